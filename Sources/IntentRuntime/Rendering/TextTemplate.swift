package import IntentModel
import PhraseSyntax

/// A text of a phrase file (`say`, `ask`, `confirm` …) with what is filled in.
///
///     text     = { character | reference }
///     reference = "<" NAME ">"                                       the value, formatted
///               | "<" NAME "|" form { "|" form } ">"                 the plural form that goes with the number
///               | "<" NAME "|" particle ">"                          the Korean particle that goes with the word
///     form     = ( "zero" | "one" | "two" | "few" | "many" | "other" ) ":" text without ">" and "|"
///     particle = behind a consonant "/" behind a vowel
///
/// A `<` that begins no reference is itself.
package struct TextTemplate: Sendable, Hashable {
    enum Segment: Sendable, Hashable {
        case literal(String)
        case value(String)
        case plural(String, forms: [PluralCategory: String])
        /// The word itself is put before it where it does not stand there already.
        case particle(String, KoreanParticle, withWord: Bool)
    }

    /// As written.
    package let text: String
    let segments: [Segment]
    /// What is wrong with the references themselves.
    let faults: [TextTemplateFault]
    /// Every reference with its place.
    let references: [(name: String, range: Range<Int>)]

    /// Reads a text; what is no reference is literal. O(length).
    package init(_ text: String) {
        self.text = text
        var reader = TextTemplateReader(text)
        reader.read()
        segments = reader.segments
        faults = reader.faults
        references = reader.references
    }

    /// The names that it speaks of.
    package var names: Set<String> { Set(references.map(\.name)) }

    package static func == (left: TextTemplate, right: TextTemplate) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// What is wrong with a text: a fact with its place, an offset in UTF-8 into the text.
package struct TextTemplateFault: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Nothing is called so; the nearest name that there is.
        case unknownName(String, nearest: String?)
        case unknownCategory(String)
        /// A plural needs a form for every other number.
        case missingOther
        case repeatedCategory(PluralCategory)
        /// Behind the bar stand neither plural forms nor two forms of a particle.
        case unknownForms(String)
        /// The language does not tell these numbers apart.
        case unusedCategory(PluralCategory, language: String)
    }

    package var kind: Kind
    package var range: Range<Int>
}

extension TextTemplate {
    /// Everything wrong with the text, to be told when the library is loaded: names that are not among those given, and forms that the
    /// language does not have.
    ///
    /// - Parameter known: `nil` where names are checked elsewhere.
    package func check(names known: Set<String>?, language: String) -> [TextTemplateFault] {
        var found = faults
        for reference in references {
            guard let known, !known.contains(reference.name) else { continue }
            found.append(
                TextTemplateFault(
                    kind: .unknownName(reference.name, nearest: NearestName.of(reference.name, among: known.sorted())),
                    range: reference.range))
        }
        let categories = PluralRules(language: language).categories
        for case (.plural(_, let forms), let reference) in zip(segments.filter { $0.isReference }, references) {
            for category in PluralCategory.allCases where forms[category] != nil && !categories.contains(category) {
                found.append(TextTemplateFault(kind: .unusedCategory(category, language: language), range: reference.range))
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension TextTemplate.Segment {
    var isReference: Bool {
        if case .literal = self { false } else { true }
    }
}
