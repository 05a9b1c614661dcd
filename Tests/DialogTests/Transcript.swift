import Foundation
import IntentModel
import ValueTypes

@testable import Dialog

/// A conversation in a data file: acts behind `>`, the effects of each below it.
///
///     intent Add
///       title: text
///       price: number in 0 1000 default 5
///       confirm
///
///     == A value is asked for
///     > command Add
///     ask title, attempt 1, wording 0
///
/// A line that begins with `#` is a comment. `...` in place of effects leaves them open.
struct Transcript: CustomStringConvertible, Sendable {
    struct Turn: Sendable {
        var line: Int
        var act: String
        var effects: [String]
        var isOpen = false
    }

    var file: String
    var title: String
    var intents: [String: IntentDefinition]
    var choices: [String: [DialogChoice]]
    var turns: [Turn] = []

    var description: String { "\(file): \(title)" }

    /// All transcripts of the folder beside this file.
    static let all: [Transcript] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.flatMap { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [Transcript]() }
            var reader = TranscriptReader(file: file.deletingPathExtension().lastPathComponent)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                reader.read(line, number: index + 1)
            }
            return reader.transcripts
        }
    }()
}

/// Reads a file of transcripts line by line; a malformed line becomes an act that fails when it is run.
struct TranscriptReader {
    let file: String
    var transcripts: [Transcript] = []
    private var intents: [String: IntentDefinition] = [:]
    private var choices: [String: [DialogChoice]] = [:]
    private var current: String?

    init(file: String) {
        self.file = file
    }

    mutating func read(_ line: Substring, number: Int) {
        let text = line.drop { $0 == " " }
        if text.isEmpty || text.hasPrefix("#") { return }
        if text.hasPrefix("== ") {
            transcripts.append(Transcript(file: file, title: String(text.dropFirst(3)), intents: intents, choices: choices))
            return
        }
        guard let last = transcripts.indices.last else { return declare(text) }
        if text.hasPrefix("> ") {
            transcripts[last].turns.append(Transcript.Turn(line: number, act: String(text.dropFirst(2)), effects: []))
        } else if let turn = transcripts[last].turns.indices.last {
            if text == "..." {
                transcripts[last].turns[turn].isOpen = true
            } else {
                transcripts[last].turns[turn].effects.append(String(text))
            }
        }
    }

    /// `intent NAME`, `NAME: TYPE[?] [in LOW HIGH] [default VALUE] [ask] [attempts N] [confirm] [of VALUE…]`, `confirm`
    private mutating func declare(_ line: Substring) {
        var words = line.split(separator: " ").map(String.init)[...]
        let first = words.removeFirst()
        if first == "intent", let name = words.first {
            current = name
            intents[name] = IntentDefinition(app: "", name: name, title: name, parameters: [])
            return
        }
        guard let current else { return }
        if first == "confirm" {
            intents[current]?.confirmations["en"] = ["Sure?"]
            return
        }
        let name = String(first.dropLast())
        let typeName = words.removeFirst()
        let bare = typeName.filter { !"?[]".contains($0) }
        let element = ValueKind(rawValue: bare).map(ValueType.kind) ?? .choice(of: bare)
        var parameter = ParameterDefinition(
            name: name, title: name, type: typeName.hasPrefix("[") ? .array(element) : element, isOptional: typeName.hasSuffix("?"))
        while let word = words.popFirst() {
            switch word {
            case "in":
                if let low = words.popFirst().flatMap(Double.init), let high = words.popFirst().flatMap(Double.init) {
                    parameter.bounds = low...high
                }
            case "default": parameter.defaultValue = words.popFirst().map { .value(Double($0).map(SlotValue.number) ?? .text($0)) }
            case "ask": parameter.texts["en", default: ParameterTexts()].ask = ["?"]
            case "confirm": parameter.texts["en", default: ParameterTexts()].confirm = ["?"]
            case "attempts": parameter.attempts = words.popFirst().flatMap(Int.init) ?? 3
            case "of":
                choices[name] = words.map { DialogChoice(ParameterValue(value: .text($0), type: element, text: $0, title: $0)) }
                words = []
            default: break
            }
        }
        intents[current]?.parameters.append(parameter)
    }
}

/// The intents of a transcript.
struct TranscriptDefinitions: DialogDefinitions {
    var intents: [String: IntentDefinition]
    var choices: [String: [DialogChoice]]

    func definition(of intent: IntentKey) -> IntentDefinition? { intents[intent.name] }

    func choices(for parameter: ParameterDefinition, of intent: IntentKey) -> [DialogChoice] { choices[parameter.name] ?? [] }

    func refusal(of value: ParameterValue, for parameter: ParameterDefinition, of intent: IntentKey) -> RefusalReason? {
        if value.value == .text("forbidden") { return .rejected("not this one") }
        return ValueCheck.refusal(of: value.value, in: parameter.bounds)
    }
}
