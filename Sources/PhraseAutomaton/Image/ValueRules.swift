// What walking through the values of lists trusts. The nodes of a list stand between its root and the next list's, and so do its terminals
// between those of the two roots: a walk does not leave its list, and finds no value that the list does not have.

/// Where a list's values begin. A value has at least one character: with none, a way would come to the place where it is. The filters of
/// lists stand one behind the other, since a matcher looks at each of them when it is made.
struct ValueTableRule: RowRule {
    let nodes: FrozenTable<ValueTables.Node>
    let filters: Int
    let tables: Int

    @inline(__always)
    func check(_ row: UnsafePointer<ValueTables.Table>, _ number: Int, _ checks: inout some RowChecks) {
        let table = row.pointee
        checks.check("filter", table.filter, table.filterMask >> 6 &+ 1, within: filters)
        checks.check("starts", table.starts, UInt32(ValueTables.startBits >> 6), within: filters)
        checks.check("starts", UInt64(table.starts), UInt64(table.starts) > UInt64(table.filter) + UInt64(table.filterMask >> 6))
        if number + 1 < tables {
            let end = UInt64(table.starts) + UInt64(ValueTables.startBits >> 6)
            checks.check("starts", UInt64(table.starts), end <= UInt64(row[1].filter))
        }
        checks.check("root", table.root, below: nodes.count)
        guard checks.isSound else { return }
        let root = nodes[table.root]
        checks.check("root", UInt64(table.root), root.runLength > 0 || root.terminalCount == 0)
    }
}

/// A node's children stand behind it, so that there is no way round. Behind a run eight bytes may be read.
struct ValueNodeRule: RowRule {
    /// Of the list.
    let nodes: Range<Int>
    let terminals: Range<Int>
    let runs: Int

    @inline(__always)
    func check(_ row: UnsafePointer<ValueTables.Node>, _ number: Int, _ checks: inout some RowChecks) {
        let node = row.pointee
        checks.check("run", node.run, node.runLength, within: runs - 8)
        checks.check("children", node.children, node.childCount, within: nodes.upperBound)
        checks.check("children", UInt64(node.children), node.childCount == 0 || Int(node.children) > number)
        checks.check("terminals", node.terminals, node.terminalCount, within: terminals.upperBound)
        checks.check("terminals", UInt64(node.terminals), Int(node.terminals) >= terminals.lowerBound)
        // Nodes share neither values nor children: there are as many ways through a list as it has texts.
        checks.check("terminals", UInt64(node.terminalCount), checks.spend(Int(node.terminalCount)))
        checks.check("children", UInt64(node.childCount), checks.spend(Int(node.childCount)))
    }
}

/// No byte of a run is 0: behind a sentence there are zeros, with which a run would go on.
struct ValueRunRule: RowRule {
    let runs: Int

    @inline(__always)
    func check(_ row: UnsafePointer<UInt8>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("byte", UInt64(row.pointee), row.pointee != 0 || number >= runs - 8)
    }
}

/// A value is one of its list.
struct ValueTerminalRule: RowRule {
    let values: Int
    let effects: Int

    @inline(__always)
    func check(_ row: UnsafePointer<ValueTables.Terminal>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("value", row.pointee.value, below: values)
        checks.check("effect", row.pointee.effect, below: effects)
    }
}

extension ValueTables {
    /// The rules of all lists, one for each.
    ///
    /// - Parameter counts: how many values each list has; a table behind them is of something else, whose values nobody asks for.
    func imageChecks(values counts: [Int], effects: Int) throws(ImageError) -> [SectionCheck] {
        var checks: [SectionCheck] = []
        var terminal = 0
        for number in 0..<tables.count {
            let isLast = number + 1 == tables.count
            let root = number == 0 ? 0 : Int(tables[number].root)
            let nextRoot = isLast ? nodes.count : Int(tables[number + 1].root)
            guard tables[number].root == root, nextRoot > root, isLast || nextRoot < nodes.count else {
                throw .row(
                    RowFault(
                        section: .automaton(.valueTables), row: number, field: "root", found: UInt64(tables[number].root),
                        limit: UInt64(nextRoot))
                )
            }
            let nextTerminal = isLast ? terminals.count : Int(nodes[nextRoot].terminals)
            guard nextTerminal >= terminal, nextTerminal <= terminals.count else {
                throw .row(
                    RowFault(
                        section: .automaton(.valueNodes), row: nextRoot, field: "terminals", found: UInt64(nextTerminal),
                        limit: UInt64(terminals.count)
                    ))
            }
            checks.append(
                SectionCheck(
                    .automaton(.valueNodes), nodes, rows: root..<nextRoot,
                    ValueNodeRule(nodes: root..<nextRoot, terminals: terminal..<nextTerminal, runs: runs.count)))
            checks.append(
                SectionCheck(
                    .automaton(.valueTerminals), terminals, rows: terminal..<nextTerminal,
                    ValueTerminalRule(values: number < counts.count ? counts[number] : .max, effects: effects)))
            terminal = nextTerminal
        }
        return checks
    }
}

/// A word of the vocabulary, or an empty slot of its hash table. Behind a word eight bytes may be read.
struct VocabularySlotRule: RowRule {
    let words: Int
    let bytes: Int

    @inline(__always)
    func check(_ row: UnsafePointer<Vocabulary.Slot>, _ number: Int, _ checks: inout some RowChecks) {
        let slot = row.pointee
        checks.check("word", slot.word, below: words)
        checks.check("bytes", slot.start, slot.count, within: bytes - 8)
        checks.check("characters", UInt64(slot.characters), UInt32(slot.characters) <= slot.count)
    }
}

struct VocabularyWordRule: RowRule {
    let bytes: Int

    @inline(__always)
    func check(_ row: UnsafePointer<Vocabulary.Word>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("bytes", row.pointee.start, row.pointee.count, within: bytes)
    }
}
