import Foundation
import Parlance
import PhraseTesting
import Testing

@testable import SampleApps

/// Tests of what the apps keep: the folder is that of the whole process, so they run one after another.
@Suite(.serialized) enum StoredTests {}

extension StoredTests {
    /// Whole conversations with the sample apps, in data files (`ConversationTranscript` says how they are written), each with empty stores.
    /// `parlance test --format transcript` holds them too.
    @Suite struct ConversationTests {
        static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Conversations")

        static let files: [String] =
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".transcript") }.sorted()

        /// All apps, with what they keep in a folder; it becomes that of the process.
        private func apps(storedIn folder: String) throws -> PhraseTester {
            let samples = SampleSet(store: folder)
            return try PhraseTester(samples.phraseFiles.map { .text("\($0.text)", name: $0.path) }, apps: samples.apps)
        }

        @Test func `there is one for each app and language, and one with all five apps`() {
            let expected = [
                "counter.en", "counter.ru", "expenses.en", "expenses.fr", "five", "font.en", "font.ko", "library.en", "library.ko",
                "shopping.ja",
            ]
            #expect(Set(expected.map { "\($0).transcript" }).subtracting(Self.files) == [])
        }

        @Test(arguments: files)
        func `goes as it is written`(file: String) async throws {
            let place = try TemporaryFolder()
            let apps = try apps(storedIn: place.path("first"))
            var stores = 0
            await apps.expect(transcript: Self.folder.appending(path: file).path) {
                stores += 1
                StoreFolder.choose(StoreFolder(path: place.path("\(stores)")))
            }
            #expect(stores > 0)
        }

        @Test func `the phrases load without a warning`() throws {
            let place = try TemporaryFolder()
            #expect(try apps(storedIn: place.path("data")).library.warnings.map(\.description) == [])
        }
    }
}
