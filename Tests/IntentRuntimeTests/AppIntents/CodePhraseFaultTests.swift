import Foundation
import IntentModel
import IntentRuntime
import PhraseSyntax
import PhraseText
import Testing
import ValueTypes

/// What is wrong with intents and shortcuts in code is said when the app is set up.
@Suite struct CodePhraseFaultTests {
    private static func faults(_ app: IntentApp) -> [String] {
        CodePhrases(app, calendar: Calendar(identifier: .gregorian)).diagnostics.map { diagnostic in
            let line = diagnostic.place.file.text(ofLine: diagnostic.place.position.line).trimmingCharacters(in: .whitespaces)
            return "\(diagnostic.severity) \(diagnostic.id): \(diagnostic.message) [\(diagnostic.place.file.path)] \(line)"
        }
    }

    @Test func eachFaultNamesItsPlace() {
        let faults = Self.faults(
            IntentApp("Mill", providers: [FaultyShortcuts.self, FaultyShortcuts.self], intents: [Elsewhere.Grind.self]))
        #expect(
            faults == [
                "error unknown-parameter: a key path in a phrase of Grind reaches no parameter stored in it [FaultyShortcuts.appShortcuts] intent Grind \"Grind\"",
                "error empty-phrase: a phrase of Grind holds no words [FaultyShortcuts.appShortcuts] -",
                "error reserved-name: a parameter of Grind is called 'app', which in phrases is the app's name [FaultyShortcuts.appShortcuts] parameter app: Coarseness",
                "error unnamed-case: Coarseness.caseDisplayRepresentations does not say what people call 'fine' [FaultyShortcuts.appShortcuts] list Coarseness",
                "error repeated-provider: FaultyShortcuts is listed twice [FaultyShortcuts.appShortcuts] app Mill = Mill",
                "error shared-type-name: 'Grind' is the name of two types: \(String(reflecting: Grind.self)) and \(String(reflecting: Elsewhere.Grind.self)) [Mill.intents] intent Grind \"Elsewhere\"",
            ])
    }

    @Test func anIntentThatNoPhraseReachesIsAWarning() throws {
        let library = try PhraseLibrary([], apps: [IntentApp("Mill", intents: [Elsewhere.Grind.self])])
        #expect(library.warnings.map(\.id) == ["intent-without-phrases"])
        #expect(library.warnings.map(\.path) == ["Mill.intents"])
    }

    @Test func anEmptyAppIsAnAppAllTheSame() {
        let made = CodePhrases(IntentApp("Mill"), calendar: Calendar(identifier: .gregorian))
        #expect(made.files.map { String(decoding: $0.source.bytes, as: UTF8.self) } == ["language en\n\napp Mill = Mill\n"])
        #expect(made.intents.isEmpty)
    }
}

private enum Coarseness: String, AppEnum {
    case coarse, fine

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coarseness"
    static let caseDisplayRepresentations: [Coarseness: DisplayRepresentation] = [.coarse: "Coarse"]
}

private struct Grind: AppIntent {
    static let title: LocalizedStringResource = "Grind"

    @Parameter var app: Coarseness

    var passing: IntentParameter<String> { IntentParameter() }

    func perform() async throws -> some IntentResult { .result() }
}

private enum Elsewhere {
    struct Grind: AppIntent {
        static let title: LocalizedStringResource = "Elsewhere"

        func perform() async throws -> some IntentResult { .result() }
    }
}

private struct FaultyShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Grind(), phrases: ["Grind \(\.passing) in \(.applicationName)", "  ", "Grind in \(.applicationName)"])
    }
}
