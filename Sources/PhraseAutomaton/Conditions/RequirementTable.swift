import PhraseSyntax

/// What phrases require of the context and the sentence, each combination kept once; number 0 requires nothing.
struct RequirementTable {
    private struct Requirement: Hashable {
        var required: [UInt64]
        var forbidden: [UInt64]
        var needs: [UInt32]
    }

    private var numbers: [Requirement: UInt32]
    private(set) var requirements: [FrozenRequirement]
    /// For each requirement a row of the bits that must be set and one of those that must not be.
    private(set) var rows: [UInt64]
    /// Tables of words.
    private(set) var needs: [UInt32] = []

    init(_ conditions: ConditionTable) {
        let row = conditions.emptyRow
        numbers = [Requirement(required: row, forbidden: row, needs: []): 0]
        requirements = [FrozenRequirement(needs: 0, needsCount: 0)]
        rows = row + row
    }

    mutating func number(required: [UInt64], forbidden: [UInt64], needs: [UInt32]) -> UInt32 {
        let requirement = Requirement(required: required, forbidden: forbidden, needs: needs)
        if let known = numbers[requirement] { return known }
        let number = UInt32(requirements.count)
        numbers[requirement] = number
        requirements.append(FrozenRequirement(needs: UInt32(self.needs.count), needsCount: UInt32(needs.count)))
        rows += required + forbidden
        self.needs += needs
        return number
    }
}

/// Where the tables of words stand, of each of which a sentence must hold one.
struct FrozenRequirement: BitwiseCopyable {
    var needs: UInt32
    var needsCount: UInt32
}
