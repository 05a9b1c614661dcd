import Foundation
package import PhraseText

/// Reads phrase files and folders of them into sources.
package struct PhraseReader {
    /// The largest phrase file, in bytes.
    package static let fileLimit = 16 << 20

    package struct Failure: Error, Sendable, CustomStringConvertible {
        package var path: String
        package var reason: String
        package var description: String { "\(path): \(reason)" }
    }

    package private(set) var sources: [SourceFile] = []
    package private(set) var failures: [Failure] = []

    package init() {}

    /// A file as it is; of a folder every `*.phrases` below it, in the order of their paths.
    package mutating func read(path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            failures.append(Failure(path: path, reason: "no such file or folder"))
            return
        }
        guard isFolder.boolValue else { return readFile(path) }
        guard let all = FileManager.default.enumerator(atPath: path) else {
            failures.append(Failure(path: path, reason: "the folder cannot be read"))
            return
        }
        let found = all.compactMap { $0 as? String }.filter { $0.hasSuffix(".phrases") }.sorted()
        if found.isEmpty { failures.append(Failure(path: path, reason: "no phrase file (*.phrases) in this folder")) }
        for name in found { readFile(path.hasSuffix("/") ? path + name : path + "/" + name) }
    }

    package mutating func read(text: String, name: String) {
        sources.append(SourceFile(path: name, text: text))
    }

    package mutating func read(_ source: PhraseSource) {
        switch source {
        case .path(let path): read(path: path)
        case .text(let text, let name): read(text: text, name: name)
        }
    }

    private mutating func readFile(_ path: String) {
        if PhraseLibrary.isCompiled(path) {
            failures.append(Failure(path: path, reason: "is a compiled library, which is loaded alone"))
            return
        }
        switch Self.bytes(ofFile: path, limit: Self.fileLimit) {
        case .success(let bytes) where PhraseLibrary.isDamagedLibrary(bytes):
            let reason = "looks like a compiled library whose beginning is damaged; compile the phrases again"
            failures.append(Failure(path: path, reason: reason))
        case .success(let bytes): sources.append(SourceFile(path: path, bytes: bytes))
        case .failure(let failure): failures.append(failure)
        }
    }

    /// The bytes of a regular file (or of a pipe), at most `limit` of them.
    package static func bytes(ofFile path: String, limit: Int) -> Result<[UInt8], Failure> {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .failure(Failure(path: path, reason: "no such file"))
        }
        if isFolder.boolValue { return .failure(Failure(path: path, reason: "is a folder, not a file")) }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            return .failure(Failure(path: path, reason: "the file cannot be opened"))
        }
        defer { try? handle.close() }
        do {
            var bytes: [UInt8] = []
            while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
                bytes.append(contentsOf: piece)
                if bytes.count > limit {
                    return .failure(Failure(path: path, reason: "more than \(limit) bytes, the most that a phrase file may have"))
                }
            }
            return .success(bytes)
        } catch {
            return .failure(Failure(path: path, reason: "the file cannot be read"))
        }
    }
}
