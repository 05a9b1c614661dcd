import Foundation
import Synchronization

/// The folder with one file an app, made with mode 0700 when it is first needed.
struct StoreFolder: Sendable, Hashable {
    let path: String

    private static let chosen = Mutex<StoreFolder?>(nil)

    /// The folder of this process: the one chosen when it began, or the user's.
    static var current: StoreFolder {
        chosen.withLock { chosen in
            let folder = chosen ?? StoreFolder(environment: ProcessInfo.processInfo.environment)
            chosen = folder
            return folder
        }
    }

    /// To be called before the first intent is performed.
    static func choose(_ folder: StoreFolder) {
        chosen.withLock { $0 = folder }
    }

    /// - Parameter path: a link in its last component is not followed.
    init(path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    /// The user's data folder: Application Support on macOS, else `XDG_DATA_HOME` (an absolute path; others are not valid there) or
    /// `~/.local/share`.
    init(environment: [String: String]) {
        #if os(macOS)
            let base = URL.applicationSupportDirectory.path
        #else
            let given = environment["XDG_DATA_HOME", default: ""]
            let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? FileManager.default.homeDirectoryForCurrentUser.path
            let base = given.hasPrefix("/") ? given : home + "/.local/share"
        #endif
        self.init(path: base + "/parlance")
    }

    /// `nil` for a folder that nobody has made yet.
    func openIfPresent() throws(StoreError) -> FileDescriptor? {
        do {
            return try FileDescriptor(folder: path)
        } catch StoreError.failed(_, code: ENOENT) {
            return nil
        }
    }

    func open() throws(StoreError) -> FileDescriptor {
        do {
            return try FileDescriptor(folder: path)
        } catch StoreError.failed(_, code: ENOENT) {
            do {
                let mode = [FileAttributeKey.posixPermissions: 0o700]
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: mode)
            } catch {
                throw .failed(path, code: ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code.rawValue ?? EACCES)
            }
            return try FileDescriptor(folder: path)
        }
    }
}
