/// A bound that a phrase, or all of them together, went beyond.
struct CompileLimit: Error, Equatable {
    enum Subject: Equatable {
        /// Nodes of the graph of all phrases.
        case graphNodes
        /// Steps of lowering one phrase: rules used inside rules multiply.
        case stepsOfPhrase
        /// Brackets and rules inside each other.
        case ruleDepth
        /// Items of a permutation.
        case permutation
        /// Free texts on one way through a phrase.
        case freeTexts
        /// Texts that the wordings of one list value stand for.
        case wordings
        /// Bytes of all texts of a list.
        case bytesOfList
        case words
        case symbols
        /// Nodes in the sets that states are made of.
        case setMembers
    }

    var subject: Subject
    var given: Int
    var allowed: Int

    static let graphNodes = 1 << 27
    static let stepsOfPhrase = 250_000
    static let permutation = 6
    static let freeTexts = PackedEvidence.maximumFreeTextSlots
    static let wordings = 20_000
    static let bytesOfList = 256 << 20
    static let words = GraphNode.maximumLabel
    static let symbols = 1 << 20
    static let setMembers = 1 << 27
    /// What forks may need beyond the budget of sets.
    static let forkMembers = 1 << 24
}
