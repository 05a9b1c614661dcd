import Foundation

/// A folder with tests and the names of what lies in it.
struct TestFolder: Sendable {
    let path: String
    /// In the order of their bytes, the same on every machine.
    let names: [String]

    init(path: String) throws(ByteSource.Failure) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw ByteSource.Failure(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw ByteSource.Failure(path: path, message: "is no folder") }
        guard let found = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw ByteSource.Failure(path: path, message: "this folder cannot be listed")
        }
        self.path = path
        names = found.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func path(of name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

    /// What stands before the ending in the names that have it: `en` of `en.tests.jsonl`.
    func stems(ending: String) -> [String] {
        names.filter { $0.hasSuffix(ending) && $0.count > ending.count }.map { String($0.dropLast(ending.count)) }
    }
}
