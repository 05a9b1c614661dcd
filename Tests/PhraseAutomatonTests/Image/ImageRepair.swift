@testable import PhraseAutomaton

/// Gives changed compiled files the checksum of what they hold now, as a forger would.
enum ImageRepair {
    private static let headerSize = MemoryLayout<ImageHeader>.size
    private static let checksumOffset = 32
    private static let sizeOffset = 24

    /// Makes size and checksum those of the bytes.
    static func repair(_ bytes: inout [UInt8]) {
        guard bytes.count >= headerSize else { return }
        set(&bytes, sizeOffset, UInt64(bytes.count))
        set(&bytes, checksumOffset, 0)
        var checksum = ImageChecksum()
        bytes.withUnsafeBytes { bytes in
            checksum.add(ImageChecksum.digest(of: UnsafeRawBufferPointer(rebasing: bytes[..<headerSize])))
            for start in stride(from: headerSize, to: bytes.count, by: ImageChecksum.chunk) {
                let chunk = bytes[start..<min(start + ImageChecksum.chunk, bytes.count)]
                checksum.add(ImageChecksum.digest(of: UnsafeRawBufferPointer(rebasing: chunk)))
            }
        }
        set(&bytes, checksumOffset, checksum.value)
    }

    private static func set(_ bytes: inout [UInt8], _ offset: Int, _ value: UInt64) {
        for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(index * 8)) }
    }
}
