import PhraseSyntax
import PhraseText

/// What lists, rules, slots and ranges are called in phrase files.
///
/// There, lists, ranges and rules share one namespace, and a parameter comes before a rule of its name. hassil keeps rules and lists apart. So a
/// list keeps its name, and a rule that is called like a list or a slot becomes `NAME-phrase`.
struct OutputNames {
    /// By number.
    var slots: [String] = []
    /// By the name in hassil's files.
    var lists: [String: String] = [:]
    var rules: [String: String] = [:]
    var intents: [String: String] = [:]
    /// By number.
    var inlineRanges: [String] = []

    /// A list called `text` would capture every free text.
    static let reserved: Set<String> = ["text", "app"]
}

extension HassilLanguage {
    mutating func nameEverything() {
        nameSlots()
        var taken = TakenNames(OutputNames.reserved)
        let listPlaces = lists.map { ($0.declaration.name.value, SourcePlace(files[$0.file].source, $0.declaration.name.span)) }
        names.lists = named(listPlaces + boundLists.texts.map { ($0, nil) }, kind: "list", suffix: "-list", &taken)
        nameInlineRanges(&taken)
        taken.formUnion(names.slots)
        let rulePlaces = rules.filter { !$0.isCopy }.map { ($0.name.value, SourcePlace(files[$0.file].source, $0.name.span)) }
        names.rules = named(rulePlaces, kind: "rule", suffix: "-phrase", &taken)
        var takenIntents = TakenNames()
        let intentPlaces = files.flatMap { file in
            file.content.intents.map { ($0.name.value, SourcePlace(file.source, $0.name.span)) }
        }
        names.intents = named(intentPlaces, kind: "intent", suffix: "", &takenIntents)
    }

    /// Names that are taken get a suffix; those that no phrase file can write are made legal, with a warning.
    private mutating func named(
        _ written: [(name: String, place: SourcePlace?)], kind: String, suffix: String, _ taken: inout TakenNames
    ) -> [String: String] {
        var result: [String: String] = Dictionary(minimumCapacity: written.count)
        var later: [(String, SourcePlace?)] = []
        for (name, place) in written where result[name] == nil {
            if !taken.contains(name), NameForm.isName(name) {
                result[name] = name
                taken.insert(name)
            } else {
                later.append((name, place))
            }
        }
        for (name, place) in later where result[name] == nil {
            let isLegal = NameForm.isName(name)
            let base = isLegal ? name + suffix : NameForm.nearestName(to: name)
            let unique = taken.take(base)
            result[name] = unique
            if !isLegal, let place { errors.append(.renamed(kind: kind, name: name, to: unique), at: place) }
        }
        return result
    }

    private mutating func nameSlots() {
        var taken = TakenNames()
        names.slots = slots.texts
        var later: [Int] = []
        for (number, name) in slots.texts.enumerated() {
            if NameForm.isName(name) { taken.insert(name) } else { later.append(number) }
        }
        let places = later.isEmpty ? [:] : placesOfSlots()
        for number in later {
            names.slots[number] = taken.take(NameForm.nearestName(to: slots.texts[number]))
            if let place = places[number] {
                errors.append(.renamed(kind: "slot", name: slots.texts[number], to: names.slots[number]), at: place)
            }
        }
    }

    /// Where each slot is named first.
    private func placesOfSlots() -> [Int: SourcePlace] {
        var places: [Int: SourcePlace] = [:]
        func note(_ slot: Int?, _ span: SourceSpan, _ source: SourceFile) {
            if let slot, places[slot] == nil { places[slot] = SourcePlace(source, span) }
        }
        func note(_ template: HassilTemplate, _ source: SourceFile) {
            for reference in references[template.references] where reference.slot >= 0 { note(reference.slot, reference.slotName, source) }
        }
        for file in files {
            for block in file.content.intents.flatMap(\.blocks) {
                for sentence in block.sentences { note(sentence, file.source) }
                for name in block.slots.map(\.name) + block.requirements.compactMap(\.slot) {
                    note(slots.known(name.value), name.span, file.source)
                }
            }
        }
        for rule in rules { note(rule.template, files[rule.file].source) }
        return places
    }

    private mutating func nameInlineRanges(_ taken: inout TakenNames) {
        for range in inlineRanges {
            let slot = names.slots[range.slot]
            let numbers = "\(slot)-\(range.lower)-to-\(range.upper)" + (range.step.map { "-by-\($0)" } ?? "")
            names.inlineRanges.append(taken.take(taken.contains(slot) ? numbers : slot))
        }
    }
}
