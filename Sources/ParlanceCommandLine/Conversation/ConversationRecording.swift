import Foundation
import IntentRuntime

/// A conversation that is written down while it is held, so that `parlance test --format transcript` holds it again.
///
/// The file is the user's alone (mode 0600) and new: one that is there, and a link, are refused. Each turn is written whole.
struct ConversationRecording: Sendable {
    let path: String
    private let sink: ByteSink

    /// - Parameters:
    ///   - phrases: What the phrases were loaded from; empty: the sample apps.
    ///   - conversation: What it is held with.
    init(path: String, phrases: [String], conversation: ConversationTranscript.Conversation) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            guard errno == EEXIST else { throw ByteSource.Failure(path: path, code: errno) }
            throw UsageError("'--record \(path)': this file is there already, and a recording is a new one")
        }
        self.path = path
        sink = ByteSink(descriptor: descriptor)
        let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
        let lines = phrases.map { ConversationTranscript.line(phrases: Self.path($0, from: folder)) }
        try write(lines.joined() + conversation.settingsText)
    }

    /// Writes what was said, and what came of it.
    func append(_ sentence: String, _ events: [SessionEvent]) throws(ByteSource.Failure) {
        guard !events.isEmpty else { return }
        try write(ConversationTranscript.text(saying: sentence, events))
    }

    private func write(_ text: String) throws(ByteSource.Failure) {
        do throws(ByteSink.Failure) {
            try sink.write(text)
        } catch .failed(let code) {
            throw ByteSource.Failure(path: path, code: code)
        } catch {
            throw ByteSource.Failure(path: path, code: EPIPE)
        }
    }

    /// A path as it leads on from a folder; whole where it leads elsewhere.
    private static func path(_ path: String, from folder: String) -> String {
        let whole = URL(fileURLWithPath: path).standardizedFileURL.path
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : whole
    }
}

/// Where the sample apps keep their data while a conversation is recorded: what they kept before is unknown to whoever holds it again.
struct RecordingStore: Sendable {
    let path: String
    private let isTemporary: Bool

    /// - Parameter given: an empty folder, or none yet; `nil`: a temporary one.
    init(_ given: String?) throws(UsageError) {
        guard let given else {
            path = FileManager.default.temporaryDirectory.appending(path: "parlance-\(UUID().uuidString)").path
            isTemporary = true
            return
        }
        let found = try? FileManager.default.contentsOfDirectory(atPath: given)
        guard found?.isEmpty ?? !FileManager.default.fileExists(atPath: given) else {
            throw UsageError("'--store \(given)': a recording begins with an empty store, and this one holds something")
        }
        path = given
        isTemporary = false
    }

    func remove() {
        if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    }
}
