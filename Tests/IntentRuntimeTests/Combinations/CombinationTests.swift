import Dialog
import Foundation
import Testing
import ValueTypes

@testable import IntentRuntime

/// Conversations made by combination: how many values an answer holds × an interruption × a correction × how it ends, in each language that
/// has a pair of files in `Words`: the phrases of an inn, and what is said to it.
@Suite("Combined turns")
struct CombinationTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Words")

    static let languages: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".words") }
        .map { String($0.dropLast(6)) }.sorted()

    @Test func `there are those of every language of the dialog`() {
        #expect(Self.languages == DialogPhrases.languages)
    }

    @Test("keep what was said, and end as they should", arguments: languages)
    func combinations(language: String) async throws {
        let words = try InnWords(contentsOf: Self.folder.appendingPathComponent("\(language).words"))
        var options = SessionOptions(reading: ConversationTranscript.readingOptions())
        options.reading.languages = [try #require(LanguageTag(language))]
        let library = try PhraseLibrary([.path(Self.folder.appendingPathComponent("\(language).phrases").path)])
        #expect(CombinedConversation.all.count >= 150)
        for conversation in CombinedConversation.all {
            let session = Session(library: library, registry: IntentRegistry(), options: options)
            var guest = InnGuest(words: words, session: session)
            await guest.hold(conversation)
            for problem in guest.problems {
                Issue.record("\(language), \(conversation): \(problem)\n\(guest.said.joined(separator: "\n"))")
            }
        }
    }
}

/// One combination.
struct CombinedConversation: CustomStringConvertible {
    enum Answers: CaseIterable { case single, pair, all }
    /// At the first question, or at the last before the end.
    enum Place: CaseIterable { case early, late }
    enum Correction: CaseIterable { case plain, named, old }
    enum Ending: CaseIterable { case yes, cancel, cancelEverything, startOver }

    var answers: Answers
    var interruption: Place?
    var correction: (kind: Correction, place: Place)?
    var ending: Ending

    static let all: [CombinedConversation] = Answers.allCases.flatMap { answers in
        ([nil] + Place.allCases).flatMap { interruption in
            ([nil] + Correction.allCases.flatMap { kind in Place.allCases.map { (kind, $0) } }).flatMap { correction in
                Ending.allCases.map { ending in
                    CombinedConversation(answers: answers, interruption: interruption, correction: correction, ending: ending)
                }
            }
        }
    }

    var description: String {
        let interrupted = interruption.map { "\($0)" } ?? "no"
        let corrected = correction.map { "\($0.kind) \($0.place)" } ?? "no"
        return "answers \(answers), \(interrupted) interruption, \(corrected) correction, \(ending)"
    }
}

/// What is said, by what it is for.
struct InnWords {
    private let words: [String: String]

    init(contentsOf file: URL) throws {
        var words: [String: String] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let sides = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if sides.count == 2 { words[sides[0]] = sides[1] }
        }
        self.words = words
    }

    subscript(name: String) -> String { words[name] ?? "" }
}

/// Holds a conversation, and looks at every turn for what must not be.
struct InnGuest {
    let words: InnWords
    var session: Session
    private(set) var problems: [String] = []
    private(set) var said: [String] = []
    /// The question that is open, as events tell it.
    private var open: SessionEvent?
    private var guests = 4

    init(words: InnWords, session: Session) {
        self.words = words
        self.session = session
    }

    mutating func hold(_ conversation: CombinedConversation) async {
        await say("open")
        expectAsked("guests")
        if conversation.interruption == .early { await interrupt() }
        await answer(conversation)
        switch conversation.ending {
        case .yes: break
        case .cancel, .cancelEverything:
            await say(conversation.ending == .cancel ? "cancel" : "cancel everything")
            expect(open == nil, "a question is open after the end")
            // Nothing is left over: the next command asks anew.
            await say("open")
            expectAsked("guests")
            await answer(CombinedConversation(answers: .single, interruption: nil, correction: nil, ending: .yes))
        case .startOver:
            await say("start over")
            expectAsked("guests")
            await answer(CombinedConversation(answers: .all, interruption: nil, correction: nil, ending: .yes))
        }
        await confirm()
    }

    // MARK: Parts

    private mutating func answer(_ conversation: CombinedConversation) async {
        guests = 4
        switch conversation.answers {
        case .single:
            await say("guests")
            expectAsked("day")
            if let correction = conversation.correction, correction.place == .early { await correct(correction.kind) }
            await say("day")
            expectAsked("name")
            await say("name")
        case .pair:
            await say("pair")
            expectAsked("name")
            if let correction = conversation.correction, correction.place == .early { await correct(correction.kind) }
            await say("name")
        case .all:
            await say("all")
            if let correction = conversation.correction, correction.place == .early { await correct(correction.kind) }
        }
        expectConfirmation()
        if conversation.interruption == .late { await interrupt() }
        if let correction = conversation.correction, correction.place == .late { await correct(correction.kind) }
        expectConfirmation()
    }

    private mutating func interrupt() async {
        let before = open
        let events = await say("interrupt")
        expect(events.contains { if case .performed(let performed) = $0 { performed.intent == "Hours" } else { false } }, "not interrupted")
        expect(open?.subject == before?.subject, "another question came back: \(open?.transcriptLine ?? "none")")
    }

    private mutating func correct(_ kind: CombinedConversation.Correction) async {
        let before = open
        await say("\(kind)")
        guests = 6
        expect(open?.subject == before?.subject, "the correction was taken for something else: \(open?.transcriptLine ?? "none")")
    }

    private mutating func confirm() async {
        expectConfirmation()
        let events = await say("yes")
        guard case .performed(let performed)? = events.last else { return expect(false, "not performed") }
        let values = Dictionary(performed.parameters.map { ($0.name, $0.value.value) }, uniquingKeysWith: { first, _ in first })
        expect(values["guests"] == .integer(guests), "guests: \(values["guests"]?.transcriptText ?? "none") instead of \(guests)")
        let friday = SlotValue.instant(Instant(year: 2026, month: 12, day: 4, grain: .day))
        expect(values["day"] == friday, "day: \(values["day"]?.transcriptText ?? "none")")
        expect(values["name"] == .text(words["name"]), "name: \(values["name"]?.transcriptText ?? "none")")
        expect(open == nil, "a question is open after the end")
    }

    // MARK: Turns

    @discardableResult
    private mutating func say(_ name: String) async -> [SessionEvent] {
        let wasConfirming = if case .confirm = open { true } else { false }
        let events = await session.send(words[name])
        said += ["> \(words[name])"] + events.map(\.transcriptLine)
        for case .performed(let performed) in events where performed.intent == "Book" {
            expect(wasConfirming && name == "yes", "performed without a yes")
        }
        open = events.last.flatMap { $0.subject == nil ? nil : $0 }
        let state = await session.state
        if case .ask(let ask) = open { expect(state.frames.last?.values[ask.parameter] == nil, "asked for what is known") }
        await goOnElsewhere(state)
        return events
    }

    /// Every turn is the last of its process.
    private mutating func goOnElsewhere(_ state: DialogState) async {
        do {
            let stored = try JSONEncoder().encode(state)
            expect(stored.count < 16 * 1024, "the state has \(stored.count) bytes")
            session = Session(
                library: session.library, registry: IntentRegistry(), options: session.options,
                state: try JSONDecoder().decode(DialogState.self, from: stored))
        } catch {
            expect(false, "\(error)")
        }
    }

    // MARK: Expectations

    private mutating func expect(_ holds: Bool, _ problem: String) {
        if !holds { problems.append("after “\(said.last { $0.hasPrefix("> ") } ?? "")”: \(problem)") }
    }

    private mutating func expectAsked(_ parameter: String) {
        expect(open?.subject == parameter, "expected a question for \(parameter), found \(open?.transcriptLine ?? "none")")
    }

    private mutating func expectConfirmation() {
        expect(open?.subject == "", "expected a confirmation, found \(open?.transcriptLine ?? "none")")
    }
}

extension SessionEvent {
    /// The parameter that is asked for, empty for a confirmation; `nil` for an event that wants no answer, and for a choice.
    fileprivate var subject: String? {
        switch self {
        case .ask(let ask): ask.parameter
        case .confirm(let confirm): confirm.parameter ?? ""
        default: nil
        }
    }
}
