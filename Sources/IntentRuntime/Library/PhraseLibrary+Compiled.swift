import Dialog
import Foundation
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode
import ValueRecognizers
import ValueTypes

extension PhraseLibrary {
    /// Opens a library that was compiled to a file (`parlance compile`, `write(to:)`). The file is mapped, not read: opening looks at its
    /// bytes once, and processes that use it share its memory.
    ///
    /// Where the file gets a new content, it must be replaced, as `parlance compile` does it, and never be written to.
    ///
    /// - Parameter apps: Apps in code whose intents the library has. What code says of them completes the file; phrases of shortcuts are
    ///   heard where they were compiled into it, and a warning says which are not.
    /// - Throws: What is wrong with the file: that it is none, is damaged, or was made by another version.
    public init(compiled path: String, apps: [IntentApp] = []) throws(PhraseLibraryError) {
        let normalizer = FoundationNormalizer()
        let recognizers = RecognizerRegistry(normalizer: normalizer)
        let automaton: FrozenAutomaton
        do throws(ImageError) {
            automaton = try FrozenAutomaton(ImageMemory(path: path), normalizer: normalizer) { type, language in
                recognizers.recognizer(ofType: type, language: language)
            }
        } catch {
            throw PhraseLibraryError(diagnostics: [], unreadable: ["\(path): \(error)"])
        }
        var overlay: [IntentKey: IntentDefinition] = [:]
        var warnings: [PhraseDiagnostic] = []
        for app in apps {
            let code = CodePhrases(app, calendar: .current)
            overlay.merge(Self.definitions(of: app, in: code, calendar: .current)) { $1 }
            warnings += code.files.filter { !Self.isHeard($0, in: automaton.library) }.map { PhraseDiagnostic(uncompiled: $0.source.path) }
        }
        self.init(automaton: automaton, recognizers: recognizers, overlay: overlay, warnings: warnings)
    }

    /// Writes the library to a file that `init(compiled:)` opens; what lists are bound to is not part of it. A file that is there is replaced
    /// in one step.
    public func write(to path: String) throws {
        var bytes = Data()
        automaton.writeImage { bytes.append(contentsOf: $0) }
        try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}

extension PhraseLibrary {
    /// Whether a file is a compiled library, by what it begins with.
    package static func isCompiled(_ path: String) -> Bool { ImageMemory.isImage(path: path) }

    /// The same for what was read of one already.
    package static func isCompiled(_ bytes: [UInt8]) -> Bool { ImageMemory.isImage(bytes) }

    /// Whether what was read of a file was likely to be a compiled library, before its first bytes were damaged.
    package static func isDamagedLibrary(_ bytes: [UInt8]) -> Bool { ImageMemory.isDamagedImage(bytes) }

    /// Whether phrases of code are among those that were compiled. O(phrases).
    private static func isHeard(_ file: PhraseFile, in library: FrozenLibrary) -> Bool {
        let hasPhrases = file.declarations.contains { declaration in
            guard case .intent(let intent) = declaration else { return false }
            return intent.members.contains { if case .phrase = $0 { true } else { false } }
        }
        return !hasPhrases || library.phrases.contains { library.isText(library.phrase($0).source, file.source.path) }
    }
}
