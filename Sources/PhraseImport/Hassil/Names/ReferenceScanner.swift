import PhraseText

/// Finds the references in a template's bytes, without looking at anything else.
///
///     list = name | name ":" slot | name ":@" capture | "@" name | N ".." M ["," STEP] ":" slot
struct ReferenceScanner {
    struct Found {
        enum Content {
            case rule
            case list
            case range(lower: Range<Int>, upper: Range<Int>, step: Range<Int>?)
            case invalid
            /// Digits and dots that are no range, or one without a slot.
            case invalidRange
        }

        var content: Content
        var isCapture = false
        var whole: Range<Int>
        var name: Range<Int>
        var slot: Range<Int>
    }

    private let bytes: [UInt8]
    private let end: Int
    private var position: Int

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// The next reference; one that is not closed is left to the reader of the template.
    mutating func next() -> Found? {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "{"):
                if let close = closing(UInt8(ascii: "}")) { return list(closedAt: close) }
                return nil
            case UInt8(ascii: "<"):
                if let close = closing(UInt8(ascii: ">")) { return rule(closedAt: close) }
                return nil
            default: position += 1
            }
        }
        return nil
    }

    /// Where the bracket that stands here is closed; a name holds no brackets, bars or semicolons.
    private func closing(_ byte: UInt8) -> Int? {
        var at = position + 1
        while at < end {
            switch bytes[at] {
            case byte: return at
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
                UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "\\"):
                return nil
            default: at += 1
            }
        }
        return nil
    }

    private mutating func rule(closedAt close: Int) -> Found {
        let whole = position..<(close + 1)
        let name = (position + 1)..<close
        position = close + 1
        return Found(content: name.isEmpty ? .invalid : .rule, whole: whole, name: name, slot: name)
    }

    private mutating func list(closedAt close: Int) -> Found {
        let whole = position..<(close + 1)
        var name = (position + 1)..<close
        var slot = name
        position = close + 1
        var found = Found(content: .list, whole: whole, name: name, slot: slot)
        let colon = bytes[name].firstIndex(of: UInt8(ascii: ":"))
        if let colon {
            slot = (colon + 1)..<name.upperBound
            name = name.lowerBound..<colon
            if bytes[slot].first == UInt8(ascii: "@") {
                found.isCapture = true
                slot = (slot.lowerBound + 1)..<slot.upperBound
            }
        } else if bytes[name].first == UInt8(ascii: "@") {
            found.isCapture = true
            name = (name.lowerBound + 1)..<name.upperBound
            slot = name
        }
        found.name = name
        found.slot = slot
        if name.isEmpty || slot.isEmpty {
            found.content = .invalid
        } else if Self.isDigit(bytes[name.lowerBound]), bytes[name].contains(UInt8(ascii: ".")) {
            found.content = colon == nil ? .invalidRange : range(name)
        }
        return found
    }

    /// `N ".." M ["," STEP]`
    private func range(_ text: Range<Int>) -> Found.Content {
        var at = text.lowerBound
        func digits() -> Range<Int>? {
            let start = at
            while at < text.upperBound, Self.isDigit(bytes[at]) { at += 1 }
            return at > start ? start..<at : nil
        }
        guard let lower = digits(), bytes[at..<text.upperBound].starts(with: [UInt8(ascii: "."), UInt8(ascii: ".")]) else {
            return .invalidRange
        }
        at += 2
        guard let upper = digits() else { return .invalidRange }
        guard at < text.upperBound else { return .range(lower: lower, upper: upper, step: nil) }
        guard bytes[at] == UInt8(ascii: ",") else { return .invalidRange }
        at += 1
        guard let step = digits(), at == text.upperBound else { return .invalidRange }
        return .range(lower: lower, upper: upper, step: step)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
