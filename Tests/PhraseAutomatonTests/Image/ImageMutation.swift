@testable import PhraseAutomaton

/// Changes compiled files as disks, copying and forgers do.
struct ImageMutation {
    private var generator: SeededGenerator
    private let original: [UInt8]

    private static let headerSize = MemoryLayout<ImageHeader>.size

    init(of bytes: [UInt8], seed: UInt64) {
        original = bytes
        generator = SeededGenerator(seed: seed)
    }

    /// A changed file whose checksum is not made right: nothing but an error may come of it.
    mutating func damaged() -> [UInt8] {
        var bytes = original
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes[Int.random(in: 0..<Self.headerSize, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
        case 2: bytes += [UInt8](repeating: 0, count: Int.random(in: 1...128, using: &generator))
        case 3:
            let one = offset(of: 8, in: bytes)
            let other = offset(of: 8, in: bytes)
            for index in 0..<8 { bytes.swapAt(one + index, other + index) }
        case 4:
            let start = offset(of: 64, in: bytes)
            for index in start..<start + 64 { bytes[index] = 0 }
        default: bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
        return bytes
    }

    /// A changed file with the checksum that belongs to it: an error, or a library that does no harm.
    mutating func forged() -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &generator) { change(&bytes) }
        ImageRepair.repair(&bytes)
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        case 1:
            let one = offset(of: 4, in: bytes)
            let other = offset(of: 4, in: bytes)
            for index in 0..<4 { bytes.swapAt(one + index, other + index) }
        case 2:
            let from = offset(of: 64, in: bytes)
            let to = offset(of: 64, in: bytes)
            for index in 0..<64 { bytes[to + index] = bytes[from + index] }
        case 3:
            // The directory, or the header behind the checksum.
            let offset = Int.random(in: 10..<16 + ImageSection.all.count * 6, using: &generator) * 4
            set(&bytes, offset, UInt32.random(in: 0..<512, using: &generator))
        case 10, 11: swapNumbers(&bytes)
        case 4: bytes.removeLast(min(bytes.count - 2 * Self.headerSize, 64 * Int.random(in: 1...16, using: &generator)))
        default:
            let offset = offset(of: 4, in: bytes)
            let old = (0..<4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[offset + $1]) }
            let values = [
                0, 1, 2, .max, .max - 1, 1 << 31, (1 << 31) - 1, old &+ 1, old &- 1,
                old ^ 1 << UInt32.random(in: 0..<32, using: &generator),
                UInt32.random(in: 0..<64, using: &generator), UInt32.random(in: 0..<4_096, using: &generator),
            ]
            set(&bytes, offset, values[Int.random(in: values.indices, using: &generator)])
        }
    }

    /// Those that say what a slot captures: what is taken for a value of a list must be one, whatever is mixed up here.
    private static let tellingWhatIsCaptured: [ImageSection] = [
        .automaton(.slots), .automaton(.freeTexts), .automaton(.symbols), .library(.symbols), .library(.lists), .library(.values),
    ]

    /// Swaps two numbers of one table.
    private mutating func swapNumbers(_ bytes: inout [UInt8]) {
        let section = Self.tellingWhatIsCaptured[Int.random(in: Self.tellingWhatIsCaptured.indices, using: &generator)]
        guard let number = ImageSection.all.firstIndex(of: section) else { return }
        let entry = bytes.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: Self.headerSize + number * MemoryLayout<ImageEntry>.stride, as: ImageEntry.self)
        }
        // Another change may have come before.
        let start = Int(truncatingIfNeeded: entry.offset)
        let count = Int(truncatingIfNeeded: entry.count).multipliedReportingOverflow(by: section.stride / 4).partialValue
        guard entry.offset % 4 == 0, count > 1, count <= bytes.count / 4, (0...bytes.count - count * 4).contains(start) else { return }
        let one = start + Int.random(in: 0..<count, using: &generator) * 4
        let other = start + Int.random(in: 0..<count, using: &generator) * 4
        for index in 0..<4 { bytes.swapAt(one + index, other + index) }
    }

    /// Where some bytes begin, behind the header.
    private mutating func offset(of count: Int, in bytes: [UInt8]) -> Int {
        Int.random(in: Self.headerSize / 4...(bytes.count - count) / 4, using: &generator) * 4
    }

    private func set(_ bytes: inout [UInt8], _ offset: Int, _ value: UInt32) {
        guard offset + 4 <= bytes.count else { return }
        for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt32(index * 8)) }
    }
}
