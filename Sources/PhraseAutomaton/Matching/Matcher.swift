import PhraseSyntax
package import PhraseText

/// Matches one sentence after another against a frozen automaton. Owns all scratch memory; one thread uses one matcher.
///
///     var matcher = Matcher(automaton)
///     let match = try matcher.match("Show my total expense in HarcaMA")
///
/// Time is linear in the sentence and does not grow with the number of phrases.
package struct Matcher: ~Copyable {
    package let automaton: FrozenAutomaton

    var engine: Engine
    /// The last sentence read; captures' spans are spans of it.
    package var sentence: Sentence
    var priorities: LanguagePriorities
    var vetoes: VetoedIntents
    private let hasVetoes: Bool
    /// Some phrase has free text, and no veto asks what it would be.
    private let mayLeaveOutFreeText: Bool
    /// The first phrase of a state has what the state has read: there is one language, no veto and no condition.
    private let isAcceptedByItsWords: Bool
    /// What is bound now; held, since the engine reads its memory.
    private(set) var bindings = ListBindings()

    package init(_ automaton: FrozenAutomaton) {
        self.automaton = automaton
        engine = Engine(automaton)
        sentence = Sentence(normalizer: automaton.normalizer)
        let languages = automaton.library.languages.map { automaton.library.text(automaton.library.language($0).tag) }
        let hasVetoes = automaton.library.hasVetoes
        priorities = LanguagePriorities(tags: languages)
        self.hasVetoes = hasVetoes
        // Asked of the locals: Swift 6.3 releases what is not there yet where `&&` reads a property of a half-made value.
        isAcceptedByItsWords = !hasVetoes && automaton.tables.requirements.count <= 1 && languages.count <= 1
        mayLeaveOutFreeText = !hasVetoes && automaton.tables.freeTexts.count > 0
        vetoes = VetoedIntents(count: automaton.library.tables.intents.count)
    }

    /// Binds lists: from now on they have these values, and all other lists that are declared `bound` have none. O(lists).
    ///
    /// - Precondition: The lists were made for the matcher's automaton: what they tell has the width of its contexts.
    package mutating func bind(_ bindings: ListBindings) {
        precondition(bindings.lists.allSatisfy { $0.automaton === automaton }, "a list is bound that was made for another automaton")
        engine.bind(bindings, replacing: self.bindings)
        self.bindings = bindings
    }

    /// The best reading alone: no captures are read out, nothing is allocated once the scratch memory has grown.
    ///
    /// The line's memory must stay until `reading(of:)` has been called.
    package mutating func find(_ line: UnsafeBufferPointer<UInt8>, options: MatchOptions = MatchOptions()) throws(MatchError) -> Finding? {
        try load(line)
        return try findLoaded(options)
    }

    /// The best reading with its captures, and the readings that equal it.
    package mutating func match(_ line: UnsafeBufferPointer<UInt8>, options: MatchOptions = MatchOptions()) throws(MatchError) -> Match {
        try load(line)
        return try matchLoaded(options)
    }

    /// The same for a string.
    package mutating func match(_ text: String, options: MatchOptions = MatchOptions()) throws(MatchError) -> Match {
        do throws(SentenceError) {
            try sentence.load(copying: text)
        } catch {
            throw MatchError(error)
        }
        try checkLength()
        return try matchLoaded(options)
    }

    mutating func load(_ line: UnsafeBufferPointer<UInt8>) throws(MatchError) {
        do throws(SentenceError) {
            try sentence.load(line)
        } catch {
            throw MatchError(error)
        }
        try checkLength()
    }

    private func checkLength() throws(MatchError) {
        // A character has at least one byte.
        guard sentence.count > PackedEvidence.maximumCharacters else { return }
        let characters = sentence.characters(in: 0..<sentence.count)
        guard characters <= PackedEvidence.maximumCharacters else {
            throw MatchError.tooLong(given: characters, allowed: PackedEvidence.maximumCharacters)
        }
    }

    mutating func run(
        from start: Int, _ mode: Engine.Mode, _ options: MatchOptions = MatchOptions(), takesFreeText: Bool = true
    ) throws(MatchError) {
        engine.run(
            sentence, from: start, mode: mode, caller: options.context.row, takesGeneralPath: options.takesGeneralPath,
            takesFreeText: takesFreeText)
        if let allowed = engine.exceeded { throw MatchError.tooManyReadings(allowed: allowed) }
    }

    private mutating func findLoaded(_ options: MatchOptions) throws(MatchError) -> Finding? {
        priorities.set(options.languageOrder)
        // A reading without free text outranks all that have some, and most sentences have one without: free text is left out at first. A
        // veto counts whatever it takes, so that it needs all.
        if mayLeaveOutFreeText, !options.takesGeneralPath {
            try run(from: 0, .whole, options, takesFreeText: false)
            if let best = best() { return best }
            guard engine.hasLeftOutFreeText else { return nil }
        }
        try run(from: 0, .whole, options)
        collectVetoes()
        return best()
    }

    private mutating func matchLoaded(_ options: MatchOptions) throws(MatchError) -> Match {
        guard let best = try findLoaded(options) else { return Match() }
        return readings(equalTo: best, options)
    }

    // MARK: The winner

    /// Intents whose `- not:` matches the whole sentence are out before anything is ranked.
    private mutating func collectVetoes() {
        guard hasVetoes, engine.isLive(sentence.count) else { return }
        vetoes.removeAll()
        var index = engine.heads[sentence.count]
        while index >= 0 {
            let item = engine.items[Int(index)]
            let branches = engine.tables.branches(of: item.state & ~Item.digitsOnly)
            if engine.tables.states[item.state & ~Item.digitsOnly].traits.contains(.hasVeto) {
                for accept in branches.accepts {
                    let phrase = engine.tables.phrases[engine.tables.accepts[accept]]
                    if phrase.isVeto != 0, admits(phrase, item) { vetoes.insert(phrase.intent) }
                }
            }
            index = item.next
        }
    }

    /// Whether an accept of an item counts.
    @inline(__always)
    func isAccepted(_ phrase: FrozenPhrase, _ item: Item) -> Bool {
        phrase.isVeto == 0 && admits(phrase, item) && !vetoes.contains(phrase.intent)
    }

    @inline(__always)
    private func admits(_ phrase: FrozenPhrase, _ item: Item) -> Bool {
        engine.admits(phrase, item.context)
            && (engine.tables.needs.count == 0 || phrase.requirement == 0 || engine.holdsNeeds(of: phrase, in: sentence))
    }

    private mutating func best() -> Finding? {
        guard engine.isLive(sentence.count) else { return nil }
        var index = engine.heads[sentence.count]
        let first = engine.items[Int(index)]
        if isAcceptedByItsWords, first.next < 0 {
            // The phrase itself is not looked at, which in a large library lies in memory that nothing else has touched.
            let accepts = engine.tables.branches(of: first.state & ~Item.digitsOnly).accepts
            return accepts.first.map {
                Finding(
                    phrase: PhraseID(rawValue: engine.tables.accepts[$0]), packed: PackedEvidence(bits: first.cost), trail: first.trail)
            }
        }
        var found: Finding?
        var order = LanguagePriorities.Order.last
        while index >= 0 {
            let item = engine.items[Int(index)]
            let branches = engine.tables.branches(of: item.state & ~Item.digitsOnly)
            if item.cost >= found?.packed.bits ?? 0 {
                for accept in branches.accepts {
                    let number = engine.tables.accepts[accept]
                    let phrase = engine.tables.phrases[number]
                    guard isAccepted(phrase, item) else { continue }
                    let candidate = LanguagePriorities.Order(language: priorities[phrase.language], rank: phrase.rank)
                    if found == nil || item.cost > found?.packed.bits ?? 0 || candidate < order
                        || (candidate == order && engine.compare(item.trail, found?.trail ?? CaptureRecord.none) < 0)
                    {
                        found = Finding(
                            phrase: PhraseID(rawValue: number), packed: PackedEvidence(bits: item.cost), trail: item.trail)
                        order = candidate
                    }
                    // Accepts stand by rank: with one language the first is the best.
                    if priorities.areAllEqual { break }
                }
            }
            index = item.next
        }
        return found
    }
}

extension MatchError {
    init(_ error: SentenceError) {
        switch error {
        case .invalidUTF8(let offset): self = .invalidUTF8(offset: offset)
        }
    }
}
