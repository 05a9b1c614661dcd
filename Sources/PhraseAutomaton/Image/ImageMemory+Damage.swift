extension ImageMemory {
    /// Whether bytes that do not begin as a compiled file does are likely to have been one: a few bytes of its beginning are not what they
    /// were, or the file ends within them. No phrase file has such bytes. O(1).
    package static func isDamagedImage(_ bytes: [UInt8]) -> Bool {
        let magic = ImageFormat.magic
        let common = zip(bytes, magic).count { $0 == $1 }
        guard bytes.count >= magic.count else { return !bytes.isEmpty && common == bytes.count }
        if common >= magic.count - 2 { return common < magic.count }
        // The order of bytes stands behind the magic number.
        let behind = bytes.dropFirst(magic.count).prefix(MemoryLayout.size(ofValue: ImageFormat.byteOrder))
        return withUnsafeBytes(of: ImageFormat.byteOrder) { behind.elementsEqual($0) }
    }
}
