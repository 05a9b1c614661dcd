import IntentRuntime
import PhraseSyntax
import ValueTypes

/// Writes the one line that `match` gives for a sentence.
///
/// As JSON (schema 1; a member may be added without a new number, none is taken away or changed):
///
///     {"text": …, "app": … | null, "intent": … | null, "language": … | null,
///      "parameters": {"price": {"value": 4.5, "type": "number", "text": "4.50", "range": [7, 11]}, …},
///      "response": … | null, "notes": {…}, "ambiguous": [{"app": …, "intent": …, "language": …, "parameters": {…}}, …], "schema": 1}
///
/// With words that look like a value and cannot be one (1e309, 31 February) comes `"refused": {"price": {"text": "1e309", "range": [4, 9]}}`
/// behind the parameters. A line that cannot be read gives `{"error": …, "schema": 1}`. `range` is half-open, in UTF-8 offsets of the
/// line; `range` and `text` are `null` for a value that was not said.
///
/// For people: the sentence, a tab, `AddExpense(price: 4.5, title: "coffee")`, with `?` for a value refused, further readings behind `|`;
/// `-` where nothing matched, and `error: …` in place of the line.
struct AnswerWriter: Sendable {
    static let schema = 1

    private let usesJSON: Bool
    private var json = JSONWriter()
    private var text: [UInt8] = []

    init(usesJSON: Bool) {
        self.usesJSON = usesJSON
    }

    var bytes: [UInt8] { usesJSON ? json.bytes : text }

    /// Keeps the memory for other lines.
    mutating func removeAll() {
        json.removeAll()
        text.removeAll(keepingCapacity: true)
    }

    mutating func write(_ interpretation: Interpretation) {
        if usesJSON { writeJSON(interpretation) } else { writeText(interpretation) }
    }

    /// What an interpretation of the line that says the same would give.
    ///
    /// - Parameters:
    ///   - line: UTF-8.
    ///   - bytes: Where it is put together.
    mutating func write(_ spoken: borrowing SpokenLine, in line: UnsafeBufferPointer<UInt8>, with bytes: inout LineBytes) {
        guard usesJSON else { return writeText(spoken, in: line) }
        bytes.removeAll()
        bytes.append(spoken, in: line)
        json.line(written: bytes.bytes)
    }

    /// The line for one that no phrase matches.
    mutating func write(unmatched line: UnsafeBufferPointer<UInt8>, with bytes: inout LineBytes) {
        guard usesJSON else {
            ValueText.appendVisible(utf8: line, to: &text)
            return text.append(contentsOf: "\t-\n".utf8)
        }
        bytes.removeAll()
        bytes.append(unmatched: line)
        json.line(written: bytes.bytes)
    }

    mutating func write(error: String) {
        guard usesJSON else { return text.append(contentsOf: "error: \(error)\n".utf8) }
        json.object { json in
            json.member("error", error)
            json.member("schema", Self.schema)
        }
        json.endLine()
    }

    private mutating func writeText(_ spoken: borrowing SpokenLine, in line: UnsafeBufferPointer<UInt8>) {
        ValueText.appendVisible(utf8: line, to: &text)
        text.append(UInt8(ascii: "\t"))
        var call = ValueText.Call(spoken.intent.name, to: &text)
        for said in spoken.values {
            if let value = said.value {
                call.append(said.name, value, to: &text)
            } else {
                call.append(said.name, words: UnsafeBufferPointer(rebasing: line[said.range]), to: &text)
            }
        }
        call.end(to: &text)
        text.append(UInt8(ascii: "\n"))
    }

    private mutating func writeText(_ interpretation: Interpretation) {
        ValueText.appendVisible(interpretation.text, to: &text)
        text.append(UInt8(ascii: "\t"))
        if let best = interpretation.best { Self.append(best, to: &text) } else { text.append(UInt8(ascii: "-")) }
        for reading in interpretation.ambiguous {
            text.append(contentsOf: " | ".utf8)
            Self.append(reading, to: &text)
        }
        text.append(UInt8(ascii: "\n"))
    }

    private static func append(_ reading: Interpretation.Reading, to text: inout [UInt8]) {
        var call = ValueText.Call(reading.intent, to: &text)
        for parameter in reading.parameters { call.append(parameter.name, parameter.value.value, to: &text) }
        for refusal in reading.refusals { call.append(refused: refusal.parameter, to: &text) }
        call.end(to: &text)
    }

    private mutating func writeJSON(_ interpretation: Interpretation) {
        json.object { json in
            let best = interpretation.best
            json.member("text", interpretation.text)
            json.member("app", best?.app)
            json.member("intent", best?.intent)
            json.member("language", best?.language)
            json.member("parameters") { $0.parameters(best?.parameters ?? []) }
            if let refusals = best?.refusals, !refusals.isEmpty { json.member("refused") { $0.refusals(refusals) } }
            json.member("response", best?.response)
            json.member("notes") { $0.notes(best?.notes ?? []) }
            json.member("ambiguous") { json in
                json.array(interpretation.ambiguous) { json, reading in
                    json.object { json in
                        json.member("app", reading.app)
                        json.member("intent", reading.intent)
                        json.member("language", reading.language)
                        json.member("parameters") { $0.parameters(reading.parameters) }
                    }
                }
            }
            json.member("schema", Self.schema)
        }
        json.endLine()
    }
}

extension JSONWriter {
    /// `{"price": {"value": …, …}, …}`
    mutating func parameters(_ parameters: [NamedValue]) {
        object { json in
            for parameter in parameters { json.member(named: parameter.name) { $0.parameter(parameter.value) } }
        }
    }

    /// `{"price": {"text": …, "range": …}, …}`
    fileprivate mutating func refusals(_ refusals: [Interpretation.Refusal]) {
        object { json in
            for refusal in refusals {
                json.member(named: refusal.parameter) { json in
                    json.object { json in
                        json.member("text", refusal.text)
                        json.member("range", refusal.range)
                    }
                }
            }
        }
    }

    /// Of several notes with one key the last counts.
    fileprivate mutating func notes(_ notes: [Interpretation.Note]) {
        object { json in
            for (index, note) in notes.enumerated() where !notes[(index + 1)...].contains(where: { $0.key == note.key }) {
                json.member(named: note.key) { $0.value(note.value) }
            }
        }
    }
}
