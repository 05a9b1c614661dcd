import Foundation

/// Some lines of the input in a row, still as bytes: what one worker answers at a time.
struct LineBatch: Sendable {
    /// A line with more bytes than this, its end not counted, is not read.
    static let longestLine = 1 << 20

    /// Whole lines with their ends; the last line of the input may have none.
    var bytes: [UInt8] = []
    /// After these lines comes one that is too long; its bytes were skipped.
    var endsInSkippedLine = false

    /// Calls `body` with each line, without `\n` or `\r\n`; `nil` stands for a line that is too long.
    func forEachLine(_ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
        bytes.withUnsafeBufferPointer { all in
            var start = 0
            while start < all.count {
                let end = Self.lineFeed(in: all, from: start) ?? all.count
                let hasReturn = end > start && all[end - 1] == UInt8(ascii: "\r")
                let line = start..<(hasReturn ? end - 1 : end)
                body(line.count > Self.longestLine ? nil : UnsafeBufferPointer(rebasing: all[line]))
                start = end + 1
            }
        }
        if endsInSkippedLine { body(nil) }
    }

    private static func lineFeed(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, let found = memchr(base + start, CInt(UInt8(ascii: "\n")), bytes.count - start) else {
            return nil
        }
        return UnsafeRawPointer(base).distance(to: found)
    }
}
