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
        var findings = HassilFindings()
        var languages = languages(of: readModels(sources, &findings))
        // An intent has the same parameters in all its languages, so that how one must be written in one is how it is written in all.
        let mixed = languages.reduce([:]) { (all: [String: Set<String>]?, language) in
            guard let all, let own = language.names.mixedSlots() else { return nil }
            return all.merging(own) { $0.union($1) }
        }
        var files: [(number: Int, tree: PhraseFile)] = []
        for index in languages.indices {
            languages[index].names.writeInFull(mixed)
            findings.append(languages[index].names.errors)
            for (position, number) in languages[index].numbers.enumerated() {
                var maker = TreeMaker(languages[index].names, file: position)
                files.append((number, maker.make()))
                findings.append(maker.errors)
            }
        }
        return (files.sorted { $0.number < $1.number }.map(\.tree), findings.sorted())
    }

    private struct Model {
        var number: Int
        var file: HassilLanguage.File
    }

    private func readModels(_ sources: [SourceFile], _ findings: inout HassilFindings) -> [Model] {
        var models: [Model] = []
        for (number, source) in sources.enumerated() {
            findings.add(source, number: number)
            var reader = JSONReader(source: source)
            let (document, errors) = reader.read()
            for error in errors { findings.append(error.diagnostic(in: source)) }
            guard let document else { continue }
            var hassil = HassilReader(document)
            hassil.read()
            let texts = hassil.texts.makeSource()
            findings.add(hassil.texts, as: texts, number: number)
            for (fault, place) in hassil.errors.kept { findings.append(fault.diagnostic(at: place, document, texts)) }
            findings.excess += hassil.errors.excess
            models.append(Model(number: number, file: HassilLanguage.File(content: hassil.file, source: texts)))
        }
        return models
    }

    /// In the order in which they first appear, with the numbers of their sources.
    private func languages(of models: [Model]) -> [(names: HassilLanguage, numbers: [Int])] {
        var order: [String] = []
        var models = Dictionary(grouping: models) { model in
            let tag = LanguageTagForm.canonical(model.file.content.language.value)
            if !order.contains(tag) { order.append(tag) }
            return tag
        }
        return order.compactMap { tag in
            models.removeValue(forKey: tag).map { models in
                (HassilLanguage(models.map(\.file), boundNames: boundLists), models.map(\.number))
            }
        }
    }
}

extension HassilFault {
    fileprivate func diagnostic(at place: HassilPlace, _ document: JSONDocument, _ texts: SourceFile) -> Diagnostic {
        switch place {
        case .node(let node):
            var diagnostic = diagnostic(at: document.place(of: node))
            if node != 0 { diagnostic.message = "\(VisibleText.escaped(document.path(of: node))): \(diagnostic.message)" }
            return diagnostic
        case .text(let span): return diagnostic(at: SourcePlace(texts, span))
        }
    }
}
