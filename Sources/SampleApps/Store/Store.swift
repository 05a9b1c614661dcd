import Foundation

/// One app's data in one file.
///
/// A change reads, changes and replaces the file under a lock, so that two programs lose nothing of each other; the new file is
/// complete on the disk before it takes the old one's name, so that a program killed at any point leaves the one or the other.
///
///     HarcaMA.json              the data:  {"format": "HarcaMA", "version": 1, "content": …}
///     HarcaMA.json.new          a write under way, or left over from a killed one
///     HarcaMA.json.damaged-…    a file that could not be read
///     HarcaMA.lock              locked during a change
struct Store<Content: Codable & Sendable>: Sendable {
    private struct File: Codable {
        var format: String
        var version: Int
        var content: Content
    }

    /// What tells a later version's file from a damaged one.
    private struct Header: Decodable {
        var format: String
        var version: Int
    }

    private static var version: Int { 1 }
    private static var largest: Int { 256 << 20 }

    private let folder: StoreFolder
    private let app: String
    private let initial: Content

    init(app: String, in folder: StoreFolder, initial: Content) {
        self.app = app
        self.folder = folder
        self.initial = initial
    }

    private var name: String { app + ".json" }

    /// The data as it is now; the initial content where there is no file yet. Nothing is made for it.
    func read() throws(StoreError) -> Content {
        guard let directory = try folder.openIfPresent() else { return initial }
        if let content = try? load(from: directory) { return content }
        // What is wrong is judged under the lock: no other program is then setting the file aside.
        let lock = try StoreLock(app: app, in: directory)
        defer { lock.release() }
        return try loadOrSetAside(in: directory)
    }

    /// Changes the data; where `change` throws, nothing is changed.
    func update<Result>(_ change: (inout Content) throws -> Result) throws -> Result {
        let directory = try folder.open()
        let lock = try StoreLock(app: app, in: directory)
        defer { lock.release() }
        var content = try loadOrSetAside(in: directory)
        let result = try change(&content)
        try replace(with: content, in: directory)
        return result
    }

    private enum LoadingFailure: Error {
        case unreadable(StoreError)
        case damaged
    }

    private func load(from directory: borrowing FileDescriptor) throws(LoadingFailure) -> Content {
        let data: Data
        do throws(StoreError) {
            // A pipe in the file's place must not make the program wait.
            let file = try FileDescriptor(name, in: directory, flags: O_RDONLY | O_NONBLOCK)
            let status = try file.status(name)
            guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError.notAPlainFile(name) }
            let size = Int(status.st_size)
            guard size <= Self.largest else { throw StoreError.tooLarge(file: name, given: size, allowed: Self.largest) }
            data = try file.readAll(name, count: size)
        } catch {
            if case .failed(_, code: ENOENT) = error { return initial }
            throw .unreadable(error)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let header = try? decoder.decode(Header.self, from: data), header.format == app else { throw .damaged }
        guard header.version <= Self.version else { throw .unreadable(.newer(file: name, version: header.version)) }
        guard let file = try? decoder.decode(File.self, from: data) else { throw .damaged }
        return file.content
    }

    private func loadOrSetAside(in directory: borrowing FileDescriptor) throws(StoreError) -> Content {
        do throws(LoadingFailure) {
            return try load(from: directory)
        } catch {
            switch error {
            case .unreadable(let error): throw error
            case .damaged: throw .damaged(file: name, keptAs: try setAside(in: directory))
            }
        }
    }

    /// Gives a damaged file another name that is still free; nothing is deleted.
    private func setAside(in directory: borrowing FileDescriptor) throws(StoreError) -> String {
        let moment = Int(Date().timeIntervalSince1970)
        var kept = "\(name).damaged-\(moment)"
        var status = stat()
        var attempt = 1
        while fstatat(directory.raw, kept, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            attempt += 1
            kept = "\(name).damaged-\(moment)-\(attempt)"
        }
        guard renameat(directory.raw, name, directory.raw, kept) == 0 else { throw .failed(name, code: errno) }
        try directory.synchronize(folder.path)
        return kept
    }

    private func replace(with content: Content, in directory: borrowing FileDescriptor) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(File(format: app, version: Self.version, content: content))
        let temporary = name + ".new"
        // The lock is ours: a file of that name was left by a program that was killed.
        guard unlinkat(directory.raw, temporary, 0) == 0 || errno == ENOENT else { throw StoreError.failed(temporary, code: errno) }
        do {
            let file = try FileDescriptor(temporary, in: directory, flags: O_WRONLY | O_CREAT | O_EXCL)
            try file.writeAll(data, temporary)
            try file.synchronize(temporary)
        }
        guard renameat(directory.raw, temporary, directory.raw, name) == 0 else { throw StoreError.failed(name, code: errno) }
        try directory.synchronize(folder.path)
    }
}
