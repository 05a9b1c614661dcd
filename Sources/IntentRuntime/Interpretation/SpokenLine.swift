import Dialog
import IntentModel
import PhraseAutomaton
import PhraseSyntax
package import ValueTypes

/// What a line says, as a program writes it that answers many: names that are there already, and values in the order of the parameters'
/// declaration. Its memory is used for one line after another.
package struct SpokenLine: Sendable {
    package struct Value: Sendable {
        package let name: String
        /// The name of the value's type.
        package let type: String
        /// `nil`: the words themselves.
        package let value: SlotValue?
        /// UTF-8 offsets in the line, half-open.
        package let range: Range<Int>
    }

    package fileprivate(set) var intent: SpokenIntent = .none
    /// BCP 47.
    package fileprivate(set) var language = ""
    package fileprivate(set) var values: [Value] = []
    /// The key of the response that the phrase's group names.
    package fileprivate(set) var response: String?

    package init() {}
}

/// An intent as lines name it. One interpreter makes one, so that threads share no counted references.
package final class SpokenIntent: Sendable {
    package let app: String?
    package let name: String
    fileprivate let parameters: [Parameter]

    fileprivate struct Parameter: Sendable {
        let name: String
        /// The name in the library's texts; `nil` where no phrase file knows the parameter.
        let text: TextID?
        /// Several values of it are one.
        let isArray: Bool
        let hasDefault: Bool
    }

    static let none = SpokenIntent()

    private init() {
        app = nil
        name = ""
        parameters = []
    }

    init(_ entry: IntentEntry) {
        let definition = entry.definition
        app = definition.app.isEmpty ? nil : definition.app.copied
        name = definition.name.copied
        parameters = zip(definition.parameters, entry.names).map { parameter, text in
            let isArray = if case .array = parameter.type { true } else { false }
            return Parameter(name: parameter.name.copied, text: text, isArray: isArray, hasDefault: parameter.defaultValue != nil)
        }
    }
}

extension String {
    /// The same text in memory of its own.
    fileprivate var copied: String { String(decoding: Array(utf8), as: UTF8.self) }
}

/// How a line is answered.
package enum LineAnswer: Sendable {
    /// No phrase matches.
    case unmatched
    /// What is in the `SpokenLine`; all that an interpretation would say.
    case spoken
    /// There is more to say: values that were not said, other readings, words that cannot be a value.
    case interpreted(Interpretation)
}

extension OutcomeRow {
    /// Neither values nor notes come with the phrase.
    fileprivate var fillsNothing: Bool { assignments.isEmpty && copies.isEmpty && notes.isEmpty }
}

extension Interpreter {
    /// What a line means, in the form that costs least: the same as ``interpret(_:)`` says.
    ///
    /// A line that is answered by `spoken` asks for no memory but that of a long text among its values.
    package mutating func answer(
        _ line: UnsafeBufferPointer<UInt8>, into spoken: inout SpokenLine
    ) throws(InterpretationError) -> LineAnswer {
        guard let finding = try find(line) else { return .unmatched }
        let phrase = library.tables.phrase(finding.phrase)
        guard matcher.isAlone(finding) else { return .interpreted(interpretation(of: finding, in: line)) }
        spoken.response = nil
        if let id = phrase.outcome.id {
            let outcome = library.tables.outcome(id)
            guard outcome.fillsNothing else { return .interpreted(interpretation(of: finding, in: line)) }
            spoken.response = library.tables.text(outcome.response)
        }
        let intent = spokenIntent(phrase.intent)
        matcher.slots(of: finding, into: &spans)
        guard read(intent, in: line, into: &spoken.values) else { return .interpreted(interpretation(of: finding, in: line)) }
        spoken.intent = intent
        spoken.language = currentSurroundings().language(library.tables.scope(phrase.scope).language)
        return .spoken
    }

    private mutating func spokenIntent(_ id: IntentID) -> SpokenIntent {
        if spokenIntents.isEmpty { spokenIntents = Array(repeating: nil, count: library.tables.intentCount) }
        if let known = spokenIntents[id.index] { return known }
        let intent = SpokenIntent(entry(of: id))
        spokenIntents[id.index] = intent
        return intent
    }

    /// Reads what `spans` say for an intent's parameters.
    ///
    /// - Returns: `false` where that is not all: a default, several values of one parameter, words that cannot be a value.
    private mutating func read(
        _ intent: SpokenIntent, in line: UnsafeBufferPointer<UInt8>, into values: inout [SpokenLine.Value]
    ) -> Bool {
        values.removeAll(keepingCapacity: true)
        let surroundings = currentSurroundings()
        let traits = surroundings.traits(of: spans)
        let now = traits.dependsOnMoment ? options.now() : nil
        for index in intent.parameters.indices {
            let name = intent.parameters[index].text
            guard let place = spans.firstIndex(where: { surroundings.parameter(of: $0) == name }) else {
                if intent.parameters[index].hasDefault { return false }
                continue
            }
            if intent.parameters[index].isArray { return false }
            let span = spans[place]
            var value: SlotValue?
            switch surroundings.role(of: span) {
            case .app, .unknown: return false
            case .text: break
            case .list(let list): value = surroundings.value(of: span, in: list)
            case .range: value = surroundings.number(of: span)
            case .kind(let kind):
                let words = UnsafeBufferPointer(rebasing: line[span.range])
                value = PlainNumber.value(of: words, as: kind)
                if value == nil {
                    value = try? surroundings.read(String(decoding: words, as: UTF8.self), of: span, as: kind, now: now)
                    if value == nil { return false }
                }
            }
            values.append(
                SpokenLine.Value(
                    name: intent.parameters[index].name, type: surroundings.type(of: span), value: value, range: span.range))
        }
        return values.count == spans.count - traits.appNames
    }
}
