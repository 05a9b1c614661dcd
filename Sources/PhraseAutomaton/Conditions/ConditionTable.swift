import PhraseSyntax

/// What phrases ask of the context, as bits that a way through the automaton carries along.
///
/// | bits | set when |
/// |---|---|
/// | closed, one a language | words of another language's `skip` have gone unheard |
/// | held, one a condition | the caller or a value on the way told a fact that satisfies it |
/// | failed, one a condition | the caller or a value on the way told a fact that contradicts it |
///
/// Bits are only ever set, so that what a value adds to a way is one OR, and two ways with the same bits have the same future.
/// A row of bits takes `width` words; with neither conditions nor several languages it takes none.
struct ConditionTable: Sendable {
    /// A key with the values that satisfy it; none: whatever it is told to be.
    struct Condition: Hashable, Sendable {
        var key: String
        var values: [FactValue]
    }

    let conditions: [Condition]
    /// By key, the places of its conditions.
    private let places: [String: [Int]]
    /// Languages that have a bit: all, where one of several skips words.
    private let closableLanguages: Int
    let width: Int

    init(_ library: ResolvedLibrary) {
        var conditions: [Condition] = []
        var known: Set<Condition> = []
        for phrase in library.phrases {
            for clause in phrase.clauses {
                guard let (condition, _) = Condition.of(clause), known.insert(condition).inserted else { continue }
                conditions.append(condition)
            }
        }
        self.init(conditions, languages: library.languages.count, isSkipping: library.languages.contains { !$0.skips.isEmpty })
    }

    /// - Parameters:
    ///   - conditions: each once.
    ///   - isSkipping: whether a language leaves words unheard.
    init(_ conditions: [Condition], languages: Int, isSkipping: Bool) {
        self.conditions = conditions
        var places: [String: [Int]] = [:]
        for (place, condition) in conditions.enumerated() { places[condition.key, default: []].append(place) }
        self.places = places
        closableLanguages = languages > 1 && isSkipping ? languages : 0
        width = (closableLanguages + 2 * conditions.count + 63) / 64
    }

    // MARK: Rows

    var emptyRow: [UInt64] { [UInt64](repeating: 0, count: width) }

    /// What facts say to each condition. O(facts · conditions on their keys).
    func row(of facts: some Sequence<(key: String, value: FactValue)>) -> [UInt64] {
        var row = emptyRow
        for (key, value) in facts {
            for place in places[key] ?? [] {
                set(value.satisfies(conditions[place].values) ? held(place) : failed(place), in: &row)
            }
        }
        return row
    }

    /// Skipping a language's words closes the way to the phrases of all others.
    func rowOfSkipping(_ language: Int) -> [UInt64] {
        var row = emptyRow
        for other in 0..<closableLanguages where other != language { set(other, in: &row) }
        return row
    }

    /// The bits that must be set, and those that must not be, for a phrase to be accepted.
    func requirement(of phrase: ResolvedPhrase, in library: ResolvedLibrary) -> (required: [UInt64], forbidden: [UInt64]) {
        var required = emptyRow
        var forbidden = emptyRow
        if closableLanguages > 0 { set(library.scopes[phrase.scope.index].language.index, in: &forbidden) }
        for clause in phrase.clauses {
            guard let (condition, isExclusion) = Condition.of(clause),
                let place = places[condition.key]?.first(where: { conditions[$0] == condition })
            else { continue }
            if isExclusion {
                set(held(place), in: &forbidden)
            } else {
                set(held(place), in: &required)
                set(failed(place), in: &forbidden)
            }
        }
        return (required, forbidden)
    }

    /// The conditions that a row of required bits asks to be held.
    func conditions(heldIn row: [UInt64]) -> [Condition] {
        conditions.indices.filter { row[held($0) >> 6] & 1 << UInt64(held($0) & 63) != 0 }.map { conditions[$0] }
    }

    private func held(_ condition: Int) -> Int { closableLanguages + 2 * condition }
    private func failed(_ condition: Int) -> Int { closableLanguages + 2 * condition + 1 }

    private func set(_ bit: Int, in row: inout [UInt64]) { row[bit >> 6] |= 1 << UInt64(bit & 63) }
}

extension ConditionTable.Condition {
    /// The condition of a group's line, and whether it is an `unless`; `nil` for other lines.
    static func of(_ clause: GroupClause) -> (condition: Self, isExclusion: Bool)? {
        switch clause.content {
        case .when(let key, let values): (Self(key: key.value, values: values.map(FactValue.init)), false)
        case .unless(let key, let values): (Self(key: key.value, values: values.map(FactValue.init)), true)
        case .needs, .response, .set, .setFrom, .note: nil
        }
    }
}

/// Rows of bits, each kept once; row 0 is empty.
struct RowTable {
    private(set) var words: [UInt64]
    private(set) var count = 1
    private var numbers: [[UInt64]: UInt32]

    init(width: Int) {
        words = [UInt64](repeating: 0, count: width)
        numbers = [words: 0]
    }

    mutating func number(of row: [UInt64]) -> UInt32 {
        if let known = numbers[row] { return known }
        let number = UInt32(count)
        words += row
        count += 1
        numbers[row] = number
        return number
    }
}
