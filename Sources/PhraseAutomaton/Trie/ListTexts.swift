import PhraseText

/// The texts of one list, as they are heard, before a trie is made of them: one buffer of bytes for all.
struct ListTexts: ~Copyable {
    struct Entry {
        /// The first eight bytes, the first one highest: what most comparisons need.
        var prefix: UInt64
        var start: UInt32
        var count: UInt32
        /// The value's place in its list.
        var value: UInt32
        /// What choosing it adds to a way: the number of a row of bits.
        var effect: UInt32
    }

    private(set) var bytes: [UInt8] = []
    private(set) var entries: [Entry] = []
    /// Of the hash of each text's first word, the bits that a filter takes, as the texts were added.
    private(set) var firstWords: [UInt32] = []
    /// More bytes than a list may have were added; the texts from there on are missing.
    var isOverfull: Bool { bytes.count > CompileLimit.bytesOfList }
    /// What a text is guessed to have when room is made for many.
    static let usualBytes = 16

    private var sentence: Sentence
    private let isSpacingFree: Bool

    init(normalizer: any Normalizer, isSpacingFree: Bool) {
        sentence = Sentence(normalizer: normalizer)
        self.isSpacingFree = isSpacingFree
    }

    /// Makes room for more texts.
    mutating func reserve(texts: Int, bytes count: Int) {
        entries.reserveCapacity(entries.count + texts)
        firstWords.reserveCapacity(firstWords.count + texts)
        bytes.reserveCapacity(bytes.count + min(count, CompileLimit.bytesOfList))
    }

    /// Adds a text, as it is heard; nothing where nothing of it is.
    ///
    /// Behind an apostrophe a space may stand, and the apostrophe is not heard then: `d'eau` is `d eau` too.
    mutating func add(_ text: String, value: UInt32, effect: UInt32 = 0) {
        var text = text
        text.withUTF8 { add(utf8: $0, value: value, effect: effect) }
    }

    /// The same with the bytes of a text, which are only read during the call; nothing where they are no UTF-8.
    mutating func add(utf8: UnsafeBufferPointer<UInt8>, value: UInt32, effect: UInt32 = 0) {
        guard !isOverfull else { return }
        let first = bytes.count
        addHeard(utf8, value: value, effect: effect)
        let apostrophe = UInt8(ascii: "'")
        guard bytes[first...].contains(apostrophe) else { return }
        let parted = bytes[first...].map { $0 == apostrophe ? 0x20 : $0 }
        parted.withUnsafeBufferPointer { addHeard($0, value: value, effect: effect) }
    }

    private mutating func addHeard(_ utf8: UnsafeBufferPointer<UInt8>, value: UInt32, effect: UInt32) {
        guard (try? sentence.load(utf8)) != nil else { return }
        let start = bytes.count
        var firstWord: UInt32 = 0
        let heard = UnsafeBufferPointer(rebasing: sentence.folded.dropLast())
        if isSpacingFree, heard.contains(0x20) {
            for scalar in FreeSpacing.withoutFreeSpaces(Array(heard)) { bytes.append(contentsOf: Array(String(scalar).utf8)) }
        } else if let address = heard.baseAddress {
            // Behind a folded sentence 16 bytes may be read.
            let count = heard.firstIndex(of: 0x20) ?? heard.count
            firstWord = UInt32(truncatingIfNeeded: WordKey(address, count: count).hash >> 32)
            bytes.append(contentsOf: heard)
        }
        guard bytes.count > start else { return }
        var prefix: UInt64 = 0
        for index in start..<start + 8 { prefix = prefix << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
        entries.append(Entry(prefix: prefix, start: UInt32(start), count: UInt32(bytes.count - start), value: value, effect: effect))
        firstWords.append(firstWord)
    }

    func byte(_ index: Int, of entry: Entry) -> UInt8 { bytes[Int(entry.start) + index] }

    /// Unicode scalars, spaces not counted.
    func characters(of entry: Entry) -> UInt32 {
        var count: UInt32 = 0
        for index in Int(entry.start)..<Int(entry.start + entry.count) {
            count += bytes[index] & 0xC0 == 0x80 || bytes[index] == 0x20 ? 0 : 1
        }
        return count
    }

    /// Orders the texts by their bytes, and those of one text by place; then the bytes themselves, so that a walk through the texts is
    /// a walk forward in memory. O(n · log n) comparisons of eight bytes.
    mutating func sort() {
        bytes.withUnsafeBufferPointer { bytes in
            entries.sort { left, right in
                if left.prefix != right.prefix { return left.prefix < right.prefix }
                let order = Self.compare(left, right, in: bytes)
                return order == 0 ? left.value < right.value : order < 0
            }
        }
        var sorted: [UInt8] = []
        sorted.reserveCapacity(bytes.count)
        for index in entries.indices {
            let start = Int(entries[index].start)
            entries[index].start = UInt32(sorted.count)
            sorted.append(contentsOf: bytes[start..<start + Int(entries[index].count)])
        }
        bytes = sorted
    }

    private static func compare(_ left: Entry, _ right: Entry, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let common = Int(min(left.count, right.count))
        let one = Int(left.start)
        let other = Int(right.start)
        var index = min(8, common)
        while index < common {
            if bytes[one + index] != bytes[other + index] { return Int(bytes[one + index]) - Int(bytes[other + index]) }
            index += 1
        }
        return Int(left.count) - Int(right.count)
    }
}
