import Foundation
import IntentRuntime
import PhraseText

/// Phrase files named on a command line: a file, a folder with all `*.phrases` below it, or `-`.
struct PhrasePaths {
    /// A file may be this large; one byte more is read, so that the parser can say that there is too much.
    static let limit = 16 << 20

    private(set) var files: [SourceFile] = []
    /// What could not be read; the rest is there all the same.
    private(set) var failures: [ByteSource.Failure] = []
    private var seen: Set<String> = []

    init(_ operands: [String]) {
        for operand in operands {
            if operand != "-", Self.isFolder(operand) {
                let found = phraseFiles(below: operand)
                if found.isEmpty { failures.append(ByteSource.Failure(path: operand, message: "no '*.phrases' file in this folder")) }
                for path in found { read(path) }
            } else {
                read(operand)
            }
        }
    }

    /// A file that is named twice, by itself and by its folder, is read once.
    private mutating func read(_ operand: String) {
        let real = realpath(operand, nil)
        defer { free(real) }
        guard seen.insert(operand == "-" ? operand : real.map { String(cString: $0) } ?? operand).inserted else {
            if operand == "-" { failures.append(ByteSource.Failure(path: "-", message: "standard input is given twice")) }
            return
        }
        guard operand == "-" || !PhraseLibrary.isCompiled(operand) else {
            failures.append(ByteSource.Failure(path: operand, message: "is a compiled library, not a phrase file"))
            return
        }
        do throws(ByteSource.Failure) {
            let bytes = try ByteSource(operand: operand).readAll(limit: Self.limit)
            guard !PhraseLibrary.isCompiled(bytes) else {
                throw ByteSource.Failure(path: operand, message: "is a compiled library, which is mapped and cannot come from a pipe")
            }
            guard !PhraseLibrary.isDamagedLibrary(bytes) else {
                let message = "looks like a compiled library whose beginning is damaged; compile the phrases again"
                throw ByteSource.Failure(path: operand, message: message)
            }
            files.append(SourceFile(path: operand, bytes: bytes))
        } catch {
            failures.append(error)
        }
    }

    /// In the order of their paths. Hidden entries are left out, links to folders are not followed.
    private mutating func phraseFiles(below folder: String) -> [String] {
        let (found, unlisted) = Self.phraseFiles(below: folder)
        failures += unlisted
        return found
    }

    /// Whether a path is a folder with a phrase file below it.
    static func holdsPhrases(_ path: String) -> Bool { isFolder(path) && !phraseFiles(below: path).found.isEmpty }

    private static func phraseFiles(below folder: String) -> (found: [String], failures: [ByteSource.Failure]) {
        var found: [String] = []
        var failures: [ByteSource.Failure] = []
        var folders = [folder]
        while let next = folders.popLast() {
            do {
                for entry in try FileManager.default.contentsOfDirectory(atPath: next) where !entry.hasPrefix(".") {
                    let path = next.hasSuffix("/") ? next + entry : next + "/" + entry
                    if isFolder(path, followingLinks: false) { folders.append(path) }
                    if entry.hasSuffix(".phrases"), !isFolder(path) { found.append(path) }
                }
            } catch {
                failures.append(ByteSource.Failure(path: next, message: "this folder cannot be listed"))
            }
        }
        return (found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, failures)
    }

    private static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
        var status = stat()
        let code = followingLinks ? stat(path, &status) : lstat(path, &status)
        return code == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
