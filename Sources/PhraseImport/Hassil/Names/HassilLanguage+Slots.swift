import PhraseSyntax
import PhraseText

// Slots that must say in full what they are filled from.
//
// In a phrase file, `<area>` is what the intent's parameter `area` reads. Where an intent, in any language, fills one from several lists or from
// one of another name, each reference to it is written `<area:list>`; so are those in the rules that such an intent reaches.

extension HassilLanguage {
    /// The slots that are named by blocks, beside those in templates.
    mutating func readSlotNames() {
        for file in files {
            for intent in file.content.intents {
                for block in intent.blocks {
                    for slot in block.slots { _ = slots.number(of: slot.name.value) }
                    for condition in block.requirements {
                        if let slot = condition.slot { _ = slots.number(of: slot.value) }
                    }
                }
            }
        }
    }

    /// For each intent by name, its slots that are not filled from the one list of their name alone; `nil` if there is too much to look at.
    func mixedSlots() -> [String: Set<String>]? {
        var walk = Walk(ruleCount: rules.count)
        var result: [String: Set<String>] = [:]
        for file in files {
            for intent in file.content.intents {
                let reached = reach(of: intent, &walk)
                let mixed = mixed(in: intent, reached, &walk)
                guard walk.steps < HassilLimits.steps else { return nil }
                if !mixed.isEmpty { result[intent.name.value, default: []].formUnion(mixed) }
            }
        }
        return result
    }

    /// Takes in what is known of the intents of all languages; `nil`: everything is written in full.
    mutating func writeInFull(_ mixed: [String: Set<String>]?) {
        guard let mixed else { return writeAllInFull() }
        var walk = Walk(ruleCount: rules.count)
        for (file, content) in files.enumerated() {
            for (number, intent) in content.content.intents.enumerated() {
                guard let names = mixed[intent.name.value] else { continue }
                let full = Set(names.compactMap { slots.known($0) })
                fullSlots[IntentIndex(file: file, intent: number)] = full
                for rule in reach(of: intent, &walk) {
                    for reference in references[rules[rule].template.references] where full.contains(reference.slot) {
                        rules[rule].fullSlots.insert(reference.slot)
                    }
                }
                guard walk.steps < HassilLimits.steps else { return writeAllInFull() }
            }
        }
    }

    private struct Walk {
        /// For each rule, the last intent that reached it.
        var stamps: [Int32]
        var stamp: Int32 = 0
        var steps = 0

        init(ruleCount: Int) { stamps = Array(repeating: 0, count: ruleCount) }
    }

    private func reach(of intent: HassilIntent, _ walk: inout Walk) -> [Int] {
        var reached: [Int] = []
        walk.stamp += 1
        func follow(_ template: HassilTemplate) {
            walk.steps += template.references.count
            for reference in references[template.references] {
                guard case .rule(let rule) = reference.target, walk.stamps[rule] != walk.stamp else { continue }
                walk.stamps[rule] = walk.stamp
                reached.append(rule)
            }
        }
        for block in intent.blocks {
            for sentence in block.sentences { follow(sentence) }
        }
        var next = 0
        while next < reached.count, walk.steps < HassilLimits.steps {
            follow(rules[reached[next]].template)
            next += 1
        }
        return reached
    }

    private func mixed(in intent: HassilIntent, _ reached: [Int], _ walk: inout Walk) -> Set<String> {
        var first: [Int: TemplateReference.Target] = [:]
        var mixed: Set<Int> = []
        func look(at template: HassilTemplate) {
            walk.steps += template.references.count
            for reference in references[template.references] where reference.slot >= 0 {
                if let known = first[reference.slot] {
                    if known != reference.target { mixed.insert(reference.slot) }
                } else {
                    first[reference.slot] = reference.target
                    if !isOfSameName(reference) { mixed.insert(reference.slot) }
                }
            }
        }
        for block in intent.blocks {
            for sentence in block.sentences { look(at: sentence) }
        }
        for rule in reached { look(at: rules[rule].template) }
        return Set(mixed.map { slots.texts[$0] })
    }

    private func isOfSameName(_ reference: TemplateReference) -> Bool {
        let slot = slots.texts[reference.slot]
        return switch reference.target {
        case .list(let list): lists[list].declaration.name.value == slot
        case .bound(let list): boundLists.texts[list] == slot
        default: false
        }
    }

    private mutating func writeAllInFull() {
        let all = Set(slots.texts.indices)
        for rule in rules.indices { rules[rule].fullSlots = all }
        for (file, content) in files.enumerated() {
            for intent in content.content.intents.indices { fullSlots[IntentIndex(file: file, intent: intent)] = all }
        }
    }
}
