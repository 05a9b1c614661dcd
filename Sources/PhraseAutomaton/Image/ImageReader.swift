/// Opens a compiled file: makes sure that it is one of this version and whole, and hands out its tables as they lie in memory.
///
/// Until `check` has found nothing, no row may be followed anywhere.
struct ImageReader {
    private let memory: ImageMemory
    private var header: ImageHeader
    private var entries: [ImageEntry] = []

    private static let headerSize = MemoryLayout<ImageHeader>.size

    /// Checks the header and the directory: what the tables' places and sizes are. O(sections).
    init(_ memory: ImageMemory) throws(ImageError) {
        self.memory = memory
        let bytes = memory.bytes
        guard bytes.prefix(ImageFormat.magic.count).elementsEqual(ImageFormat.magic.prefix(max(bytes.count, 1))) else { throw .notCompiled }
        guard bytes.count >= Self.headerSize else { throw .size(found: bytes.count, expected: UInt64(Self.headerSize)) }
        header = bytes.load(as: ImageHeader.self)
        guard header.byteOrder == ImageFormat.byteOrder else { throw .byteOrder }
        guard header.version == ImageFormat.version else { throw .version(found: header.version, expected: ImageFormat.version) }
        guard header.layout == ImageFormat.layout else { throw .layout }
        guard header.size == bytes.count else { throw .size(found: bytes.count, expected: header.size) }
        let sections = ImageSection.all
        guard header.sectionCount == sections.count else { throw .directory(entry: 0) }
        var offset = ImageFormat.aligned(Self.headerSize + sections.count * MemoryLayout<ImageEntry>.stride)
        guard offset <= bytes.count else { throw .directory(entry: 0) }
        for (number, section) in sections.enumerated() {
            let entry = bytes.load(fromByteOffset: Self.headerSize + number * MemoryLayout<ImageEntry>.stride, as: ImageEntry.self)
            guard entry.section == section.number, entry.stride == section.stride, entry.offset == offset,
                entry.count <= ImageFormat.maximumRows
            else { throw .directory(entry: number) }
            offset = ImageFormat.aligned(offset + Int(entry.count) * section.stride)
            guard offset <= bytes.count else { throw .directory(entry: number) }
            entries.append(entry)
        }
        guard offset == bytes.count else { throw .size(found: bytes.count, expected: UInt64(offset)) }
    }

    /// The rows of a table of the automaton.
    func table<Row>(_ table: AutomatonTable) -> FrozenTable<Row> {
        precondition(table.stride == MemoryLayout<Row>.stride)
        return FrozenTable(viewing: bytes(of: .automaton(table)))
    }

    /// The rows of a table of the library.
    func libraryTable<Row>(_ table: LibraryTable) -> FrozenTable<Row> {
        precondition(table.stride == MemoryLayout<Row>.stride)
        return FrozenTable(viewing: bytes(of: .library(table)))
    }

    private func entry(of section: ImageSection) -> ImageEntry {
        switch section {
        case .automaton(let table): entries[Int(table.rawValue)]
        case .library(let table): entries[AutomatonTable.allCases.count + Int(table.rawValue)]
        }
    }

    private func bytes(of section: ImageSection) -> UnsafeRawBufferPointer {
        let entry = entry(of: section)
        return UnsafeRawBufferPointer(rebasing: memory.bytes[Int(entry.offset)...].prefix(Int(entry.count) * section.stride))
    }

    /// Compares the checksum with the bytes, and each row with the rules: all bytes are looked at once, on two threads where there are many.
    func check(_ checks: [SectionCheck]) throws(ImageError) {
        let job = ImageCheckJob(memory, from: Self.headerSize, checks.map { ($0, Int(entry(of: $0.section).offset)) })
        job.run()
        var checksum = ImageChecksum()
        var header = header
        header.checksum = 0
        withUnsafeBytes(of: &header) { checksum.add(ImageChecksum.digest(of: $0)) }
        for digest in job.digests { checksum.add(digest) }
        guard checksum.value == self.header.checksum else { throw .checksum }
        if let fault = job.fault { throw .row(fault) }
    }
}
