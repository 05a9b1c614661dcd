import ValueTypes

/// The kinds of amount, each with the list of its units in the languages' data.
///
/// Two grammars read one: that of its amounts (`amount.phrases`, and the file named after the measure), and around it that of what bounds
/// them (`bounds.phrases`).
enum Measure: String, CaseIterable {
    case length, volume, mass, temperature, speed, area, datasize, energy
    case quantity, duration, currency

    /// The lists whose values are the units.
    var unitLists: [String] {
        switch self {
        case .duration: ["unit"]
        case .quantity: ["quantity", "mass"]
        case .currency: ["money"]
        default: [rawValue]
        }
    }

    /// The files whose intents say how an amount is put together.
    var grammars: [String] { self == .currency ? ["currency"] : ["amount", rawValue] }

    /// The name of the reader of amounts that are not bounded.
    var amountReader: String { rawValue + "Amount" }

    init?(amountReader: String) {
        guard amountReader.hasSuffix("Amount") else { return nil }
        self.init(rawValue: String(amountReader.dropLast(6)))
    }

    init?(kind: ValueKind) { self.init(rawValue: kind.rawValue) }
}
