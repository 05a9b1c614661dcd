public import Dialog
import Foundation
import IntentModel
import Synchronization
import ValueTypes

/// A conversation: takes sentences, gives events, performs intents.
///
/// ```swift
/// let session = Session(library: library, registry: registry)
/// for event in await session.send("Add a new expense to HarcaMA") { … }
/// ```
///
/// Two sessions share nothing but the library and the registry. Sentences are taken one after another, in the order in which they arrive.
public actor Session {
    /// How many intents that ran out of time may still be running.
    public static let abandonedLimit = 8

    /// The phrases; with the values of lists that were bound last.
    public nonisolated var library: PhraseLibrary { currentLibrary.withLock { $0 } }
    private nonisolated let currentLibrary: Mutex<PhraseLibrary>
    public nonisolated let options: SessionOptions
    /// Everything that the conversation knows: it can be stored, and given to another session to go on with.
    public internal(set) var state: DialogState

    let registry: IntentRegistry
    private(set) var words: DialogWords {
        didSet {
            state.language = words.language
            ear = DialogWords.Ear(words)
        }
    }
    private var ear: DialogWords.Ear
    /// The language in which the dialog speaks, as a BCP 47 tag.
    public var language: String { words.language }
    var interpreter: Interpreter
    private(set) var reader: AnswerReader?
    /// The last sentence that was read as a command or not at all, for `explanation`.
    var lastSentence: String?
    /// What an options provider offers at the open question.
    var offered: OfferedChoices?
    /// Phrases of code in which an entity may be any text, for sentences that no other phrase takes.
    lazy var searchedPhrases = SearchedPhrases(registry.apps, options: options.reading)
    /// How to take back what was performed, by its entry in the history.
    private var undoers: [Int: UndoManager] = [:]
    /// That of the run that ended last, until its entry is known.
    private var lastUndoer: UndoManager?
    private var queue = TurnQueue()
    private var entities: EntityLists
    /// The runs that wait for an answer, by the frame that they belong to.
    private var suspended: [Int: Run] = [:]
    /// Runs given up that may not have ended.
    private var abandoned: [Performance] = []

    private struct Run {
        var performance: Performance
        /// What is left of the time limit.
        var remaining: Duration
    }

    public init(
        library: PhraseLibrary, registry: IntentRegistry, options: SessionOptions = SessionOptions(), state: DialogState = DialogState()
    ) {
        currentLibrary = Mutex(library)
        self.registry = registry
        entities = EntityLists(registry)
        self.options = options
        self.state = state
        words = DialogWords.of(state.language.flatMap { LanguageTag($0) } ?? options.reading.languages.first)
        ear = DialogWords.Ear(words)
        interpreter = Interpreter(library, options: options.reading)
        self.state.language = words.language
    }

    /// What waits for an answer will not get one.
    deinit {
        for run in suspended.values { run.performance.abandon() }
    }

    /// Takes one sentence and says what came of it. An empty one changes nothing.
    ///
    /// The call returns when the dialog waits for the next sentence: after an intent was performed, or when a question is open.
    public func send(_ sentence: String) async -> [SessionEvent] {
        guard sentence.contains(where: { !$0.isWhitespace }) else { return [] }
        await enter()
        defer { queue.leave() }
        await bindEntities()
        // A stored conversation that ended while something ran, and was not resumed: that comes first.
        let interrupted = state.operation == nil ? [] : await takeUp().filter { !$0.isQuestion }
        if options.followsLanguage { follow(sentence) }
        let context = valueContext(now: options.reading.now())
        let definitions = definitions(in: context, offered: offered)
        return await interrupted
            + take(searched(understand(sentence, definitions: definitions), in: sentence, context: context), definitions: definitions)
    }

    /// Gives lists that phrases declare `bound` new values, from the next sentence on; lists not named keep theirs.
    ///
    /// See ``PhraseLibrary/binding(_:)`` for what it costs and throws.
    public func bind(_ lists: [String: [BoundValue]]) async throws(ListBindingError) {
        await enter()
        defer { queue.leave() }
        let bound = try library.binding(lists)
        currentLibrary.withLock { $0 = bound }
        interpreter.library = bound
    }

    /// Asks apps for their entities, where that was not done yet or they have changed; by itself a session does so before each sentence.
    public func refreshEntities() async {
        await enter()
        defer { queue.leave() }
        await bindEntities()
    }

    private func bindEntities() async {
        var entities = entities
        let bound = await entities.bound(
            in: library, context: valueContext(now: options.reading.now()), within: options.timeLimit)
        self.entities = entities
        guard let bound else { return }
        currentLibrary.withLock { $0 = bound }
        interpreter.library = bound
    }

    /// Puts the open question again, in a process that took up a stored conversation; nothing where none is open.
    public func resume() async -> [SessionEvent] {
        await enter()
        defer { queue.leave() }
        await bindEntities()
        return await takeUp()
    }

    private func takeUp() async -> [SessionEvent] {
        await take(.resumed, definitions: definitions(in: valueContext(now: options.reading.now()), offered: nil))
    }

    private func definitions(in context: ValueContext, offered: OfferedChoices?) -> SessionDefinitions {
        let library = library
        let reader = reader ?? AnswerReader(library: library, context: context, words: words)
        self.reader = reader
        reader.begin(library, context, words)
        return SessionDefinitions(library: library, context: context, registry: registry, offered: offered, reader: reader)
    }

    /// Takes up the language of a command, unless one is open: its questions are put and answered in one language.
    ///
    /// A word to the dialog itself (*undo*, *again*) is a command in the first of the phrases' languages that it belongs to.
    private func follow(_ sentence: String) {
        guard state.isIdle else { return }
        let heard = (try? interpreter.interpret(sentence).best)?.language ?? commands(in: sentence)?.language
        if let heard {
            if let language = LanguageTag(heard), language.description != words.language { words = DialogWords.of(language) }
        } else if hear(sentence)?.command == nil {
            let others = library.languages.compactMap { LanguageTag($0) }.map(DialogWords.of).filter { $0.language != words.language }
            // One without words of its own hears those of another language, which is not what was spoken.
            let own = others.filter { $0.phrases.language == LanguageTag($0.language)?.language }
            words =
                own.first { $0.hear(sentence)?.command != nil || commands(in: sentence, joinedBy: $0)?.language == $0.language } ?? words
        }
    }

    /// What a sentence says to the dialog itself, in the language of the conversation.
    ///
    /// - Parameter isChoosing: There is something to choose from; where there is not, "make it 4" corrects.
    func hear(_ text: String, isChoosing: Bool = true) -> SpokenWords? { ear.hear(text, isChoosing: isChoosing) }

    func valueContext(now: Date) -> ValueContext {
        options.reading.valueContext(language: words.language, now: now)
    }

    private func enter() async {
        if queue.enter() { return }
        await withCheckedContinuation { queue.join($0) }
    }

    /// Steps the dialog until it waits for a person.
    private func take(_ act: DialogAct, definitions: SessionDefinitions) async -> [SessionEvent] {
        var effects: [DialogEffect] = []
        var next: DialogAct? = act
        while let act = next {
            next = nil
            let step = DialogMachine.step(state, act, definitions: definitions)
            state = step.state
            for effect in step.effects {
                switch effect {
                case .perform(let performance): next = await perform(performance, context: definitions.context, effects: &effects)
                case .undo(let intent): next = await undo(intent)
                case .abandon(let frame): abandon(frame)
                case .performed(let intent, _):
                    if intent.canUndo { undoers[intent.id] = lastUndoer }
                    lastUndoer = nil
                    forgetUndoers()
                    effects.append(effect)
                case .ask(let ask):
                    let ask = await offering(ask, context: definitions.context)
                    if let taken = await defaultOffer(for: ask, definitions: definitions) {
                        next = taken
                    } else {
                        effects.append(.ask(ask))
                    }
                case .say, .cancelled, .failed, .unmatched, .confirm, .choose: effects.append(effect)
                }
            }
        }
        let renderer = EventRenderer(library: library, words: words, context: definitions.context, nearest: { self.nearest(to: $0) })
        return effects.inOrderOfEvents.flatMap(renderer.events)
    }

    /// Runs `perform()`, or lets it go on, until it ends or asks.
    private func perform(
        _ performance: DialogPerformance, context: ValueContext, effects: inout [DialogEffect]
    ) async -> DialogAct {
        var run: Run
        if let waiting = suspended[performance.frame], let answer = performance.journal.last?.answer {
            run = waiting
            suspended[performance.frame] = nil
            run.performance.resume(with: answer)
        } else {
            abandon(performance.frame)
            abandoned.removeAll(where: \.isFinished)
            guard abandoned.count < Self.abandonedLimit else { return .failed(.tooManyAbandoned) }
            let renderer = EventRenderer.renderer(library: library, words: words, context: context)
            let hasWords = library.definition(of: performance.intent)?.says.isEmpty == false
            let performer = IntentPerformer(library: library, registry: registry, options: options, context: context) { intent, values in
                hasWords ? renderer.say(after: intent, values: values, wording: performance.frame) : nil
            }
            guard let work = performer.work(for: performance) else { return .failed(.unknownIntent) }
            run = Run(performance: Performance(journal: performance.journal), remaining: options.timeLimit)
            run.performance.start(work)
        }
        let clock = ContinuousClock()
        let started = clock.now
        let report = await run.performance.next(within: run.remaining)
        switch report {
        case .performed(let reply):
            let type = reply.value.map { reply.valueType ?? ValueType(of: $0) }
            lastUndoer = reply.undoManager
            return .performed(
                DialogOutcome(
                    value: reply.value.map { ParameterValue(value: $0, type: type ?? .kind(.text), title: reply.valueTitle) },
                    dialog: reply.dialog, canUndo: reply.undoManager != nil, opensApp: reply.opensApp))
        case .failed(let error):
            let renderer = EventRenderer.renderer(library: library, words: words, context: context)
            return .failed(.threw(FailureText.text(of: error, locale: context.locale, renderer: renderer)))
        case .timedOut:
            run.performance.abandon()
            abandoned.append(run.performance)
            return .failed(.timedOut)
        case .requested(let request):
            run.remaining -= clock.now - started
            suspended[performance.frame] = run
            if let refusal = request.refusal, let parameter = request.request.parameter {
                effects.append(
                    .say(
                        DialogRemark(
                            .refused(parameter: parameter, RefusalReason(refusal, locale: context.locale)), intent: performance.intent)))
            }
            return .requested(request.request)
        }
    }

    /// How to take back what the history has forgotten is forgotten too.
    private func forgetUndoers() {
        let remembered = Set(state.history.entries.map(\.id))
        undoers = undoers.filter { remembered.contains($0.key) }
    }

    /// Takes back, outside the session.
    private func undo(_ intent: PerformedIntent) async -> DialogAct {
        let undoer = undoers.removeValue(forKey: intent.id)
        forgetUndoers()
        guard let undoer else { return .undoFailed(nil) }
        let run = Performance(journal: [])
        run.start { _ in
            await MainActor.run { while undoer.canUndo, !Task.isCancelled { undoer.undo() } }
            return PerformedResult()
        }
        if case .performed = await run.next(within: options.timeLimit) { return .undone }
        run.abandon()
        abandoned.append(run)
        return .undoFailed(nil)
    }

    private func abandon(_ frame: Int) {
        guard let run = suspended.removeValue(forKey: frame) else { return }
        run.performance.abandon()
        abandoned.append(run.performance)
    }
}

extension ValueType {
    /// The type of a value that no parameter declares.
    init(of value: SlotValue) {
        switch value {
        case .text: self = .kind(.text)
        case .integer: self = .kind(.integer)
        case .number: self = .kind(.number)
        case .boolean: self = .kind(.boolean)
        case .instant(let instant): self = .kind([.second, .minute, .hour].contains(instant.grain) ? .datetime : .date)
        case .interval: self = .kind(.interval)
        case .recurrence: self = .kind(.recurrence)
        case .duration: self = .kind(.duration)
        case .amount, .amountRange: self = .kind(.quantity)
        case .numberRange: self = .kind(.numberrange)
        case .array(let elements): self = .array(elements.first.map { ValueType(of: $0) } ?? .kind(.text))
        }
    }
}
