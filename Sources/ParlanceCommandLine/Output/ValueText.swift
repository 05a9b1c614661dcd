import IntentRuntime
import PhraseSyntax
import ValueTypes

/// Values as `match` writes them for people: `AddExpense(price: 4.5, title: "coffee")`.
///
/// They are appended to bytes of UTF-8, which `match` uses again for each batch of lines; other commands take them as strings.
enum ValueText {
    /// A call whose parameters are appended one after the other.
    struct Call {
        private var isFirst = true

        init(_ intent: String, to text: inout [UInt8]) {
            text.append(contentsOf: intent.utf8)
            text.append(UInt8(ascii: "("))
        }

        mutating func append(_ parameter: String, _ value: SlotValue, to text: inout [UInt8]) {
            begin(parameter, in: &text)
            ValueText.append(value, to: &text)
        }

        /// - Parameter words: Valid UTF-8.
        mutating func append(_ parameter: String, words: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
            begin(parameter, in: &text)
            ValueText.appendQuoted(utf8: words, to: &text)
        }

        /// A parameter that was said and cannot be read.
        mutating func append(refused parameter: String, to text: inout [UInt8]) {
            begin(parameter, in: &text)
            text.append(UInt8(ascii: "?"))
        }

        func end(to text: inout [UInt8]) { text.append(UInt8(ascii: ")")) }

        private mutating func begin(_ parameter: String, in text: inout [UInt8]) {
            if !isFirst { text.append(contentsOf: ", ".utf8) }
            isFirst = false
            text.append(contentsOf: parameter.utf8)
            text.append(contentsOf: ": ".utf8)
        }
    }

    static func call(_ intent: String, _ parameters: some Sequence<(name: String, value: SlotValue)>) -> String {
        var text: [UInt8] = []
        var call = Call(intent, to: &text)
        for parameter in parameters { call.append(parameter.name, parameter.value, to: &text) }
        call.end(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    static func text(of value: SlotValue) -> String {
        var text: [UInt8] = []
        append(value, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// As a transcript has it; what most sentences hold is written without a string between.
    private static func append(_ value: SlotValue, to text: inout [UInt8]) {
        switch value {
        case .text(let words): appendQuoted(words, to: &text)
        case .integer(let number): text.append(decimal: number)
        case .number, .boolean, .instant, .interval, .recurrence, .duration, .amount, .amountRange, .numberRange, .array:
            text.append(contentsOf: value.transcriptText.utf8)
        }
    }

    private static func appendQuoted(_ words: String, to text: inout [UInt8]) {
        var words = words
        words.withUTF8 { appendQuoted(utf8: $0, to: &text) }
    }

    private static func appendQuoted(utf8 words: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        appendVisible(utf8: words, to: &text, escapesQuotes: true)
        text.append(UInt8(ascii: "\""))
    }

    /// What hides is written as `\u{…}`.
    static func appendVisible(_ words: String, to text: inout [UInt8], escapesQuotes: Bool = false) {
        var words = words
        words.withUTF8 { appendVisible(utf8: $0, to: &text, escapesQuotes: escapesQuotes) }
    }

    /// - Parameter words: Valid UTF-8.
    static func appendVisible(utf8 words: UnsafeBufferPointer<UInt8>, to text: inout [UInt8], escapesQuotes: Bool = false) {
        EscapedText.append(words, to: &text, escapesQuotes: escapesQuotes) { scalar, text in
            text.append(contentsOf: (escapesQuotes && scalar == "\n" ? "\\n" : VisibleText.escaped(String(scalar))).utf8)
        }
    }
}
