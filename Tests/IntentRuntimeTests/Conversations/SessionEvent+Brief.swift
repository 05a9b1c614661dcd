import IntentRuntime
import ValueTypes

extension SessionEvent {
    /// The event without its words: `ask title`, `failed Hang`, `performed Ask(title: tea)`.
    var brief: String {
        switch self {
        case .ask(let ask): "ask \(ask.parameter)"
        case .confirm(let confirm): "confirm \(confirm.intent)"
        case .choose: "choose"
        case .say: "say"
        case .performed(let performed):
            "performed \(performed.intent)("
                + performed.parameters.map { "\($0.name): \($0.value.text ?? "")" }.joined(separator: ", ") + ")"
        case .unmatched: "unmatched"
        case .cancelled(let cancelled): "cancelled \(cancelled.intent), \(cancelled.reason.rawValue)"
        case .failed(let failed): "failed \(failed.intent)"
        }
    }
}
