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
        var taken = OutputNames.reserved
        let listPlaces = lists.map { ($0.declaration.name.value, SourcePlace(files[$0.file].source, $0.declaration.name.span)) }
        names.lists = named(listPlaces + boundLists.texts.map { ($0, nil) }, kind: "list", suffix: "-list", &taken)
        nameInlineRanges(&taken)
        taken.formUnion(names.slots)
        let rulePlaces = rules.filter { !$0.isCopy }.map { ($0.name.value, SourcePlace(files[$0.file].source, $0.name.span)) }
        names.rules = named(rulePlaces, kind: "rule", suffix: "-phrase", &taken)
        var takenIntents: Set<String> = []
        let intentPlaces = files.flatMap { file in
            file.content.intents.map { ($0.name.value, SourcePlace(file.source, $0.name.span)) }
        }
        names.intents = named(intentPlaces, kind: "intent", suffix: "", &takenIntents)
    }

    /// Names that are taken get a suffix; those that no phrase file can write are made legal, with a warning.
    private mutating func named(
        _ written: [(name: String, place: SourcePlace?)], kind: String, suffix: String, _ taken: inout Set<String>
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
            let unique = Self.unique(base, &taken)
            result[name] = unique
            if !isLegal, let place { errors.append((.renamed(kind: kind, name: name, to: unique), place)) }
        }
        return result
    }

    private mutating func nameSlots() {
        var taken: Set<String> = []
        names.slots = slots.texts
        var later: [Int] = []
        for (number, name) in slots.texts.enumerated() {
            if NameForm.isName(name) { taken.insert(name) } else { later.append(number) }
        }
        for number in later {
            names.slots[number] = Self.unique(NameForm.nearestName(to: slots.texts[number]), &taken)
            if let place = place(ofSlot: number) {
                errors.append((.renamed(kind: "slot", name: slots.texts[number], to: names.slots[number]), place))
            }
        }
    }

    /// Where a slot is named first.
    private func place(ofSlot number: Int) -> SourcePlace? {
        let name = slots.texts[number]
        for file in files {
            for intent in file.content.intents {
                for block in intent.blocks {
                    let named = block.slots.map(\.name) + block.requirements.compactMap(\.slot)
                    if let slot = named.first(where: { $0.value == name }) { return SourcePlace(file.source, slot.span) }
                    for sentence in block.sentences {
                        for reference in references[sentence.references] where reference.slot == number {
                            return SourcePlace(file.source, reference.slotName)
                        }
                    }
                }
            }
        }
        for rule in rules {
            for reference in references[rule.template.references] where reference.slot == number {
                return SourcePlace(files[rule.file].source, reference.slotName)
            }
        }
        return nil
    }

    private mutating func nameInlineRanges(_ taken: inout Set<String>) {
        for range in inlineRanges {
            let slot = names.slots[range.slot]
            let numbers = "\(slot)-\(range.lower)-to-\(range.upper)" + (range.step.map { "-by-\($0)" } ?? "")
            names.inlineRanges.append(Self.unique(taken.contains(slot) ? numbers : slot, &taken))
        }
    }

    /// The name, or the first of `name-2`, `name-3` … that is free.
    private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
        var number = 2
        var candidate = name
        while !taken.insert(candidate).inserted {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return candidate
    }
}
