import Foundation
import IntentRuntime
import Synchronization
import ValueTypes

/// Holds conversations, one after another.
struct TranscriptExaminer: TestExaminer {
    enum Subject: Sendable {
        case library(PhraseLibrary)
        case builtIn(@Sendable (_ store: String?) -> BuiltInApps)
    }

    let subject: Subject

    /// The store of the sample apps is one a process: conversations with them take turns.
    private static let store = Mutex(())

    /// A dialog reads its sentences on one path.
    func takeGeneralPath() {}

    func failure(of test: TranscriptTest) -> TestFailure? {
        switch subject {
        case .library(let library): failure(of: test, library, IntentRegistry())
        case .builtIn(let apps): Self.store.withLock { _ in failure(of: test, speakingTo: apps) }
        }
    }

    /// With an empty store, in a folder that is removed again.
    private func failure(of test: TranscriptTest, speakingTo builtInApps: (String?) -> BuiltInApps) -> TestFailure? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parlance-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let apps = builtInApps(folder.path)
        let loaded = PhraseLibrary.load(apps.sources, apps: apps.apps, language: test.conversation.language?.description ?? "en")
        guard let library = loaded.library else { return trouble(test, "the sample apps have errors in their phrases") }
        var registry = IntentRegistry()
        for app in apps.apps { registry.register(app) }
        return failure(of: test, library, registry)
    }

    private func failure(of test: TranscriptTest, _ library: PhraseLibrary, _ registry: IntentRegistry) -> TestFailure? {
        let session = Session(library: library, registry: registry, options: test.conversation.sessionOptions())
        let differences = Awaited { await ConversationTranscript.differences(of: test.conversation, in: session) }.wait()
        guard let first = differences.first else { return nil }
        return TestFailure(
            id: test.id, path: test.path, line: first.line, text: first.sentence,
            aspects: differences.map { difference in
                TestFailure.Aspect(
                    name: "line \(difference.line)", expected: difference.expected.map(SlotValue.text),
                    got: difference.found.map(SlotValue.text), agrees: false, said: difference.sentence)
            }, template: first.explanation.flatMap(TestFailure.NearTemplate.init))
    }

    private func trouble(_ test: TranscriptTest, _ message: String) -> TestFailure {
        TestFailure(id: test.id, path: test.path, line: test.conversation.line, text: "", aspects: [], trouble: message)
    }
}

extension TestFailure.NearTemplate {
    /// The phrase that a sentence was read by, or the one that came nearest; `nil`: none begins like it.
    fileprivate init?(_ explanation: Explanation) {
        if let best = explanation.interpretation.best {
            self.init(text: best.phrase, place: best.place, stop: nil)
        } else if let near = explanation.nearest.first {
            self.init(text: near.phrase, place: near.place, stop: Stop(offset: near.stop, expected: near.expected))
        } else {
            return nil
        }
    }
}
