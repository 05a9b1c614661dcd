import PhraseSyntax

/// Which language wins among equal readings: the order asked for, then the tag.
struct LanguagePriorities {
    /// A language and a phrase's rank, in the order in which ties are decided.
    struct Order: Comparable {
        var language: UInt32
        var rank: UInt32

        static let last = Order(language: .max, rank: .max)

        static func < (left: Order, right: Order) -> Bool { (left.language, left.rank) < (right.language, right.rank) }
    }

    private let byTag: [LanguageID]
    private var order: [LanguageID]?
    private var priorities: [UInt32]

    init(tags: [String]) {
        byTag = tags.indices.sorted { (tags[$0], $0) < (tags[$1], $1) }.map { LanguageID($0) }
        priorities = [UInt32](repeating: 0, count: tags.count)
        set([])
    }

    var areAllEqual: Bool { priorities.count <= 1 }

    subscript(language: UInt32) -> UInt32 { priorities[Int(language)] }

    /// Nothing is done where the order is the last one set.
    mutating func set(_ wanted: [LanguageID]) {
        guard order != wanted else { return }
        order = wanted
        var isSet = [Bool](repeating: false, count: priorities.count)
        var next: UInt32 = 0
        for language in wanted + byTag where language.index < isSet.count && !isSet[language.index] {
            isSet[language.index] = true
            priorities[language.index] = next
            next += 1
        }
    }
}

/// The intents that a sentence's vetoes have dropped.
struct VetoedIntents {
    private var isVetoed: [Bool]
    private var intents: [UInt32] = []

    init(count: Int) { isVetoed = [Bool](repeating: false, count: count) }

    @inline(__always)
    func contains(_ intent: UInt32) -> Bool { !intents.isEmpty && isVetoed[Int(intent)] }

    mutating func insert(_ intent: UInt32) {
        guard !isVetoed[Int(intent)] else { return }
        isVetoed[Int(intent)] = true
        intents.append(intent)
    }

    mutating func removeAll() {
        for intent in intents { isVetoed[Int(intent)] = false }
        intents.removeAll(keepingCapacity: true)
    }
}
