import Foundation

/// The data files beside the tests.
enum CorpusFolder {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    /// The files of a folder with an extension, by name.
    static func files(in folder: String, withExtension pathExtension: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: url.appending(path: folder), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == pathExtension }
            .sorted { $0.path < $1.path }
    }

    /// The cases of all files of the corpus of diagnostics.
    static func markedCases() throws -> [MarkedCase] {
        try files(in: "Diagnostics", withExtension: "txt").flatMap { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return text.components(separatedBy: "=== ").dropFirst().map { part in
                let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
                return MarkedCase(title: String(lines[0]), lines: Array(lines.dropFirst()))
            }
        }
    }
}
