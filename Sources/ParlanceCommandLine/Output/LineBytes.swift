/// The bytes of a line while it is written, in memory that is used for one line after another.
///
/// Invariants: `base` points to `capacity` bytes, of which the first `count` are written; every function that appends makes room first.
struct LineBytes: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity = 1024
    private(set) var count = 0
    /// Texts that have something to escape.
    private var escaped: [UInt8] = []

    init() { base = .allocate(capacity: capacity) }

    deinit { base.deallocate() }

    mutating func removeAll() { count = 0 }

    /// Valid until something else is appended.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always)
    private mutating func reserve(_ more: Int) { if capacity - count < more { grow(more) } }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        memory.update(from: base, count: count)
        base.deallocate()
        base = memory
    }

    @inline(__always)
    mutating func append(literal text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        (base + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (base + count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    @inline(__always)
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(decimal number: Int) {
        reserve(20)
        if number < 0 {
            base[count] = UInt8(ascii: "-")
            count += 1
        }
        var rest = number.magnitude
        var digits = 1
        var limit: UInt = 10
        while rest >= limit, digits < 20 {
            digits += 1
            let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
            limit = overflow ? .max : next
        }
        count += digits
        for place in 1...digits {
            base[count - place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }

    /// A string of JSON, with its quotes.
    @inline(__always)
    mutating func append(json text: String) {
        var text = text
        text.withUTF8 { append(json: $0) }
    }

    /// - Parameter text: Valid UTF-8.
    mutating func append(json text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count + 2)
        base[count] = UInt8(ascii: "\"")
        count += 1
        let copied = copyPlain(text)
        if copied < text.count { appendEscaped(UnsafeBufferPointer(rebasing: text[copied...])) }
        append(literal: "\"")
    }

    /// Copies bytes that are never escaped.
    ///
    /// - Returns: How many stand before the first eight among which one may be.
    @inline(__always)
    private mutating func copyPlain(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = text.baseAddress else { return 0 }
        let from = UnsafeRawPointer(start)
        let to = UnsafeMutableRawPointer(base + count)
        var at = 0
        while text.count - at >= 8 {
            let eight = from.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            guard EscapedText.isPlain(eight) else { break }
            to.storeBytes(of: eight, toByteOffset: at, as: UInt64.self)
            at += 8
        }
        if text.count - at < 8 {
            while at < text.count, EscapedText.isPlain(text[at]) {
                to.storeBytes(of: text[at], toByteOffset: at, as: UInt8.self)
                at += 1
            }
        }
        count += at
        return at
    }

    @inline(never)
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        escaped.removeAll(keepingCapacity: true)
        EscapedText.append(text, to: &escaped, escapesQuotes: true, escape: JSONWriter.escape)
        escaped.withUnsafeBufferPointer { append($0) }
    }
}
