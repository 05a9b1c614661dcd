/// Puts the tables of an automaton one behind the other, as a compiled file has them. The same tables give the same bytes.
struct ImageWriter {
    private var tables: [UnsafeRawBufferPointer] = []

    /// Adds the next section. The table's memory must stay until the file is written.
    mutating func add<Row>(_ table: FrozenTable<Row>, as number: AutomatonTable) {
        precondition(number.stride == MemoryLayout<Row>.stride)
        add(table.memory, as: .automaton(number))
    }

    /// Adds the tables of a library.
    mutating func add(_ library: LibraryTables) {
        for section in library.sections {
            precondition(section.table.stride == section.stride)
            add(section.memory, as: .library(section.table))
        }
    }

    private mutating func add(_ memory: UnsafeRawBufferPointer, as section: ImageSection) {
        precondition(section == ImageSection.all[tables.count])
        tables.append(memory)
    }

    /// Bytes of the file.
    var size: Int {
        tables.reduce(ImageFormat.aligned(MemoryLayout<ImageHeader>.size + tables.count * MemoryLayout<ImageEntry>.stride)) {
            ImageFormat.aligned($0 + $1.count)
        }
    }

    /// Gives the file piece by piece. O(bytes), once for the checksum and once for `write`.
    func write<Failure: Error>(_ write: (UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) {
        precondition(tables.count == ImageSection.all.count)
        var header = ImageHeader(size: size)
        header.checksum = checksum(of: header)
        try Self.withBytes(of: header, write)
        try forEachChunk(write)
    }

    private func checksum(of header: ImageHeader) -> UInt64 {
        var checksum = ImageChecksum()
        Self.withBytes(of: header) { checksum.add(ImageChecksum.digest(of: $0)) }
        forEachChunk { checksum.add(ImageChecksum.digest(of: $0)) }
        return checksum.value
    }

    private static func withBytes<Failure: Error>(
        of header: ImageHeader, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: MemoryLayout<ImageHeader>.size, alignment: ImageFormat.alignment)
        defer { bytes.deallocate() }
        bytes.storeBytes(of: header, as: ImageHeader.self)
        try body(UnsafeRawBufferPointer(bytes))
    }

    /// What stands behind the header, chunk by chunk.
    private func forEachChunk<Failure: Error>(_ body: (UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) {
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: ImageChecksum.chunk, alignment: ImageFormat.alignment)
        defer { chunk.deallocate() }
        var filled = 0
        let entries = FrozenTable(entries)
        defer { entries.deallocate() }
        for piece in [entries.memory] + tables {
            var start = 0
            while start < piece.count {
                let count = min(piece.count - start, chunk.count - filled)
                UnsafeMutableRawBufferPointer(rebasing: chunk[filled..<filled + count])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: piece[start..<start + count]))
                start += count
                filled += count
                if filled == chunk.count {
                    try body(UnsafeRawBufferPointer(chunk))
                    filled = 0
                }
            }
            // The header is as long as sections are aligned, so that what is aligned here is so in the file.
            let padded = ImageFormat.aligned(filled)
            for index in filled..<padded { chunk[index] = 0 }
            filled = padded
            if filled == chunk.count {
                try body(UnsafeRawBufferPointer(chunk))
                filled = 0
            }
        }
        if filled > 0 { try body(UnsafeRawBufferPointer(rebasing: chunk[..<filled])) }
    }

    private var entries: [ImageEntry] {
        var offset = ImageFormat.aligned(MemoryLayout<ImageHeader>.size + tables.count * MemoryLayout<ImageEntry>.stride)
        return zip(ImageSection.all, tables).map { section, table in
            defer { offset = ImageFormat.aligned(offset + table.count) }
            return ImageEntry(
                section: section.number, stride: UInt32(section.stride), offset: UInt64(offset),
                count: UInt64(table.count / section.stride))
        }
    }
}
