import PhraseAutomaton
import PhraseSyntax
import ValueRecognizers
import ValueTypes

/// What is known of a library's slots before a sentence comes: their names as strings, and what reads their values.
///
/// Made once an interpreter, when its first sentence with a slot has been read, so that threads share no counted references. O(symbols).
final class SlotReadings: Sendable {
    /// How the value of a slot is found.
    enum Role: Sendable {
        case app
        /// The words themselves.
        case text
        case kind(ValueKind)
        case list(ListID)
        case range
        /// Of a type that nobody speaks any more, though the file was compiled with it.
        case unknown

        var isApp: Bool { if case .app = self { true } else { false } }

        /// The value depends on when the sentence was said.
        var dependsOnMoment: Bool {
            switch self {
            case .kind(.date), .kind(.time), .kind(.datetime), .kind(.interval): true
            default: false
            }
        }
    }

    struct Symbol: Sendable {
        /// The parameter's name.
        let name: String
        let parameter: TextID
        let language: LanguageID
        let role: Role
        /// The name of the value's type, as `match` writes it.
        let type: String
    }

    let symbols: [Symbol]
    /// The tags of languages, by number.
    let languages: [String]
    /// By language, for those in which a slot awaits a value of some kind.
    private let readers: [WholeTextReader?]

    init(_ tables: FrozenLibrary, _ recognizers: RecognizerRegistry) {
        symbols = tables.symbolRows.map { Symbol($0, in: tables) }
        languages = tables.languages.map { tables.text(tables.language($0).tag) }
        var reading: Set<LanguageID> = []
        for symbol in symbols { if case .kind = symbol.role { reading.insert(symbol.language) } }
        readers = zip(tables.languages, languages).map { reading.contains($0) ? recognizers.reader(of: $1) : nil }
    }

    func reader(of language: LanguageID) -> WholeTextReader? { readers[language.index] }
}

extension SlotReadings.Symbol {
    fileprivate init(_ row: SymbolRow, in tables: FrozenLibrary) {
        name = tables.text(row.parameter)
        parameter = row.parameter
        language = row.language
        if let list = row.list.id {
            role = .list(list)
            type = tables.text(tables.list(list).name)
        } else if let range = row.range.id {
            role = .range
            type = tables.text(tables.range(range).name)
        } else if !row.app.isNone {
            role = .app
            type = ""
        } else if let name = tables.text(row.type) {
            role = ValueKind(rawValue: name).map { .kind($0) } ?? .unknown
            type = name
        } else {
            role = .text
            type = ValueKind.text.rawValue
        }
    }
}
