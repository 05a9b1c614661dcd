import PhraseSyntax
import ValueTypes

/// The names by which people give a kind of value: those of phrase files, and those of the corpora that values are tested with.
enum ValueKindNames {
    /// What others call our kinds.
    private static let others: [(String, ValueKind)] = [
        ("Time", .datetime), ("Numeral", .number), ("Ordinal", .ordinal), ("Duration", .duration), ("AmountOfMoney", .currency),
        ("Distance", .length), ("Volume", .volume), ("Temperature", .temperature), ("Quantity", .quantity), ("Email", .email),
        ("Url", .url), ("PhoneNumber", .phone), ("CreditCardNumber", .creditcard),
    ]

    private static let names = (ValueKind.allCases.map { ($0.rawValue, $0) } + others).filter { $0.1 != .text }

    /// The kind of that name; the case of letters counts, as `Time` is any point of the calendar and `time` a time of day.
    static func kind(named name: String) -> ValueKind? { names.first { $0.0 == name }?.1 }

    static func message(forUnknown name: String) -> String {
        let nearest = NearestName.of(name, among: names.map(\.0)).map { "; did you mean '\($0)'?" }
        return "there is no kind of value '\(name)'\(nearest ?? "")"
    }
}
