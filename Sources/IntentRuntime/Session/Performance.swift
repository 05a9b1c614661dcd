import Dialog
import IntentModel
import Synchronization
import ValueTypes

/// One run of `perform()`: outside the session, which hears of it through `next` and answers its requests through `resume`.
///
/// The run and the session meet only here; whoever comes second finds what the other left.
final class Performance: Sendable {
    /// What the session has to know.
    enum Report: Sendable {
        case performed(PerformedResult)
        case failed(any Error)
        /// The run is suspended until `resume`.
        case requested(Request)
        /// `next` was told to give up waiting.
        case timedOut
    }

    /// A request, and what was wrong with the answer before.
    struct Request: Sendable {
        var request: DialogRequest
        var refusal: IntentValueError?
    }

    private struct Meeting {
        var reports: [Report] = []
        var waiter: CheckedContinuation<Report, Never>?
        /// Those who wait for an answer: one, unless `perform()` asks in several tasks at once, which are answered in turn.
        var askers: [CheckedContinuation<DialogJournalEntry.Answer, any Error>] = []
        /// Answers from an earlier process, given again in order.
        var journal: [DialogJournalEntry]
        /// The number of the wait that `waiter` belongs to: an alarm of an earlier one is late.
        var wait = 0
        /// The number of the wait whose alarm came before its waiter.
        var overdue: Int?
        var isAbandoned = false
        var isFinished = false

        /// Who waits for a report, to be given it; without anybody it is kept.
        mutating func take(_ report: Report) -> CheckedContinuation<Report, Never>? {
            guard let waiter else {
                reports.append(report)
                return nil
            }
            self.waiter = nil
            return waiter
        }
    }

    private let meeting: Mutex<Meeting>
    private let task = Mutex<Task<Void, Never>?>(nil)

    init(journal: [DialogJournalEntry]) {
        meeting = Mutex(Meeting(journal: journal))
    }

    /// Runs the work in a task of its own.
    func start(_ work: @escaping @Sendable (Performance) async throws -> PerformedResult) {
        let running = Task.detached { [self] in
            do {
                let reply = try await work(self)
                report(.performed(reply))
            } catch {
                report(.failed(error))
            }
            meeting.withLock { $0.isFinished = true }
        }
        task.withLock { $0 = running }
    }

    /// The run has ended, abandoned or not.
    var isFinished: Bool { meeting.withLock { $0.isFinished } }

    /// The next report; `.timedOut` after the limit, if none has come.
    func next(within limit: Duration) async -> Report {
        let wait = meeting.withLock { meeting in
            meeting.wait += 1
            return meeting.wait
        }
        let alarm = Task { [self] in
            try await Task.sleep(for: limit)
            timeOut(wait)
        }
        defer { alarm.cancel() }
        return await withCheckedContinuation { continuation in
            let report: Report? = meeting.withLock { meeting in
                if !meeting.reports.isEmpty { return meeting.reports.removeFirst() }
                if meeting.overdue == wait { return .timedOut }
                meeting.waiter = continuation
                return nil
            }
            if let report { continuation.resume(returning: report) }
        }
    }

    /// Lets the suspended run go on with an answer.
    func resume(with answer: DialogJournalEntry.Answer) {
        let asker = meeting.withLock { $0.askers.isEmpty ? nil : $0.askers.removeFirst() }
        asker?.resume(returning: answer)
    }

    /// The run is not wanted any more: its task is cancelled, a request ends with an error, late reports are dropped.
    func abandon() {
        let askers = meeting.withLock { meeting in
            defer { meeting.askers = [] }
            meeting.isAbandoned = true
            return meeting.askers
        }
        for asker in askers { asker.resume(throwing: IntentRequestError.cancelled) }
        task.withLock { $0?.cancel() }
    }

    private func timeOut(_ wait: Int) {
        let waiter: CheckedContinuation<Report, Never>? = meeting.withLock { meeting in
            guard meeting.wait == wait else { return nil }
            defer { meeting.waiter = nil }
            if meeting.waiter == nil { meeting.overdue = wait }
            return meeting.waiter
        }
        waiter?.resume(returning: .timedOut)
    }

    private func report(_ report: Report) {
        let waiter = meeting.withLock { meeting in meeting.isAbandoned ? nil : meeting.take(report) }
        waiter?.resume(returning: report)
    }

    /// Puts a request and waits for its answer; one that the journal holds is given at once.
    private func ask(_ request: DialogRequest, refusal: IntentValueError? = nil) async throws -> DialogJournalEntry.Answer {
        let journalled = meeting.withLock { meeting in meeting.journal.isEmpty ? nil : meeting.journal.removeFirst() }
        if let journalled { return journalled.answer }
        return try await withCheckedThrowingContinuation { continuation in
            let report = Report.requested(Request(request: request, refusal: refusal))
            // In one step: requests of several tasks are reported in the order in which their answers are given.
            let (isAbandoned, waiter) = meeting.withLock { meeting in
                if meeting.isAbandoned { return (true, nil as CheckedContinuation<Report, Never>?) }
                meeting.askers.append(continuation)
                return (false, meeting.take(report))
            }
            if isAbandoned { continuation.resume(throwing: IntentRequestError.cancelled) }
            waiter?.resume(returning: report)
        }
    }
}

extension Performance: IntentInteraction {
    func requestValue(of parameter: RequestedParameter, dialog: String?, refusal: IntentValueError?) async throws -> SlotValue {
        let request = DialogRequest(kind: .value, parameter: parameter.name, prompt: dialog)
        guard case .value(let value) = try await ask(request, refusal: refusal) else { throw IntentRequestError.cancelled }
        return value.value
    }

    func requestDisambiguation(of parameter: RequestedParameter, among choices: [RequestedChoice], dialog: String?) async throws -> Int {
        try await choose(among: choices, type: parameter.type, parameter: parameter.name, dialog: dialog)
    }

    func requestChoice(between options: [RequestedOption], dialog: String?) async throws -> Int {
        let choices = options.map { RequestedChoice(value: .text($0.title), title: $0.title) }
        return try await choose(among: choices, type: .kind(.text), parameter: nil, dialog: dialog)
    }

    func requestConfirmation(of parameter: RequestedParameter, value: RequestedChoice, dialog: String?) async throws -> Bool {
        let asked = ParameterValue(value: value.value ?? .text(value.title), type: parameter.type, title: value.title)
        return try await confirm(
            DialogRequest(kind: .confirmation(asked, actions: []), parameter: parameter.name, prompt: dialog))
    }

    func requestConfirmation(of action: RequestedAction, dialog: String?) async throws -> Bool {
        try await confirm(
            DialogRequest(kind: .confirmation(nil, actions: action.accept), parameter: nil, prompt: dialog, denials: action.deny))
    }

    private func confirm(_ request: DialogRequest) async throws -> Bool {
        guard case .confirmation(let answer) = try await ask(request) else { throw IntentRequestError.cancelled }
        return answer
    }

    /// A value that no sentence can say is known by its place.
    private func choose(among choices: [RequestedChoice], type: ValueType, parameter: String?, dialog: String?) async throws -> Int {
        let values = choices.enumerated().map { place, choice in
            ParameterValue(value: choice.value ?? .integer(place), type: type, title: choice.title)
        }
        let offered = zip(choices, values).map { choice, value in
            DialogChoice(.value(value), title: choice.title, synonyms: choice.synonyms)
        }
        let request = DialogRequest(kind: .disambiguation(offered), parameter: parameter, prompt: dialog)
        guard case .value(let answer) = try await ask(request) else { throw IntentRequestError.cancelled }
        guard
            let index = values.firstIndex(where: { $0.value == answer.value && $0.title == answer.title })
                ?? values.firstIndex(where: { $0.value == answer.value })
        else { throw IntentRequestError.cancelled }
        return index
    }
}
