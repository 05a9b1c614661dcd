package import PhraseSyntax
import PhraseText

/// A slot of the best reading, in a form that is read out without allocating: what `Matcher.slots` gives.
package struct SlotSpan: Sendable {
    /// What it fills and what reads it: `FrozenAutomaton.parameter(of:)` has its name.
    package var symbol: UInt32
    package var content: Capture.Content
    /// UTF-8 offsets in the sentence as given, without edge punctuation and outer white space.
    package var range: Range<Int>
}

extension FrozenAutomaton {
    /// The parameter that a slot fills; `app` for the app's name.
    package func parameter(of slot: SlotSpan) -> String { symbols[Int(slot.symbol)].parameter }

    /// Where its values come from; `nil` for the app's name.
    package func source(of slot: SlotSpan) -> SlotSource? { symbols[Int(slot.symbol)].source }

    /// The slots of a reading. O(slots).
    package func slots(of reading: Reading) -> [SlotSpan] {
        reading.captures.map { SlotSpan(symbol: $0.symbol, content: $0.content, range: $0.range) }
    }
}

extension Matcher {
    /// The slots of a finding in the order of the sentence, as long as no other sentence has been read. O(slots · log length).
    ///
    /// - Parameter slots: What it holds is replaced; its memory is used again.
    package mutating func slots(of finding: Finding, into slots: inout [SlotSpan]) {
        var count = 0
        forEachRecord(of: finding) { _ in count += 1 }
        while slots.count > count { slots.removeLast() }
        while slots.count < count { slots.append(SlotSpan(symbol: 0, content: .words, range: 0..<0)) }
        forEachRecord(of: finding) { record in
            count -= 1
            slots[count] = span(of: record)
        }
    }

    /// The same in an array of its own, which has no room for more.
    package func slots(of finding: Finding) -> [SlotSpan] {
        var count = 0
        forEachRecord(of: finding) { _ in count += 1 }
        guard count > 0 else { return [] }
        return [SlotSpan](unsafeUninitializedCapacity: count) { slots, initialized in
            initialized = count
            forEachRecord(of: finding) { record in
                count -= 1
                slots.initializeElement(at: count, to: span(of: record))
            }
        }
    }

    /// From the last capture to the first.
    @inline(__always)
    private func forEachRecord(of finding: Finding, _ body: (CaptureRecord) -> Void) {
        var trail = finding.trail
        while trail >= 0 {
            let record = engine.captures[Int(trail)]
            trail = record.previous
            if record.symbol != CaptureRecord.fork { body(record) }
        }
    }

    @inline(__always)
    private func span(of record: CaptureRecord) -> SlotSpan {
        let range = sentence.originalRange(Int(record.start)..<Int(record.end))
        return SlotSpan(symbol: record.symbol, content: content(of: record), range: range)
    }

    /// What a capture holds, by what reads its symbol.
    @inline(__always)
    func content(of record: CaptureRecord) -> Capture.Content {
        let symbol = engine.tables.symbols[record.symbol]
        if symbol.range >= 0 { return .number(Double(bitPattern: record.payload)) }
        if symbol.traits.contains(.isApp) { return .app }
        let isWords = !symbol.traits.isDisjoint(with: [.isFreeText, .awaitsRecognizer])
        return isWords ? .words : .listValue(Int(record.payload))
    }
}
