/// Text that stands for itself everywhere: printable ASCII without quotes and backslashes. Most text is, and is written byte by byte.
enum PlainText {
    static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in utf8 where byte < 0x20 || byte > 0x7E || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return false }
        return true
    }
}
