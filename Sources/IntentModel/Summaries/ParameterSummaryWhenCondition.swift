/// One summary where a parameter's value fulfils a condition, another one where it does not.
///
/// ```swift
/// When(\.$shelf, .equalTo, .read) { Summary("Show what I read") } otherwise: { Summary("Open \(\.$shelf)") }
/// ```
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary>: ResolvableSummary {
    private let condition: SummaryCondition
    private let whenTrue: WhenTrue
    private let otherwise: Otherwise

    public init<Value: _IntentValue & Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        condition = SummaryCondition(keyPath) { comparison.holds($0, value) }
        whenTrue = when()
        self.otherwise = otherwise()
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        condition = SummaryCondition(keyPath) { value in
            // An optional without a value is a value of the parameter and none of the intent.
            let isThere = value.map { ($0 as? any OptionalValue)?.isSome ?? true } ?? false
            return isThere == (comparison == .hasAnyValue)
        }
        whenTrue = when()
        self.otherwise = otherwise()
    }

    public init<Value: _IntentValue & Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        condition = SummaryCondition(keyPath) { comparison.holds($0, values) }
        whenTrue = when()
        self.otherwise = otherwise()
    }

    public init<Value: _IntentValue & Comparable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        condition = SummaryCondition(keyPath) { comparison.holds($0, value) }
        whenTrue = when()
        self.otherwise = otherwise()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<String>>, _ comparison: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        condition = SummaryCondition(keyPath) { comparison.holds($0, value) }
        whenTrue = when()
        self.otherwise = otherwise()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<String?>>, _ comparison: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        condition = SummaryCondition(keyPath) { comparison.holds($0 ?? nil, value) }
        whenTrue = when()
        self.otherwise = otherwise()
    }

    package func sentence(for intent: IntentInstance) -> SummarySentence? {
        let content: any ParameterSummary = condition.holds(intent) ? whenTrue : otherwise
        return (content as? any ResolvableSummary)?.sentence(for: intent)
    }
}
