import Dialog
import IntentModel
import ValueRecognizers
import ValueTypes

/// Makes of the effects of a dialog the events that a program sees.
struct EventRenderer {
    let library: PhraseLibrary
    let renderer: DialogRenderer
    /// The phrases that come nearest to a sentence.
    let nearest: (String) -> [String]

    init(library: PhraseLibrary, words: DialogWords, context: ValueContext, nearest: @escaping (String) -> [String]) {
        self.library = library
        self.nearest = nearest
        renderer = Self.renderer(library: library, words: words, context: context)
    }

    static func renderer(library: PhraseLibrary, words: DialogWords, context: ValueContext) -> DialogRenderer {
        let formatter = library.recognizers.formatter(for: context)
        return DialogRenderer(
            phrases: words.phrases, language: words.language, definition: library.definition,
            appName: { library.name(ofApp: $0, language: words.language) },
            formatted: { value in value.title ?? formatter.text(library.named(value, language: words.language), type: value.type) },
            examples: { topic, intent in
                switch (topic, intent) {
                case (.commands, _): library.examples(count: Self.shownExamples, language: words.language)
                case (.value(let parameter), let intent?):
                    library.examples(of: intent, with: parameter, count: 1, language: words.language)
                case (.value, nil), (.confirmation, _), (.choice, _): []
                }
            })
    }

    /// How many phrases help shows.
    private static let shownExamples = 3

    func events(_ effect: DialogEffect) -> [SessionEvent] {
        switch effect {
        case .say(let remark): [.say(renderer.text(of: remark))]
        case .performed(let intent, let outcome): [.performed(performed(intent, outcome))]
        case .cancelled(let intent, let reason):
            [
                .cancelled(
                    SessionEvent.Cancelled(
                        intent: intent.name, reason: SessionEvent.Cancelled.Reason(reason), text: renderer.textOfCancelled(intent)))
            ]
        case .failed(let intent, let failure):
            [.failed(SessionEvent.Failed(intent: intent.name, text: renderer.text(of: failure, of: intent)))]
        case .unmatched(let text): [.unmatched(SessionEvent.Unmatched(text: text, nearest: nearest(text)))]
        case .ask(let ask): [.ask(event(ask))]
        case .confirm(let confirm):
            [
                .confirm(
                    SessionEvent.Confirm(
                        intent: confirm.intent.name, parameter: confirm.parameter, text: renderer.text(of: confirm),
                        actions: confirm.actions))
            ]
        case .choose(let choose):
            [
                .choose(
                    SessionEvent.Choose(
                        of: choose.of == .intent ? .intent : .value, choices: choices(choose.choices, of: choose.intent),
                        text: renderer.text(of: choose)))
            ]
        case .perform, .undo, .abandon: []
        }
    }

    private func performed(_ intent: PerformedIntent, _ outcome: DialogOutcome) -> SessionEvent.Performed {
        let definition = library.definition(of: intent.intent)
        let declared = definition?.parameters.map(\.name) ?? []
        let names = declared.filter { intent.values[$0] != nil } + intent.values.keys.filter { !declared.contains($0) }.sorted()
        return SessionEvent.Performed(
            app: app(of: intent.intent), intent: intent.intent.name,
            parameters: names.compactMap { name in
                intent.values[name].map { NamedValue(name: name, value: $0, origin: $0.text == nil ? .byDefault : .said) }
            }, value: outcome.value?.value, valueTitle: outcome.value?.title, dialog: outcome.dialog, opensApp: outcome.opensApp)
    }

    private func event(_ ask: DialogAsk) -> SessionEvent.Ask {
        SessionEvent.Ask(
            app: app(of: ask.intent), intent: ask.intent.name, parameter: ask.parameter, type: ask.type, text: renderer.text(of: ask),
            choices: ask.choices.map { choices($0, of: ask.intent) } ?? [], attempt: ask.attempt)
    }

    private func choices(_ page: ChoicePage, of intent: IntentKey) -> [SessionEvent.Choice] {
        page.shown.map { choice in
            let title = renderer.title(of: choice, of: intent)
            switch choice.content {
            case .value(let value): return SessionEvent.Choice(value: value.value, title: title)
            case .intent(let intent): return SessionEvent.Choice(value: .text(intent.name), title: title)
            case .reading: return SessionEvent.Choice(value: .text(title), title: title)
            }
        }
    }

    private func app(of intent: IntentKey) -> String? { intent.app.isEmpty ? nil : intent.app }
}

extension SessionEvent.Cancelled.Reason {
    fileprivate init(_ reason: CancellationReason) {
        switch reason {
        case .user: self = .user
        case .refused: self = .refused
        case .gaveUp: self = .gaveUp
        }
    }
}
