/// The summary of the first case that a parameter's value is in.
///
/// ```swift
/// Switch(\.$shelf) {
///     Case(.read) { Summary("Show what I read") }
///     DefaultCase { Summary("Open \(\.$shelf)") }
/// }
/// ```
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue & Equatable>: ResolvableSummary {
    private let condition: @Sendable (IntentInstance) -> Value?
    private let cases: [SummaryCase<Value>]

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [SummaryCase<Value>]
    ) {
        var names = ParameterNames<Intent>()
        let name = names[keyPath]
        condition = { intent in (name.flatMap { intent[$0] } as? IntentParameter<Value>)?.effectiveValue }
        self.cases = cases()
    }

    package func sentence(for intent: IntentInstance) -> SummarySentence? {
        let value = condition(intent)
        let taken = cases.first { $0.values.map { $0.contains { $0 == value } } ?? true }
        return (taken?.content as? any ResolvableSummary)?.sentence(for: intent)
    }
}

/// A summary for some values of a parameter.
public struct SummaryCase<Value: _IntentValue & Equatable>: Sendable {
    /// `nil`: all that no case before it takes.
    package let values: [Value]?
    package let content: any ParameterSummary
}

/// The summary where a parameter's value is this one, or one of these.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue & Equatable, Content: ParameterSummary>: Sendable {
    package let summaryCase: SummaryCase<Value>

    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        summaryCase = SummaryCase(values: [value], content: content())
    }

    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        summaryCase = SummaryCase(values: values, content: content())
    }
}

/// The summary where no case before it holds.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>: Sendable {
    package let content: Content

    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.content = content()
    }
}

/// Lists the cases of a switch.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue & Equatable> {
    public static func buildExpression<Content: ParameterSummary>(
        _ expression: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> [SummaryCase<Value>] {
        [expression.summaryCase]
    }

    public static func buildExpression<Content: ParameterSummary>(
        _ expression: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> [SummaryCase<Value>] {
        [SummaryCase(values: nil, content: expression.content)]
    }

    public static func buildBlock(_ components: [SummaryCase<Value>]...) -> [SummaryCase<Value>] {
        components.flatMap { $0 }
    }
}
