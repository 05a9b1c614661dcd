import Foundation
import Testing

@testable import SampleApps

@Suite struct StoreTests {
    private struct Notes: Codable, Sendable, Equatable {
        var lines: [String] = []
    }

    private let place: TemporaryFolder
    private let folder: StoreFolder
    private let store: Store<Notes>

    init() throws {
        place = try TemporaryFolder()
        folder = StoreFolder(path: place.path("data"))
        store = Store(app: "Notes", in: folder, initial: Notes())
    }

    private var file: String { folder.path + "/Notes.json" }

    private func permissions(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func `begins with the initial content`() throws {
        #expect(try store.read() == Notes())
    }

    @Test func `another store of the same folder reads what was written`() throws {
        try store.update { $0.lines = ["one", "zwei \u{202e}", ""] }
        #expect(try Store(app: "Notes", in: folder, initial: Notes()).read().lines == ["one", "zwei \u{202e}", ""])
    }

    @Test func `only the user may read the folder and the file`() throws {
        try store.update { $0.lines = ["secret"] }
        #expect(try permissions(folder.path) == 0o700)
        #expect(try permissions(file) == 0o600)
    }

    @Test func `a change that throws changes nothing`() throws {
        struct Refusal: Error {}
        try store.update { $0.lines = ["kept"] }
        #expect(throws: Refusal.self) {
            try store.update { notes in
                notes.lines = ["lost"]
                throw Refusal()
            }
        }
        #expect(try store.read().lines == ["kept"])
    }

    @Test(arguments: [
        "", "{", "null", #"{"format":"Other","version":1,"content":{"lines":[]}}"#, #"{"format":"Notes","version":1}"#, "\u{0}\u{0}",
    ])
    func `a damaged file is reported once and kept aside`(content: String) throws {
        try store.update { _ in }
        try Data(content.utf8).write(to: URL(fileURLWithPath: file))
        let error = #expect(throws: StoreError.self) { try store.update { $0.lines = ["new"] } }
        guard case .damaged(_, let kept) = error else {
            Issue.record("\(String(describing: error)) is not about damage")
            return
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + kept)) == Data(content.utf8))
        try store.update { $0.lines = ["new"] }
        #expect(try store.read().lines == ["new"])
        #expect(try names().filter { $0.contains(".damaged-") } == [kept])
    }

    @Test func `damaged files do not replace each other`() throws {
        for content in ["a", "b", "c"] {
            try? store.update { _ in }
            try Data(content.utf8).write(to: URL(fileURLWithPath: file))
            #expect(throws: StoreError.self) { try store.read() }
        }
        let kept = try names().filter { $0.contains(".damaged-") }.map {
            try String(contentsOfFile: folder.path + "/" + $0, encoding: .utf8)
        }
        #expect(kept.sorted() == ["a", "b", "c"])
    }

    @Test func `a later version's file is left as it is`() throws {
        try store.update { _ in }
        let later = Data(#"{"format":"Notes","version":2,"content":{"pages":[]}}"#.utf8)
        try later.write(to: URL(fileURLWithPath: file))
        #expect(throws: StoreError.newer(file: "Notes.json", version: 2)) { try store.update { $0.lines = ["x"] } }
        #expect(throws: StoreError.newer(file: "Notes.json", version: 2)) { try store.read() }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == later)
    }

    @Test func `a link in place of the file is not followed`() throws {
        try store.update { _ in }
        let target = place.path("target")
        let content = Data(#"{"format":"Notes","version":1,"content":{"lines":["elsewhere"]}}"#.utf8)
        try content.write(to: URL(fileURLWithPath: target))
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
        #expect(throws: StoreError.notAPlainFile("Notes.json")) { try store.read() }
        #expect(throws: StoreError.notAPlainFile("Notes.json")) { try store.update { $0.lines = ["x"] } }
        #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == content)
    }

    @Test func `a link in place of the new file or the lock is not followed`() throws {
        try store.update { $0.lines = ["one"] }
        let target = place.path("target")
        try Data("precious".utf8).write(to: URL(fileURLWithPath: target))
        try FileManager.default.createSymbolicLink(atPath: file + ".new", withDestinationPath: target)
        try store.update { $0.lines = ["two"] }
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "precious")
        try FileManager.default.removeItem(atPath: folder.path + "/Notes.lock")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Notes.lock", withDestinationPath: target)
        #expect(throws: StoreError.notAPlainFile("Notes.lock")) { try store.update { $0.lines = ["three"] } }
        #expect(try store.read().lines == ["two"])
    }

    @Test func `a link in place of the folder is not followed`() throws {
        let target = place.path("target")
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path, withDestinationPath: target)
        #expect(throws: StoreError.notAPlainFile(folder.path)) { try store.update { $0.lines = ["x"] } }
        #expect(try FileManager.default.contentsOfDirectory(atPath: target).isEmpty)
    }

    @Test(arguments: ["", "{\"format\":\"Not"])
    func `what a killed writer left behind does not matter`(leftover: String) throws {
        try store.update { $0.lines = ["whole"] }
        try Data(leftover.utf8).write(to: URL(fileURLWithPath: file + ".new"))
        #expect(try store.read().lines == ["whole"])
        try store.update { $0.lines.append("next") }
        #expect(try store.read().lines == ["whole", "next"])
        #expect(try names() == ["Notes.json", "Notes.lock"])
    }

    @Test func `tasks that write at once lose nothing of each other`() async throws {
        let store = store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for number in 0..<25 { try store.update { $0.lines.append("\(writer) \(number)") } }
                }
            }
            try await group.waitForAll()
        }
        #expect(Set(try store.read().lines).count == 100)
    }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/data", "HOME": "/home/ada"], "/data/parlance"),
        (["HOME": "/home/ada"], "/home/ada/.local/share/parlance"),
        (["XDG_DATA_HOME": "", "HOME": "/home/ada"], "/home/ada/.local/share/parlance"),
        (["XDG_DATA_HOME": "relative", "HOME": "/home/ada"], "/home/ada/.local/share/parlance"),
    ])
    func `the data folder is where the system keeps data`(environment: [String: String], expected: String) {
        #if !os(macOS)
            #expect(StoreFolder(environment: environment).path == expected)
        #endif
    }
}
