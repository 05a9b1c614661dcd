// What the match loop trusts of the states and their edges. A rule states it for one row; `Engine` and `Matcher` check none of it again.

/// A state's edges stand in their tables, and following it ends.
///
/// - A word is looked for in a state's hash table until a slot is empty: the table has one, and its size is a power of two, so that the
///   search gets to it.
/// - What stands behind a free space is read in one more call: behind that state there is no further one.
/// - A fork's members are pushed by calls: they are no forks (`ForkRule`).
struct StateRule: RowRule {
    let states: FrozenTable<FrozenState>
    let branches: FrozenTable<FrozenBranches>
    let words: FrozenTable<FrozenEdge>
    let forks: Int
    let vocabulary: Int

    init(_ tables: FrozenTables) {
        states = tables.states
        branches = tables.branches
        words = tables.words
        forks = tables.forks.count
        vocabulary = tables.vocabulary.words.count
    }

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenState>, _ number: Int, _ checks: inout some RowChecks) {
        let state = row.pointee
        let isFork = state.traits.contains(.isFork)
        let hasTable = state.traits.contains(.hasWordTable)
        let isPlain = !isFork && !hasTable
        checks.check("space", state.space, below: states.count)
        // The last row ends the one before it.
        checks.check("branches", state.branches, below: branches.count - 1)
        checks.check("to0", state.to0, below: states.count)
        checks.check("to1", state.to1, below: states.count)
        checks.check("word0", isPlain ? state.word0 : 0, below: vocabulary)
        checks.check("word1", isPlain ? state.word1 : 0, below: vocabulary)
        checks.check("forks", isFork ? state.word0 : 0, isFork ? state.word1 : 0, within: forks)
        checks.check("traits", UInt64(state.traits.rawValue), !(isFork && hasTable))
        if hasTable { checkTable(state, &checks) }
    }

    private func checkTable(_ state: FrozenState, _ checks: inout some RowChecks) {
        checks.check("words", state.word0, state.word1, within: words.count - 1)
        checks.check("words", UInt64(state.word1), state.word1 & (state.word1 &+ 1) == 0)
        guard checks.isSound else { return }
        var index = state.word0
        while index <= state.word0 + state.word1, words[index].label != 0 { index += 1 }
        checks.check("words", UInt64(state.word0), index <= state.word0 + state.word1 && checks.spend(Int(index - state.word0)))
    }
}

/// What a state has besides words stands in its tables, and ends where that of the next row begins.
struct BranchesRule: RowRule {
    let rows: Int
    let slots: Int
    let accepts: Int
    let rareBranches: Int

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenBranches>, _ number: Int, _ checks: inout some RowChecks) {
        let next = number + 1 < rows ? row[1] : FrozenBranches(slots: UInt32(slots), accepts: UInt32(accepts))
        checks.check("slots", row.pointee.slots, below: Int(next.slots) + 1)
        checks.check("slots", next.slots, below: slots + 1)
        checks.check("accepts", row.pointee.accepts, below: Int(next.accepts) + 1)
        checks.check("accepts", next.accepts, below: accepts + 1)
        checks.check("rare", row.pointee.rare, below: rareBranches)
    }
}

/// Behind what stands behind a free space there is no further one.
struct RareBranchesRule: RowRule {
    let states: FrozenTable<FrozenState>
    let branches: FrozenTable<FrozenBranches>
    let rareBranches: FrozenTable<FrozenRareBranches>
    let characters: Int
    let freeTexts: Int

    init(_ tables: FrozenTables) {
        states = tables.states
        branches = tables.branches
        rareBranches = tables.rareBranches
        characters = tables.characters.count
        freeTexts = tables.freeTexts.count
    }

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenRareBranches>, _ number: Int, _ checks: inout some RowChecks) {
        let rare = row.pointee
        checks.check("freeSpace", rare.freeSpace, below: states.count)
        checks.check("characters", rare.characters, rare.characterCount, within: characters)
        checks.check("freeTexts", rare.freeTexts, rare.freeTextCount, within: freeTexts)
        guard rare.freeSpace != 0, checks.isSound else { return }
        let next = states[rare.freeSpace].branches
        checks.check("freeSpace", next, below: branches.count - 1)
        guard checks.isSound else { return }
        checks.check("freeSpace", branches[next].rare, below: rareBranches.count)
        guard checks.isSound else { return }
        let behind = rareBranches[branches[next].rare].freeSpace
        checks.check("freeSpace", UInt64(rare.freeSpace), behind == 0 || behind == rare.freeSpace)
    }
}

/// A word's edge; 0 is an empty slot of a hash table.
struct WordEdgeRule: RowRule {
    let states: Int
    let vocabulary: Int

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenEdge>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("label", row.pointee.label, below: vocabulary)
        checks.check("target", row.pointee.target, below: states)
    }
}

/// A character's edge. Labels that are no characters, or not in order, are never found.
struct CharacterEdgeRule: RowRule {
    let states: Int

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenEdge>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("target", row.pointee.target, below: states)
    }
}

/// A slot is read by the reader of what it fills, and so are the others of its group, so that a value is one of that list.
struct SlotRule: RowRule {
    let states: Int
    let slots: Int
    let readers: Int
    let symbols: FrozenTable<FrozenSymbol>

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenSlot>, _ number: Int, _ checks: inout some RowChecks) {
        let slot = row.pointee
        checks.check("symbol", slot.symbol, below: symbols.count)
        checks.check("target", slot.target, below: states)
        checks.check("targetBehindDigits", slot.targetBehindDigits, below: states)
        checks.check("behindSpace", slot.behindSpace, below: states)
        checks.check("reader", slot.reader, below: readers)
        checks.check("group", slot.group &- 1, below: slots - number)
        guard checks.isSound else { return }
        checks.check("reader", UInt64(slot.reader), slot.reader == symbols[slot.symbol].reader)
        if slot.group > 1 {
            let next = row[1]
            checks.check("group", UInt64(slot.group), next.group == slot.group - 1 && next.reader == slot.reader)
        }
    }
}

/// Free text fills what the library says is free text, so that nobody takes it for a value of a list.
struct FreeTextRule: RowRule {
    let states: Int
    let symbols: FrozenTable<FrozenSymbol>

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenFreeText>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("symbol", row.pointee.symbol, below: symbols.count)
        checks.check("target", row.pointee.target, below: states)
        checks.check("gluedTarget", row.pointee.gluedTarget, below: states)
        guard checks.isSound else { return }
        checks.check("symbol", UInt64(row.pointee.symbol), symbols[row.pointee.symbol].traits.contains(.isFreeText))
    }
}

/// A member of a fork is no fork.
struct ForkRule: RowRule {
    let states: FrozenTable<FrozenState>

    @inline(__always)
    func check(_ row: UnsafePointer<UInt32>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("state", row.pointee, below: states.count)
        guard checks.isSound else { return }
        checks.check("state", UInt64(row.pointee), !states[row.pointee].traits.contains(.isFork))
    }
}

/// Rows that are references and nothing else.
struct ReferenceRule: RowRule {
    let count: Int

    @inline(__always)
    func check(_ row: UnsafePointer<UInt32>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("reference", row.pointee, below: count)
    }
}

struct PhraseRule: RowRule {
    let intents: Int
    let languages: Int
    let requirements: Int

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenPhrase>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("intent", row.pointee.intent, below: intents)
        checks.check("language", row.pointee.language, below: languages)
        checks.check("requirement", row.pointee.requirement, below: requirements)
    }
}

struct RequirementRule: RowRule {
    let needs: Int

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenRequirement>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("needs", row.pointee.needs, row.pointee.needsCount, within: needs)
        checks.check("needs", UInt64(row.pointee.needsCount), checks.spend(Int(row.pointee.needsCount)))
    }
}

struct SkipRule: RowRule {
    let languages: Int
    let tables: Int
    let effects: Int

    @inline(__always)
    func check(_ row: UnsafePointer<SkipTable>, _ number: Int, _ checks: inout some RowChecks) {
        checks.check("language", row.pointee.language, below: languages)
        checks.check("table", row.pointee.table, below: tables)
        checks.check("effect", row.pointee.effect, below: effects)
    }
}

/// What a symbol is read by: one of the tables of values, or behind them a recogniser.
struct SymbolRule: RowRule {
    let tables: Int
    let recognizers: Int
    let ranges: Int

    @inline(__always)
    func check(_ row: UnsafePointer<FrozenSymbol>, _ number: Int, _ checks: inout some RowChecks) {
        let symbol = row.pointee
        let isRecognized = symbol.traits.contains(.awaitsRecognizer)
        let first = isRecognized ? tables : 0
        // What nothing reads has no edges; free text has no reader.
        let count = symbol.traits.contains(.isFreeText) ? 1 : isRecognized ? max(recognizers, 1) : tables
        checks.check("reader", symbol.reader &- UInt32(first), below: count)
        checks.check("range", UInt32(bitPattern: symbol.range &+ 1), below: ranges + 1)
    }
}
