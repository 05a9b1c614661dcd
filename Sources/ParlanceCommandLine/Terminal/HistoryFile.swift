import Foundation

/// The lines that were typed in earlier conversations: a file for the user's eyes only (mode 0600), never reached through a link.
struct HistoryFile: Sendable {
    /// Older lines are dropped when a conversation begins.
    private static let longest = 1000

    private let folder: String
    private var path: String { folder + "/history" }

    /// In the user's state folder: `XDG_STATE_HOME` or `~/.local/state`; Application Support on macOS. `nil` without a home.
    init?(environment: Environment) {
        #if os(macOS)
            let base = URL.applicationSupportDirectory.path
        #else
            let given = environment["XDG_STATE_HOME", default: ""]
            let home = environment["HOME", default: ""]
            guard given.hasPrefix("/") || home.hasPrefix("/") else { return nil }
            let base = given.hasPrefix("/") ? given : home + "/.local/state"
        #endif
        folder = base + "/parlance"
    }

    /// The latest lines, the oldest first; also shortens a file that has grown. A history that cannot be read is none.
    func lines() -> [String] {
        guard let descriptor = open(flags: O_RDWR) else { return [] }
        defer { close(descriptor) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard let data = try? handle.readToEnd() else { return [] }
        let all = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        guard all.count > 2 * Self.longest else { return all.suffix(Self.longest) }
        let kept = all.suffix(Self.longest)
        guard (try? handle.truncate(atOffset: 0)) != nil else { return Array(kept) }
        try? handle.write(contentsOf: Data((kept.joined(separator: "\n") + "\n").utf8))
        return Array(kept)
    }

    /// A line that cannot be kept is no reason to stop a conversation.
    func append(_ line: String) {
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard let descriptor = open(flags: O_WRONLY | O_APPEND | O_CREAT) else { return }
        defer { close(descriptor) }
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    private func open(flags: Int32) -> Int32? {
        let descriptor = Foundation.open(path, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        // One that somebody else made, or copied, is for the user's eyes too.
        if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
        return descriptor
    }
}
