extension FrozenTables {
    /// Adds the sections of all tables, in the order of `ImageSection`.
    func add(to image: inout ImageWriter) {
        image.add(states, as: .states)
        image.add(branches, as: .branches)
        image.add(rareBranches, as: .rareBranches)
        image.add(words, as: .words)
        image.add(characters, as: .characters)
        image.add(slots, as: .slots)
        image.add(freeTexts, as: .freeTexts)
        image.add(accepts, as: .accepts)
        image.add(forks, as: .forks)
        image.add(phrases, as: .phrases)
        image.add(symbols, as: .symbols)
        image.add(rangeTests, as: .rangeTests)
        image.add(skips, as: .skips)
        image.add(requirements, as: .requirements)
        image.add(requirementRows, as: .requirementRows)
        image.add(needs, as: .needs)
        image.add(vocabulary.slots, as: .vocabularySlots)
        image.add(vocabulary.words, as: .vocabularyWords)
        image.add(vocabulary.bytes, as: .vocabularyBytes)
        image.add(values.tables, as: .valueTables)
        image.add(values.nodes, as: .valueNodes)
        image.add(values.labels, as: .valueLabels)
        image.add(values.runs, as: .valueRuns)
        image.add(values.terminals, as: .valueTerminals)
        image.add(values.filters, as: .valueFilters)
        image.add(values.effects, as: .valueEffects)
    }

    /// The tables of a file, before its rows were checked.
    init(_ image: ImageReader, _ scalars: ImageScalars) {
        self.init(
            states: image.table(.states), branches: image.table(.branches), rareBranches: image.table(.rareBranches),
            words: image.table(.words),
            characters: image.table(.characters), slots: image.table(.slots), freeTexts: image.table(.freeTexts),
            accepts: image.table(.accepts), forks: image.table(.forks),
            phrases: image.table(.phrases), symbols: image.table(.symbols), rangeTests: image.table(.rangeTests),
            skips: image.table(.skips), requirements: image.table(.requirements), requirementRows: image.table(.requirementRows),
            needs: image.table(.needs), contextWidth: Int(scalars.contextWidth),
            vocabulary: Vocabulary(
                slots: image.table(.vocabularySlots), bytes: image.table(.vocabularyBytes), words: image.table(.vocabularyWords)),
            values: ValueTables(
                tables: image.table(.valueTables), nodes: image.table(.valueNodes), labels: image.table(.valueLabels),
                runs: image.table(.valueRuns), terminals: image.table(.valueTerminals), filters: image.table(.valueFilters),
                effects: image.table(.valueEffects)),
            start: scalars.start)
    }

    /// The rules that the rows keep to.
    func imageChecks(with library: LibraryTables) throws(ImageError) -> [SectionCheck] {
        let readers = values.tables.count + library.recognizers.count
        let effects = contextWidth > 0 ? values.effects.count / contextWidth : ImageFormat.maximumRows
        return [
            SectionCheck(.automaton(.states), states, StateRule(self)),
            SectionCheck(
                .automaton(.branches), branches,
                BranchesRule(rows: branches.count, slots: slots.count, accepts: accepts.count, rareBranches: rareBranches.count)),
            SectionCheck(.automaton(.rareBranches), rareBranches, RareBranchesRule(self)),
            SectionCheck(.automaton(.words), words, WordEdgeRule(states: states.count, vocabulary: vocabulary.words.count)),
            SectionCheck(.automaton(.characters), characters, CharacterEdgeRule(states: states.count)),
            SectionCheck(.automaton(.slots), slots, SlotRule(states: states.count, slots: slots.count, readers: readers, symbols: symbols)),
            SectionCheck(.automaton(.freeTexts), freeTexts, FreeTextRule(states: states.count, symbols: symbols)),
            SectionCheck(.automaton(.accepts), accepts, ReferenceRule(count: phrases.count)),
            SectionCheck(.automaton(.forks), forks, ForkRule(states: states)),
            SectionCheck(
                .automaton(.phrases), phrases,
                PhraseRule(intents: library.intents.count, languages: library.languages.count, requirements: requirements.count)),
            SectionCheck(
                .automaton(.symbols), symbols,
                SymbolRule(tables: values.tables.count, recognizers: library.recognizers.count, ranges: rangeTests.count)),
            SectionCheck(
                .automaton(.skips), skips, SkipRule(languages: library.languages.count, tables: values.tables.count, effects: effects)),
            SectionCheck(.automaton(.requirements), requirements, RequirementRule(needs: needs.count)),
            SectionCheck(.automaton(.needs), needs, ReferenceRule(count: values.tables.count)),
            SectionCheck(
                .automaton(.vocabularySlots), vocabulary.slots,
                VocabularySlotRule(words: vocabulary.words.count, bytes: vocabulary.bytes.count)),
            SectionCheck(.automaton(.vocabularyWords), vocabulary.words, VocabularyWordRule(bytes: vocabulary.bytes.count)),
            SectionCheck(.automaton(.valueRuns), values.runs, ValueRunRule(runs: values.runs.count)),
            SectionCheck(
                .automaton(.valueTables), values.tables,
                ValueTableRule(nodes: values.nodes, filters: values.filters.count, tables: values.tables.count)),
        ] + (try values.imageChecks(values: (0..<library.lists.count).map { Int(library.lists[$0].values.count) }, effects: effects))
    }

    /// Compares the tables' lengths with one another. O(1), but for the search for an empty slot of the vocabulary.
    func checkLengths() throws(ImageError) {
        func check(_ isRight: Bool, _ table: AutomatonTable, _ count: Int) throws(ImageError) {
            if !isRight { throw .lengths(of: .automaton(table), found: count) }
        }
        try check(start < states.count, .states, states.count)
        try check(vocabulary.words.count > 0, .vocabularyWords, vocabulary.words.count)
        // A word is looked for until a slot is empty.
        let slots = vocabulary.slots
        try check(slots.count.nonzeroBitCount == 1, .vocabularySlots, slots.count)
        try check((0..<slots.count).contains { slots[$0].word == 0 }, .vocabularySlots, slots.count)
        try check(vocabulary.bytes.count >= 8, .vocabularyBytes, vocabulary.bytes.count)
        // State 0 and row 0 are empty: nothing goes on from what is not there.
        try check(branches.count > 1 && branches[0] == FrozenBranches(), .branches, branches.count)
        try check(rareBranches.count > 0 && rareBranches[0] == FrozenRareBranches(), .rareBranches, rareBranches.count)
        try check(states[0].isNothing, .states, states.count)
        // Labels and runs are read eight at a time.
        try check(values.labels.count >= values.nodes.count + 8, .valueLabels, values.labels.count)
        try check(values.runs.count >= 8, .valueRuns, values.runs.count)
        // Number 0 of each requires nothing, tells nothing.
        try check(requirements.count > 0, .requirements, requirements.count)
        // So wide that no product of it with a count can overflow.
        try check(contextWidth <= ImageFormat.maximumRows, .requirementRows, contextWidth)
        try check(requirementRows.count == requirements.count * 2 * contextWidth, .requirementRows, requirementRows.count)
        let rows = contextWidth > 0 ? values.effects.count / contextWidth : 0
        try check(values.effects.count == rows * contextWidth && (contextWidth == 0 || rows > 0), .valueEffects, values.effects.count)
    }
}
