import IntentModel
import Synchronization
import ValueTypes

/// Answers an intent's questions from a script, and keeps what was asked.
final class ScriptedInteraction: IntentInteraction {
    enum Answer: Sendable {
        case value(SlotValue)
        case index(Int)
        case yes
        case no
        case cancel
    }

    private let answers: Mutex<[Answer]>
    private let asked = Mutex<[String]>([])

    init(_ answers: Answer...) {
        self.answers = Mutex(answers)
    }

    /// What was asked, one line a question.
    var questions: [String] { asked.withLock { $0 } }

    private func next(_ question: String) throws -> Answer {
        asked.withLock { $0.append(question) }
        let answer = answers.withLock { $0.isEmpty ? .cancel : $0.removeFirst() }
        if case .cancel = answer { throw IntentRequestError.cancelled }
        return answer
    }

    func requestValue(of parameter: RequestedParameter, dialog: String?, refusal: IntentValueError?) async throws -> SlotValue {
        let again = refusal == nil ? "" : " again"
        guard case .value(let value) = try next("\(parameter.name ?? "?"): \(dialog ?? parameter.title)\(again)") else {
            throw IntentRequestError.cancelled
        }
        return value
    }

    func requestDisambiguation(
        of parameter: RequestedParameter, among choices: [RequestedChoice], dialog: String?
    ) async throws -> Int {
        let titles = choices.map(\.title).joined(separator: ", ")
        guard case .index(let index) = try next("\(parameter.name ?? "?"): \(dialog ?? "which?") \(titles)") else {
            throw IntentRequestError.cancelled
        }
        return index
    }

    func requestConfirmation(of parameter: RequestedParameter, value: RequestedChoice, dialog: String?) async throws -> Bool {
        if case .yes = try next("\(parameter.name ?? "?") = \(value.title)? \(dialog ?? "")") { return true }
        return false
    }

    func requestConfirmation(of action: RequestedAction, dialog: String?) async throws -> Bool {
        if case .yes = try next("\(action.accept.joined(separator: "/")) \(action.deny.joined(separator: "/")): \(dialog ?? "")") {
            return true
        }
        return false
    }

    func requestChoice(between options: [RequestedOption], dialog: String?) async throws -> Int {
        guard case .index(let index) = try next("\(dialog ?? "") \(options.map(\.title).joined(separator: ", "))") else {
            throw IntentRequestError.cancelled
        }
        return index
    }
}
