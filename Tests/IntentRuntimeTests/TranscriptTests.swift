import Foundation
import IntentRuntime
import Testing
import ValueTypes

/// Whole conversations, in data files: `> ` is said, what follows are the events of the turn, in order.
///
///     phrases orders.phrases
///
///     # why
///     > order tea
///     ask size 1
///     > big
///     performed Order(item: tea, size: large) "1 tea is on the way."
///
/// `---` begins a new session. A remark is `say` alone: its wording is free. Today is Monday, 30 November 2026.
@Suite("A conversation")
struct TranscriptTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Transcripts")

    static let files: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".transcript") }.sorted()

    @Test("goes as it is written", arguments: files)
    func transcript(file: String) async throws {
        let lines = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8).components(separatedBy: "\n")
        let header = try #require(lines.first { $0.hasPrefix("phrases ") })
        let name = header.dropFirst("phrases ".count)
        let phrases = try String(contentsOf: Self.folder.appendingPathComponent(String(name)), encoding: .utf8)
        var language = "en"
        var session = try Self.session(phrases, language: language)
        var pending: [String] = []
        var turns = 0
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") && line != header {
            switch line {
            case "---":
                #expect(pending == [], "\(file):\(index + 1): events left before a new session")
                pending = []
                session = try Self.session(phrases, language: language)
            case _ where line.hasPrefix("language "):
                language = String(line.dropFirst("language ".count))
                session = try Self.session(phrases, language: language)
            case _ where line.hasPrefix("> "):
                #expect(pending == [], "\(file):\(index + 1): the turn before gave more than is written")
                pending = await session.send(String(line.dropFirst(2))).map(Self.notation)
                turns += 1
            default:
                #expect(pending.first == line, "\(file):\(index + 1): of \(pending)")
                if !pending.isEmpty { pending.removeFirst() }
            }
        }
        #expect(pending == [], "\(file): the last turn gave more than is written")
        #expect(turns > 0, "\(file) holds no turn")
    }

    static func session(_ phrases: String, language: String) throws -> Session {
        var reading = InterpreterTests.options
        reading.languages = [try #require(LanguageTag(language))]
        return Session(
            library: try PhraseLibrary([.text(phrases, name: "phrases")]), registry: IntentRegistry(),
            options: SessionOptions(reading: reading))
    }

    static func notation(_ event: SessionEvent) -> String {
        switch event {
        case .ask(let ask): "ask \(ask.parameter) \(ask.attempt)"
        case .confirm(let confirm): "confirm \([confirm.intent, confirm.parameter].compactMap(\.self).joined(separator: "."))"
        case .choose(let choose): "choose \(choose.of.rawValue): \(choose.choices.map(\.title).joined(separator: ", "))"
        case .say: "say"
        case .performed(let performed):
            "performed \(performed.intent)(\(performed.parameters.map { "\($0.name): \(text(of: $0.value.value))" }.joined(separator: ", ")))"
                + (performed.dialog.map { " \"\($0)\"" } ?? "")
        case .unmatched: "unmatched"
        case .cancelled(let cancelled): "cancelled \(cancelled.intent), \(cancelled.reason.rawValue)"
        case .failed(let failed): "failed \(failed.intent)"
        }
    }

    private static func text(of value: SlotValue) -> String {
        switch value {
        case .text(let text): text
        case .integer(let integer): String(integer)
        case .number(let number): String(number)
        case .boolean(let boolean): String(boolean)
        case .instant(let instant): instant.iso8601
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .interval, .recurrence, .duration, .amount, .amountRange, .numberRange: String(describing: value)
        }
    }
}
