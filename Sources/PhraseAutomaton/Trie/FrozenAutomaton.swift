package import PhraseSyntax

/// The compiled phrases of a library: immutable, shared by all threads.
package final class FrozenAutomaton: Sendable {
    package let library: ResolvedLibrary
    package let counts: Counts

    init(library: ResolvedLibrary, counts: Counts) {
        self.library = library
        self.counts = counts
    }

    package struct Counts: Sendable, Equatable {
        /// Nodes of the graph before states were made of them.
        package var graphNodes = 0
        package var states = 0
        package var edges = 0
        package var words = 0
        package var bytes = 0
    }
}
