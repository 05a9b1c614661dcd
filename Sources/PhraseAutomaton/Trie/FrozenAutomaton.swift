import PhraseText

/// The compiled phrases of a library: immutable, shared by all threads without locks.
package final class FrozenAutomaton: Sendable {
    package let library: FrozenLibrary
    package let counts: Counts

    let normalizer: any Normalizer
    let provider: RecognizerProvider
    let tables: FrozenTables
    let symbols: [Symbol]
    let recognizers: LazyRecognizers
    let conditions: ConditionTable
    /// Whose the tables' memory is; `nil`: the automaton's own.
    private let memory: ImageMemory?

    package struct Counts: Sendable, Equatable {
        /// Nodes of the graph before states were made of them.
        package var graphNodes = 0
        package var states = 0
        package var edges = 0
        package var words = 0
        /// Of the tables that matching reads; `imageSize` is that of the compiled file.
        package var bytes = 0
    }

    init(
        library: FrozenLibrary, normalizer: any Normalizer, provider: @escaping RecognizerProvider, tables: FrozenTables,
        symbols: [Symbol], conditions: ConditionTable, recognizers: LazyRecognizers, counts: Counts,
        memory: ImageMemory? = nil
    ) {
        self.library = library
        self.normalizer = normalizer
        self.provider = provider
        self.tables = tables
        self.symbols = symbols
        self.conditions = conditions
        self.recognizers = recognizers
        self.counts = counts
        self.memory = memory
    }

    deinit {
        if memory == nil { tables.deallocate() }
    }
}
