import PhraseSyntax
import PhraseText

/// Makes the tables of values: those of all lists, by their number, then the names of the apps that the phrases hold, then
/// the words that a language leaves unheard, then those that groups need.
struct ValueCompilation {
    let library: ResolvedLibrary
    let normalizer: any Normalizer
    let conditions: ConditionTable
    private var builder: ValueTablesBuilder
    private(set) var apps: [AppKey: UInt32] = [:]
    private(set) var skips: [SkipTable] = []
    private var needs: [NeedsKey: UInt32] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    struct AppKey: Hashable {
        var app: AppID
        var language: LanguageID
    }

    private struct NeedsKey: Hashable {
        var texts: [String]
        var isSpacingFree: Bool
    }

    init(library: ResolvedLibrary, normalizer: any Normalizer, conditions: ConditionTable) {
        self.library = library
        self.normalizer = normalizer
        self.conditions = conditions
        builder = ValueTablesBuilder(contextWidth: conditions.width)
    }

    mutating func compile(_ symbols: [Symbol]) {
        for list in library.lists { add(list) }
        for symbol in symbols {
            if case .app(let app, let language) = symbol.reading { add(AppKey(app: app, language: language)) }
        }
        for index in library.languages.indices { add(skipsOf: index) }
    }

    func freeze() -> ValueTables { builder.freeze() }

    private func texts(isSpacingFree: Bool) -> ListTexts {
        ListTexts(normalizer: normalizer, isSpacingFree: isSpacingFree)
    }

    private mutating func add(skipsOf index: Int) {
        let language = library.languages[index]
        guard !language.skips.isEmpty else { return }
        skips.append(
            SkipTable(
                language: UInt32(index), table: UInt32(builder.count), effect: builder.effect(of: conditions.rowOfSkipping(index))))
        add(language.skips.map(\.value), gain: 0, isSpacingFree: language.spacingFree)
    }

    /// The names of an app in the phrase's language; where it has none there, all that it has.
    private mutating func add(_ key: AppKey) {
        guard apps[key] == nil else { return }
        apps[key] = UInt32(builder.count)
        let app = library.apps[key.app.index]
        let names = app.names[key.language] ?? app.names.sorted { $0.key < $1.key }.flatMap(\.value)
        add(
            names.map(\.value), gain: PackedEvidence.literalCharacter,
            isSpacingFree: library.languages[key.language.index].spacingFree)
    }

    /// The tables of words, of each of which a sentence must hold one for a phrase's group.
    mutating func needs(of phrase: ResolvedPhrase) -> [UInt32] {
        let isSpacingFree = library.languages[library.scopes[phrase.scope.index].language.index].spacingFree
        var found: [UInt32] = []
        for clause in phrase.clauses {
            guard case .needs(let words) = clause.content else { continue }
            let key = NeedsKey(texts: words.map(\.value), isSpacingFree: isSpacingFree)
            if let known = needs[key] {
                found.append(known)
                continue
            }
            let number = UInt32(builder.count)
            needs[key] = number
            found.append(number)
            add(key.texts, gain: 0, isSpacingFree: isSpacingFree)
        }
        return found
    }

    private mutating func add(_ words: [String], gain: UInt64, isSpacingFree: Bool) {
        var texts = texts(isSpacingFree: isSpacingFree)
        for (index, word) in words.enumerated() { texts.add(word, value: UInt32(index)) }
        builder.add(texts, gain: gain, passesSpaces: isSpacingFree)
    }

    private mutating func add(_ list: ResolvedList) {
        let isSpacingFree = library.languages[library.scopes[list.scope.index].language.index].spacingFree
        var texts = texts(isSpacingFree: isSpacingFree)
        texts.reserve(texts: list.values.count, bytes: list.values.count * ListTexts.usualBytes)
        var words: [UInt8] = []
        for (index, value) in list.values.enumerated() where !texts.isOverfull {
            let facts = value.facts.map { (key: $0.key.value, value: FactValue($0.value)) }
            let effect = facts.isEmpty ? 0 : builder.effect(of: conditions.row(of: facts))
            var expansion = WordingExpansion(library: library, scope: list.scope)
            var count = 0
            for wording in value.wordings {
                // Nearly all values of long lists are words and nothing else.
                words.removeAll(keepingCapacity: true)
                if count < CompileLimit.wordings, wording.appendWords(to: &words) {
                    words.withUnsafeBufferPointer { texts.add(utf8: $0, value: UInt32(index), effect: effect) }
                    count += 1
                    continue
                }
                do throws(WordingExpansion.Failure) {
                    let wordings = try expansion.texts(of: wording)
                    count += wordings.count
                    guard count <= CompileLimit.wordings else {
                        throw .limit(CompileLimit(subject: .wordings, given: count, allowed: CompileLimit.wordings))
                    }
                    for text in wordings { texts.add(text, value: UInt32(index), effect: effect) }
                } catch {
                    // Slots in a wording are the resolver's to report.
                    if case .limit(let limit) = error {
                        diagnostics.append(limit.diagnostic(at: SourcePlace(list.valuesFile, wording.span)))
                    }
                }
            }
        }
        if texts.isOverfull {
            let limit = CompileLimit(subject: .bytesOfList, given: texts.bytes.count, allowed: CompileLimit.bytesOfList)
            diagnostics.append(limit.diagnostic(at: list.place))
        }
        builder.add(
            texts, gain: list.isPreferred ? PackedEvidence.preferredCharacter : 0, passesSpaces: isSpacingFree)
    }
}
