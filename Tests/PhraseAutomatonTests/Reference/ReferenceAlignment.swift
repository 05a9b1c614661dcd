import PhraseAutomaton
import PhraseSyntax
import PhraseText

/// One derivation laid against one sentence: literal text, slot, literal text, slot … by backtracking.
struct ReferenceAlignment {
    typealias Values = [ReferenceReading.Value]

    let matcher: ReferenceMatcher
    let sentence: HeardSentence
    let text: String
    let phrase: ResolvedPhrase
    let elements: [Derivation.Element]
    private let language: ResolvedLanguage
    private(set) var found: [(evidence: Evidence, values: Values, freeTexts: [Range<Int>])] = []

    /// What the text to the left ends with.
    private enum Edge {
        case start, slot, softSlot, freeText
        /// Free text that ends inside a word of a language with spaces, behind a combining mark: a space of the template may be missing.
        case freeTextInWord
        /// Free text that ends inside a word of a language with spaces: what the template has apart from it does not follow, nor do digits.
        case freeTextInside

        var isFreeText: Bool { self == .freeText || self == .freeTextInWord || self == .freeTextInside }
    }

    /// What a literal is heard as, and whether a space belongs to its two sides.
    private struct LiteralForm: Hashable {
        var core: [Unicode.Scalar]
        var hasSpaceBefore: Bool
        var hasSpaceAfter: Bool
    }

    private struct SlotReading {
        var end: Int
        var evidence: Evidence
        var value: ReferenceReading.Value
        var beginsWithDigits = false
        var endsAs = Edge.slot

        /// Digits may touch what the template has them apart from, and stand apart; free text may begin behind a space.
        func mayBegin(behind fit: Fit) -> Bool {
            switch fit {
            case .exact: true
            case .spaceMissing: beginsWithDigits
            case .spaceTooMany: beginsWithDigits || value.source == .text
            }
        }
    }

    init(matcher: ReferenceMatcher, sentence: HeardSentence, text: String, phrase: ResolvedPhrase, elements: [Derivation.Element]) {
        self.matcher = matcher
        self.sentence = sentence
        self.text = text
        self.phrase = phrase
        self.elements = elements
        language = matcher.language(of: phrase)
    }

    mutating func run() {
        guard sentence.count > 0 else { return }
        align(0, at: 0, behind: .start, Evidence(), [], [])
    }

    private mutating func align(
        _ index: Int, at position: Int, behind edge: Edge, _ evidence: Evidence, _ values: Values, _ freeTexts: [Range<Int>]
    ) {
        var index = index
        var literal = ""
        if index < elements.count, case .text(let text) = elements[index] {
            literal = text
            index += 1
        }
        let slot = index < elements.count ? elements[index] : nil
        for form in forms(of: literal, behind: edge, isLast: slot == nil) {
            // Two free texts that touch: no way leads there.
            if edge.isFreeText, form.core.isEmpty, case .slot(_, .text)? = slot { continue }
            var evidence = evidence
            evidence.literalCharacters += form.core.count { $0 != " " }
            for place in places(of: form, at: position, behind: edge, isLast: slot == nil) {
                // Inside a word free text ends only where the template glues what follows it, digits too.
                if edge == .freeTextInside, form.core.isEmpty, place.fit == .spaceMissing { continue }
                guard let slot else {
                    if place.end == sentence.count { found.append((evidence, values, freeTexts)) }
                    continue
                }
                for reading in readings(of: slot, at: place.end) where reading.mayBegin(behind: place.fit) {
                    // The space that free text begins behind belongs to it, and what is skipped there would be cut out of it.
                    if place.fit == .spaceTooMany, reading.value.source == .text, sentence.isBehindCut(place.end) { continue }
                    let texts = reading.value.source == .text ? [sentence.bytes(place.end..<reading.end)] : []
                    align(
                        index + 1, at: reading.end, behind: reading.endsAs, evidence + reading.evidence, values + [reading.value],
                        freeTexts + texts)
                }
            }
        }
    }

    // MARK: Literals

    private func forms(of literal: String, behind edge: Edge, isLast: Bool) -> Set<LiteralForm> {
        let trimmed = literal.trimmingSpaces()
        let beginsWithSpace = literal.unicodeScalars.first?.properties.isWhitespace ?? false
        let endsWithSpace = literal.unicodeScalars.last?.properties.isWhitespace ?? false
        if trimmed.isEmpty { return [LiteralForm(core: [], hasSpaceBefore: beginsWithSpace, hasSpaceAfter: beginsWithSpace)] }
        var forms: Set<LiteralForm> = []
        for heard in ReferenceMatcher.heard(
            trimmed, touchesBefore: edge != .start && !beginsWithSpace, touchesAfter: !isLast && !endsWithSpace)
        {
            forms.insert(form(heard, beginsWithSpace, endsWithSpace))
        }
        // `l'` touching a slot: a space may stand behind the apostrophe, which is not heard then.
        if !isLast, !endsWithSpace, trimmed.count > 1, trimmed.hasSuffix("'") || trimmed.hasSuffix("’") {
            for heard in ReferenceMatcher.heard(
                String(trimmed.dropLast()), touchesBefore: edge != .start && !beginsWithSpace, touchesAfter: false)
            {
                forms.insert(form(heard, beginsWithSpace, true))
            }
        }
        return forms
    }

    private func form(_ heard: [Unicode.Scalar], _ beginsWithSpace: Bool, _ endsWithSpace: Bool) -> LiteralForm {
        var core = heard[...]
        let before = beginsWithSpace || core.first == " "
        let after = endsWithSpace || core.last == " "
        while core.first == " " { core = core.dropFirst() }
        while core.last == " " { core = core.dropLast() }
        if core.isEmpty { return LiteralForm(core: [], hasSpaceBefore: before || after, hasSpaceAfter: before || after) }
        return LiteralForm(core: ReferenceMatcher.spaced(Array(core), in: language), hasSpaceBefore: before, hasSpaceAfter: after)
    }

    private struct Place {
        var end: Int
        var fit = Fit.exact
    }

    /// How the space before a slot compares with that of the template.
    private enum Fit { case exact, spaceMissing, spaceTooMany }

    /// Where a form ends that stands from a position on, its spaces included or not as boundaries are hard or soft.
    private func places(of form: LiteralForm, at position: Int, behind edge: Edge, isLast: Bool) -> [Place] {
        if form.core.isEmpty {
            if edge == .start || isLast { return [Place(end: position)] }
            return [boundary(form.hasSpaceBefore, at: position, behind: edge)]
        }
        let before = edge == .start ? Place(end: position) : boundary(form.hasSpaceBefore, at: position, behind: edge)
        guard before.fit == .exact, let end = sentence.end(of: form.core, at: before.end) else { return [] }
        return [isLast ? Place(end: end) : boundary(form.hasSpaceAfter, at: end, behind: .slot)]
    }

    /// The boundary at a position passed, over the space that stands there or over none.
    private func boundary(_ isWanted: Bool, at position: Int, behind edge: Edge) -> Place {
        let isSoft = edge == .softSlot
        if position < sentence.count, sentence.scalars[position] == " " {
            return Place(end: position + 1, fit: isWanted || isSoft ? .exact : .spaceTooMany)
        }
        let isFree = sentence.mayBeSpace(before: position)
        return Place(end: position, fit: isWanted && !isSoft && !isFree && edge != .freeTextInWord ? .spaceMissing : .exact)
    }

    // MARK: Slots

    private func readings(of slot: Derivation.Element, at start: Int) -> [SlotReading] {
        guard start < sentence.count, sentence.scalars[start] != " " else { return [] }
        switch slot {
        case .text: return []
        case .app(let app):
            return matcher.names(of: app, for: phrase).compactMap { range(of: $0, at: start) }
                .filter { !sentence.isCut(inside: $0) }.map { range in
                    SlotReading(
                        end: range.upperBound, evidence: Evidence(literalCharacters: sentence.characters(in: range)),
                        value: value("app", nil, range))
                }
        case .slot(let parameter, .text): return freeTexts(parameter, at: start)
        case .slot(let parameter, .list(let list)): return listValues(parameter, list, at: start)
        case .slot(let parameter, .type(let type)):
            return proposals(of: type, at: start).map { reading(of: $0, parameter, .type(type), number: nil, at: start) }
        case .slot(let parameter, .range(let range)):
            return proposals(of: "number", at: start).compactMap { proposal in
                let declaration = matcher.library.ranges[range.index].declaration
                guard declaration.holds(proposal.number) else { return nil }
                return reading(of: proposal, parameter, .range(range), number: declaration.multiplied(proposal.number), at: start)
            }
        }
    }

    private func freeTexts(_ parameter: String, at start: Int) -> [SlotReading] {
        // Inside a word too: whether a space must stand there is the template's to say.
        (start + 1...sentence.count).compactMap { end in
            let last = sentence.scalars[end - 1]
            guard last != " ", !sentence.isCut(inside: start..<end) else { return nil }
            let evidence = Evidence(freeTextCharacters: sentence.characters(in: start..<end), freeTextSlots: 1)
            let kind = CharacterTraits(last).kind
            let isInWord = end < sentence.count && sentence.scalars[end] != " "
            // Punctuation that is heard inside a word is at the edge of a text that ends behind it.
            if isInWord, [.inner, .dot, .separator, .hyphen].contains(kind) { return nil }
            let edge: Edge
            if !isInWord || language.spacingFree {
                edge = .freeText
            } else {
                edge = kind == .mark ? .freeTextInWord : .freeTextInside
            }
            return SlotReading(end: end, evidence: evidence, value: value(parameter, .text, start..<end), endsAs: edge)
        }
    }

    private func listValues(_ parameter: String, _ list: ListID, at start: Int) -> [SlotReading] {
        let isPreferred = matcher.library.lists[list.index].isPreferred
        let compounds: Set = ["de", "nl", "sv", "nb", "da", "fi", "hu"]
        let writesCompounds = compounds.contains(String(language.tag.prefix { $0 != "-" }))
        return matcher.values(of: list).compactMap { index, text in
            guard let range = range(of: text, at: start) else { return nil }
            var value = value(parameter, .list(list), range)
            value.listValue = index
            return SlotReading(
                end: range.upperBound, evidence: Evidence(preferredCharacters: isPreferred ? sentence.characters(in: range) : 0),
                value: value, endsAs: writesCompounds ? .softSlot : .slot)
        }
    }

    private func proposals(of type: String, at start: Int) -> [Proposal] {
        matcher.proposals(of: type, for: phrase, in: text, at: sentence.offsets[start])
            .filter { proposal in
                guard let end = sentence.index(ofEnd: proposal.end), end > start else { return false }
                return !sentence.isCut(inside: start..<end)
            }
    }

    private func reading(of proposal: Proposal, _ parameter: String, _ source: SlotSource, number: Double?, at start: Int) -> SlotReading {
        let end = sentence.index(ofEnd: proposal.end) ?? start
        var value = value(parameter, source, start..<end)
        value.number = number
        return SlotReading(
            end: end, evidence: Evidence(literalCharacters: proposal.spelledCharacters), value: value,
            beginsWithDigits: proposal.startsWithDigit, endsAs: proposal.endsInDigit ? .softSlot : .slot)
    }

    private func range(of text: [Unicode.Scalar], at start: Int) -> Range<Int>? {
        text.isEmpty ? nil : sentence.end(of: text, at: start).map { start..<$0 }
    }

    private func value(_ name: String, _ source: SlotSource?, _ range: Range<Int>) -> ReferenceReading.Value {
        ReferenceReading.Value(name: name, source: source, listValue: nil, number: nil, range: sentence.originalRange(range))
    }
}

extension Evidence {
    fileprivate static func + (left: Evidence, right: Evidence) -> Evidence {
        Evidence(
            edits: left.edits + right.edits, freeTextCharacters: left.freeTextCharacters + right.freeTextCharacters,
            freeTextSlots: left.freeTextSlots + right.freeTextSlots,
            preferredCharacters: left.preferredCharacters + right.preferredCharacters,
            literalCharacters: left.literalCharacters + right.literalCharacters)
    }
}

extension String {
    fileprivate func trimmingSpaces() -> String {
        var scalars = Substring(self).unicodeScalars
        while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
        while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
        return String(Substring(scalars))
    }
}
