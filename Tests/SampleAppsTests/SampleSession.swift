import Foundation
import Parlance

@testable import SampleApps

/// A session with all sample apps, and a folder for what they keep.
struct SampleSession {
    let session: Session

    /// - Parameter store: The folder; it becomes that of the process.
    init(store: String) throws {
        let samples = SampleSet(store: store)
        var registry = IntentRegistry()
        for app in samples.apps { registry.register(app) }
        let library = try PhraseLibrary(
            samples.phraseFiles.map { .text("\($0.text)", name: $0.path) }, apps: registry.apps)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let now = calendar.date(from: DateComponents(year: 2026, month: 11, day: 30, hour: 12)) ?? .distantPast
        let reading = ReadingOptions(now: { now }, calendar: calendar)
        session = Session(library: library, registry: registry, options: SessionOptions(reading: reading, followsLanguage: true))
    }

    /// Says something, and gives the events as a transcript has them.
    func send(_ sentence: String) async -> [String] {
        await session.send(sentence).map(Self.notation)
    }

    private static func notation(_ event: SessionEvent) -> String {
        switch event {
        case .ask(let ask): return "ask \(ask.parameter) \(ask.attempt)" + written(ask.choices)
        case .confirm(let confirm):
            return "confirm \([confirm.intent, confirm.parameter].compactMap(\.self).joined(separator: ".")) \(quoted(confirm.text))"
        case .choose(let choose): return "choose \(choose.of.rawValue)" + written(choose.choices)
        case .say(let text): return "say \(quoted(text))"
        case .performed(let performed):
            let values = performed.parameters.map { "\($0.name): \($0.value.title ?? text(of: $0.value.value))" }
            return "performed \(performed.app ?? "").\(performed.intent)(\(values.joined(separator: ", ")))"
                + (performed.dialog.map { " \(quoted($0))" } ?? "")
        case .unmatched: return "unmatched"
        case .cancelled(let cancelled): return "cancelled \(cancelled.intent), \(cancelled.reason.rawValue)"
        case .failed(let failed): return "failed \(failed.intent) \(quoted(failed.text))"
        }
    }

    private static func quoted(_ text: String) -> String { "\"\(text.replacing("\n", with: "\\n"))\"" }

    private static func written(_ choices: [SessionEvent.Choice]) -> String {
        choices.isEmpty ? "" : ": \(choices.map(\.title).joined(separator: ", "))"
    }

    private static func text(of value: SlotValue) -> String {
        switch value {
        case .text(let text): text
        case .integer(let integer): String(integer)
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        case .boolean(let boolean): String(boolean)
        case .instant(let instant): instant.iso8601
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .interval, .recurrence, .duration, .amount, .amountRange, .numberRange: String(describing: value)
        }
    }
}
