/// How a compiled file is laid out.
///
/// ```
/// ┌────────┬───────────┬─────────┬─────────┬──
/// │ header │ directory │ section │ section │ …
/// └────────┴───────────┴─────────┴─────────┴──
/// 0        64          64 · k    64 · k
/// ```
///
/// A section is one table as it lies in memory: rows of numbers that refer to rows of other tables, no addresses. The directory names them
/// in the order of `ImageSection`, each beginning at the next multiple of 64 behind the one before, so that where a section lies follows
/// from how many rows there are. Behind the last one the file ends.
enum ImageFormat {
    /// Raised whenever a file means something else, even where the rows are laid out as before: also where values of recognisers begin
    /// with other bytes than before.
    static let version: UInt32 = 8

    /// `\u{89}Parlance`, without the last two letters, and a line end that copying as text would change.
    static let magic: [UInt8] = [0x89] + Array("Parl".utf8) + [0x0D, 0x0A, 0x1A]

    static let byteOrder: UInt32 = 0x0102_0304
    static let alignment = 64
    /// Rows of a table; states and edges are referred to by 31 bits.
    static let maximumRows = Int(Int32.max)

    static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }

    /// A number that differs where the rows of a table, or the hashes in them, are made otherwise than this program makes them.
    static let layout: UInt64 = {
        var checksum = ImageChecksum()
        for section in ImageSection.all { checksum.add(UInt64(section.stride)) }
        for word in ["phrases", "intents and slots", "a sentence of twenty-four and more"] { checksum.add(WordKey(Array(word.utf8)).hash) }
        checksum.add(UInt64(FrozenTables.slot(of: 4_711, mask: .max)))
        checksum.add(UInt64(ValueTables.startBits) << 32 | UInt64(ValueTables.startBit(0x65, 0x66)))
        return checksum.value
    }()
}

/// The first 64 bytes of a compiled file.
struct ImageHeader: BitwiseCopyable {
    var magic: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
    var byteOrder: UInt32 = ImageFormat.byteOrder
    var version: UInt32 = ImageFormat.version
    var layout: UInt64 = ImageFormat.layout
    /// Bytes of the whole file.
    var size: UInt64
    /// Of this header, with 0 in this place, and of all behind it.
    var checksum: UInt64 = 0
    var sectionCount = UInt64(ImageSection.all.count)
    private var reserved: (UInt64, UInt64) = (0, 0)

    init(size: Int) {
        let bytes = ImageFormat.magic
        magic = (bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7])
        self.size = UInt64(size)
    }
}

/// Where a section lies.
struct ImageEntry: BitwiseCopyable {
    var section: UInt32
    /// Bytes from one row to the next.
    var stride: UInt32
    var offset: UInt64
    /// Rows.
    var count: UInt64
}
