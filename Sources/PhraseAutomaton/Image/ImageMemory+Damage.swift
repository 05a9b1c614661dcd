extension ImageMemory {
    /// Whether bytes that do not begin as a compiled file does are likely to have been one: a few bytes of its beginning are not what they
    /// were, or the file ends within them. The first or the last of them is no character of text. O(1).
    package static func isDamagedImage(_ bytes: [UInt8]) -> Bool {
        let magic = ImageFormat.magic
        let common = zip(bytes, magic).count { $0 == $1 }
        guard bytes.count >= magic.count else { return !bytes.isEmpty && common == bytes.count }
        let hasBound = bytes[0] == magic[0] || bytes[magic.count - 1] == magic[magic.count - 1]
        if hasBound, common >= magic.count - 2 { return common < magic.count }
        // The order of bytes stands behind the magic number.
        let behind = bytes.dropFirst(magic.count).prefix(MemoryLayout.size(ofValue: ImageFormat.byteOrder))
        return withUnsafeBytes(of: ImageFormat.byteOrder) { behind.elementsEqual($0) }
    }
}
