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

    private static func append(_ value: SlotValue, to text: inout [UInt8]) {
        switch value {
        case .text(let words): appendQuoted(words, to: &text)
        case .integer(let number): text.append(decimal: number)
        case .number(let number): append(number, to: &text)
        case .boolean(let truth): text.append(contentsOf: (truth ? "true" : "false").utf8)
        case .instant(let instant): text.append(contentsOf: instant.iso8601.utf8)
        case .interval(let interval):
            text.append(contentsOf: ((interval.start?.iso8601 ?? "") + "/" + (interval.end?.iso8601 ?? "")).utf8)
        case .recurrence(let recurrence): text.append(contentsOf: recurrence.transcriptText.utf8)
        case .duration(let period):
            append(period.value, to: &text)
            text.append(contentsOf: " \(period.unit.rawValue)".utf8)
        case .amount(let amount):
            append(amount.value, to: &text)
            append(unit: amount.unit, product: amount.product, to: &text)
        case .amountRange(let range):
            append(from: range.lower, to: range.upper, to: &text)
            append(unit: range.unit, product: range.product, to: &text)
        case .numberRange(let range):
            append(from: range.lower, to: range.upper, to: &text)
        case .array(let elements):
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(contentsOf: ", ".utf8) }
                append(element, to: &text)
            }
            text.append(UInt8(ascii: "]"))
        }
    }

    /// `3..5`; `3..` where there is no upper bound.
    private static func append(from lower: Double?, to upper: Double?, to text: inout [UInt8]) {
        if let lower { append(lower, to: &text) }
        text.append(contentsOf: "..".utf8)
        if let upper { append(upper, to: &text) }
    }

    private static func append(unit: String?, product: String?, to text: inout [UInt8]) {
        if let unit { text.append(contentsOf: " \(unit)".utf8) }
        guard let product else { return }
        text.append(UInt8(ascii: " "))
        appendQuoted(product, to: &text)
    }

    /// With the digits it has; a whole number without a fraction.
    private static func append(_ number: Double, to text: inout [UInt8]) {
        if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
            text.append(decimal: whole)
        } else {
            text.append(contentsOf: number.description.utf8)
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
            text.append(contentsOf: VisibleText.escaped(String(scalar)).utf8)
        }
    }
}
