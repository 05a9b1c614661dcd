import Foundation
import PhraseSyntax
import PhraseText

/// The phrase files that an import writes: all of them or none.
struct ImportedFiles {
    private struct Output {
        var path: String
        var bytes: [UInt8]
    }

    private let folder: String
    private var outputs: [Output] = []

    /// - Parameter inputs: where each tree came from.
    /// - Throws: where two inputs would be written to one file.
    init(_ files: [PhraseFile], inputs: [String], folder: String) throws(UsageError) {
        self.folder = folder
        let tags = files.map { LanguageTagForm.canonical($0.language?.tag.value ?? "und") }
        var origins: [String: String] = [:]
        for (index, file) in files.enumerated() {
            let isAlone = tags.count { $0 == tags[index] } == 1
            let name = isAlone ? tags[index] : Self.stem(of: inputs[index]) ?? tags[index]
            let path = folder.hasSuffix("/") ? "\(folder)\(name).phrases" : "\(folder)/\(name).phrases"
            if let other = origins.updateValue(inputs[index], forKey: path) {
                throw UsageError("'\(other)' and '\(inputs[index])' would both be written to '\(path)'; import them into two folders")
            }
            outputs.append(Output(path: path, bytes: Array(PhrasePrinter().print(file).utf8)))
        }
    }

    /// `lights` for `custom/lights.json`, `en` for `en.templates.json`; `nil` for standard input.
    private static func stem(of path: String) -> String? {
        guard path != "-" else { return nil }
        var name = URL(fileURLWithPath: path).lastPathComponent
        for ending in [".json", ".templates"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return name
    }

    /// What a phrase file cannot hold though its tree can: too long a line, too large a file.
    func faults() -> [Diagnostic] {
        outputs.flatMap { output in
            PhraseParser(source: SourceFile(path: output.path, bytes: output.bytes)).parse().diagnostics.filter { $0.severity == .error }
        }
    }

    /// Writes all files beside those that are there, then puts each in its place.
    ///
    /// - Throws: where a file is there, says something else and may not be replaced; and where something cannot be written.
    func write(replacing isForced: Bool) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw ByteSource.Failure(path: folder, message: "this folder cannot be made")
        }
        var changed: [Output] = []
        for output in outputs {
            let existing = try Self.content(of: output.path, upTo: output.bytes.count)
            if existing == output.bytes { continue }
            guard existing == nil || isForced else {
                throw UsageError("'\(output.path)' is there and says something else; '--force' replaces it")
            }
            changed.append(output)
        }
        var prepared: [FileReplacement] = []
        do {
            for output in changed { prepared.append(try FileReplacement.prepare(output.path, with: output.bytes)) }
        } catch {
            for replacement in prepared { replacement.discard() }
            throw error
        }
        while !prepared.isEmpty {
            do {
                try prepared.removeFirst().commit()
            } catch {
                for replacement in prepared { replacement.discard() }
                throw error
            }
        }
    }

    /// `nil` if there is no such file; a byte more than asked for shows that it is longer.
    private static func content(of path: String, upTo count: Int) throws -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try ByteSource(path: path).readAll(limit: count)
    }
}
