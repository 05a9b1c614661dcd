import ValueTypes

/// A way in which tests lie in a folder: what `parlance test --format NAME` runs.
protocol TestFormat: Sendable {
    static var name: String { get }
    /// What a folder holds, for the help and for a folder that holds something else.
    static var layout: String { get }

    /// The suites whose files are in the folder, in the order in which they are to be reported. Reads files only to tell suites apart: what is
    /// wrong with one is told by its suite.
    ///
    /// - Parameter subject: what the tests are put to in place of what the folder holds or the program has.
    static func suites(in folder: TestFolder, of subject: TestSubject) -> [any TestSuite]
}

/// Tests that are counted together and reported in one line: those of a language, say.
///
/// Its two halves are asked for on one thread and reported in one go, so that all errors of all files come in one run.
protocol TestSuite: Sendable {
    associatedtype Test: TestCase
    associatedtype Examiner: TestExaminer<Test>

    /// What the line of the suite begins with: `en`.
    var name: String { get }
    /// What `--language` chooses by; `nil` where the tests have no one language.
    var language: LanguageTag? { get }

    /// The tests, in the order of their file.
    func tests() throws(TestInputError) -> [Test]

    /// What the tests are put to: the phrases, compiled.
    ///
    /// - Parameter tests: those that will be put; none where they could not be read.
    func examiner(of tests: [Test]) throws(TestInputError) -> Examiner
}

/// One test: something said, and what is to come of it.
protocol TestCase: Sendable {
    /// Unlike that of any other test of its suite; `--only` chooses by how it begins.
    var id: String { get }
    /// What lists of known failures name the test by, where its identifier would not do: it stays when other tests come or go.
    var fingerprint: String? { get }
}

extension TestCase {
    var fingerprint: String? { nil }
}

/// Puts tests to the matcher. Lives on one thread and may block it.
protocol TestExaminer<Test> {
    associatedtype Test: TestCase

    /// Reads from now on on the general path of the matcher.
    mutating func takeGeneralPath()

    /// `nil`: the test passed.
    mutating func failure(of test: Test) -> TestFailure?
}
