import ValueTypes

/// Home Assistant's templates with the tests of its intents, as JSON.
enum HassilFormat: TestFormat {
    static let name = "hassil"
    static let layout = """
        for a language L (en, pt-BR), templates as the Python package
            hassil reads them (L.templates.json), tests (L.tests.jsonl: an object a line with "id", "text", "intent", "combo",
            "slots", "context", "lists") and the values of lists that they are run with (L.lists.json).
            A test passes when the best reading has its intent (null: nothing matches), its combo, exactly its slots, and values
            that agree: equal, or of a list of values one, or all of several.
        """

    private static let testsEnding = ".tests.jsonl"
    private static let templatesEnding = ".templates.json"
    private static let listsEnding = ".lists.json"

    static func suites(in folder: TestFolder, of subject: TestSubject) -> [any TestSuite] {
        // Sentences are read with the grammars that are built in.
        guard subject.grammars == nil else { return [] }
        let phrases = subject.phrases
        let tested = folder.stems(ending: testsEnding)
        let untested = phrases != nil ? [] : folder.stems(ending: templatesEnding).filter { !tested.contains($0) }
        let names = (tested + untested).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return names.map { name in
            HassilSuite(
                name: name, testsPath: tested.contains(name) ? folder.path(of: name + testsEnding) : nil,
                listsPath: folder.path(of: name + listsEnding), templatesPath: folder.path(of: name + templatesEnding), phrases: phrases)
        }
    }
}
