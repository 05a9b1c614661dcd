import PhraseSyntax

/// The formats that there are; a new one is a line here.
enum TestFormats {
    static let all: [any TestFormat.Type] = [HassilFormat.self, ValuesFormat.self, TranscriptFormat.self]

    static func named(_ name: String) throws(UsageError) -> any TestFormat.Type {
        for format in all where format.name == name { return format }
        let nearest = NearestName.of(name, among: all.map { $0.name }).map { "did you mean '\($0)'?" }
        throw UsageError(nearest ?? "there are " + all.map { "'\($0.name)'" }.joined(separator: ", "))
    }

    /// The suites of the format given, else of the first whose files are in the folder.
    ///
    /// - Throws: where there are none; the message says what a folder must hold.
    static func suites(
        in folder: TestFolder, format: (any TestFormat.Type)?, of subject: TestSubject
    ) throws(UsageError) -> [any TestSuite] {
        let candidates = format.map { [$0] } ?? all
        for candidate in candidates {
            let suites = candidate.suites(in: folder, of: subject)
            if !suites.isEmpty { return suites }
        }
        let bare = TestSubject(builtInApps: subject.builtInApps)
        if let refused = candidates.first(where: { !$0.suites(in: folder, of: bare).isEmpty }) {
            throw UsageError("the tests in '\(folder.path)' are of the format '\(refused.name)', which says itself what they are put to")
        }
        throw UsageError(
            "no tests are in the folder '\(folder.path)'",
            hint: candidates.map { "A folder of the format '\($0.name)' holds \($0.layout)" }.joined(separator: "\n"))
    }
}
