import IntentModel
import PhraseSyntax
import PhraseText

/// Checks the plural forms and particles in the texts of phrase files, when a library is loaded.
///
/// That their names are parameters is the resolver's check.
struct TextCheck {
    let files: [PhraseFile]
    /// Of files that name none.
    let defaultLanguage: String

    func findings() -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for file in files {
            let language = file.language?.tag.value ?? defaultLanguage
            for case .intent(let intent) in file.declarations {
                for text in Self.texts(of: intent) where text.value.contains("|") {
                    for fault in TextTemplate(text.value).check(names: nil, language: language) {
                        findings.append(fault.diagnostic(at: Self.place(of: fault, in: text, source: file.source)))
                    }
                }
            }
        }
        return findings
    }

    private static func texts(of intent: IntentDeclaration) -> [Spanned<String>] {
        intent.members.flatMap { member -> [Spanned<String>] in
            switch member {
            case .texts(let texts): texts.texts
            case .parameter(let parameter):
                parameter.members.flatMap { member -> [Spanned<String>] in
                    if case .texts(let texts) = member { texts.texts } else { [] }
                }
            case .phrase, .not, .group, .run: []
            }
        }
    }

    /// The reference, where the string is written as it is read; the whole string where escapes have moved it.
    private static func place(of fault: TextTemplateFault, in text: Spanned<String>, source: SourceFile) -> SourcePlace {
        let written = text.span.range.clamped(to: 0..<source.bytes.count)
        let isQuoted = written.count == text.value.utf8.count + 2
        guard isQuoted, source.bytes[written].dropFirst().dropLast().elementsEqual(text.value.utf8) else {
            return SourcePlace(source, text.span)
        }
        let start = written.lowerBound + 1
        return SourcePlace(source, SourceSpan(start + fault.range.lowerBound, start + fault.range.upperBound))
    }
}

extension TextTemplateFault {
    /// A form that the language never uses does no harm; everything else is an error.
    func diagnostic(at place: SourcePlace) -> Diagnostic {
        let (id, severity, message): (String, Diagnostic.Severity, String) =
            switch kind {
            case .unknownName(let name, let nearest):
                ("unknown-name", .error, "'<\(name)>' is not known here" + (nearest.map { "; did you mean <\($0)>?" } ?? ""))
            case .unknownCategory(let name):
                ("unknown-plural-form", .error, "'\(name)' is no plural form; expected \(Self.categories(PluralCategory.allCases))")
            case .missingOther: ("missing-plural-form", .error, "the form 'other' is missing, which every other number takes")
            case .repeatedCategory(let category): ("repeated-plural-form", .error, "the form '\(category.rawValue)' is given twice")
            case .unknownForms(let forms):
                ("unknown-plural-form", .error, "'\(forms)' is neither plural forms (one: …|other: …) nor a particle (을/를)")
            case .unusedCategory(let category, let language):
                (
                    "unused-plural-form", .warning,
                    "no number takes the form '\(category.rawValue)' in '\(language)', which has "
                        + Self.categories(PluralCategory.allCases.filter(PluralRules(language: language).categories.contains))
                )
            }
        return Diagnostic(id: id, severity: severity, message: message, place: place)
    }

    private static func categories(_ categories: [PluralCategory]) -> String {
        categories.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }
}
