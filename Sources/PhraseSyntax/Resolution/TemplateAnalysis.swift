import PhraseText

/// Finds templates that can match nothing, and free texts that touch.
///
/// A template is never expanded: of each part only is known whether it can be absent and which free texts can stand at its edges. Rules are
/// judged once; again for an intent only where they read its free texts. O(size of the templates), for rules that read parameters times the
/// intents that use them, up to `mostSteps`.
struct TemplateAnalysis {
    /// A limit on looking at rules again for single intents; beyond it their texts are not judged.
    static let mostSteps = 20_000_000

    /// Free texts at one edge of a part, as indices of `texts`, -1 for none.
    struct EdgeTexts {
        /// At the edge whatever is absent.
        var direct: Int32 = -1
        /// At the edge where an option is absent.
        var throughOption: Int32 = -1

        var any: Int32 { direct >= 0 ? direct : throughOption }
        var isEmpty: Bool { any < 0 }

        mutating func add(_ other: EdgeTexts) {
            if direct < 0 { direct = other.direct }
            if throughOption < 0 { throughOption = other.throughOption }
        }

        mutating func addThroughOption(_ other: EdgeTexts) {
            if throughOption < 0 { throughOption = other.any }
        }
    }

    struct Facts {
        var canBeEmpty: Bool
        var first = EdgeTexts()
        var last = EdgeTexts()
        /// A part that can be heard stands in the sequence.
        var hasContent = false

        static let word = Facts(canBeEmpty: false)
        static let nothing = Facts(canBeEmpty: true)
    }

    /// Two free texts of one template that touch.
    struct Touch {
        var first: SourcePlace
        var second: SourcePlace
        var isCertain: Bool
    }

    /// What a reference is to this analysis.
    private enum Meaning {
        case word, freeText
        case rule(RuleID)
    }

    private let library: ResolvedLibrary
    private let rules: RuleGraph
    private var meanings: [Meaning] = []
    private var meaningOfReference = ReferenceMemo()
    /// 1: heard.
    private var heardTexts = TextMemo()
    /// For each intent, its parameters by name.
    private let parameters: [[String: Int]]
    private var ruleFacts: [Facts]
    /// The rules whose facts hold for one intent only, while that is looked at.
    private var factsOfIntent: [RuleID: Facts] = [:]
    private var rankOfRule: [Int]
    private var intent: IntentID?
    private var file: SourceFile
    private var steps = 0
    private var texts: [SourcePlace] = []
    private(set) var touches: [Touch] = []

    init(_ library: ResolvedLibrary, rules: RuleGraph, parameters: [[String: Int]], file: SourceFile) {
        self.library = library
        self.rules = rules
        self.parameters = parameters
        self.file = file
        ruleFacts = Array(repeating: .word, count: library.rules.count)
        rankOfRule = Array(repeating: 0, count: library.rules.count)
        for (rank, rule) in rules.order.enumerated() {
            rankOfRule[rule.index] = rank
            ruleFacts[rule.index] = facts(ofRule: rule)
        }
    }

    /// Whether a template can match nothing at all; texts that touch in it are added to `touches`.
    mutating func judge(_ template: Template, in scope: ScopeID, of intent: IntentID?, file: SourceFile) -> Bool {
        if self.intent != intent {
            self.intent = intent
            factsOfIntent = [:]
        }
        self.file = file
        return facts(of: template, in: scope).canBeEmpty
    }

    /// Takes the touches found since the last call.
    mutating func takeTouches() -> [Touch] {
        defer { touches = [] }
        return touches
    }

    // MARK: Parts

    private mutating func facts(of template: Template, in scope: ScopeID) -> Facts {
        var result = Facts.nothing
        var parts = template.parts
        var before: TemplatePart.Kind?
        var next = parts.next()
        while let part = next {
            next = parts.next()
            switch part.kind {
            case .space: break
            case .literal:
                // One that touches something on both sides may be heard in any case: `<a>-<b>`.
                let touchesBoth = before != nil && before != .space && next != nil && next?.kind != .space
                if touchesBoth || isHeard(part, of: template) { append(.word, to: &result) }
            case .reference, .optional, .group, .permutation: append(facts(of: part, of: template, in: scope), to: &result)
            }
            before = part.kind
        }
        return result
    }

    private mutating func append(_ next: Facts, to result: inout Facts) {
        if !result.last.isEmpty, !next.first.isEmpty {
            let isCertain = result.last.direct >= 0 && next.first.direct >= 0
            let first = isCertain ? result.last.direct : result.last.any
            let second = isCertain ? next.first.direct : next.first.any
            touches.append(Touch(first: texts[Int(first)], second: texts[Int(second)], isCertain: isCertain))
        }
        if !result.hasContent {
            result.first = next.first
        } else if result.canBeEmpty {
            result.first.addThroughOption(next.first)
        }
        var last = next.last
        if next.canBeEmpty { last.addThroughOption(result.last) }
        result.last = last
        result.canBeEmpty = result.canBeEmpty && next.canBeEmpty
        result.hasContent = true
    }

    private mutating func facts(of part: TemplatePart, of template: Template, in scope: ScopeID) -> Facts {
        switch part.kind {
        case .literal, .space: return .word
        case .reference: return facts(ofReference: part, of: template, in: scope)
        case .optional:
            var result = alternatives(template.alternatives(of: part), in: scope)
            result.canBeEmpty = true
            return result
        case .group: return alternatives(template.alternatives(of: part), in: scope)
        case .permutation: return permutation(template.alternatives(of: part), in: scope)
        }
    }

    private mutating func alternatives(_ parts: some Sequence<Template>, in scope: ScopeID) -> Facts {
        var result = Facts(canBeEmpty: false)
        for part in parts {
            let next = facts(of: part, in: scope)
            result.canBeEmpty = result.canBeEmpty || next.canBeEmpty
            result.first.add(next.first)
            result.last.add(next.last)
        }
        return result
    }

    private mutating func permutation(_ parts: TemplateAlternatives, in scope: ScopeID) -> Facts {
        let all = parts.map { facts(of: $0, in: scope) }
        var result = Facts(canBeEmpty: all.allSatisfy(\.canBeEmpty))
        // Any part may come next to any other. Two parts always do, unless other words can come between their texts.
        pairs: for (index, left) in all.enumerated() where !left.last.isEmpty {
            for (other, right) in all.enumerated() where other != index && !right.first.isEmpty {
                let isCertain = all.count == 2 && left.last.direct >= 0 && right.first.direct >= 0
                touches.append(
                    Touch(first: texts[Int(left.last.any)], second: texts[Int(right.first.any)], isCertain: isCertain))
                break pairs
            }
        }
        for next in all {
            result.first.addThroughOption(next.first)
            result.last.addThroughOption(next.last)
        }
        return result
    }

    private mutating func facts(ofReference part: TemplatePart, of template: Template, in scope: ScopeID) -> Facts {
        steps += 1
        let meaning: Meaning
        if let known = meaningOfReference.number(of: part, of: template, in: scope, intent: intent) {
            meaning = meanings[Int(known)]
        } else {
            meaning = self.meaning(of: template.reference(of: part), in: scope)
            meaningOfReference.set(UInt32(meanings.count), of: part, of: template)
            meanings.append(meaning)
        }
        switch meaning {
        case .word: return .word
        case .rule(let rule): return facts(ofRule: rule, for: intent)
        case .freeText:
            texts.append(SourcePlace(file, part.span))
            let edge = EdgeTexts(direct: Int32(texts.count - 1))
            return Facts(canBeEmpty: false, first: edge, last: edge)
        }
    }

    private func meaning(of reference: Reference, in scope: ScopeID) -> Meaning {
        if isFreeText(reference, in: scope) { return .freeText }
        let isParameter = intent.map { parameters[$0.index][reference.name.value] != nil } ?? false
        if reference.type == nil, !isParameter, case .rule(let rule) = library.declaration(named: reference.name.value, in: scope) {
            return .rule(rule)
        }
        return .word
    }

    private func isFreeText(_ reference: Reference, in scope: ScopeID) -> Bool {
        if let type = reference.type { return library.source(ofTypeNamed: type.value, in: scope) == .text }
        guard let intent, let index = parameters[intent.index][reference.name.value] else { return false }
        guard let type = library.intents[intent.index].parameters[index].type else { return false }
        return library.source(ofTypeNamed: type.elementName, in: scope) == .text
    }

    /// Whether anything of a literal by itself is heard.
    private mutating func isHeard(_ part: TemplatePart, of template: Template) -> Bool {
        if let known = heardTexts.number(of: part, of: template) { return known == 1 }
        let isHeard = Self.isHeard(template.text(of: part))
        heardTexts.set(isHeard ? 1 : 0, of: part, of: template)
        return isHeard
    }

    private static func isHeard(_ text: String) -> Bool {
        if let first = text.utf8.first, SyntaxCharacters.isASCIILetter(first) || SyntaxCharacters.isDigit(first) { return true }
        if text.unicodeScalars.contains(where: { CharacterTraits($0).kind.isLetterOrDigit }) { return true }
        return !Sentence.folded(text, normalizer: nil).isEmpty
    }

    // MARK: Rules

    private mutating func facts(ofRule rule: RuleID) -> Facts {
        let resolved = library.rules[rule.index]
        let user = file
        file = resolved.place.file
        defer { file = user }
        return alternatives(resolved.alternatives, in: resolved.scope)
    }

    /// The facts of a rule in the phrases of an intent, whose free texts it may read.
    private mutating func facts(ofRule rule: RuleID, for intent: IntentID?) -> Facts {
        guard intent != nil else { return ruleFacts[rule.index] }
        if let known = factsOfIntent[rule] { return known }
        guard readsFreeText(rule) else {
            factsOfIntent[rule] = ruleFacts[rule.index]
            return ruleFacts[rule.index]
        }
        // Innermost rules first, so that no chain of rules makes the calls deep.
        var reached: Set<RuleID> = [rule]
        var unseen = [rule]
        while let next = unseen.popLast(), steps < Self.mostSteps {
            let resolved = library.rules[next.index]
            for alternative in resolved.alternatives {
                alternative.forEachReference { reference in
                    steps += 1
                    guard reference.type == nil,
                        case .rule(let inner) = library.declaration(named: reference.name.value, in: resolved.scope)
                    else { return }
                    if factsOfIntent[inner] == nil, reached.insert(inner).inserted { unseen.append(inner) }
                }
            }
        }
        guard steps < Self.mostSteps else { return ruleFacts[rule.index] }
        // Until it is known anew, each is what it is without parameters: also one that closes a loop.
        for inner in reached { factsOfIntent[inner] = ruleFacts[inner.index] }
        for inner in reached.sorted(by: { rankOfRule[$0.index] < rankOfRule[$1.index] }) where readsFreeText(inner) {
            factsOfIntent[inner] = facts(ofRule: inner)
        }
        return factsOfIntent[rule] ?? ruleFacts[rule.index]
    }

    /// Whether a rule reaches a plain name that is a free text of the intent looked at.
    private mutating func readsFreeText(_ rule: RuleID) -> Bool {
        let slots = rules.slots[rule.index]
        steps += slots.count
        guard steps < Self.mostSteps else { return false }
        return slots.contains { index in
            let use = rules.uses[Int(index)]
            return use.reference.type == nil && isFreeText(use.reference, in: use.scope)
        }
    }
}
