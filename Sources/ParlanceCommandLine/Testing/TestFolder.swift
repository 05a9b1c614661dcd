import Foundation

/// A folder with tests and the names of what lies in it, or one file of tests.
struct TestFolder: Sendable {
    let path: String
    /// In the order of their bytes, the same on every machine.
    let names: [String]
    /// A file is named itself; the others beside it are none of the tests.
    let isFile: Bool

    init(path: String) throws(ByteSource.Failure) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw ByteSource.Failure(path: path, code: errno) }
        self.path = path
        isFile = status.st_mode & S_IFMT == S_IFREG
        if isFile {
            names = [URL(fileURLWithPath: path).lastPathComponent]
            return
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw ByteSource.Failure(path: path, message: "is no file and no folder") }
        guard let found = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw ByteSource.Failure(path: path, message: "this folder cannot be listed")
        }
        names = found.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Where a name lies; of one file, beside it.
    func path(of name: String) -> String {
        if isFile { return names.first == name ? path : URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: name).path }
        return path.hasSuffix("/") ? path + name : path + "/" + name
    }

    /// What stands before the ending in the names that have it: `en` of `en.tests.jsonl`.
    func stems(ending: String) -> [String] {
        names.filter { $0.hasSuffix(ending) && $0.count > ending.count }.map { String($0.dropLast(ending.count)) }
    }
}
