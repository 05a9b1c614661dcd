import Dialog
import Foundation
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import ValueRecognizers
import ValueTypes

/// Reads texts as values of parameters, outside any phrase: answers to questions, new values of corrections.
///
/// What a text was read as is not read again in the same turn.
final class AnswerReader {
    private var library: PhraseLibrary
    private var context: ValueContext
    private var words: DialogWords
    /// Made when names are first looked for.
    private var matcher: Matcher?
    private var known: [Asked: Result<[ParameterValue], ValueRefusal>] = [:]
    /// Answers read before, without what was around their values.
    private var bareAnswers: [String: [BareAnswer]] = [:]
    /// Of the words; made when an answer is first looked at so.
    private var interpreter: Interpreter?

    private struct Asked: Hashable {
        var text: String
        var type: ValueType
        var app: String
    }

    init(library: PhraseLibrary, context: ValueContext, words: DialogWords) {
        self.library = library
        self.context = context
        self.words = words
    }

    /// Begins a turn.
    func begin(_ library: PhraseLibrary, _ context: ValueContext, _ words: DialogWords) {
        known = [:]
        bareAnswers = [:]
        self.context = context
        if self.words !== words { interpreter = nil }
        self.words = words
        if library.automaton !== self.library.automaton { matcher = nil } else { matcher?.bind(library.bindings) }
        self.library = library
    }

    /// How a whole text reads as a value of a parameter's type, the best reading first; empty where it does not.
    ///
    /// Throws where it has the shape of a value and cannot be one. Where the words are none, those without what is usual around an answer
    /// may be.
    func read(_ text: String, as type: ValueType, app: String) throws(ValueRefusal) -> [ParameterValue] {
        let asked = Asked(text: text, type: type, app: app)
        if let known = known[asked] { return try known.get() }
        do throws(ValueRefusal) {
            let values = try readAnew(text, as: type, app: app)
            known[asked] = .success(values)
            return values
        } catch {
            known[asked] = .failure(error)
            throw error
        }
    }

    private func readAnew(_ text: String, as type: ValueType, app: String) throws(ValueRefusal) -> [ParameterValue] {
        let values = try readBare(text, as: type, app: app)
        guard values.isEmpty, type.innermost != .kind(.text) else { return values }
        for bare in bareAnswers(in: text) where bare.fits(type) {
            let values = try readBare(bare.words, as: type, app: app)
            if !values.isEmpty { return values }
        }
        return []
    }

    /// The answer without what is usual around its value.
    func bareAnswers(in text: String) -> [BareAnswer] {
        if let known = bareAnswers[text] { return known }
        let found = words.bareAnswers(in: text, with: &interpreter)
        bareAnswers[text] = found
        return found
    }

    private func readBare(_ text: String, as type: ValueType, app: String) throws(ValueRefusal) -> [ParameterValue] {
        var text = text
        if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
            text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        switch type {
        case .kind(.text):
            return text.isEmpty ? [] : [ParameterValue(value: .text(text), type: type, text: text)]
        case .kind(let kind):
            return try library.recognizers.read(text, as: kind, context: context).map {
                ParameterValue(value: $0, type: type, text: text)
            }
        case .choice(let name):
            let heard = Self.heardRange(of: text)
            return spans(ofChoice: name, app: app, in: text).filter {
                $0.range.lowerBound <= heard.lowerBound && heard.upperBound <= $0.range.upperBound
            }.map(\.value)
        case .array(let element):
            return try readBare(text, as: element, app: app).map {
                ParameterValue(value: .array([$0.value]), type: type, text: text, title: $0.title)
            }
        }
    }

    /// Whether a text holds the value of one of some parameters, beside other words.
    func finds(_ parameters: [ParameterDefinition], in text: String, app: String) -> Bool {
        parameters.contains { !spans(in: text, as: $0.type, app: app).isEmpty }
    }

    /// Every span of a text that reads as the type, in order; those with no value are left out.
    func spans(in text: String, as type: ValueType, app: String) -> [(range: Range<Int>, value: ParameterValue)] {
        switch type {
        case .kind(.text): return []
        case .kind(let kind):
            guard let scope = library.scope(app: app, language: context.language) else { return [] }
            let bytes = Array(text.utf8)
            return found(.type(kind.rawValue), in: scope, text: text).compactMap { reading in
                let words = String(decoding: bytes[reading.range], as: UTF8.self)
                guard let value = try? library.recognizers.read(words, as: kind, context: context).first else { return nil }
                return (reading.range, ParameterValue(value: value, type: type, text: words))
            }
        case .choice(let name): return spans(ofChoice: name, app: app, in: text)
        case .array(let element):
            return spans(in: text, as: element, app: app).map { range, value in
                (range, ParameterValue(value: .array([value.value]), type: type, text: value.text, title: value.title))
            }
        }
    }

    private func spans(ofChoice name: String, app: String, in text: String) -> [(range: Range<Int>, value: ParameterValue)] {
        let bytes = Array(text.utf8)
        var result: [(range: Range<Int>, value: ParameterValue)] = []
        var known: Set<KnownSpan> = []
        for source in library.sources(ofChoice: name, app: app, language: context.language) {
            for reading in found(source.source, in: source.scope, text: text) {
                let words = String(decoding: bytes[reading.range], as: UTF8.self)
                guard let value = library.value(of: reading.content, from: source.source, name: name, words: words) else { continue }
                if known.insert(KnownSpan(range: reading.range, value: value.value)).inserted { result.append((reading.range, value)) }
            }
        }
        return result
    }

    private func found(_ source: SlotSource, in scope: ScopeID, text: String) -> [SourceReading] {
        if matcher == nil {
            var made = Matcher(library.automaton)
            made.bind(library.bindings)
            matcher = consume made
        }
        var text = text
        return text.withUTF8 { utf8 in (try? matcher?.spans(of: source, in: scope, line: utf8)) ?? [] }
    }

    private struct KnownSpan: Hashable {
        var range: Range<Int>
        var value: SlotValue
    }

    /// From the first to the last letter, digit or sign; outside stand only white space and what is not heard.
    private static func heardRange(of text: String) -> Range<Int> {
        let isHeard = { (character: Character) in character.isLetter || character.isNumber || character.isSymbol }
        guard let first = text.firstIndex(where: isHeard), let last = text.lastIndex(where: isHeard) else { return 0..<text.utf8.count }
        return text.offset(of: first)..<text.offset(of: text.index(after: last))
    }
}

extension PhraseLibrary {
    /// A place to look names up from: that of an app in a language, else of the app in any, else of the language, else any.
    func scope(app: String, language: String) -> ScopeID? {
        let fallbacks = LanguageTag(language)?.fallbacks ?? [language]
        func distance(_ id: ScopeID) -> Int {
            let scope = tables.scope(id)
            let byApp = scope.app.id.map { tables.isText(tables.app($0).name, app) ? 0 : 1_000 } ?? 100
            return byApp + rank(of: scope.language, among: fallbacks)
        }
        return tables.scopes.min { distance($0) < distance($1) }
    }

    /// The place of a language among some tags.
    private func rank(of language: LanguageID, among tags: [String]) -> Int {
        let tag = tables.language(language).tag
        return tags.firstIndex { tables.isText(tag, $0) } ?? 50
    }

    /// The lists and ranges of that name that an app sees, those of the language first.
    ///
    /// - Parameter app: `nil`: those of every app.
    func sources(ofChoice name: String, app: String?, language: String) -> [(source: SlotSource, scope: ScopeID)] {
        let fallbacks = LanguageTag(language)?.fallbacks ?? [language]
        var found: [(rank: Int, source: SlotSource, scope: ScopeID)] = []
        func add(_ source: SlotSource, _ scope: ScopeID) {
            let declared = tables.scope(scope)
            if let app, let owner = declared.app.id, !tables.isText(tables.app(owner).name, app) { return }
            found.append((rank(of: declared.language, among: fallbacks), source, scope))
        }
        for id in tables.lists where tables.isText(tables.list(id).name, name) { add(.list(id), tables.list(id).scope) }
        for id in tables.ranges where tables.isText(tables.range(id).name, name) { add(.range(id), tables.range(id).scope) }
        return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map { ($0.element.source, $0.element.scope) }
    }

    /// A value with what people call the elements of a list in place of those elements, where it is an array of them.
    func named(_ value: ParameterValue, language: String) -> SlotValue {
        guard case .array(.choice(let name)) = value.type, case .array(let elements) = value.value else { return value.value }
        let known = sources(ofChoice: name, app: nil, language: language).flatMap { source -> [ListEntry] in
            if case .list(let id) = source.source { Array(entries(of: id)) } else { [] }
        }
        return .array(elements.map { element in known.first { $0.value == element }.map { .text($0.title) } ?? element })
    }

    /// The value of a list's or range's span.
    func value(of content: Capture.Content, from source: SlotSource, name: String, words: String) -> ParameterValue? {
        switch (source, content) {
        case (.list(let id), .listValue(let index)):
            let entries = entries(of: id)
            return ParameterValue(
                value: entries.value(of: index), type: .choice(of: name), text: words, title: entries.title(of: index))
        case (.range, .number(let number)):
            return ParameterValue(
                value: Int(exactly: number).map(SlotValue.integer) ?? .number(number), type: .choice(of: name), text: words)
        default:
            return nil
        }
    }
}
