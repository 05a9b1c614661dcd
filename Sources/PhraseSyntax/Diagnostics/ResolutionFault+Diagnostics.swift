import PhraseText

// How the faults of resolving are identified, worded and mended.

extension ResolutionError {
    package var diagnostic: Diagnostic {
        if case .syntax(let fault) = fault { return SyntaxError(fault, place.span).diagnostic(in: place.file) }
        return Diagnostic(
            id: fault.id.rawValue, severity: fault.severity, message: fault.message(found: place.found), place: place, notes: fault.notes,
            fixIts: fault.fixIts(replacing: place.span))
    }

    /// The diagnostics in the order of files and places; beyond the limit they are counted.
    static func diagnostics(of errors: [ResolutionError], in files: [PhraseFile]) -> [Diagnostic] {
        guard !errors.isEmpty else { return [] }
        var order: [ObjectIdentifier: Int] = [:]
        for file in files where order[ObjectIdentifier(file.source)] == nil { order[ObjectIdentifier(file.source)] = order.count }
        func rank(_ error: ResolutionError) -> Int { order[ObjectIdentifier(error.place.file)] ?? .max }
        let sorted = errors.enumerated().sorted { left, right in
            let (leftKey, rightKey) = (
                (rank(left.element), left.element.place.span.lower, left.offset),
                (rank(right.element), right.element.place.span.lower, right.offset)
            )
            return leftKey < rightKey
        }.map(\.element)
        var shown = sorted.prefix(SyntaxLimits.reportedFindings).map(\.diagnostic)
        if sorted.count > shown.count {
            let rest = ResolutionError(.moreFindings(count: sorted.count - shown.count), at: sorted[shown.count].place)
            shown.append(rest.diagnostic)
        }
        return shown
    }
}

extension ResolutionFault {
    var id: DiagnosticID {
        switch self {
        case .syntax(let fault): fault.id
        case .missingLanguage: .missingLanguage
        case .spacingDisagreement: .spacingDisagreement
        case .pathOutsideFolder: .pathOutsideFolder
        case .unreadableFile: .unreadableFile
        case .moreFindings: .moreFindings
        case .duplicateIntent: .duplicateIntent
        case .duplicateDeclaration: .duplicateDeclaration
        case .duplicateParameter: .duplicateParameter
        case .duplicateAssignment: .duplicateAssignment
        case .sharedAppName: .sharedAppName
        case .disagreement: .disagreement
        case .parameterWithoutType: .parameterWithoutType
        case .intentWithoutPhrases: .intentWithoutPhrases
        case .unknownName: .unknownName
        case .unknownType: .unknownType
        case .typeNotInLanguage: .typeNotInLanguage
        case .noApp: .noApp
        case .appNameMissing: .appNameMissing
        case .ruleCycle: .ruleCycle
        case .rulesTooEntangled: .rulesTooEntangled
        case .slotInListValue: .slotInListValue
        case .matchesNothing: .matchesNothing
        case .touchingTexts: .touchingTexts
        case .textsMayTouch: .textsMayTouch
        case .unknownValue: .unknownValue
        case .wrongValue: .wrongValue
        case .valueOutOfBounds: .valueOutOfBounds
        case .freeArgument: .freeArgument
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .syntax(let fault): fault.severity
        case .missingLanguage, .spacingDisagreement, .intentWithoutPhrases, .appNameMissing, .textsMayTouch: .warning
        default: .error
        }
    }

    func message(found: String) -> String {
        switch self {
        case .syntax(let fault): fault.message(found: found)
        case .missingLanguage(let assumed): "no 'language' line; the file is read as '\(assumed)'"
        case .spacingDisagreement: "this file and another one of its language differ in 'spacing free'; it holds for both"
        case .pathOutsideFolder: "the file of a list is named by a relative path that stays inside the folder of the phrase file"
        case .unreadableFile: "the file cannot be read"
        case .moreFindings(let count): "\(count) more findings are not shown"
        case .duplicateIntent: "the intent is declared twice in one file"
        case .duplicateDeclaration(let name, _): "'\(name)' is declared already; lists, ranges and rules share their names"
        case .duplicateParameter: "the parameter is declared twice in one intent"
        case .duplicateAssignment(let name, _): "'\(name)' is given two values"
        case .sharedAppName(let other, _): "another app, \(other), has the same name in this language"
        case .disagreement(let attribute, _, let codeCounts):
            "the \(attribute.rawValue) disagrees with what another place declares" + (codeCounts ? "; code counts" : "")
        case .parameterWithoutType: "the parameter has no type; expected ':' and a type here or in another place"
        case .intentWithoutPhrases: "the intent has no phrases"
        case .unknownName(let name, let intent, let nearest):
            "'<\(VisibleText.escaped(name))>' is not "
                + (intent.map { "a parameter of \($0), nor a list, range or rule" } ?? "a list, range or rule")
                + (nearest.map { "; did you mean <\($0)>?" } ?? "")
        case .unknownType(let name, let nearest):
            "'\(VisibleText.escaped(name))' is not a type, list or range" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .typeNotInLanguage(let type, let language): "the list or range '\(type)' is not declared in the language '\(language)'"
        case .noApp: "'<app>' in a file that declares no app"
        case .appNameMissing(let app, let language):
            "\(app) has no name in the language '\(language)'; its names of another language are used"
        case .ruleCycle(let rules): "a rule contains itself: " + rules.map(\.name).joined(separator: " → ")
        case .rulesTooEntangled(let given):
            "through one another the rules reach more than \(given - 1) slots; \(RuleGraph.reachableSlots) are allowed"
        case .slotInListValue(let name): "'<\(name)>' in a value of a list, which is made of words and of rules without slots"
        case .matchesNothing: "the template can match nothing at all; it needs a word or a slot that is not optional"
        case .touchingTexts: "two free texts touch; expected a word between them"
        case .textsMayTouch: "two free texts touch where an option between them is absent; that way never matches"
        case .unknownValue(let list, let nearest):
            "\(found) is not a value of the list '\(list)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .wrongValue(let expected): "expected \(expected), found \(found)"
        case .valueOutOfBounds(let lower, let upper): "\(found) is not between \(lower) and \(upper)"
        case .freeArgument(let parameter): "an argument made of the free value '<\(parameter)>' comes after \"--\""
        }
    }

    var notes: [Diagnostic.Note] {
        switch self {
        case .duplicateIntent(let first), .duplicateDeclaration(_, let first), .duplicateParameter(let first),
            .duplicateAssignment(_, let first):
            [Diagnostic.Note("the first is here", at: first)]
        case .spacingDisagreement(let other), .disagreement(_, let other, _): [Diagnostic.Note("the other place is here", at: other)]
        case .sharedAppName(let app, let other): [Diagnostic.Note("\(app) has it here", at: other)]
        case .touchingTexts(let other), .textsMayTouch(let other): [Diagnostic.Note("the first of them is here", at: other)]
        case .ruleCycle(let rules): rules.dropLast().map { Diagnostic.Note("'\($0.name)' is declared here", at: $0.place) }
        default: []
        }
    }

    func fixIts(replacing span: SourceSpan) -> [Diagnostic.FixIt] {
        switch self {
        case .unknownName(_, _, let nearest?), .unknownType(_, let nearest?), .unknownValue(_, let nearest?):
            [Diagnostic.FixIt("write '\(nearest)'", replacing: span, with: nearest)]
        default: []
        }
    }
}
