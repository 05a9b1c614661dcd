import Foundation
import Parlance

/// The expenses in their file.
final class ExpenseService: Sendable {
    private let store = Store<[Expense]>(app: "HarcaMA", in: .current, initial: [])

    /// The oldest first.
    func expenses() throws -> [Expense] {
        try store.read()
    }

    func totalExpenseAmount() throws -> Money {
        try store.read().reduce(.zero) { $0 + $1.price }
    }

    func add(_ expense: Expense) throws {
        try store.update { $0.append(expense) }
    }

    /// - Throws: `ExpenseError.gone` where it was deleted in the meantime; so do the others.
    func delete(_ expense: Expense) throws {
        try store.update { expenses in
            guard let index = expenses.firstIndex(where: { $0.id == expense.id }) else { throw ExpenseError.gone(expense.title) }
            expenses.remove(at: index)
        }
    }

    func change(priceOf expense: Expense, to price: Money) throws {
        try store.update { expenses in
            guard let index = expenses.firstIndex(where: { $0.id == expense.id }) else { throw ExpenseError.gone(expense.title) }
            expenses[index].price = price
        }
    }
}

/// Why an expense is not found or not kept.
enum ExpenseError: Error, CustomLocalizedStringResourceConvertible {
    case notFound(String)
    case gone(String)
    case noAmount(Double)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .notFound(let title): "There is no expense called “\(title)”."
        case .gone(let title): "The expense “\(title)” is no longer there."
        case .noAmount(let number): "\(number) is not an amount of money."
        }
    }
}
