import PhraseSyntax
import PhraseText

/// Makes the tables of values: those of all lists, by their number, then the names of the apps that the phrases hold, then
/// the words that a language leaves unheard.
struct ValueCompilation {
    let library: ResolvedLibrary
    let normalizer: any Normalizer
    private var builder = ValueTablesBuilder()
    private(set) var apps: [AppKey: UInt32] = [:]
    private(set) var skips: [SkipTable] = []
    private(set) var languageMasks: [UInt32] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The mask of languages that skip nothing. Of more than 31 languages with skipped words the last share a bit.
    private static let plainMask: UInt32 = 1 << 31

    struct AppKey: Hashable {
        var app: AppID
        var language: LanguageID
    }

    init(library: ResolvedLibrary, normalizer: any Normalizer) {
        self.library = library
        self.normalizer = normalizer
    }

    mutating func compile(_ symbols: [Symbol]) -> ValueTables {
        for list in library.lists { add(list) }
        for symbol in symbols {
            if case .app(let app, let language) = symbol.reading { add(AppKey(app: app, language: language)) }
        }
        for language in library.languages { add(skipsOf: language) }
        return builder.freeze()
    }

    private mutating func add(skipsOf language: ResolvedLanguage) {
        guard !language.skips.isEmpty else { return languageMasks.append(Self.plainMask) }
        let mask: UInt32 = 1 << UInt32(min(skips.count, 30))
        languageMasks.append(mask)
        skips.append(SkipTable(table: UInt32(builder.count), mask: mask))
        let entries = language.skips.enumerated().map {
            ValueTablesBuilder.Entry(text: heard($1.value, language.spacingFree), value: UInt32($0))
        }
        builder.add(entries, gain: 0, passesSpaces: language.spacingFree)
    }

    private mutating func add(_ list: ResolvedList) {
        let isSpacingFree = library.languages[library.scopes[list.scope.index].language.index].spacingFree
        var entries: [ValueTablesBuilder.Entry] = []
        for (index, value) in list.values.enumerated() {
            var expansion = WordingExpansion(library: library, scope: list.scope)
            var count = 0
            for wording in value.wordings {
                let place = SourcePlace(list.place.file, wording.span)
                do throws(WordingExpansion.Failure) {
                    let texts = try expansion.texts(of: wording)
                    count += texts.count
                    guard count <= CompileLimit.wordings else {
                        throw .limit(CompileLimit(subject: .wordings, given: count, allowed: CompileLimit.wordings))
                    }
                    for text in texts {
                        entries.append(ValueTablesBuilder.Entry(text: heard(text, isSpacingFree), value: UInt32(index)))
                    }
                } catch {
                    // Slots in a wording are the resolver's to report.
                    if case .limit(let limit) = error { diagnostics.append(limit.diagnostic(at: place)) }
                }
            }
        }
        builder.add(
            entries, gain: list.isPreferred ? PackedEvidence.preferredCharacter : 0, passesSpaces: isSpacingFree)
    }

    /// The names of an app in the phrase's language; where it has none there, all that it has.
    private mutating func add(_ key: AppKey) {
        guard apps[key] == nil else { return }
        apps[key] = UInt32(builder.count)
        let app = library.apps[key.app.index]
        let names = app.names[key.language] ?? app.names.sorted { $0.key < $1.key }.flatMap(\.value)
        let isSpacingFree = library.languages[key.language.index].spacingFree
        let entries = names.enumerated().map {
            ValueTablesBuilder.Entry(text: heard($1.value, isSpacingFree), value: UInt32($0))
        }
        builder.add(entries, gain: PackedEvidence.literalCharacter, passesSpaces: isSpacingFree)
    }

    private func heard(_ text: String, _ isSpacingFree: Bool) -> [UInt8] {
        let folded = Sentence.folded(text, normalizer: normalizer)
        guard isSpacingFree, folded.contains(0x20) else { return folded }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: FreeSpacing.withoutFreeSpaces(folded))
        return Array(String(kept).utf8)
    }
}
