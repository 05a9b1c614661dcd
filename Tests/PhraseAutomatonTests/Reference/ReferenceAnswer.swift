import PhraseAutomaton
import PhraseSyntax
import PhraseText

/// Which readings win, by the rules of ranking and ambiguity.
///
/// The most evidence wins; among equals the language, by the order given, then by tag. What is left is one reading, or an ambiguity: of
/// several intents the first by identifier is best; within an intent the first phrase by place, of two values with one text the first,
/// of two splits the one whose earlier free text is shorter, or begins earlier.
struct ReferenceAnswer {
    /// What tells two readings apart: the intent and its values by parameter, those fixed by the phrase included, the app's name not.
    struct Told: Hashable {
        var intent: IntentID
        var values: [String: [String]]
    }

    let library: ResolvedLibrary
    private let matcher: ReferenceMatcher
    /// All readings that no other outranks.
    let equals: Set<ReferenceReading>

    init(to utterance: Utterance, by matcher: ReferenceMatcher, languageOrder: [LanguageID] = []) throws {
        let library = matcher.library
        self.library = library
        self.matcher = try matcher.bound(by: utterance)
        let readings = try matcher.readings(of: utterance)
        func language(_ reading: ReferenceReading) -> LanguageID {
            library.scopes[library.phrases[reading.phrase.index].scope.index].language
        }
        func rank(_ language: LanguageID) -> (Int, String) {
            (languageOrder.firstIndex(of: language) ?? .max, library.languages[language.index].tag)
        }
        let most = readings.map(\.evidence).max()
        let strongest = readings.filter { $0.evidence == most }
        let first = strongest.map { rank(language($0)) }.min { $0 < $1 }
        equals = strongest.filter { reading in first.map { rank(language(reading)) == $0 } ?? false }
    }

    func intent(of reading: ReferenceReading) -> IntentID { library.phrases[reading.phrase.index].intent }

    /// App and name.
    func identifier(of intent: IntentID) -> [String] {
        let intent = library.intents[intent.index]
        return [intent.app.map { library.apps[$0.index].name } ?? "", intent.name]
    }

    func told(_ reading: ReferenceReading) -> Told {
        var values: [String: [String]] = [:]
        for value in reading.values where value.source != nil { values[value.name, default: []].append(told(value)) }
        for assignment in library.phrases[reading.phrase.index].assignments where values[assignment.name.value] == nil {
            values[assignment.name.value] = [described(assignment.value)]
        }
        return Told(intent: intent(of: reading), values: values)
    }

    /// A list's value is its canonical one, wherever it was said; words that are still to be read are those words.
    private func told(_ value: ReferenceReading.Value) -> String {
        if let number = value.number { return "\(number)" }
        guard let index = value.listValue, case .list(let list)? = value.source else {
            return "\(value.range) as \(String(describing: value.source))"
        }
        let declared = matcher.lists[list.index][index]
        if library.lists[list.index].isBound { return declared.wordings.first?.plainText ?? "" }
        if let canonical = declared.canonical { return described(canonical) }
        return declared.wordings.first.map { library.lists[list.index].place.file.text(of: $0.span) } ?? ""
    }

    /// Readings any of which may be the best: more than one only where no rule tells them apart.
    var bests: Set<ReferenceReading> {
        let intents = Set(equals.map(intent))
        guard let first = intents.min(by: { identifier(of: $0).lexicographicallyPrecedes(identifier(of: $1)) }) else { return [] }
        let own = equals.filter { intent(of: $0) == first }
        let place = own.map(\.phrase).min()
        let placed = own.filter { $0.phrase == place }
        return placed.filter { reading in !placed.contains { isSettled($0, over: reading, byValues: true) } }
    }

    /// The other intents.
    func otherIntents(than best: ReferenceReading) -> Set<IntentID> {
        Set(equals.map(intent)).subtracting([intent(of: best)])
    }

    /// What else the best reading's intent could be told.
    func otherValues(than best: ReferenceReading) -> Set<Told> {
        let own = equals.filter { intent(of: $0) == intent(of: best) }
        let open = own.filter { reading in !own.contains { isSettled($0, over: reading, byValues: false) } }
        return Set(open.map(told)).subtracting([told(best)])
    }

    /// Whether a rule prefers one reading of a phrase to another of the same.
    private func isSettled(_ left: ReferenceReading, over right: ReferenceReading, byValues: Bool) -> Bool {
        guard left.phrase == right.phrase else { return false }
        if let (mine, other) = zip(left.freeTexts, right.freeTexts).first(where: { $0 != $1 }) {
            return (mine.count, mine.lowerBound) < (other.count, other.lowerBound)
        }
        guard byValues, let (mine, other) = zip(left.values, right.values).first(where: { $0 != $1 }), mine.name == other.name,
            mine.source == other.source, mine.range == other.range, let value = mine.listValue, let second = other.listValue
        else { return false }
        return value < second
    }

    private func described(_ value: ValueLiteral) -> String {
        switch value {
        case .words(let words, _): words
        case .string(let string, _): string
        case .number(let number, _): "\(number.value)"
        case .boolean(let boolean, _): "\(boolean)"
        case .array(let values, _): values.map(described).joined(separator: ", ")
        }
    }
}
