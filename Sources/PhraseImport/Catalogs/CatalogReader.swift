package import PhraseSyntax
package import PhraseText

/// Reads the catalogues that translate an app's shortcuts: `AppShortcuts.strings`, in any Unicode encoding, and `AppShortcuts.xcstrings`.
///
///     var reader = CatalogReader()
///     reader.read(strings: file, language: "zh_TW")     // zh_TW.lproj/AppShortcuts.strings
///     reader.phrases                                    // in the order written
///
/// Each finding has its place; the rest of a file is read all the same, unless its bytes are no text. O(bytes).
package struct CatalogReader {
    package private(set) var phrases: [CatalogPhrase] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// What `Base` is.
    private let baseLanguage: String
    /// What was found in the file that is read, by its severity.
    private var counts: [Diagnostic.Severity: Int] = [:]

    /// - Parameter baseLanguage: The language that the app is written in, a well-formed tag.
    package init(baseLanguage: String = "en") {
        self.baseLanguage = baseLanguage
    }

    /// - Parameter language: As the folder is called that the file lies in, without `.lproj`.
    package mutating func read(strings file: SourceFile, language: String) {
        counts = [:]
        let (source, entries) = entries(of: file)
        guard let tag = tag(language, at: SourcePlace(source, SourceSpan(0, 0))) else { return }
        for entry in entries { add(entry.value.text, key: entry.key.text, language: tag, at: SourcePlace(source, entry.value.span)) }
    }

    /// A table of strings that was compiled, or written as XML: a property list, whose places are those of the whole.
    package mutating func read(table: [String: PropertyValue], of source: SourceFile, language: String) {
        counts = [:]
        let place = SourcePlace(source, SourceSpan(0, 0))
        guard let tag = tag(language, at: place) else { return }
        for (key, text) in texts(of: table, at: place).sorted(by: { $0.key < $1.key }) { add(text, key: key, language: tag, at: place) }
    }

    package mutating func read(stringCatalog source: SourceFile) {
        forEachKey(of: source) { reader, name, entry, original, document in
            reader.readShortcut(document.text(of: name), at: name, entry, original: original, in: document)
        }
    }

    /// One shortcut: its key is its first phrase in the original language, where no localisation says otherwise.
    private mutating func readShortcut(_ key: String, at name: Int, _ entry: Int, original: String, in document: JSONDocument) {
        let isStale = member("extractionState", of: entry, in: document).map(document.text) == "stale"
        var hasOriginal = false
        forEachLocalization(of: entry, in: document) { reader, tag, localization in
            for value in reader.values(of: localization, in: document) {
                let isAdded = reader.add(value.text, key: key, language: tag, at: document.place(of: value.node), isStale: isStale)
                hasOriginal = hasOriginal || isAdded && tag == original
            }
        }
        // An empty key is what Xcode leaves of a text that it took for one.
        if !hasOriginal, !key.isEmpty { add(key, key: key, language: original, at: document.place(of: name), isStale: isStale) }
    }

    // MARK: Tables

    /// The language of a table in a folder of that name; `nil`, and told, where it is none.
    package mutating func language(ofFolderNamed name: String, holding source: SourceFile) -> String? {
        counts = [:]
        return tag(name, at: SourcePlace(source, SourceSpan(0, 0)))
    }

    /// A table of strings by its keys.
    package mutating func table(of file: SourceFile) -> [String: String] {
        counts = [:]
        return Dictionary(entries(of: file).entries.map { ($0.key.text, $0.value.text) }) { $1 }
    }

    /// The same of a table that was compiled, or written as XML.
    package mutating func table(_ table: [String: PropertyValue], of source: SourceFile) -> [String: String] {
        counts = [:]
        return texts(of: table, at: SourcePlace(source, SourceSpan(0, 0)))
    }

    /// What a string catalogue that is no catalogue of shortcuts says in each language, by its keys.
    package mutating func tables(of source: SourceFile) -> [(language: String, table: [String: String])] {
        var order: [String] = []
        var tables: [String: [String: String]] = [:]
        forEachKey(of: source) { reader, name, entry, _, document in
            reader.forEachLocalization(of: entry, in: document) { reader, tag, localization in
                guard let text = reader.values(of: localization, in: document).first?.text else { return }
                if tables[tag] == nil { order.append(tag) }
                tables[tag, default: [:]][document.text(of: name)] = text
            }
        }
        return order.map { ($0, tables[$0] ?? [:]) }
    }

    /// The entries of a table; of a key that is there twice the last.
    private mutating func entries(of file: SourceFile) -> (source: SourceFile, entries: [StringsEntry]) {
        let (source, error) = StringsEncoding.source(file)
        if let error {
            diagnostics.append(error.diagnostic(in: source))
            if case .invalidUTF8 = error.fault { return (source, []) }
        }
        var reader = StringsReader(source: source)
        let entries = reader.read()
        diagnostics += reader.errors.map { $0.diagnostic(in: source) }
        let last = Dictionary(entries.enumerated().map { ($0.element.key.text, $0.offset) }) { $1 }
        return (source, entries.enumerated().filter { last[$0.element.key.text] == $0.offset }.map(\.element))
    }

    private mutating func texts(of table: [String: PropertyValue], at place: SourcePlace) -> [String: String] {
        for key in table.keys.sorted() where table[key]?.string == nil { report(.noText(key: key), at: place) }
        return table.compactMapValues(\.string)
    }

    // MARK: String catalogues

    private mutating func forEachKey(
        of source: SourceFile, _ body: (inout CatalogReader, _ name: Int, _ entry: Int, _ original: String, JSONDocument) -> Void
    ) {
        counts = [:]
        let (source, error) = StringsEncoding.source(source)
        // What is no UTF-8 is told by whoever reads the JSON.
        if let error, case .brokenCharacter = error.fault { diagnostics.append(error.diagnostic(in: source)) }
        var json = JSONReader(source: source)
        let (document, errors) = json.read()
        diagnostics += errors.map { $0.diagnostic(in: source) }
        guard let document else { return }
        guard let strings = member("strings", of: 0, in: document) else {
            return report(.unexpectedMember(document.path(of: 0), expected: "an object with \"strings\""), at: document.place(of: 0))
        }
        let original = member("sourceLanguage", of: 0, in: document).map(document.text) ?? baseLanguage
        guard let originalTag = tag(original, at: document.place(of: 0)) else { return }
        forEachMember(of: strings, in: document) { reader, name, entry in
            guard document.kind(of: entry) == .object else {
                return reader.report(
                    .unexpectedMember(document.path(of: entry), expected: "an object"), at: document.place(of: entry))
            }
            body(&reader, name, entry, originalTag, document)
        }
    }

    private mutating func forEachLocalization(
        of entry: Int, in document: JSONDocument, _ body: (inout CatalogReader, _ tag: String, _ localization: Int) -> Void
    ) {
        guard let localizations = member("localizations", of: entry, in: document) else { return }
        forEachMember(of: localizations, in: document) { reader, name, localization in
            guard let tag = reader.tag(document.text(of: name), at: document.place(of: name)) else { return }
            body(&reader, tag, localization)
        }
    }

    private struct Value {
        var text: String
        /// Where it stands.
        var node: Int
    }

    /// The texts of a localisation: of a `stringSet` or a `stringUnit`; of variations by number or device, those of each; with what
    /// `substitutions` have for parts of them.
    private mutating func values(of localization: Int, in document: JSONDocument) -> [Value] {
        var values: [Value] = []
        var hasText = false
        if let set = member("stringSet", of: localization, in: document) {
            hasText = true
            values += texts(ofSet: set, in: document)
        }
        if let unit = member("stringUnit", of: localization, in: document) {
            hasText = true
            if let value = member("value", of: unit, in: document), document.isString(value) {
                values.append(Value(text: document.text(of: value), node: value))
            } else {
                report(
                    .unexpectedMember(document.path(of: unit), expected: "an object with a string \"value\""), at: document.place(of: unit))
            }
        }
        if let variations = member("variations", of: localization, in: document) {
            hasText = true
            forEachMember(of: variations, in: document) { reader, _, kind in
                reader.forEachMember(of: kind, in: document) { reader, _, form in values += reader.values(of: form, in: document) }
            }
        }
        if let substitutions = member("substitutions", of: localization, in: document) {
            forEachMember(of: substitutions, in: document) { reader, name, substitution in
                let name = document.text(of: name)
                let parts = reader.values(of: substitution, in: document).map(\.text)
                values = Self.substituting(parts, for: name, in: values)
            }
        }
        // A localisation without anything is one that nobody has translated.
        if !hasText, document.kind(of: localization) != .object || !isEmpty(localization, in: document) {
            let expected = "an object with \"stringSet\", \"stringUnit\" or \"variations\""
            report(.unexpectedMember(document.path(of: localization), expected: expected), at: document.place(of: localization))
        }
        // One text for two devices is one phrase.
        var known: Set<String> = []
        return values.filter { known.insert($0.text).inserted }
    }

    private mutating func texts(ofSet set: Int, in document: JSONDocument) -> [Value] {
        guard let list = member("values", of: set, in: document), document.kind(of: list) == .array else {
            report(.unexpectedMember(document.path(of: set), expected: "an object with an array \"values\""), at: document.place(of: set))
            return []
        }
        var values: [Int] = []
        document.forEachElement(of: list) { values.append($0) }
        for value in values where !document.isString(value) {
            report(.unexpectedMember(document.path(of: value), expected: "a string"), at: document.place(of: value))
        }
        return values.filter(document.isString).map { Value(text: document.text(of: $0), node: $0) }
    }

    /// So many texts of one localisation are made of parts.
    private static let substitutedTexts = 1_000

    /// `%#@cups@` stands for each of the parts, and `%arg` in one of them for the value.
    private static func substituting(_ parts: [String], for name: String, in values: [Value]) -> [Value] {
        let mark = "%#@\(name)@"
        guard !parts.isEmpty, values.contains(where: { $0.text.contains(mark) }) else { return values }
        let substituted = values.flatMap { value -> [Value] in
            guard value.text.contains(mark) else { return [value] }
            return parts.map { part in
                Value(text: value.text.replacing(mark, with: part.replacing("%arg", with: "${\(name)}")), node: value.node)
            }
        }
        return Array(substituted.prefix(substitutedTexts))
    }

    // MARK: Parts

    /// Whether a phrase was there to add.
    @discardableResult
    private mutating func add(_ text: String, key: String, language: String, at place: SourcePlace, isStale: Bool = false) -> Bool {
        guard !text.utf8.contains(0) else {
            report(.nul, at: place)
            return false
        }
        let (pieces, isWhole) = CatalogPhrase.piecesAndFaults(of: text)
        if !isWhole { report(.brokenPlaceholder, at: place) }
        guard pieces.contains(where: \.saysSomething) else {
            report(.emptyPhrase, at: place)
            return false
        }
        let (separate, touching) = pieces.countingPlaceholders().separatingFreeTexts { $0 != CatalogPhrase.applicationName }
        if let touching { report(.touchingPlaceholders(touching), at: place) }
        phrases.append(CatalogPhrase(key: key, language: language, pieces: separate, place: place, isStale: isStale))
        return true
    }

    private mutating func tag(_ name: String, at place: SourcePlace) -> String? {
        if let tag = FolderLanguage.tag(ofName: name, base: baseLanguage) { return tag }
        report(.invalidLanguage(name), at: place)
        return nil
    }

    private mutating func report(_ fault: CatalogFault, at place: SourcePlace) {
        let count = counts[fault.severity, default: 0]
        counts[fault.severity] = count + 1
        guard count <= JSONLimits.reportedFindings else { return }
        var diagnostic = fault.diagnostic(at: place)
        if count == JSONLimits.reportedFindings {
            diagnostic = CatalogFault.moreFindings.diagnostic(at: place)
            diagnostic.severity = fault.severity
        }
        diagnostics.append(diagnostic)
    }

    private func member(_ name: String, of object: Int, in document: JSONDocument) -> Int? {
        guard document.kind(of: object) == .object else { return nil }
        var found: Int?
        document.forEachMember(of: object) { if document.text(of: $0) == name { found = $1 } }
        return found
    }

    private func isEmpty(_ object: Int, in document: JSONDocument) -> Bool {
        var isEmpty = true
        document.forEachMember(of: object) { _, _ in isEmpty = false }
        return isEmpty
    }

    private mutating func forEachMember(
        of object: Int, in document: JSONDocument, _ body: (inout CatalogReader, _ name: Int, _ value: Int) -> Void
    ) {
        guard document.kind(of: object) == .object else {
            return report(.unexpectedMember(document.path(of: object), expected: "an object"), at: document.place(of: object))
        }
        var members: [(name: Int, value: Int)] = []
        document.forEachMember(of: object) { members.append(($0, $1)) }
        for (name, value) in members { body(&self, name, value) }
    }
}

extension CatalogPhrase.Piece {
    fileprivate var saysSomething: Bool {
        switch self {
        case .text(let text): text.contains { !$0.isWhitespace }
        case .placeholder: true
        }
    }
}
