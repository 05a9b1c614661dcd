import Foundation

/// The text files under one folder, in an order that does not depend on the file system.
struct TextFolder {
    /// A file's text and its path relative to the root, with `/` between components.
    struct Text {
        var path: String
        var text: String
    }

    /// Why a folder could not be embedded; `path` is relative to the root.
    enum Failure: Error, CustomStringConvertible {
        case unreadable(path: String, reason: String)
        case notUTF8(path: String)

        var description: String {
            switch self {
            case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
            case .notUTF8(let path): "\(path): is not valid UTF-8"
            }
        }
    }

    var root: URL
    var name: String

    /// Hidden files (`.DS_Store`, an editor's swap file) are not part of the folder.
    func texts() throws(Failure) -> [Text] {
        var texts: [Text] = []
        try collect(path: name, into: &texts)
        return texts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func collect(path: String, into texts: inout [Text]) throws(Failure) {
        let location = root.appendingPathComponent(path)
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: location.path, isDirectory: &isDirectory) else { return }
        do {
            if isDirectory.boolValue {
                for entry in try FileManager.default.contentsOfDirectory(atPath: location.path) where !entry.hasPrefix(".") {
                    try collect(path: path + "/" + entry, into: &texts)
                }
                return
            }
            guard let text = String(validating: try Data(contentsOf: location), as: UTF8.self) else { throw Failure.notUTF8(path: path) }
            texts.append(Text(path: path, text: text))
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
    }
}
