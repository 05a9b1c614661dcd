@testable import PhraseAutomaton

/// A compiled file of which somebody writes tables anew, with the directory, size and checksum that belong to it.
struct ForgedImage {
    private let original: [UInt8]
    private var sections: [(entry: ImageEntry, bytes: [UInt8])] = []

    init(_ bytes: [UInt8]) {
        original = bytes
        bytes.withUnsafeBytes { bytes in
            for number in ImageSection.all.indices {
                let entry = bytes.loadUnaligned(
                    fromByteOffset: MemoryLayout<ImageHeader>.size + number * MemoryLayout<ImageEntry>.stride, as: ImageEntry.self)
                let start = Int(entry.offset)
                sections.append((entry, Array(bytes[start..<start + Int(entry.count) * Int(entry.stride)])))
            }
        }
    }

    /// The rows of a table.
    func rows<Row: BitwiseCopyable>(_ section: ImageSection, as type: Row.Type = Row.self) -> [Row] {
        let bytes = sections[place(of: section)].bytes
        return bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: MemoryLayout<Row>.stride).map { bytes.loadUnaligned(fromByteOffset: $0, as: Row.self) }
        }
    }

    mutating func set<Row: BitwiseCopyable>(_ section: ImageSection, _ rows: [Row]) {
        sections[place(of: section)].bytes = rows.withUnsafeBytes { Array($0) }
    }

    /// Changes the rows of a table.
    mutating func change<Row: BitwiseCopyable>(_ section: ImageSection, _ body: (inout [Row]) -> Void) {
        var rows: [Row] = rows(section)
        body(&rows)
        set(section, rows)
    }

    var bytes: [UInt8] {
        var directory: [UInt8] = []
        var tables: [UInt8] = []
        let start = ImageFormat.aligned(MemoryLayout<ImageHeader>.size + sections.count * MemoryLayout<ImageEntry>.stride)
        for (entry, bytes) in sections {
            var entry = entry
            entry.offset = UInt64(start + tables.count)
            entry.count = UInt64(bytes.count / Int(entry.stride))
            withUnsafeBytes(of: entry) { directory += $0 }
            tables += bytes
            tables += [UInt8](repeating: 0, count: ImageFormat.aligned(tables.count) - tables.count)
        }
        var image = original.prefix(MemoryLayout<ImageHeader>.size) + directory
        image += [UInt8](repeating: 0, count: start - image.count)
        var bytes = Array(image + tables)
        ImageRepair.repair(&bytes)
        return bytes
    }

    private func place(of section: ImageSection) -> Int {
        switch section {
        case .automaton(let table): Int(table.rawValue)
        case .library(let table): AutomatonTable.allCases.count + Int(table.rawValue)
        }
    }
}
