import IntentRuntime
import ValueTypes

/// The events of a conversation, an object a line:
///
///     {"event": "ask", "app": …, "intent": …, "parameter": …, "type": …, "text": …, "choices": [{"value": …, "title": …}], "attempt": 1}
///     {"event": "confirm", "intent": …, "parameter": … | null, "text": …, "actions": […]}
///     {"event": "choose", "of": "intent" | "value", "choices": [{"value": …, "title": …}], "text": …}
///     {"event": "say", "text": …}
///     {"event": "performed", "app": …, "intent": …, "parameters": {…}, "value": … | null, "dialog": … | null, "opensApp": true}
///         (`opensApp` where a device would have brought the app to the front)
///     {"event": "unmatched", "text": …, "nearest": […]}
///     {"event": "cancelled", "intent": …, "reason": "user" | "refused" | "gave up"}
///     {"event": "failed", "intent": …, "text": …}
extension JSONWriter {
    mutating func event(_ event: SessionEvent) {
        switch event {
        case .ask(let ask): write(ask)
        case .confirm(let confirm): write(confirm)
        case .choose(let choose): write(choose)
        case .say(let text): self.event("say") { $0.member("text", text) }
        case .performed(let performed): write(performed)
        case .unmatched(let unmatched):
            self.event("unmatched") { json in
                json.member("text", unmatched.text)
                json.member("nearest") { json in json.array(unmatched.nearest) { $0.string($1) } }
            }
        case .cancelled(let cancelled):
            self.event("cancelled") { json in
                json.member("intent", cancelled.intent)
                json.member("reason", cancelled.reason.rawValue)
            }
        case .failed(let failed):
            self.event("failed") { json in
                json.member("intent", failed.intent)
                json.member("text", failed.text)
            }
        }
    }

    /// One object with the name of an event and whatever belongs to it.
    mutating func event(_ name: String, _ members: (inout JSONWriter) -> Void) {
        object { json in
            json.member("event", name)
            members(&json)
        }
        endLine()
    }

    private mutating func write(_ ask: SessionEvent.Ask) {
        event("ask") { json in
            json.member("app", ask.app)
            json.member("intent", ask.intent)
            json.member("parameter", ask.parameter)
            json.member("type", ask.type.name)
            json.member("text", ask.text)
            json.member("choices") { $0.choices(ask.choices) }
            json.member("attempt", ask.attempt)
        }
    }

    private mutating func write(_ confirm: SessionEvent.Confirm) {
        event("confirm") { json in
            json.member("intent", confirm.intent)
            json.member("parameter", confirm.parameter)
            json.member("text", confirm.text)
            json.member("actions") { json in json.array(confirm.actions) { $0.string($1) } }
        }
    }

    private mutating func write(_ choose: SessionEvent.Choose) {
        event("choose") { json in
            json.member("of", choose.of.rawValue)
            json.member("choices") { $0.choices(choose.choices) }
            json.member("text", choose.text)
        }
    }

    private mutating func write(_ performed: SessionEvent.Performed) {
        event("performed") { json in
            json.member("app", performed.app)
            json.member("intent", performed.intent)
            json.member("parameters") { $0.parameters(performed.parameters) }
            json.member("value") { json in
                if let value = performed.value { json.value(value) } else { json.null() }
            }
            json.member("dialog", performed.dialog)
            if performed.opensApp { json.member("opensApp") { $0.boolean(true) } }
        }
    }

    private mutating func choices(_ choices: [SessionEvent.Choice]) {
        array(choices) { json, choice in
            json.object { json in
                json.member("value") { $0.value(choice.value) }
                json.member("title", choice.title)
            }
        }
    }
}
