/// A list as the match loop reads it: the tables that hold it, and its place in them. Views alone; who bound it keeps it alive.
struct ListSource: BitwiseCopyable, Sendable {
    let tables: ValueTables
    let table: ValueTables.Table

    init(_ tables: ValueTables, _ number: Int) {
        self.tables = tables
        table = tables.tables[number]
    }

    @inline(__always)
    func mayBegin(_ hash: UInt64) -> Bool { tables.mayBegin(table, hash) }

    @inline(__always)
    func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool { tables.mayBegin(table, first, second) }
}
