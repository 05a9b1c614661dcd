import PhraseSyntax
import PhraseText

/// Makes the tree of one file out of what was read, with the names that its language gives.
struct TreeMaker {
    let language: HassilLanguage
    let number: Int
    let file: HassilFile
    let source: SourceFile
    var errors: [(fault: HassilFault, place: SourcePlace)] = []
    let nowhere = SourceSpan(0, 0)

    init(_ language: HassilLanguage, file number: Int) {
        self.language = language
        self.number = number
        file = language.files[number].content
        source = language.files[number].source
    }

    mutating func make() -> PhraseFile {
        var tree = PhraseFile(source: source)
        tree.language = LanguageClause(
            tag: file.language, spacingFree: file.isSpacingFree, comments: comments(file.remarks), span: file.language.span)
        tree.declarations = skips()
        for (index, intent) in file.intents.enumerated() { tree.declarations.append(.intent(make(intent, number: index))) }
        tree.declarations += boundLists()
        for list in file.declarations.lists where isFirst(list, in: 0) { add(list, to: &tree.declarations) }
        tree.declarations += inlineRanges()
        for rule in file.declarations.rules {
            if let made = make(rule, in: 0) { tree.declarations.append(.rule(made)) }
        }
        tree.trailingComments = comments(file.closingRemarks)
        return tree
    }

    mutating func report(_ fault: HassilFault, _ span: SourceSpan) {
        errors.append((fault, SourcePlace(source, span)))
    }

    // MARK: Small declarations

    /// As many words as fit a line that people like to read.
    private static let columnsOfSkip = 100

    private func skips() -> [Declaration] {
        var skips: [Declaration] = []
        var texts: [Spanned<String>] = []
        var columns = 0
        func flush() {
            guard let first = texts.first, let last = texts.last else { return }
            skips.append(.skip(SkipDeclaration(texts: texts, span: first.span.union(last.span))))
            texts = []
            columns = 0
        }
        for word in file.skipWords {
            let text = word.value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if columns + text.count > Self.columnsOfSkip { flush() }
            texts.append(Spanned(text, word.span))
            columns += text.count + 3
        }
        flush()
        return skips
    }

    /// Lists that are given when matching, in the first file of the language.
    private func boundLists() -> [Declaration] {
        guard number == 0 else { return [] }
        return language.boundLists.texts.map { name in
            .list(
                ListDeclaration(
                    name: Spanned(language.names.lists[name] ?? name, nowhere), isPreferred: name == HassilImporter.preferredList,
                    source: .bound, values: [], span: nowhere))
        }
    }

    private func inlineRanges() -> [Declaration] {
        guard number == 0 else { return [] }
        return language.inlineRanges.enumerated().map { index, range in
            .range(
                RangeDeclaration(
                    name: Spanned(language.names.inlineRanges[index], nowhere), lower: Self.number(range.lower),
                    upper: Self.number(range.upper), step: range.step.flatMap { $0 == "1" ? nil : Self.number($0) }, span: nowhere))
        }
    }

    private static func number(_ digits: String) -> Spanned<NumberLiteral> {
        let value = Double(digits) ?? 0
        return Spanned(NumberLiteral(text: digits, value: value), SourceSpan(0, 0))
    }

    // MARK: Comments

    /// The longest comment that is written on one line, in bytes.
    private static let bytesOfComment = 16_384

    func comments(_ remarks: [HassilRemark]) -> [Comment] {
        remarks.flatMap { remark in
            remark.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line -> [Comment] in
                var pieces: [Comment] = []
                var rest = Substring(VisibleText.escaped(line.map { $0 == "\t" ? " " : String($0) }.joined()))
                repeat {
                    var piece = rest.prefix(Self.bytesOfComment / 4)
                    rest = rest.dropFirst(piece.count)
                    while piece.last == " " { piece.removeLast() }
                    pieces.append(Comment(text: piece.isEmpty ? "" : " " + piece, span: remark.span))
                } while !rest.isEmpty
                return pieces
            }
        }
    }

    /// Whether a declaration is the one that counts: two files may say the same.
    func isFirst(_ list: HassilList, in scope: Int) -> Bool {
        guard let known = language.scopes[scope].lists[list.name.value] else { return false }
        return language.lists[known].file == number && language.lists[known].declaration.node == list.node
    }
}
