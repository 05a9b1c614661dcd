import Foundation
import IntentRuntime
import PhraseImport
import PhraseSyntax
import PhraseText

/// The catalogues of app shortcuts named on a command line: files, and all that lie below folders.
///
/// In a folder they are found by their names: `AppShortcuts.strings`, mostly in a folder `TAG.lproj`, `AppShortcuts.xcstrings`, and
/// `*.intentdefinition`, with the tables of strings of its name.
struct ShortcutCatalogs {
    private struct Definition {
        var root: PropertyValue
        var source: SourceFile
        var language: String
        /// Translations by language.
        var tables: [(language: String, table: [String: String])]
    }

    private var reader: CatalogReader
    /// Of the translations of definitions.
    private var tableReader: CatalogReader
    private var definitions: [Definition] = []
    private var found: [Diagnostic] = []
    /// What could not be read; the rest is there all the same.
    private(set) var failures: [ByteSource.Failure] = []
    private(set) var fileCount = 0

    /// - Parameter language: Of files in no folder `TAG.lproj`, and of those in `Base.lproj`.
    init(_ operands: [String], language: String) {
        reader = CatalogReader(baseLanguage: language)
        tableReader = CatalogReader(baseLanguage: language)
        for operand in operands {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
                failures.append(ByteSource.Failure(path: operand, message: "no such file or folder"))
                continue
            }
            guard isFolder.boolValue else {
                read(operand, language: language)
                continue
            }
            let paths = Self.catalogs(below: operand)
            if paths.isEmpty {
                let names = "'AppShortcuts.xcstrings', 'TAG.lproj/AppShortcuts.strings' and '*.intentdefinition'"
                failures.append(ByteSource.Failure(path: operand, message: "there is none of \(names) in this folder"))
            }
            for path in paths { read(path, language: language) }
        }
    }

    /// Everything that is wrong with the catalogues, in the order read.
    var diagnostics: [Diagnostic] { reader.diagnostics + tableReader.diagnostics + found }

    /// The catalogues as phrase files, whose places are theirs and whose intents are called by their keys.
    func files(appNames: [String]) -> [PhraseFile] {
        CatalogConverter(reader.phrases, appNames: appNames).files() + definedFiles(appNames: appNames, isPrinted: false)
    }

    /// The same to be written: a file a language, intents with names that can be.
    func printableFiles(appNames: [String]) -> [PhraseFile] {
        let all =
            CatalogConverter(reader.phrases, appNames: appNames).printableFiles() + definedFiles(appNames: appNames, isPrinted: true)
        var files: [PhraseFile] = []
        for file in all {
            if let index = files.firstIndex(where: { $0.language?.tag.value == file.language?.tag.value }) {
                files[index].merge(file)
            } else {
                files.append(file)
            }
        }
        return files
    }

    private func definedFiles(appNames: [String], isPrinted: Bool) -> [PhraseFile] {
        definitions.flatMap { definition -> [PhraseFile] in
            let phrases = IntentDefinitionConverter(
                definition.root, source: definition.source, appNames: appNames, isPrinted: isPrinted)
            return phrases.map { Self.read($0, definition).compactMap(\.file) } ?? []
        }
    }

    /// The language that a definition is written in, and its translations.
    private static func read(
        _ phrases: IntentDefinitionConverter, _ definition: Definition
    ) -> [(file: PhraseFile?, warnings: [Diagnostic])] {
        let translations = definition.tables.filter { $0.language != definition.language }
        let own = definition.tables.filter { $0.language == definition.language }.reduce(into: [:]) { $0.merge($1.table) { $1 } }
        return [phrases.file(language: definition.language, table: own, isOriginal: true)]
            + translations.map { phrases.file(language: $0.language, table: $0.table) }
    }

    // MARK: Reading

    private mutating func read(_ path: String, language: String) {
        guard let source = load(path) else { return }
        fileCount += 1
        let own = Self.language(ofFileAt: path) ?? language
        if path.hasSuffix(".xcstrings") {
            reader.read(stringCatalog: source)
        } else if path.hasSuffix(".intentdefinition") {
            readDefinition(source, language: FolderLanguage.tag(ofName: own, base: language) ?? language)
        } else if path.hasSuffix(".strings") {
            guard let bytes = CompiledTable.propertyList(source) else { return reader.read(strings: source, language: own) }
            guard let table = PropertyValue(propertyList: bytes)?.dictionary else { return failures.append(Self.noTable(path)) }
            reader.read(table: table, of: source, language: own)
        } else {
            failures.append(
                ByteSource.Failure(path: path, message: "is no catalogue; expected '.strings', '.xcstrings' or '.intentdefinition'"))
        }
    }

    private static func noTable(_ path: String) -> ByteSource.Failure {
        ByteSource.Failure(path: path, message: "is no table of strings; expected a property list of texts")
    }

    private mutating func load(_ path: String) -> SourceFile? {
        do throws(ByteSource.Failure) {
            return SourceFile(path: path, bytes: try ByteSource(path: path).readAll(limit: PhrasePaths.limit))
        } catch {
            failures.append(error)
            return nil
        }
    }

    private mutating func readDefinition(_ source: SourceFile, language: String) {
        let root = PropertyValue(propertyList: CompiledTable.propertyList(source) ?? source.bytes)
        guard let root, let phrases = IntentDefinitionConverter(root, source: source, appNames: []) else {
            failures.append(
                ByteSource.Failure(path: source.path, message: "is no definition of intents; expected a property list with 'INIntents'"))
            return
        }
        var definition = Definition(root: root, source: source, language: language, tables: [])
        for path in Self.tables(of: source.path) {
            guard let file = load(path) else { continue }
            fileCount += 1
            definition.tables += tables(in: file, at: path, base: language)
        }
        found += Self.read(phrases, definition).flatMap(\.warnings)
        definitions.append(definition)
    }

    /// What a file translates, in the language of its folder or, a string catalogue, in several.
    private mutating func tables(
        in file: SourceFile, at path: String, base: String
    ) -> [(language: String, table: [String: String])] {
        if path.hasSuffix(".xcstrings") { return tableReader.tables(of: file) }
        let name = Self.language(ofFileAt: path) ?? base
        guard let tag = tableReader.language(ofFolderNamed: name, holding: file) else { return [] }
        guard let bytes = CompiledTable.propertyList(file) else { return [(tag, tableReader.table(of: file))] }
        guard let table = PropertyValue(propertyList: bytes)?.dictionary else {
            failures.append(Self.noTable(path))
            return []
        }
        return [(tag, tableReader.table(table, of: file))]
    }

    // MARK: Paths

    /// What Apple's rules are told of the phrases of an intent in a file.
    ///
    /// - Parameter stale: `staleKeys`
    static func profileSource(of intent: String, in file: SourceFile, stale: [String: Set<String>]) -> AppleProfile.Source {
        if file.path.hasSuffix(".xcstrings") { return stale[file.path]?.contains(intent) ?? false ? .unused : .stringCatalog }
        // Tables of one app lie beside one another.
        if file.path.hasSuffix(".strings") {
            let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
            return .strings(app: (language(ofFileAt: file.path) == nil ? folder : folder.deletingLastPathComponent()).path)
        }
        return file.path.hasSuffix(".intentdefinition") ? .unused : .phrases
    }

    /// By the path of a string catalogue: the keys that are in no code any more.
    var staleKeys: [String: Set<String>] {
        reader.phrases.reduce(into: [:]) { keys, phrase in
            if phrase.isStale { keys[phrase.place.file.path, default: []].insert(phrase.key) }
        }
    }

    /// Whether a path is a catalogue, or a folder with one below it.
    static func holdsCatalogs(_ path: String) -> Bool {
        [".xcstrings", ".strings", ".intentdefinition"].contains(where: path.hasSuffix) || !catalogs(below: path).isEmpty
    }

    /// `fr` of `App/fr.lproj/AppShortcuts.strings`.
    private static func language(ofFileAt path: String) -> String? {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
    }

    /// `fr.lproj/Intents.strings` and the like of `Intents.intentdefinition`, which lies beside those folders or in one of them, and
    /// `Intents.xcstrings`, there or in `mul.lproj`.
    private static func tables(of path: String) -> [String] {
        let file = URL(fileURLWithPath: path)
        var folder = file.deletingLastPathComponent()
        if language(ofFileAt: path) != nil { folder.deleteLastPathComponent() }
        let name = file.deletingPathExtension().lastPathComponent
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let folders = [folder] + entries.filter { $0.hasSuffix(".lproj") }.sorted().map { folder.appending(path: $0) }
        return folders.flatMap { [$0.appending(path: name + ".strings").path, $0.appending(path: name + ".xcstrings").path] }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// In the order of their paths. Hidden entries are left out, links to folders are not followed.
    private static func catalogs(below folder: String) -> [String] {
        let entries = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: [String] = []
        while let entry = entries?.nextObject() as? URL {
            let name = entry.lastPathComponent
            let isCatalog = name == "AppShortcuts.strings" || name == "AppShortcuts.xcstrings" || name.hasSuffix(".intentdefinition")
            if isCatalog { found.append(entry.path) }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
