package import Foundation
package import IntentModel
package import PhraseSyntax
import PhraseText
import ValueTypes

/// The phrase files that an app's intents in code stand for, and the intents themselves.
///
/// Code and phrase files have one way in: both are trees of the phrase language.
package struct CodePhrases: Sendable {
    /// One a provider, one for intents without shortcuts, one a further language that the app has names in.
    package let files: [PhraseFile]
    /// The intents by name.
    package let intents: [String: IntentDescriptor]
    package let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - calendar: What a default date in code is written in.
    ///   - searchesEntities: Takes only the phrases with an entity that a string query can find, and any text in its place.
    package init(_ app: IntentApp, calendar: Calendar, searchesEntities: Bool = false) {
        let context = ValueContext(
            now: Date(timeIntervalSinceReferenceDate: 0), calendar: calendar, locale: app.locale,
            language: app.language)
        var known = KnownTypes()
        var files: [PhraseFile] = []
        var diagnostics: [Diagnostic] = []
        var seen: Set<ObjectIdentifier> = []
        for provider in app.providers {
            let name = TypeName.of(provider)
            var maker = PhraseFileMaker(app: app, path: "\(name).appShortcuts", context: context, known: known)
            maker.searchesEntities = searchesEntities
            if !seen.insert(ObjectIdentifier(provider)).inserted {
                maker.report(.repeatedProvider(name: name))
            } else {
                maker.add(shortcuts: provider.appShortcuts, except: provider.negativePhrases.phrases)
            }
            known = maker.known
            let made = maker.finish()
            files.append(made.file)
            diagnostics += made.diagnostics
        }
        if !app.intents.isEmpty || app.providers.isEmpty {
            var maker = PhraseFileMaker(app: app, path: "\(app.identifier).intents", context: context, known: known)
            maker.add(intents: app.intents)
            known = maker.known
            let made = maker.finish()
            files.append(made.file)
            diagnostics += made.diagnostics
        }
        for language in TranslationTables.languages(of: ShortcutPhrase.table) where language != app.language {
            guard let tag = LanguageTag(language) else { continue }
            let context = ValueContext(
                now: context.now, calendar: calendar, locale: Locale(identifier: tag.description), language: language)
            // Lists are those of a language, and what they are called is translated with them.
            var translated = KnownTypes()
            for provider in app.providers {
                var maker = PhraseFileMaker(
                    app: app, path: "\(TypeName.of(provider)).appShortcuts.\(language)", language: language, context: context,
                    known: translated)
                maker.searchesEntities = searchesEntities
                maker.isTranslation = true
                maker.add(shortcuts: provider.appShortcuts, except: provider.negativePhrases.phrases)
                translated = maker.known
                let made = maker.finish()
                if made.file.declarations.count > 1 { files.append(made.file) }
                diagnostics += made.diagnostics
            }
        }
        for language in app.names.keys.sorted() where language != app.language {
            let maker = PhraseFileMaker(
                app: app, path: "\(app.identifier).names.\(language)", language: language, context: context, known: known)
            let made = maker.finish()
            files.append(made.file)
            diagnostics += made.diagnostics
        }
        self.files = files
        self.diagnostics = diagnostics
        intents = known.intents
    }

    /// Whether any intent has a phrase.
    var hasPhrases: Bool {
        files.contains { file in
            file.declarations.contains { declaration in
                guard case .intent(let intent) = declaration else { return false }
                return intent.members.contains { if case .phrase = $0 { true } else { false } }
            }
        }
    }
}

/// What the files of an app made so far declare.
struct KnownTypes {
    /// Intents, enums and entities by name.
    var types: [String: Any.Type] = [:]
    var intents: [String: IntentDescriptor] = [:]
    var lists: Set<String> = []
}
