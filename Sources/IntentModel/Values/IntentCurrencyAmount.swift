public import Foundation
import ValueTypes

/// An amount of money.
public struct IntentCurrencyAmount: Sendable, Hashable {
    public var amount: Decimal
    /// ISO 4217: `EUR`.
    public var currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _IntentValue {
    /// What ISO 4217 has for no currency at all.
    private static let noCurrency = "XXX"

    /// An amount without a currency is in that of the locale.
    public static var _traits: _IntentValueTraits<IntentCurrencyAmount> {
        _IntentValueTraits(
            type: .kind(.currency),
            read: { value, context throws(IntentValueError) in
                guard case .amount(let amount) = value else { throw .wrongType(value, expected: .kind(.currency)) }
                guard let decimal = value.decimal else { throw .unrepresentable(value, as: .kind(.currency)) }
                let code = amount.unit ?? context.locale.currency?.identifier ?? IntentCurrencyAmount.noCurrency
                return IntentCurrencyAmount(amount: decimal, currencyCode: code)
            },
            write: { money, _ in
                SlotValue(money.amount)?.double.map { .amount(Amount(value: $0, unit: money.currencyCode)) }
            })
    }
}
