import PhraseSyntax
import PhraseText

/// Makes the tree of one file out of what was read, with the names that its language gives.
struct TreeMaker {
    let language: HassilLanguage
    let number: Int
    let file: HassilFile
    let source: SourceFile
    var errors = HassilFaults<SourcePlace>()
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
            tag: Spanned(LanguageTagForm.canonical(file.language.value), file.language.span), spacingFree: file.isSpacingFree,
            comments: comments(file.remarks), span: file.language.span)
        tree.declarations = skips()
        for (index, intent) in file.intents.enumerated() { tree.declarations.append(.intent(make(intent, number: index))) }
        tree.declarations += boundLists()
        for list in file.declarations.lists.compactMap({ counting($0, in: 0) }) { add(list, to: &tree.declarations) }
        tree.declarations += inlineRanges()
        for rule in file.declarations.rules {
            if let made = make(rule, in: 0) { tree.declarations.append(.rule(made)) }
        }
        tree.trailingComments = comments(file.closingRemarks)
        return tree
    }

    mutating func report(_ fault: HassilFault, _ span: SourceSpan) {
        errors.append(fault, at: SourcePlace(source, span))
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
            let text = word.value
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
    private static let bytesOfComment = 8_192

    func comments(_ remarks: [HassilRemark]) -> [Comment] {
        remarks.flatMap { remark in
            TextLines.lines(of: remark.text).flatMap { line in
                Self.pieces(of: line).map { Comment(text: $0.isEmpty ? "" : " " + $0, span: remark.span) }
            }
        }
    }

    /// A line as comments hold it: what would upset a terminal escaped, no white space at its end, and cut where it is too long for one.
    private static func pieces(of line: String) -> [String] {
        var text = VisibleText.escaped(line)
        while text.utf8.last == 0x20 { text.removeLast() }
        guard text.utf8.count > bytesOfComment else { return [text] }
        var pieces: [String] = []
        var piece = ""
        for scalar in text.unicodeScalars {
            piece.unicodeScalars.append(scalar)
            if piece.utf8.count >= bytesOfComment, scalar != " " {
                pieces.append(piece)
                piece = ""
            }
        }
        return pieces + (piece.isEmpty ? [] : [piece])
    }

    /// A list with all that is known about it; `nil` where another declaration counts, since two files may say the same.
    func counting(_ list: HassilList, in scope: Int) -> HassilList? {
        guard let known = language.scopes[scope].lists[list.name.value] else { return nil }
        let counts = language.lists[known].file == number && language.lists[known].declaration.node == list.node
        return counts ? language.lists[known].declaration : nil
    }
}
