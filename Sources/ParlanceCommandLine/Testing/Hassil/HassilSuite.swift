import PhraseText
import ValueTypes

/// The tests of one language.
struct HassilSuite: TestSuite {
    let name: String
    /// `nil`: the language has templates alone. They are read all the same, and nothing is put to them.
    let testsPath: String?
    let listsPath: String
    let templatesPath: String

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
        let bytes: [UInt8]
        do {
            bytes = try ByteSource(path: templatesPath).readAll(limit: PhrasePaths.limit)
        } catch {
            throw TestInputError(error)
        }
        return try HassilExaminer(templates: SourceFile(path: templatesPath, bytes: bytes), language: name, tests: tests)
    }
}
