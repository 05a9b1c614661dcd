import PhraseSyntax
import ValueTypes

/// Words of a language that values are written with and that Foundation does not know: from the language's data files.
struct UnitWords: Sendable {
    /// The first and the second wording of each unit: one, and more.
    private var units: [Instant.Grain: (one: String, other: String)] = [:]
    /// The numbers that take the first wording.
    private var singular: ClosedRange<Double> = 1...1
    private(set) var yes = "true"
    private(set) var no = "false"

    /// - Parameter declarations: `list unit`, `range singular`, `list answer` (`true` and `false`).
    init(_ declarations: GrammarDeclarations) {
        for value in declarations.lists["unit", default: []] {
            guard case .words(let name, _)? = value.canonical, let unit = Instant.Grain(rawValue: name) else { continue }
            let texts = value.wordings.flatMap(\.texts)
            guard let one = texts.first else { continue }
            units[unit] = (one, texts.dropFirst().first ?? one)
        }
        if let range = declarations.ranges["singular"] { singular = range }
        for value in declarations.lists["answer", default: []] {
            guard case .boolean(let boolean, _)? = value.canonical, let text = value.wordings.first?.texts.first else { continue }
            if boolean { yes = text } else { no = text }
        }
    }

    func word(_ unit: Instant.Grain, _ count: Double) -> String {
        guard let words = units[unit] else { return unit.rawValue }
        return singular.contains(abs(count)) ? words.one : words.other
    }
}
