/// Composes letters with their marks, and remembers what short segments became: a language has some hundreds of them, and composing one
/// takes microseconds.
///
/// The memory is direct-mapped: of two segments with one place the later stays. What is remembered depends on the segment alone.
struct SegmentComposer: ~Copyable {
    let normalizer: (any Normalizer)?
    private var entries: [Entry] = []

    private static let places = 512

    private struct Entry {
        var segment = ShortText()
        var composed = ShortText()
    }

    init(normalizer: (any Normalizer)?) {
        self.normalizer = normalizer
    }

    /// Gives what a segment composes to, as UTF-8.
    ///
    /// - Parameter compose: makes it where it is not known.
    mutating func compose(
        _ segment: UnsafeBufferPointer<UInt8>, by compose: ((any Normalizer)?) -> String, _ use: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        guard let key = ShortText(segment) else {
            var composed = compose(normalizer)
            return composed.withUTF8(use)
        }
        if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.places) }
        let place = key.hash & (Self.places - 1)
        if entries[place].segment == key { return entries[place].composed.withUTF8(use) }
        var composed = compose(normalizer)
        composed.withUTF8 { utf8 in
            if let text = ShortText(utf8) { entries[place] = Entry(segment: key, composed: text) }
            use(utf8)
        }
    }
}

/// Up to sixteen bytes.
private struct ShortText: Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var count = 0

    /// None.
    init() {}

    /// `nil` for a longer one.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= 16 else { return nil }
        count = bytes.count
        for (index, byte) in bytes.enumerated() {
            if index < 8 { low |= UInt64(byte) << UInt64(index * 8) } else { high |= UInt64(byte) << UInt64(index * 8 - 64) }
        }
    }

    var hash: Int { Int(truncatingIfNeeded: ((low ^ high &* 0xE703_7ED1_A0B4_28DB) &* 0x9E37_79B9_7F4A_7C15) >> 48) }

    func withUTF8(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { bytes in
            for index in 0..<16 {
                bytes.initializeElement(at: index, to: UInt8(truncatingIfNeeded: (index < 8 ? low : high) >> UInt64(index % 8 * 8)))
            }
            use(UnsafeBufferPointer(rebasing: bytes[..<count]))
        }
    }
}
