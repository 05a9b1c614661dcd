/// A table of a compiled file.
package enum ImageSection: Equatable, Sendable {
    case automaton(AutomatonTable)
    case library(LibraryTable)

    /// In the order in which they stand in a file.
    static let all = AutomatonTable.allCases.map(Self.automaton) + LibraryTable.allCases.map(Self.library)

    /// Its number in the directory.
    var number: UInt32 {
        switch self {
        case .automaton(let table): table.rawValue
        case .library(let table): 256 + table.rawValue
        }
    }

    /// Bytes of a row.
    var stride: Int {
        switch self {
        case .automaton(let table): table.stride
        case .library(let table): table.stride
        }
    }
}

extension ImageSection: CustomStringConvertible {
    /// As errors name it: `states`, `library.texts`.
    package var description: String {
        switch self {
        case .automaton(let table): "\(table)"
        case .library(let table): "library.\(table)"
        }
    }
}

/// The tables that matching reads, in the order in which a file holds them.
package enum AutomatonTable: UInt32, CaseIterable, Sendable {
    /// One row of what is no table.
    case scalars
    case states
    case branches
    case rareBranches
    case words
    case characters
    case slots
    case freeTexts
    case accepts
    case forks
    case phrases
    case symbols
    case rangeTests
    case skips
    case requirements
    case requirementRows
    case needs
    case vocabularySlots
    case vocabularyWords
    case vocabularyBytes
    case valueTables
    case valueNodes
    case valueLabels
    case valueRuns
    case valueTerminals
    case valueFilters
    case valueEffects

    /// Bytes of a row.
    var stride: Int {
        switch self {
        case .scalars: MemoryLayout<ImageScalars>.stride
        case .states: MemoryLayout<FrozenState>.stride
        case .branches: MemoryLayout<FrozenBranches>.stride
        case .rareBranches: MemoryLayout<FrozenRareBranches>.stride
        case .words, .characters: MemoryLayout<FrozenEdge>.stride
        case .slots: MemoryLayout<FrozenSlot>.stride
        case .freeTexts: MemoryLayout<FrozenFreeText>.stride
        case .accepts, .forks, .needs: MemoryLayout<UInt32>.stride
        case .phrases: MemoryLayout<FrozenPhrase>.stride
        case .symbols: MemoryLayout<FrozenSymbol>.stride
        case .rangeTests: MemoryLayout<RangeTest>.stride
        case .skips: MemoryLayout<SkipTable>.stride
        case .requirements: MemoryLayout<FrozenRequirement>.stride
        case .requirementRows, .valueFilters, .valueEffects: MemoryLayout<UInt64>.stride
        case .vocabularySlots: MemoryLayout<Vocabulary.Slot>.stride
        case .vocabularyWords: MemoryLayout<Vocabulary.Word>.stride
        case .vocabularyBytes, .valueLabels, .valueRuns: MemoryLayout<UInt8>.stride
        case .valueTables: MemoryLayout<ValueTables.Table>.stride
        case .valueNodes: MemoryLayout<ValueTables.Node>.stride
        case .valueTerminals: MemoryLayout<ValueTables.Terminal>.stride
        }
    }
}

/// What is no table of a compiled automaton.
struct ImageScalars: BitwiseCopyable {
    var start: UInt32
    var contextWidth: UInt32
    var graphNodes: UInt64
    var states: UInt64
    var edges: UInt64
    var words: UInt64
}
