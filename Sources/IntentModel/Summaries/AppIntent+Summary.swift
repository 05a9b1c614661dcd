extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
        Self, WhenTrue, Otherwise
    >
    public typealias Switch<Value: _IntentValue & Equatable> = ParameterSummarySwitchCondition<Self, Value>
    public typealias Case<Value: _IntentValue & Equatable, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
}
