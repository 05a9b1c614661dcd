import IntentRuntime
import PhraseSyntax

/// Where the events of a conversation go: lines for people, or objects for programs. Each turn is written whole.
struct Transcript: Sendable {
    let sink: ByteSink
    let usesJSON: Bool

    func write(_ events: [SessionEvent], as text: EventText) throws(ByteSink.Failure) {
        guard usesJSON else { return try sink.write(events.map(text.text).joined()) }
        var json = JSONWriter()
        for event in events { json.event(event) }
        try sink.write(json.bytes)
    }

    /// What belongs to no turn of the dialog.
    func say(_ text: String) throws(ByteSink.Failure) {
        try write([.say(text)], as: EventText(unmatched: ""))
    }
}

extension SessionEvent {
    /// The conversation waits for a person.
    var wantsAnswer: Bool {
        switch self {
        case .ask, .confirm, .choose: true
        case .say, .performed, .unmatched, .cancelled, .failed: false
        }
    }
}
