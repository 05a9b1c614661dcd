import PhraseSyntax
import PhraseText

/// Texts in one piece of memory, by number: a table of offsets and their bytes, UTF-8.
struct FrozenTexts: BitwiseCopyable, Sendable {
    /// One more than there are texts.
    let offsets: FrozenTable<UInt32>
    let bytes: FrozenTable<UInt8>

    var count: Int { offsets.count - 1 }

    /// The bytes where they lie; valid as long as the owner of the memory lives.
    @inline(__always)
    func bytes(of text: TextID) -> UnsafeBufferPointer<UInt8> {
        let start = offsets[text.rawValue]
        return UnsafeBufferPointer(start: bytes.base + Int(start), count: Int(offsets[text.index + 1] - start))
    }

    /// O(length).
    @inline(__always)
    func text(of text: TextID) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

    @inline(__always)
    func text(of text: OptionalIndex<TextID>) -> String? { text.id.map(self.text) }

    /// Whether a text has these bytes. Nothing is allocated, but for a string that is not UTF-8 inside.
    func isEqual(_ text: TextID, to other: String) -> Bool { order(of: text, to: other) == 0 }

    /// Less than 0 where a text comes before another in the order of their bytes, 0 where they are the same.
    func order(of text: TextID, to other: String) -> Int {
        var other = other
        let own = bytes(of: text)
        return other.withUTF8 { Self.order(own, $0) }
    }

    static func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] { return Int(left[index]) - Int(right[index]) }
        return left.count - right.count
    }

    func deallocate() {
        offsets.deallocate()
        bytes.deallocate()
    }
}

/// Collects texts.
struct FrozenTextsBuilder {
    private var table = TextTable()

    var count: Int { table.count }

    /// The number of a text; the same for the same text.
    mutating func number(of text: String) -> TextID { TextID(table.number(of: text)) }

    mutating func number(of text: String?) -> OptionalIndex<TextID> { OptionalIndex(text.map { number(of: $0) }) }

    mutating func number(of text: [UInt8]) -> TextID { TextID(table.number(of: text[...])) }

    /// Adds a text that is not likely to come again.
    mutating func append(_ text: some Sequence<UInt8>) -> TextID { TextID(table.append(text)) }

    func freeze() -> FrozenTexts { FrozenTexts(offsets: FrozenTable(table.starts), bytes: FrozenTable(table.bytes)) }
}
