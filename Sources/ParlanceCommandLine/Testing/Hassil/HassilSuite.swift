import IntentRuntime
import PhraseImport
import PhraseSyntax
import PhraseText
import ValueTypes

/// The tests of one language.
struct HassilSuite: TestSuite {
    let name: String
    /// `nil`: the language has templates alone. They are read all the same, and nothing is put to them.
    let testsPath: String?
    let listsPath: String
    let templatesPath: String
    /// What the tests are put to in place of the templates.
    let phrases: TestPhrases?

    var language: LanguageTag? { LanguageTag(name) }

    func tests() throws(TestInputError) -> [HassilTest] {
        guard let testsPath else { return [] }
        var error = TestInputError(problems: [])
        var lists: HassilLists?
        do {
            lists = try HassilLists(path: listsPath)
        } catch let failure {
            error += failure
        }
        let file = HassilTestFile(path: testsPath, lists: lists)
        error.problems += file.problems
        guard error.problems.isEmpty else { throw error }
        return file.tests
    }

    func examiner(of tests: [HassilTest]) throws(TestInputError) -> HassilExaminer {
        if let language, let library = phrases?.library(of: language) { return try HassilExaminer(library, tests: tests) }
        let (files, diagnostics) = try phraseFiles()
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw TestInputError(diagnostics: diagnostics) }
        let loaded = PhraseLibrary.load(files: files, language: name)
        guard let library = loaded.library else { throw TestInputError(diagnostics: loaded.diagnostics) }
        return try HassilExaminer(library, tests: tests)
    }

    private func phraseFiles() throws(TestInputError) -> (files: [PhraseFile], diagnostics: [Diagnostic]) {
        guard let phrases else {
            do {
                let bytes = try ByteSource(path: templatesPath).readAll(limit: PhrasePaths.limit)
                return HassilImporter(boundLists: Set(HassilLists.names)).read([SourceFile(path: templatesPath, bytes: bytes)])
            } catch {
                throw TestInputError(error)
            }
        }
        guard let language, let files = phrases.files(of: language) else {
            throw TestInputError(problems: [TestInputError.Problem(path: name, message: "no phrase file given is of this language")])
        }
        return files
    }
}
