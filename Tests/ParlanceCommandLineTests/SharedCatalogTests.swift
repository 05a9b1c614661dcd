import Foundation
import Testing

/// Catalogues of published apps: each phrase, with its placeholders filled, means its own key, or is reported as a clash.
@Suite(.enabled(if: SharedCatalogs.isThere || ProcessInfo.processInfo.environment["CI"] == "true"))
struct SharedCatalogTests {
    private struct Phrase {
        var language: String
        var key: String
        var text: String
        var file: String
    }

    @Test(arguments: SharedCatalogs.apps)
    func `every phrase of an app means its key in its language, or clashes with another key`(app: String) async throws {
        let folder = SharedCatalogs.folder + "/" + app
        let checked = try await BuiltCommand.run("check", "--profile", "apple", "--json", folder)
        let clashes = try checked.objects().filter { $0["id"] as? String == "phrases-clash" }.compactMap { $0["message"] as? String }
        var unexplained: [String] = []
        var files: Set<String> = []
        var count = 0
        for (language, phrases) in Dictionary(grouping: try phrases(below: folder), by: \.language) {
            files.formUnion(phrases.map(\.file))
            let sentences = phrases.map { phrase in
                phrase.text.replacing("${applicationName}", with: "Zebra").replacing(/\$\{\w+\}/, with: "green tea")
            }
            let arguments = ["match", "--json", "--catalog", folder, "--app-name", "Zebra", "--language", language]
            let outcome = try await BuiltCommand.run(arguments, input: sentences.joined(separator: "\n") + "\n")
            let answers = try outcome.objects()
            try #require(answers.count == phrases.count, "\(outcome.errors)")
            count += answers.count
            for (phrase, answer) in zip(phrases, answers) {
                let intent = answer["intent"] as? String
                guard answer["language"] as? String == language else {
                    unexplained.append("\(language): \(phrase.text) → \(answer["language"] ?? "no language")")
                    continue
                }
                if intent == phrase.key { continue }
                let isClash = clashes.contains { $0.contains("'\(phrase.key)'") && $0.contains("'\(intent ?? "")'") }
                if !isClash { unexplained.append("\(language): \(phrase.text) → \(intent ?? "nothing")") }
            }
        }
        #expect(unexplained.isEmpty, "\(unexplained)")
        let expected = SharedCatalogs.contents[app] ?? (files.count, count, clashes.count)
        #expect((files.count, count, clashes.count) == expected, "\(files.count) files, \(count) phrases, \(clashes)")
        #expect(count > 0)
    }

    /// What the catalogues say, read by the toolchain.
    private func phrases(below folder: String) throws -> [Phrase] {
        var phrases: [Phrase] = []
        let entries = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
        while let file = entries?.nextObject() as? URL {
            let data = try? Data(contentsOf: file)
            if file.pathExtension == "strings", let data {
                let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
                let language = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent.replacing("_", with: "-")
                phrases += list.map { Phrase(language: language, key: $0.key, text: $0.value, file: file.path) }
            } else if file.pathExtension == "xcstrings", let data {
                let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
                let original = try #require(root["sourceLanguage"] as? String)
                for (key, entry) in try #require(root["strings"] as? [String: [String: Any]]) {
                    let localizations = entry["localizations"] as? [String: [String: [String: Any]]] ?? [:]
                    for (language, localization) in localizations {
                        let texts =
                            localization["stringSet"]?["values"] as? [String] ?? [localization["stringUnit"]?["value"] as? String ?? ""]
                        phrases += texts.map { Phrase(language: language, key: key, text: $0, file: file.path) }
                    }
                    if localizations[original] == nil { phrases.append(Phrase(language: original, key: key, text: key, file: file.path)) }
                }
            }
        }
        return phrases
    }
}

enum SharedCatalogs {
    static let folder: String = {
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let shared = ProcessInfo.processInfo.environment["PARLANCE_SHARED"].map { URL(filePath: $0) }
        return (shared ?? package.appending(path: "../shared").standardizedFileURL).appending(path: "catalogs").path
    }()

    /// Of each app known: how many files and phrases it has, and how many clashes.
    static let contents = [
        "Artificial-Pancreas+iAPS": (23, 452, 4), "charmmmz+tesserae-companion-ios": (1, 8, 0), "editorscut+ec017appintents": (1, 12, 0),
        "gongzhang+AppShortcutsLocalizationWarningExample": (1, 2, 0), "kubrick06010+ListenScrobbler": (1, 144, 1),
        "ncosgray+cuppa_mobile": (35, 105, 0),
    ]

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

    static var apps: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.contains("+") }.sorted()
    }
}
