import PhraseSyntax
package import PhraseText

extension FrozenAutomaton {
    /// Gives the compiled file of the automaton, piece by piece from its beginning. The same phrases give the same bytes. O(bytes).
    package func writeImage<Failure: Error>(_ write: (UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) {
        try withImage { image throws(Failure) in try image.write(write) }
    }

    /// Bytes of the compiled file: as many as all tables take, written or not. O(tables).
    package var imageSize: Int { withImage { $0.size } }

    private func withImage<Result, Failure: Error>(_ body: (ImageWriter) throws(Failure) -> Result) throws(Failure) -> Result {
        let scalars = FrozenTable([
            ImageScalars(
                start: tables.start, contextWidth: UInt32(tables.contextWidth), graphNodes: UInt64(counts.graphNodes),
                states: UInt64(counts.states), edges: UInt64(counts.edges), words: UInt64(counts.words))
        ])
        defer { scalars.deallocate() }
        var image = ImageWriter()
        image.add(scalars, as: .scalars)
        tables.add(to: &image)
        image.add(library.tables)
        return try body(image)
    }

    /// Opens a compiled file. All its bytes are looked at once, and nothing of it is copied; recognisers are made when they are first
    /// asked. O(bytes), at the speed of the memory.
    ///
    /// After this, no sentence reads outside of the file's tables or does not end, whatever the file holds; what it answers is another
    /// question where somebody forged it.
    package convenience init(
        _ memory: ImageMemory, normalizer: any Normalizer, recognizers provider: @escaping RecognizerProvider
    ) throws(ImageError) {
        let image = try ImageReader(memory)
        let rows: FrozenTable<ImageScalars> = image.table(.scalars)
        guard rows.count == 1 else { throw .lengths(of: .automaton(.scalars), found: rows.count) }
        let scalars = rows[0]
        let tables = FrozenTables(image, scalars)
        let library = LibraryTables(image)
        try tables.checkLengths()
        try tables.checkLengths(with: library)
        try image.check(try tables.imageChecks(with: library) + library.imageChecks())
        try tables.checkSymbols(with: library)
        try library.checkWhatIsMade(fileSize: memory.bytes.count)

        let frozen = FrozenLibrary(library, owner: memory)
        let conditions = ConditionTable(
            frozen.conditions, languages: library.languages.count, isSkipping: tables.skips.count > 0)
        guard conditions.width == tables.contextWidth else {
            throw .lengths(of: .library(.conditions), found: library.conditions.count)
        }
        self.init(
            library: frozen, normalizer: normalizer, provider: provider, tables: tables, symbols: frozen.symbols, conditions: conditions,
            recognizers: LazyRecognizers(frozen.recognizers, provider: provider),
            counts: Counts(
                graphNodes: Int(truncatingIfNeeded: scalars.graphNodes), states: Int(truncatingIfNeeded: scalars.states),
                edges: Int(truncatingIfNeeded: scalars.edges), words: Int(truncatingIfNeeded: scalars.words), bytes: tables.byteCount),
            memory: memory)
    }
}

extension FrozenTables {
    /// Compares lengths with those of the library that the tables refer to. O(1).
    fileprivate func checkLengths(with library: LibraryTables) throws(ImageError) {
        func check(_ isRight: Bool, _ table: LibraryTable, _ count: Int) throws(ImageError) {
            if !isRight { throw .lengths(of: .library(table), found: count) }
        }
        try check(library.texts.offsets.count > 0, .textOffsets, library.texts.offsets.count)
        try check(library.phrases.count == phrases.count, .phrases, library.phrases.count)
        try check(library.symbols.count == symbols.count, .symbols, library.symbols.count)
        try check(library.ranges.count == rangeTests.count, .ranges, library.ranges.count)
        try check(library.lists.count <= values.tables.count, .lists, library.lists.count)
    }

    /// What reads a symbol is what the library says that it is: a value is one of that list. O(symbols).
    fileprivate func checkSymbols(with library: LibraryTables) throws(ImageError) {
        for number in 0..<symbols.count {
            let symbol = symbols[number]
            let row = library.symbols[number]
            let expected: (traits: FrozenSymbol.Traits, range: Int32)
            if let list = row.list.id {
                guard symbol.reader == list.rawValue else {
                    throw .row(
                        RowFault(
                            section: .automaton(.symbols), row: number, field: "reader", found: UInt64(symbol.reader),
                            limit: UInt64(list.rawValue)))
                }
                expected = ([], -1)
            } else if !row.app.isNone {
                expected = ([.isApp], -1)
            } else if let range = row.range.id {
                expected = ([.awaitsRecognizer], Int32(range.rawValue))
            } else {
                expected = (row.type.isNone ? [.isFreeText] : [.awaitsRecognizer], -1)
            }
            guard symbol.traits.intersection([.isFreeText, .awaitsRecognizer, .isApp]) == expected.traits, symbol.range == expected.range
            else {
                throw .row(
                    RowFault(
                        section: .automaton(.symbols), row: number, field: "traits", found: UInt64(symbol.traits.rawValue), limit: 0))
            }
        }
    }
}
