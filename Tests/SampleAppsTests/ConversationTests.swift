import Foundation
import Parlance
import Testing

@testable import SampleApps

/// Tests of what the apps keep: the folder is that of the whole process, so they run one after another.
@Suite(.serialized) enum StoredTests {}

extension StoredTests {
    /// Whole conversations with the sample apps, in data files: `> ` is said, what follows are the events of the turn, in order.
    ///
    ///     > Increment the count in Counter
    ///     performed Counter.IncrementCount(amount: 1) "The count is now 1."
    ///
    /// A remark is `say` alone, unless its words are written. Today is Monday, 30 November 2026.
    @Suite struct ConversationTests {
        static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Conversations")

        static let files: [String] =
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".transcript") }.sorted()

        @Test func `there is one for each app and language, and one with all five apps`() {
            let expected = [
                "counter.en", "counter.ru", "expenses.en", "expenses.fr", "five", "font.en", "font.ko", "library.en", "library.ko",
                "shopping.ja",
            ]
            #expect(Self.files == expected.map { "\($0).transcript" })
        }

        @Test(arguments: files)
        func `goes as it is written`(file: String) async throws {
            let place = try TemporaryFolder()
            let session = try SampleSession(store: place.path("data"))
            var pending: [String] = []
            let lines = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
                if line.hasPrefix("> ") {
                    #expect(pending == [], "\(file):\(index + 1): the turn before gave more than is written")
                    pending = await session.send(String(line.dropFirst(2)))
                } else {
                    let event = pending.isEmpty ? nil : pending.removeFirst()
                    let isAsWritten = event == line || line == "say" && event?.hasPrefix("say ") ?? false
                    #expect(isAsWritten, "\(file):\(index + 1): \(event ?? "nothing") in place of \(line)")
                }
            }
            #expect(pending == [], "\(file): the last turn gave more than is written")
        }

        @Test func `the phrases load without a warning`() throws {
            let place = try TemporaryFolder()
            let session = try SampleSession(store: place.path("data"))
            #expect(session.session.library.warnings.map(\.description) == [])
        }
    }
}
