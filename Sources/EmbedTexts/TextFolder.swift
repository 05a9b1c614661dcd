#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The text files under one folder, in an order that does not depend on the file system.
struct TextFolder {
    /// A file's text and its path relative to the root, with `/` between components.
    struct Text {
        var path: String
        var text: String
    }

    /// Why a folder could not be embedded; `path` is relative to the root.
    enum Failure: Error, CustomStringConvertible {
        case unreadable(path: String, code: Int32)
        case notUTF8(path: String)

        var description: String {
            switch self {
            case .unreadable(let path, let code): "\(path): \(String(cString: strerror(code)))"
            case .notUTF8(let path): "\(path): is not valid UTF-8"
            }
        }
    }

    var root: String
    var name: String

    /// Empty for a folder that is not there. Hidden files (`.DS_Store`, an editor's swap file) are not part of the folder.
    func texts() throws(Failure) -> [Text] {
        var texts: [Text] = []
        try collect(path: name, into: &texts)
        return texts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func collect(path: String, into texts: inout [Text]) throws(Failure) {
        guard let folder = opendir(root + "/" + path) else {
            switch errno {
            case ENOTDIR: texts.append(Text(path: path, text: try text(of: path)))
            case ENOENT where path == name: break
            case let code: throw .unreadable(path: path, code: code)
            }
            return
        }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { try collect(path: path + "/" + name, into: &texts) }
        }
    }

    private func text(of path: String) throws(Failure) -> String {
        guard let bytes = FileBytes.contents(of: root + "/" + path) else { throw .unreadable(path: path, code: errno) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(path: path) }
        return text
    }
}
