import Synchronization

/// The one table of character classes, made of the toolchain's Unicode data page by page, as texts need them.
///
/// A page is 64 scalars (they share all but the last byte of their UTF-8): 64 entries of 32 bits, then 64 combining classes of 8.
/// Most sentences need two or three pages; a page takes some microseconds to make, the whole table would take a tenth of a second.
///
/// A value that holds one address, so that a copy counts no references. Sendable, unchecked: the pages of the one table are never freed;
/// a page is written before its address is published by a compare-and-exchange, and not changed afterwards; of two threads that make the
/// same page, one publishes and the other frees its own.
struct CharacterTable: BitwiseCopyable, @unchecked Sendable {
    static let shared = CharacterTable()

    private static let pagedScalars: UInt32 = 0x2_0000
    private static let pageSize = 64

    /// Addresses of pages; 0 where none has been made.
    private let pages: UnsafeMutablePointer<Atomic<UInt>>

    private init() {
        let count = Int(Self.pagedScalars) / Self.pageSize
        pages = .allocate(capacity: count)
        for index in 0..<count { (pages + index).initialize(to: Atomic(0)) }
    }

    @inline(__always)
    func entry(_ scalar: UInt32) -> CharacterEntry {
        guard scalar < Self.pagedScalars else { return CharacterEntry(ofSupplementary: scalar) }
        return CharacterEntry(bits: page(scalar).load(fromByteOffset: Int(scalar & 63) * 4, as: UInt32.self))
    }

    /// The canonical combining class of a scalar whose entry says that it has one.
    func combiningClass(_ scalar: UInt32) -> UInt8 {
        guard scalar < Self.pagedScalars else { return 0 }
        return page(scalar).load(fromByteOffset: Self.pageSize * 4 + Int(scalar & 63), as: UInt8.self)
    }

    @inline(__always)
    private func page(_ scalar: UInt32) -> UnsafeRawPointer {
        let address = pages[Int(scalar >> 6)].load(ordering: .acquiring)
        return UnsafeRawPointer(bitPattern: address) ?? makePage(scalar >> 6)
    }

    @inline(never)
    private func makePage(_ number: UInt32) -> UnsafeRawPointer {
        let made = UnsafeMutableRawPointer.allocate(byteCount: Self.pageSize * 5, alignment: 64)
        for index in 0..<UInt32(Self.pageSize) {
            let scalar = Unicode.Scalar(number << 6 | index)
            let entry = scalar.map(CharacterEntry.init(of:)) ?? CharacterEntry(folded: 0xFFFD, kind: .sign)
            let combiningClass = entry.isCombining ? scalar?.properties.canonicalCombiningClass.rawValue ?? 0 : 0
            made.storeBytes(of: entry.bits, toByteOffset: Int(index) * 4, as: UInt32.self)
            made.storeBytes(of: combiningClass, toByteOffset: Self.pageSize * 4 + Int(index), as: UInt8.self)
        }
        let (exchanged, found) = pages[Int(number)].compareExchange(
            expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing)
        guard !exchanged, let other = UnsafeRawPointer(bitPattern: found) else { return UnsafeRawPointer(made) }
        made.deallocate()
        return other
    }
}
