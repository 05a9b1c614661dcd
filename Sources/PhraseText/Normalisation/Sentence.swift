/// A sentence as the matcher reads it: folded UTF-8 with single spaces between words and one at the end, with the way back to the original.
///
/// Scratch memory that is loaded again and again; loading ASCII allocates nothing once the buffers have grown.
///
/// ## What is heard
/// - Case, width and composed form are not; nor are soft hyphens, selectors, joiners, directional marks, Arabic vowel marks and tatweel,
///   Hebrew points. `’` is `'`.
/// - White space and punctuation end a word and are not heard themselves: `hello,world` is two words.
/// - `+ # $ % @ & / = ^ < > | \`, currency signs, symbols and emoji are heard wherever they stand: `C++`, `#1`, `50%`.
/// - `'` and `·` are heard between letters or digits, else not: `don't`, `l'église`, `5'10`, `col·lecció`; but `'tis` is `tis`,
///   `rock 'n' roll` is `rock n roll`, `the dogs' bowls` is `the dogs bowls`.
/// - `.` is heard alone and directly before a letter or digit: `.NET`, `3.5`, `a.b`, `u.s.a`; but `3.` is `3`, and `...` nothing.
/// - `-` and its forms (hyphens, en dash, minus) are heard directly before a digit, unless a letter stands before them: `-5`, `5-6`,
///   `2026-11-30`, `$-5`; but `e-mail` is `e mail`, `wi-fi-5` is `wi fi 5`, `F-16` is `f 16`. `_` always ends a word.
/// - `,` and `:` are heard between two digits: `4,50`, `1,000`, `12:30`.
///
///     "Don’t  say “É”…"   →   "don't say é "
package struct Sentence: ~Copyable {
    private var composer: SegmentComposer
    let table = CharacterTable.shared
    var map = OffsetMap()

    @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// The copy that `load(copying:)` keeps.
    private var copy: UnsafeMutableBufferPointer<UInt8>

    /// The length of the folded text, with the space at its end.
    package private(set) var count: Int
    /// Whether a combining mark is among what is heard.
    package private(set) var holdsMarks = false
    /// Whether nothing beyond ASCII was read; all that is heard is ASCII then.
    package private(set) var isASCII = true
    /// The text as given; valid while it is loaded.
    package private(set) var original: UnsafeBufferPointer<UInt8>

    private static let padding = 16

    /// - Parameter normalizer: composes what is not ASCII; without one, `é` and `é` written as two scalars stay apart.
    package init(normalizer: (any Normalizer)?) {
        composer = SegmentComposer(normalizer: normalizer)
        capacity = SentenceFolder.capacity(for: 256)
        bytes = .allocate(capacity: capacity)
        copy = UnsafeMutableBufferPointer(start: nil, count: 0)
        count = 0
        original = UnsafeBufferPointer(start: nil, count: 0)
        clear()
    }

    deinit {
        bytes.deallocate()
        copy.deallocate()
    }

    package var normalizer: (any Normalizer)? { composer.normalizer }

    /// The folded text. Ends with exactly one space; at least 16 zero bytes follow it. Valid until the next load.
    @inlinable package var folded: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

    /// Reads a text. O(length).
    ///
    /// The text's memory must stay until the next load. After an error the sentence is empty.
    package mutating func load(_ text: UnsafeBufferPointer<UInt8>) throws(SentenceError) {
        reserve(text.count)
        original = text
        guard let input = text.baseAddress, !text.isEmpty else { return clear() }
        // The folder takes the map, so that its memory is used again and not copied.
        var folder = SentenceFolder(input, count: text.count, into: bytes, table: table)
        swap(&folder.map, &map)
        folder.map.removeAll()
        var failure: SentenceError?
        do throws(SentenceError) {
            try folder.fold(with: &composer)
        } catch {
            failure = error
        }
        swap(&folder.map, &map)
        if let failure {
            clear()
            throw failure
        }
        holdsMarks = folder.holdsMarks
        isASCII = folder.isASCII
        count = folder.end
        finish()
    }

    /// Reads a text of which the sentence keeps a copy.
    package mutating func load(copying text: String) throws(SentenceError) {
        copy.deallocate()
        copy = .allocate(capacity: text.utf8.count)
        _ = copy.initialize(fromContentsOf: text.utf8)
        try load(UnsafeBufferPointer(copy))
    }

    private mutating func clear() {
        map.removeAll()
        original = UnsafeBufferPointer(start: nil, count: 0)
        bytes[0] = 0x20
        count = 1
        holdsMarks = false
        isASCII = true
        finish()
    }

    private mutating func finish() {
        UnsafeMutableRawPointer(bytes + count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    }

    private mutating func reserve(_ length: Int) {
        let needed = SentenceFolder.capacity(for: length) + Self.padding
        guard needed > capacity else { return }
        bytes.deallocate()
        capacity = needed
        bytes = .allocate(capacity: capacity)
    }
}
