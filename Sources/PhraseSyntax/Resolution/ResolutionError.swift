package import PhraseText

/// What is wrong with the meaning of phrase files, and where.
package struct ResolutionError: Error, Sendable {
    package var fault: ResolutionFault
    package var place: SourcePlace

    init(_ fault: ResolutionFault, at place: SourcePlace) {
        self.fault = fault
        self.place = place
    }
}

/// The faults that resolving can find. Their wording is in `ResolutionFault+Diagnostics`.
package enum ResolutionFault: Sendable {
    /// A fault of writing, in a text file that a list is read from.
    case syntax(SyntaxFault)

    // Files
    case missingLanguage(assumed: String)
    case spacingDisagreement(other: SourcePlace)
    case pathOutsideFolder
    case unreadableFile
    case moreFindings(count: Int)

    // Declarations
    case duplicateIntent(first: SourcePlace)
    case duplicateDeclaration(name: String, first: SourcePlace)
    case duplicateParameter(first: SourcePlace)
    case duplicateAssignment(name: String, first: SourcePlace)
    case sharedAppName(otherApp: String, other: SourcePlace)
    case disagreement(Attribute, other: SourcePlace, codeCounts: Bool)
    case parameterWithoutType
    case intentWithoutPhrases

    // Names
    case unknownName(name: String, intent: String?, nearest: String?)
    case unknownType(name: String, nearest: String?)
    case typeNotInLanguage(type: String, language: String)
    case noApp
    case appNameMissing(app: String, language: String)
    case ruleCycle([RuleOfCycle])
    case rulesTooEntangled(given: Int)
    case slotInListValue(name: String)

    // Templates
    case matchesNothing
    case touchingTexts(other: SourcePlace)
    case textsMayTouch(other: SourcePlace)

    // Values
    case unknownValue(list: String, nearest: String?)
    case wrongValue(expected: String)
    case valueOutOfBounds(lower: String, upper: String)
    case freeArgument(parameter: String)

    /// A thing that is declared once.
    package enum Attribute: String, Sendable {
        case type, range, pattern, program
        case defaultValue = "default value"
        case attempts = "number of attempts"
    }

    package struct RuleOfCycle: Sendable {
        package var name: String
        package var place: SourcePlace
    }
}
