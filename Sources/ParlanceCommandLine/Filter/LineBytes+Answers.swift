import IntentRuntime
import ValueTypes

/// Answers as JSON that say nothing but what a line says: most lines of most inputs. `AnswerWriter` writes the same, and says what it is.
extension LineBytes {
    /// What comes behind the response.
    private static let end: StaticString = #","notes":{},"ambiguous":[],"schema":1}"#

    mutating func append(unmatched line: UnsafeBufferPointer<UInt8>) {
        append(literal: #"{"text":"#)
        append(json: line)
        append(literal: #","app":null,"intent":null,"language":null,"parameters":{},"response":null"#)
        append(literal: Self.end)
        append(literal: "\n")
    }

    mutating func append(_ spoken: borrowing SpokenLine, in line: UnsafeBufferPointer<UInt8>) {
        append(literal: #"{"text":"#)
        append(json: line)
        append(literal: #","app":"#)
        if let app = spoken.intent.app { append(json: app) } else { append(literal: "null") }
        append(literal: #","intent":"#)
        append(json: spoken.intent.name)
        append(literal: #","language":"#)
        append(json: spoken.language)
        append(literal: #","parameters":{"#)
        for index in spoken.values.indices {
            if index > 0 { append(literal: ",") }
            append(spoken.values[index], in: line)
        }
        append(literal: #"},"response":"#)
        if let response = spoken.response { append(json: response) } else { append(literal: "null") }
        append(literal: Self.end)
        append(literal: "\n")
    }

    private mutating func append(_ said: SpokenLine.Value, in line: UnsafeBufferPointer<UInt8>) {
        let words = UnsafeBufferPointer(rebasing: line[said.range])
        append(json: said.name)
        switch said.value {
        case nil:
            append(literal: #":{"value":"#)
            append(json: words)
        case .text(let text)?:
            append(literal: #":{"value":"#)
            append(json: text)
        case .integer(let number)?:
            append(literal: #":{"value":"#)
            append(decimal: number)
        case .number(let number)? where Int(exactly: number).map { $0.magnitude < 1 << 53 } ?? false:
            append(literal: #":{"value":"#)
            append(decimal: Int(number))
        case .number(let number)? where number.isFinite:
            append(literal: #":{"value":"#)
            append(number.description)
        case .number?, .boolean?, .instant?, .interval?, .recurrence?, .duration?, .amount?, .amountRange?, .numberRange?, .array?:
            append(literal: ":")
            return append(other: said, words)
        }
        append(literal: #","type":"#)
        append(json: said.type)
        append(literal: #","text":"#)
        append(json: words)
        append(literal: #","range":["#)
        append(decimal: said.range.lowerBound)
        append(literal: ",")
        append(decimal: said.range.upperBound)
        append(literal: "]}")
    }

    /// A value of which there are few.
    private mutating func append(other said: SpokenLine.Value, _ words: UnsafeBufferPointer<UInt8>) {
        var json = JSONWriter()
        json.object { json in
            if let value = said.value { json.members(of: value) }
            json.member("type", said.type)
            json.member("text", String(decoding: words, as: UTF8.self))
            json.member("range", said.range)
        }
        json.bytes.withUnsafeBufferPointer { append($0) }
    }
}
