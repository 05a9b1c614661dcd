import Parlance

extension AppIntent {
    /// The expense of that name; where there are several, the person says which.
    ///
    /// Ones that look alike in every respect are as good as each other: the latest is taken.
    func choose(among expenses: [Expense], called title: String) async throws -> Expense {
        var candidates: [(option: IntentChoiceOption, expense: Expense)] = []
        for expense in expenses.reversed() where expense.isCalled(title) {
            let option = IntentChoiceOption(title: expense.summary)
            if !candidates.contains(where: { $0.option == option }) { candidates.append((option, expense)) }
        }
        guard let first = candidates.first else { throw ExpenseError.notFound(title) }
        guard candidates.count > 1 else { return first.expense }
        let chosen = try await requestChoice(between: candidates.map(\.option), dialog: "Which one?")
        return candidates.first { $0.option == chosen }?.expense ?? first.expense
    }
}
