/// Reads addresses of the network, web and mail, by their outer shape.
///
/// They are read from the folded text, where a scheme's `://` is heard as ` //`; the value is the span as written.
struct AddressReader: SpanReader {
    enum Kind: Sendable { case url, email }

    let kind: Kind
    let firstBytes: ByteSet

    init(kind: Kind) {
        self.kind = kind
        var first = ByteSet()
        for byte in Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(UInt8(ascii: "0")...UInt8(ascii: "9")) { first.insert(byte) }
        firstBytes = first
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        let end = kind == .email ? emailEnd(text, start) : urlEnd(text, start)
        guard let end else { return }
        report(ReadSpan(end: end, spelledCharacters: text.letterCount(in: start..<end)))
    }

    /// `name@host.domain`; a hyphen in either is heard as a space, which the words around the sign decide.
    private func emailEnd(_ text: FoldedText, _ start: Int) -> Int? {
        var sign = start
        while Self.isNameByte(text[sign]) { sign += 1 }
        guard sign > start, text[sign] == UInt8(ascii: "@") else { return nil }
        return hostEnd(text, sign + 1)
    }

    private func urlEnd(_ text: FoldedText, _ start: Int) -> Int? {
        var host = start
        for scheme in ["http", "https", "ftp"] where text.begins(with: scheme + " //", at: start) { host = start + scheme.utf8.count + 3 }
        guard var end = hostEnd(text, host) else { return nil }
        while text[end] != 0x20 { end += 1 }
        return end
    }

    /// Labels with dots between them, the last of at least two letters.
    private func hostEnd(_ text: FoldedText, _ start: Int) -> Int? {
        var end = start
        var dot: Int?
        while Self.isHostByte(text[end]) || (text[end] == UInt8(ascii: ".") && Self.isHostByte(text[end + 1])) {
            if text[end] == UInt8(ascii: ".") { dot = end }
            end += 1
        }
        guard let dot, dot > start, end - dot > 2, text[dot + 1] >= UInt8(ascii: "a") else { return nil }
        return end
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x61...0x7A, 0x2D, 0x80...: true
        default: false
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { isHostByte(byte) || byte == 0x2E || byte == 0x2B }
}

extension FoldedText {
    fileprivate func begins(with ascii: String, at start: Int) -> Bool {
        ascii.utf8.enumerated().allSatisfy { self[start + $0.offset] == $0.element }
    }
}
