import ValueTypes

/// The form of a word that goes with a number.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which numbers take which plural form in a language.
///
/// Foundation on Linux has no plural rules; these are read from `Languages/plurals.txt`.
package struct PluralRules: Sendable {
    private let conditions: [(category: PluralCategory, condition: PluralCondition)]

    /// The rules of a language, or of the nearest that its tag falls back to; in a language without rules every number is `other`.
    package init(language: String) {
        let tags = LanguageTag(language)?.fallbacks ?? [language]
        conditions = tags.lazy.compactMap { Self.all[$0] }.first ?? []
    }

    package func category(of number: PluralOperands) -> PluralCategory {
        conditions.first { $0.condition.holds(for: number) }?.category ?? .other
    }

    /// The categories that the language tells apart.
    package var categories: Set<PluralCategory> { Set(conditions.map(\.category)).union([.other]) }

    // MARK: The data

    private static let all: [String: [(category: PluralCategory, condition: PluralCondition)]] = {
        let file = EmbeddedTexts.files.first { $0.path == "Languages/plurals.txt" }
        return read("\(file?.text ?? "")").rules
    }()

    /// Reads the data: a line of languages, then a line for each category, indented. What is wrong is told by its line.
    static func read(
        _ text: String
    ) -> (rules: [String: [(category: PluralCategory, condition: PluralCondition)]], faultyLines: [Int]) {
        var rules: [String: [(category: PluralCategory, condition: PluralCondition)]] = [:]
        var languages: [Substring] = []
        var faultyLines: [Int] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.first == "#" { continue }
            if line.first != " " {
                languages = line.split(separator: " ")
                if !languages.allSatisfy({ LanguageTag($0) != nil }) { faultyLines.append(index + 1) }
                for language in languages { rules[String(language)] = [] }
                continue
            }
            let parts = line.split(separator: ":", maxSplits: 1)
            if let name = parts.first, let category = PluralCategory(rawValue: String(name.drop { $0 == " " })), parts.count == 2,
                let condition = PluralCondition(parts[1]), !languages.isEmpty
            {
                for language in languages { rules[String(language)]?.append((category, condition)) }
            } else {
                faultyLines.append(index + 1)
            }
        }
        return (rules, faultyLines)
    }
}
