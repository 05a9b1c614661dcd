package import PhraseSyntax
package import PhraseText

/// Reads hassil's sentence templates (`L.templates.json`, or Home Assistant's `custom_sentences` as JSON) into the tree of phrase files.
///
///     let (files, diagnostics) = HassilImporter().read([SourceFile(path: "en.json", bytes: bytes)])
///
/// The places in a tree point into a source of its own, whose lines are the texts of the JSON and are called by their paths
/// (`intents.HassTurnOn.data[3].sentences[1]`). O(bytes), but for templates that hassil would read in another way in many places.
package struct HassilImporter {
    /// The list whose values make a reading better than one with a value of another list.
    package static let preferredList = "name"
    /// The lists that Home Assistant gives when it matches.
    package static let homeAssistantLists: Set<String> = ["name", "area", "floor"]

    private let boundLists: Set<String>

    /// - Parameter boundLists: names of lists that are given when matching, where no file declares them.
    package init(boundLists: Set<String> = HassilImporter.homeAssistantLists) {
        self.boundLists = boundLists
    }

    /// One tree a source, in order; of a source that is no JSON, none. Rules and lists of all sources of one language are seen together.
    package func read(_ sources: [SourceFile]) -> (files: [PhraseFile], diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var readings: [HassilLanguage.File] = []
        for source in sources {
            var reader = JSONReader(source: source)
            let (document, errors) = reader.read()
            diagnostics += errors.map { $0.diagnostic(in: source) }
            guard let document else { continue }
            var hassil = HassilReader(document)
            hassil.read()
            let texts = hassil.texts.makeSource()
            for error in hassil.errors { diagnostics.append(error.diagnostic(document, texts)) }
            readings.append(HassilLanguage.File(content: hassil.file, source: texts))
        }
        var files = [PhraseFile?](repeating: nil, count: readings.count)
        var languages: [(tag: String, indices: [Int])] = []
        for (index, reading) in readings.enumerated() {
            let tag = LanguageTagForm.canonical(reading.content.language.value)
            if let known = languages.firstIndex(where: { $0.tag == tag }) {
                languages[known].indices.append(index)
            } else {
                languages.append((tag, [index]))
            }
        }
        var parts = languages.map { HassilLanguage($0.indices.map { readings[$0] }, boundNames: boundLists) }
        readings = []
        let mixed = parts.reduce([:]) { (all: [String: Set<String>]?, part) in
            guard let all, let own = part.mixedSlots() else { return nil }
            return all.merging(own) { $0.union($1) }
        }
        for index in parts.indices {
            parts[index].writeInFull(mixed)
            diagnostics += parts[index].errors.map { $0.fault.diagnostic(at: $0.place) }
            for (number, file) in languages[index].indices.enumerated() {
                var maker = TreeMaker(parts[index], file: number)
                files[file] = maker.make()
                diagnostics += maker.errors.map { $0.fault.diagnostic(at: $0.place) }
            }
        }
        return (files.compactMap { $0 }, limited(diagnostics))
    }

    private func limited(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.count > HassilLimits.reportedFindings else { return diagnostics }
        let shown = diagnostics.prefix(HassilLimits.reportedFindings)
        let rest = HassilFault.moreFindings(count: diagnostics.count - shown.count)
        return shown + [rest.diagnostic(at: diagnostics[shown.count].place)]
    }
}

extension HassilError {
    func diagnostic(_ document: JSONDocument, _ texts: SourceFile) -> Diagnostic {
        switch place {
        case .node(let node): fault.diagnostic(at: document.place(of: node))
        case .text(let span): fault.diagnostic(at: SourcePlace(texts, span))
        }
    }
}
