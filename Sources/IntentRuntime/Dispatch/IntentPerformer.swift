import Dialog
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import ValueTypes

/// Finds what performs an intent: code, a closure, a program, or its own `say`.
struct IntentPerformer {
    let library: PhraseLibrary
    let registry: IntentRegistry
    let options: SessionOptions
    let context: ValueContext

    /// What is said for an intent of a phrase file: its `say` in the language of the session, with the values of the run.
    let say: (_ intent: IntentKey, _ values: [String: ParameterValue]) -> String?

    typealias Work = @Sendable (Performance) async throws -> PerformedResult

    /// The work of one run; `nil` for an intent that nothing declares.
    func work(for performance: DialogPerformance) -> Work? {
        let intent = performance.intent
        guard let id = library.identifier(of: intent) else { return nil }
        let spoken = PerformedResult(dialog: say(intent, performance.values))
        let invocation = IntentInvocation(app: intent.app, intent: intent.name, parameters: performance.values, context: context)
        if let handler = registry.handler(of: intent.name, app: intent.app) {
            return { interaction in
                var result = try await Self.perform(handler, invocation, interaction: interaction)
                result.dialog = Self.joined(result.dialog ?? spoken.dialog, result.snippet)
                return result
            }
        }
        let row = library.tables.intent(id)
        guard row.runs != 0 else { return { _ in spoken } }
        guard options.allowsPrograms else { return { _ in throw ProgramRunner.Failure.notAllowed } }
        let values = performance.values
        let vector = library.tables.texts(row.arguments).map { ProgramArgument.filled($0, with: values) }
        return { _ in
            let output = try await ProgramRunner().run(vector)
            return spoken.dialog == nil ? PerformedResult(dialog: output.isEmpty ? nil : output) : spoken
        }
    }

    /// Performs an intent, then those that it opens, in one run: what each says is said, and what the last shows is shown.
    private static func perform(
        _ handler: any IntentHandler, _ invocation: IntentInvocation, interaction: Performance
    ) async throws -> PerformedResult {
        var result = try await handler.perform(invocation, interaction: interaction)
        var next = result.opensIntent
        var opened = 0
        while let instance = next, opened < IntentInstance.allowedRestarts {
            opened += 1
            let further = try await instance.perform(interaction: interaction, context: invocation.context)
            result.dialog = joined(result.dialog, further.dialog)
            result.snippet = further.snippet ?? result.snippet
            result.opensApp = result.opensApp || further.opensApp
            next = further.opensIntent
        }
        return result
    }

    /// Texts one below the other; `nil` for none.
    private static func joined(_ texts: String?...) -> String? {
        let texts = texts.compactMap(\.self)
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
}

/// The arguments of a program.
enum ProgramArgument {
    /// An argument with `<name>` replaced by the parameter's value; a parameter without one leaves nothing, and
    /// a `<` that begins no reference is itself.
    static func filled(_ argument: String, with values: [String: ParameterValue]) -> String {
        TextTemplate(argument).segments.map { segment in
            switch segment {
            case .literal(let literal): literal
            case .value(let name), .plural(let name, _), .particle(let name, _, _): values[name].map { text(of: $0.value) } ?? ""
            }
        }.joined()
    }

    static func text(of value: SlotValue) -> String {
        switch value {
        case .text(let text): text
        case .integer(let number): String(number)
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        case .boolean(let truth): String(truth)
        case .instant(let instant): instant.iso8601
        case .interval(let interval): [interval.start, interval.end].map { $0?.iso8601 ?? ".." }.joined(separator: "/")
        case .recurrence(let recurrence): "\(recurrence.first.iso8601) + \(recurrence.interval) \(recurrence.unit.rawValue)"
        case .duration(let period): "\(text(of: .number(period.value))) \(period.unit.rawValue)"
        case .amount(let amount): text(of: .number(amount.value)) + (amount.unit.map { " \($0)" } ?? "")
        case .amountRange(let range): text(from: range.lower, to: range.upper) + (range.unit.map { " \($0)" } ?? "")
        case .numberRange(let range): text(from: range.lower, to: range.upper)
        case .array(let elements): elements.map(text).joined(separator: ", ")
        }
    }

    /// `3..5`; `3..` where there is no upper bound.
    private static func text(from lower: Double?, to upper: Double?) -> String {
        [lower, upper].map { $0.map { text(of: .number($0)) } ?? "" }.joined(separator: "..")
    }
}
