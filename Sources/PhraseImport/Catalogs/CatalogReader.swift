package import PhraseSyntax
package import PhraseText

/// Reads the catalogues that translate an app's shortcuts: `AppShortcuts.strings`, in UTF-8 or UTF-16, and `AppShortcuts.xcstrings`.
///
///     var reader = CatalogReader()
///     reader.read(strings: file, language: "zh_TW")     // zh_TW.lproj/AppShortcuts.strings
///     reader.phrases                                    // in the order written
///
/// Each finding has its place; the rest of a file is read all the same. O(bytes).
package struct CatalogReader {
    package private(set) var phrases: [CatalogPhrase] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// What was found in the file that is read, by its severity.
    private var counts: [Diagnostic.Severity: Int] = [:]

    package init() {}

    /// - Parameter language: As the folder is called that the file lies in, without `.lproj`.
    package mutating func read(strings file: SourceFile, language: String) {
        counts = [:]
        let (source, error) = StringsEncoding.source(file)
        if let error {
            diagnostics.append(error.diagnostic(in: source))
            guard case .brokenUTF16 = error.fault else { return }
        }
        guard let tag = tag(language, at: SourcePlace(source, SourceSpan(0, 0))) else { return }
        var reader = StringsReader(source: source)
        let entries = reader.read()
        diagnostics += reader.errors.map { $0.diagnostic(in: source) }
        // Of a key that is there twice the last value counts.
        let last = Dictionary(entries.enumerated().map { ($0.element.key.text, $0.offset) }) { $1 }
        for (index, entry) in entries.enumerated() where last[entry.key.text] == index {
            add(entry.value.text, key: entry.key.text, language: tag, at: SourcePlace(source, entry.value.span))
        }
    }

    /// A table of strings that was compiled, or written as XML: a property list, whose places are those of the whole.
    package mutating func read(table: [String: String], of source: SourceFile, language: String) {
        counts = [:]
        let place = SourcePlace(source, SourceSpan(0, 0))
        guard let tag = tag(language, at: place) else { return }
        for (key, text) in table.sorted(by: { $0.key < $1.key }) { add(text, key: key, language: tag, at: place) }
    }

    package mutating func read(stringCatalog source: SourceFile) {
        counts = [:]
        var json = JSONReader(source: source)
        let (document, errors) = json.read()
        diagnostics += errors.map { $0.diagnostic(in: source) }
        guard let document else { return }
        guard let strings = member("strings", of: 0, in: document) else {
            return report(.unexpectedMember(document.path(of: 0), expected: "an object with \"strings\""), at: document.place(of: 0))
        }
        let original = member("sourceLanguage", of: 0, in: document).map(document.text) ?? "en"
        guard let originalTag = tag(original, at: document.place(of: 0)) else { return }
        forEachMember(of: strings, in: document) { reader, name, entry in
            reader.readShortcut(document.text(of: name), at: name, entry, original: originalTag, in: document)
        }
    }

    /// One shortcut: its key is its first phrase in the original language, where no localisation says otherwise.
    private mutating func readShortcut(_ key: String, at name: Int, _ entry: Int, original: String, in document: JSONDocument) {
        guard document.kind(of: entry) == .object else {
            return report(.unexpectedMember(document.path(of: entry), expected: "an object"), at: document.place(of: entry))
        }
        var hasOriginal = false
        if let localizations = member("localizations", of: entry, in: document) {
            forEachMember(of: localizations, in: document) { reader, name, localization in
                guard let tag = reader.tag(document.text(of: name), at: document.place(of: name)) else { return }
                for value in reader.values(of: localization, in: document) {
                    let isAdded = reader.add(document.text(of: value), key: key, language: tag, at: document.place(of: value))
                    hasOriginal = hasOriginal || isAdded && tag == original
                }
            }
        }
        // An empty key is what Xcode leaves of a text that it took for one.
        if !hasOriginal, !key.isEmpty { add(key, key: key, language: original, at: document.place(of: name)) }
    }

    /// The texts of a localisation: of a `stringSet` or a `stringUnit`; of variations by number or device, those of each.
    private mutating func values(of localization: Int, in document: JSONDocument) -> [Int] {
        if let set = member("stringSet", of: localization, in: document) {
            var values: [Int] = []
            guard let list = member("values", of: set, in: document), document.kind(of: list) == .array else {
                report(
                    .unexpectedMember(document.path(of: set), expected: "an object with an array \"values\""), at: document.place(of: set))
                return []
            }
            document.forEachElement(of: list) { values.append($0) }
            for value in values where !document.isString(value) {
                report(.unexpectedMember(document.path(of: value), expected: "a string"), at: document.place(of: value))
            }
            return values.filter(document.isString)
        }
        if let unit = member("stringUnit", of: localization, in: document) {
            if let value = member("value", of: unit, in: document), document.isString(value) { return [value] }
            report(.unexpectedMember(document.path(of: unit), expected: "an object with a string \"value\""), at: document.place(of: unit))
            return []
        }
        if let variations = member("variations", of: localization, in: document) {
            var values: [Int] = []
            forEachMember(of: variations, in: document) { reader, _, kind in
                reader.forEachMember(of: kind, in: document) { reader, _, form in values += reader.values(of: form, in: document) }
            }
            return values
        }
        let expected = "an object with \"stringSet\", \"stringUnit\" or \"variations\""
        report(.unexpectedMember(document.path(of: localization), expected: expected), at: document.place(of: localization))
        return []
    }

    /// A table of strings by its keys, and what is wrong with it.
    package static func table(of file: SourceFile) -> (table: [String: String], diagnostics: [Diagnostic]) {
        let (source, error) = StringsEncoding.source(file)
        if let error { return ([:], [error.diagnostic(in: source)]) }
        var reader = StringsReader(source: source)
        let entries = reader.read()
        return (
            Dictionary(entries.map { ($0.key.text, $0.value.text) }) { $1 }, reader.errors.map { $0.diagnostic(in: source) }
        )
    }

    // MARK: Parts

    /// Whether a phrase was there to add.
    @discardableResult
    private mutating func add(_ text: String, key: String, language: String, at place: SourcePlace) -> Bool {
        let fault: CatalogFault
        if text.utf8.contains(0) {
            fault = .nul
        } else if let pieces = CatalogPhrase.pieces(of: text) {
            if pieces.contains(where: \.saysSomething) {
                phrases.append(CatalogPhrase(key: key, language: language, pieces: pieces, place: place))
                return true
            }
            fault = .emptyPhrase
        } else {
            fault = .brokenPlaceholder
        }
        report(fault, at: place)
        return false
    }

    private mutating func tag(_ name: String, at place: SourcePlace) -> String? {
        if let tag = Self.tag(ofFolderNamed: name) { return tag }
        report(.invalidLanguage(name), at: place)
        return nil
    }

    /// The tag that a folder or a member is called by: `zh_TW` is `zh-TW`, and `Base` is what the app is written in, mostly English; `nil`
    /// for what is none.
    package static func tag(ofFolderNamed name: String) -> String? {
        let tag = name == "Base" ? "en" : LanguageTagForm.canonical(name.replacing("_", with: "-"))
        return LanguageTagForm.isWellFormed(tag) ? tag : nil
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
