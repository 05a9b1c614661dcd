/// The outer shape of addresses of the network, of the web and of mail, and of numbers that are addresses.
enum AddressShape: Sendable {
    case url, email, phone, card

    /// In bytes.
    private static let greatestLength = 2048

    /// The end of the address that begins at `start`, without the punctuation of a sentence behind it; `nil` where none begins.
    ///
    /// - Parameter bytes: text as written, UTF-8.
    func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        if self == .phone || self == .card { return numberEnd(bytes, from: start) }
        var end = start
        while end < bytes.count, bytes[end] > 0x20 {
            end += 1
            guard end - start <= Self.greatestLength else { return nil }
        }
        while end > start, Self.endsSentence(bytes[end - 1]) { end -= 1 }
        let isOne = self == .email ? isEmail(bytes, start..<end) : isURL(bytes, start..<end)
        return isOne ? end : nil
    }

    /// The longest number of a telephone or of a card: digits, and what stands between them, up to a digit behind which no letter or digit is.
    private func numberEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var end = start
        while end < bytes.count, end - start < 32, " -./()+0123456789".utf8.contains(bytes[end]) { end += 1 }
        while end > start {
            if bytes[end - 1] &- 0x30 < 10, end == bytes.count || bytes[end] == 0x2D || !Self.isHostByte(bytes[end]) {
                let text = String(decoding: bytes[start..<end], as: UTF8.self)
                if self == .phone ? PhoneNumber(text) != nil : CardNumber(text) != nil { return end }
            }
            end -= 1
        }
        return nil
    }

    private static func endsSentence(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ">"):
            true
        default: false
        }
    }

    /// `name@host`
    private func isEmail(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard let sign = range.first(where: { bytes[$0] == UInt8(ascii: "@") }), sign > range.lowerBound else { return false }
        let name = range.lowerBound..<sign
        return name.allSatisfy { Self.isHostByte(bytes[$0]) || ".+_".utf8.contains(bytes[$0]) }
            && isHost(bytes, sign + 1..<range.upperBound)
    }

    /// `[scheme://]host[:port][/…]`
    private func isURL(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        for scheme in ["http://", "https://", "ftp://"] where bytes[range].starts(with: scheme.utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
            start += scheme.utf8.count
        }
        let host = bytes[start..<range.upperBound].prefix { !":/?#".utf8.contains($0) }
        guard isPort(bytes, host.endIndex..<range.upperBound) else { return false }
        if isHost(bytes, host.startIndex..<host.endIndex) { return true }
        // Behind a scheme a host may have one label, as in a net of one's own; without one only this computer has.
        if start > range.lowerBound { return !host.isEmpty && host.allSatisfy(Self.isHostByte) }
        return host.elementsEqual("localhost".utf8) { $0 | 0x20 == $1 }
    }

    /// Whether what stands behind a colon, if there is one, is the number of a port.
    private func isPort(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard let first = range.first, bytes[first] == UInt8(ascii: ":") else { return true }
        let port = bytes[first + 1..<range.upperBound].prefix { !"/?#".utf8.contains($0) }
        return (1...5).contains(port.count) && port.allSatisfy { $0 &- 0x30 < 10 }
    }

    /// Labels with dots between them, the last of at least two letters.
    private func isHost(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        var labelStart = range.lowerBound
        var labels = 0
        for position in range {
            if bytes[position] == UInt8(ascii: ".") {
                guard position > labelStart else { return false }
                labelStart = position + 1
                labels += 1
            } else if !Self.isHostByte(bytes[position]) {
                return false
            }
        }
        return labels > 0 && range.upperBound - labelStart >= 2 && !(labelStart..<range.upperBound).contains { bytes[$0] <= 0x39 }
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x80...: true
        default: false
        }
    }
}
