package import PhraseSyntax
package import PhraseText

/// Compiles the phrases of a library into one automaton: lowering into a graph, making states of it, laying them out.
package struct AutomatonCompiler {
    private(set) var library: ResolvedLibrary
    private let normalizer: any Normalizer
    private let provider: RecognizerProvider

    package init(library: consuming ResolvedLibrary, normalizer: any Normalizer, recognizers: @escaping RecognizerProvider) {
        self.library = library
        self.normalizer = normalizer
        self.provider = recognizers
    }

    /// A phrase that breaks a limit is left out, and said; the others are compiled.
    ///
    /// What was resolved is let go as soon as tables are made of it: it takes as much memory as states do, and these come then.
    package consuming func compile() -> (automaton: FrozenAutomaton, diagnostics: [Diagnostic]) {
        (consume self).compile(memberBudget: nil)
    }

    /// - Parameter memberBudget: how many nodes the sets of all states may have together before new sets become forks.
    consuming func compile(memberBudget: Int?) -> (automaton: FrozenAutomaton, diagnostics: [Diagnostic]) {
        var lowering = lowered()
        var diagnostics = lowering.diagnostics
        let symbols = lowering.symbols.symbols
        let conditions = ConditionTable(library)
        var values = ValueCompilation(library: library, normalizer: normalizer, conditions: conditions)
        values.compile(symbols)
        var requirements = RequirementTable(conditions)
        let phrases = frozenPhrases(conditions, &values, &requirements)
        let tables = values.freeze()
        diagnostics.append(contentsOf: values.diagnostics)
        let facts = symbolFacts(symbols, values, tableCount: tables.tables.count, &lowering.recognizers)
        let rangeTests = library.ranges.map { RangeTest($0.declaration) }
        let skips = values.skips
        let (vocabulary, recognizers, roots) = (lowering.vocabulary.words, lowering.recognizers.recognizers, lowering.roots)
        let frozenLibrary = FrozenLibraryBuilder(library).freeze(
            symbols: symbols, conditions: conditions.conditions, recognizers: recognizers.descriptions)
        let places = library.phrases.map(\.place)
        let graph = lowering.takeGraph()
        _ = consume lowering
        _ = consume values
        library = ResolvedLibrary()

        let graphNodes = graph.nodes.count
        let (draft, found) = Self.drafted(consume graph, from: roots, places, facts, memberBudget: memberBudget)
        diagnostics.append(contentsOf: found)
        let edges = draft.edgeCount
        var layout = Layout(consume draft, symbols: facts, phrases: phrases)
        layout.run(vocabulary)
        let frozen = FrozenTables(
            states: FrozenTable(layout.states), branches: FrozenTable(layout.branches),
            rareBranches: FrozenTable(layout.rareBranches), words: FrozenTable(layout.words),
            characters: FrozenTable(layout.characters),
            slots: FrozenTable(layout.slots), freeTexts: FrozenTable(layout.freeTexts), accepts: FrozenTable(layout.accepts),
            forks: FrozenTable(layout.forks), phrases: FrozenTable(phrases), symbols: FrozenTable(facts),
            rangeTests: FrozenTable(rangeTests), skips: FrozenTable(skips),
            requirements: FrozenTable(requirements.requirements), requirementRows: FrozenTable(requirements.rows),
            needs: FrozenTable(requirements.needs), contextWidth: conditions.width,
            vocabulary: Vocabulary(vocabulary, behindFreeText: layout.wordsBehindFreeText(count: vocabulary.count)), values: tables,
            start: layout.start)
        let automaton = FrozenAutomaton(
            library: frozenLibrary, normalizer: normalizer, provider: provider, tables: frozen, symbols: symbols, conditions: conditions,
            recognizers: recognizers,
            counts: FrozenAutomaton.Counts(
                graphNodes: graphNodes, states: layout.states.count, edges: edges,
                words: vocabulary.count - 1, bytes: frozen.byteCount))
        return (automaton, diagnostics)
    }

    /// Makes states of the graph.
    ///
    /// - Parameter places: Where the phrases stand.
    private static func drafted(
        _ graph: consuming PhraseGraph, from roots: [NodeID], _ places: [SourcePlace], _ facts: [FrozenSymbol], memberBudget: Int?
    ) -> (draft: DraftAutomaton, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var construction = StateConstruction(graph: graph, symbols: facts, memberBudget: memberBudget)
        do throws(CompileLimit) {
            try construction.construct(from: roots)
        } catch {
            if let place = places.first { diagnostics.append(error.diagnostic(at: place)) }
        }
        if let fork = construction.firstFork {
            diagnostics.append(.statesForked(at: places[Int(fork.phrase)], states: fork.states))
        }
        return (construction.takeDraft(), diagnostics)
    }

    /// The graph of all phrases, before states are made of it.
    func lowered() -> Lowering {
        var lowering = Lowering(library: library, normalizer: normalizer, recognizers: RecognizerTable(provider: provider))
        lowering.lowerAll()
        return lowering
    }

    private func symbolFacts(
        _ symbols: [Symbol], _ values: ValueCompilation, tableCount: Int, _ recognizers: inout RecognizerTable
    ) -> [FrozenSymbol] {
        let writings = library.languages.map { WritingSystem(tag: $0.tag, spacingFree: $0.spacingFree) }
        var facts: [FrozenSymbol] = []
        facts.reserveCapacity(symbols.count)
        for symbol in symbols {
            var fact = FrozenSymbol()
            switch symbol.reading {
            case .freeText(let language):
                fact.traits = writings[language.index].isSpacingFree ? [.isFreeText, .endsAnywhere] : [.isFreeText]
            case .list(let list):
                fact.reader = list.rawValue
                let scope = library.scopes[library.lists[list.index].scope.index]
                if writings[scope.language.index].writesCompounds { fact.traits = [.isSoftBehind] }
            case .app(let app, let language):
                fact.reader = values.apps[ValueCompilation.AppKey(app: app, language: language)] ?? 0
                fact.traits = [.isApp]
            case .type(let type, let language):
                fact.reader = number(of: type, language, tableCount, &recognizers)
                fact.traits = [.awaitsRecognizer]
            case .range(let range, let language):
                fact.reader = number(of: Symbol.typeOfRanges, language, tableCount, &recognizers)
                fact.range = Int32(range.rawValue)
                fact.traits = [.awaitsRecognizer]
            }
            facts.append(fact)
        }
        return facts
    }

    private func number(of type: String, _ language: LanguageID, _ tableCount: Int, _ recognizers: inout RecognizerTable) -> UInt32 {
        let tag = library.languages[language.index].tag
        return UInt32(tableCount + (recognizers.number(of: type, language: language, tag: tag) ?? 0))
    }

    /// Ties are decided by app and intent, then by place.
    private func frozenPhrases(
        _ conditions: ConditionTable, _ values: inout ValueCompilation, _ requirements: inout RequirementTable
    ) -> [FrozenPhrase] {
        let identifiers = library.intents.indices.map { library.identifier(of: IntentID($0)) }
        let intents = identifiers.indices.sorted { (identifiers[$0], $0) < (identifiers[$1], $1) }
        // How many phrases each intent has, then where in the order they begin.
        var places = [UInt32](repeating: 0, count: intents.count)
        for phrase in library.phrases { places[phrase.intent.index] += 1 }
        var place: UInt32 = 0
        for intent in intents {
            let count = places[intent]
            places[intent] = place
            place += count
        }
        var phrases: [FrozenPhrase] = []
        phrases.reserveCapacity(library.phrases.count)
        for phrase in library.phrases {
            let (required, forbidden) = conditions.requirement(of: phrase, in: library)
            phrases.append(
                FrozenPhrase(
                    rank: places[phrase.intent.index], intent: phrase.intent.rawValue,
                    language: library.scopes[phrase.scope.index].language.rawValue, isVeto: phrase.isVeto ? 1 : 0,
                    requirement: requirements.number(required: required, forbidden: forbidden, needs: values.needs(of: phrase))))
            places[phrase.intent.index] += 1
        }
        return phrases
    }
}

extension ResolvedLibrary {
    /// An intent is identified by its app and name.
    func identifier(of intent: IntentID) -> String {
        let intent = intents[intent.index]
        return (intent.app.map { apps[$0.index].name } ?? "") + "\u{0}" + intent.name
    }
}

extension RangeTest {
    init(_ declaration: RangeDeclaration) {
        let parts: Double =
            switch declaration.fraction?.value {
            case .halves: 2
            case .tenths: 10
            case nil: 1
            }
        self.init(
            lower: declaration.lower.value.value, upper: declaration.upper.value.value, step: declaration.step?.value.value ?? 0,
            times: declaration.times?.value.value ?? 1, parts: parts)
    }
}
