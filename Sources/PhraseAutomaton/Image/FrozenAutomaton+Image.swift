import PhraseSyntax

extension FrozenAutomaton {
    /// Gives the compiled file of the automaton, piece by piece from its beginning. The same phrases give the same bytes. O(bytes).
    package func writeImage<Failure: Error>(_ write: (UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) {
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
        try image.write(write)
    }

    /// Opens the tables of a compiled file, beside what another automaton has that is in no table. All bytes are looked at once, and
    /// nothing is copied. O(bytes), at the speed of the memory.
    convenience init(_ memory: ImageMemory, beside other: FrozenAutomaton) throws(ImageError) {
        let image = try ImageReader(memory)
        let rows: FrozenTable<ImageScalars> = image.table(.scalars)
        guard rows.count == 1 else { throw .lengths(of: .automaton(.scalars), found: rows.count) }
        let scalars = rows[0]
        let tables = FrozenTables(image, scalars)
        let library = LibraryTables(image)
        let surroundings = FrozenTables.Surroundings(
            intents: library.intents.count, languages: library.languages.count, recognizers: other.recognizers.count,
            values: (0..<library.lists.count).map { library.lists[$0].values.rows.count })
        try image.check(tables.imageChecks(surroundings) + library.imageChecks())
        try tables.checkLengths()
        // What has a number in both has the same one.
        guard library.phrases.count == tables.phrases.count else {
            throw .lengths(of: .library(.phrases), found: library.phrases.count)
        }
        guard library.symbols.count == tables.symbols.count else {
            throw .lengths(of: .library(.symbols), found: library.symbols.count)
        }
        guard library.ranges.count == tables.rangeTests.count else { throw .lengths(of: .library(.ranges), found: library.ranges.count) }
        guard library.lists.count <= tables.values.tables.count else { throw .lengths(of: .library(.lists), found: library.lists.count) }
        self.init(
            library: FrozenLibrary(library, owner: memory), normalizer: other.normalizer, provider: other.provider, tables: tables,
            symbols: other.symbols,
            conditions: other.conditions, recognizers: other.recognizers,
            counts: Counts(
                graphNodes: Int(truncatingIfNeeded: scalars.graphNodes), states: Int(truncatingIfNeeded: scalars.states),
                edges: Int(truncatingIfNeeded: scalars.edges), words: Int(truncatingIfNeeded: scalars.words), bytes: memory.bytes.count),
            memory: memory)
    }
}
