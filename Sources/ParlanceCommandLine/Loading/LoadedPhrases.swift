import Foundation
import IntentRuntime
import PhraseSyntax
import PhraseText
import ValueTypes

/// The phrases of a command line, compiled, and who performs their intents.
struct LoadedPhrases: Sendable {
    let library: PhraseLibrary
    let registry: IntentRegistry
    let warnings: [Diagnostic]

    /// - Parameter store: where the built-in apps keep their data; `nil`: the user's folder.
    /// - Throws: `UsageError` where a file cannot be read or has errors; they are on standard error then.
    init(_ group: ReadingGroup, store: String? = nil, in surroundings: Surroundings) throws(UsageError) {
        let options = group.phrases
        let paths = options.paths(environment: surroundings.environment)
        var registry = IntentRegistry()
        let sources: [SourceFile]
        if paths.isEmpty {
            let builtIn = surroundings.builtInApps(store)
            for app in builtIn.apps { registry.register(app) }
            sources = builtIn.phraseFiles.map { file in
                SourceFile(path: file.path, bytes: file.text.withUTF8Buffer { Array($0) })
            }
        } else {
            let read = PhrasePaths(paths)
            for failure in read.failures { surroundings.complain(failure.description) }
            guard read.failures.isEmpty else { throw UsageError("the phrases cannot be read") }
            sources = read.files
        }
        let loaded = PhraseLibrary.load(sources, apps: registry.apps, language: options.languages.first?.description ?? "en")
        guard let library = loaded.library else {
            let printer = DiagnosticPrinter(surroundings.errors, in: surroundings)
            try? printer.print(loaded.diagnostics.filter { $0.severity == .error })
            throw UsageError("the phrases have errors")
        }
        self.library = library
        self.registry = registry
        warnings = loaded.diagnostics
    }
}
