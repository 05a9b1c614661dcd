extension LibraryTable {
    /// Bytes of a row.
    var stride: Int {
        switch self {
        case .textOffsets: MemoryLayout<UInt32>.stride
        case .textBytes: MemoryLayout<UInt8>.stride
        case .literals: MemoryLayout<LiteralRow>.stride
        case .texts: MemoryLayout<TextRow>.stride
        case .languages: MemoryLayout<LanguageRow>.stride
        case .apps: MemoryLayout<AppRow>.stride
        case .appNames, .titles: MemoryLayout<SpokenNameRow>.stride
        case .scopes: MemoryLayout<ScopeRow>.stride
        case .declarations: MemoryLayout<DeclarationRow>.stride
        case .lists: MemoryLayout<ListRow>.stride
        case .values: MemoryLayout<ValueRow>.stride
        case .facts: MemoryLayout<FactRow>.stride
        case .ranges: MemoryLayout<RangeRow>.stride
        case .rules: MemoryLayout<RuleRow>.stride
        case .templates: MemoryLayout<TemplateRow>.stride
        case .intents: MemoryLayout<IntentRow>.stride
        case .intentsByName: MemoryLayout<IntentIndexRow>.stride
        case .parameters: MemoryLayout<ParameterRow>.stride
        case .wordings: MemoryLayout<WordingsRow>.stride
        case .phrases: MemoryLayout<PhraseRow>.stride
        case .outcomes: MemoryLayout<OutcomeRow>.stride
        case .assignments: MemoryLayout<AssignmentRow>.stride
        case .copies: MemoryLayout<CopyRow>.stride
        case .symbols: MemoryLayout<SymbolRow>.stride
        case .conditions: MemoryLayout<ConditionRow>.stride
        case .recognizers: MemoryLayout<RecognizerRow>.stride
        }
    }
}

extension LibraryTables {
    /// The tables of a file, before their rows were checked.
    init(_ image: ImageReader) {
        self.init(
            texts: FrozenTexts(offsets: image.libraryTable(.textOffsets), bytes: image.libraryTable(.textBytes)),
            literals: image.libraryTable(.literals),
            textLists: image.libraryTable(.texts), languages: image.libraryTable(.languages), apps: image.libraryTable(.apps),
            appNames: image.libraryTable(.appNames), scopes: image.libraryTable(.scopes), declarations: image.libraryTable(.declarations),
            lists: image.libraryTable(.lists), values: image.libraryTable(.values), facts: image.libraryTable(.facts),
            ranges: image.libraryTable(.ranges),
            rules: image.libraryTable(.rules), templates: image.libraryTable(.templates), intents: image.libraryTable(.intents),
            intentsByName: image.libraryTable(.intentsByName), parameters: image.libraryTable(.parameters),
            titles: image.libraryTable(.titles),
            wordings: image.libraryTable(.wordings), phrases: image.libraryTable(.phrases), outcomes: image.libraryTable(.outcomes),
            assignments: image.libraryTable(.assignments), copies: image.libraryTable(.copies), symbols: image.libraryTable(.symbols),
            conditions: image.libraryTable(.conditions), recognizers: image.libraryTable(.recognizers))
    }

    /// The rules that the rows keep to. There is an offset behind the last text.
    func imageChecks() -> [SectionCheck] {
        let sections = sections
        let counts = sections.map(\.count)
        return [SectionCheck(.library(.textOffsets), texts.offsets, TextOffsetRule(texts: texts))]
            + sections.filter { !$0.columns.isEmpty }.map { SectionCheck($0, counts: counts) }
    }
}

/// Texts stand one behind the other, and the last one ends with the bytes.
struct TextOffsetRule: RowRule {
    let texts: FrozenTexts

    @inline(__always)
    func check(_ row: UnsafePointer<UInt32>, _ number: Int, _ checks: inout some RowChecks) {
        let isLast = number + 1 == texts.offsets.count
        let next = isLast ? UInt32(texts.bytes.count) : texts.offsets[number + 1]
        checks.check("offset", row.pointee, below: Int(next) + 1)
        checks.check("offset", UInt64(row.pointee), !isLast || row.pointee == next)
    }
}

extension SectionCheck {
    /// The check of a library's table by what its columns are said to mean, column by column.
    ///
    /// - Parameter counts: By table, its rows that may be referred to.
    init(_ table: LibraryTables.Section, counts: [Int]) {
        section = .library(table.table)
        stride = table.stride
        rows = 0..<table.count
        // What is read for one column is still in the first cache when the next one is looked at.
        let block = max(1, 16_384 / table.stride)
        fault = { rows in
            for start in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: block) {
                let rows = start..<min(start + block, rows.upperBound)
                for column in table.columns {
                    var checks = QuickRowChecks(steps: 0)
                    column.check(rows, of: table, counts: counts, &checks)
                    if !checks.isSound { return column.fault(rows, of: table, counts: counts) }
                }
            }
            return nil
        }
    }
}

extension LibraryColumn {
    /// The first row of some whose column refers to something that is not there.
    fileprivate func fault(_ rows: Range<Int>, of table: LibraryTables.Section, counts: [Int]) -> RowFault? {
        for row in rows {
            var first = FirstRowFault(section: .library(table.table), steps: 0)
            first.row = row
            check(row..<row + 1, of: table, counts: counts, &first)
            if var fault = first.fault {
                fault.field = "at its byte \(offset)"
                return fault
            }
        }
        return nil
    }

    /// Checks the column of some rows.
    @inline(__always)
    fileprivate func check(_ rows: Range<Int>, of table: LibraryTables.Section, counts: [Int], _ checks: inout some RowChecks) {
        guard let memory = table.memory.baseAddress else { return }
        let offset = offset
        let stride = table.stride
        func value(_ row: Int) -> UInt32 { memory.load(fromByteOffset: row &* stride &+ offset, as: UInt32.self) }
        switch meaning {
        case .row(let other):
            let count = counts[Int(other.rawValue)]
            for row in rows { checks.check("reference", value(row), below: count) }
        case .rowOrNone(let other):
            // None is the highest number: with 1 added, the lowest.
            let count = counts[Int(other.rawValue)] + 1
            for row in rows { checks.check("reference", value(row) &+ 1, below: count) }
        case .earlierRowOrNone:
            for row in rows { checks.check("reference", value(row) &+ 1, below: row + 1) }
        case .run(let other):
            let count = counts[Int(other.rawValue)]
            for row in rows {
                let length = memory.load(fromByteOffset: row &* stride &+ offset &+ 4, as: UInt32.self)
                checks.check("run", value(row), length, within: count)
            }
        case .treeSize:
            for row in rows { checks.check("size", value(row) &- 1, below: table.count - row) }
        case .below(let limit):
            for row in rows { checks.check("number", value(row), below: Int(limit)) }
        }
    }
}
