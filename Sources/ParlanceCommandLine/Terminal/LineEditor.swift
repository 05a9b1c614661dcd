import Foundation
import Synchronization

/// The system's line editor, libedit, found when the program runs: editing, history and Tab completion on a terminal.
///
/// It keeps its state in globals of its own, so there is one at most; only the calls that libedit shares with readline are used.
final class LineEditor: LineSource {
    /// The ways to go on from a line typed so far, each a whole line; called on the reading thread.
    typealias Completer = @Sendable (_ line: String) -> [String]

    private typealias ReadLine = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>?
    private typealias AddHistory = @convention(c) (UnsafePointer<CChar>?) -> CInt
    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias CompletionFunction = @convention(c) (UnsafePointer<CChar>?, CInt, CInt) -> Words?

    /// What the C callback, which takes no context, asks.
    private static let completer = Mutex<Completer?>(nil)

    private let readLine: ReadLine
    private let addHistory: AddHistory
    private let history: HistoryFile?

    /// `nil` where there is no libedit, or where the terminal's locale is not UTF-8: there it drops characters outside ASCII.
    init?(history: HistoryFile?, completer: @escaping Completer) {
        guard setlocale(LC_CTYPE, "") != nil, String(cString: nl_langinfo(CInt(CODESET))) == "UTF-8", let library = Self.library() else {
            return nil
        }
        guard let readLine = dlsym(library, "readline"), let addHistory = dlsym(library, "add_history") else { return nil }
        self.readLine = unsafeBitCast(readLine, to: ReadLine.self)
        self.addHistory = unsafeBitCast(addHistory, to: AddHistory.self)
        self.history = history
        Self.completer.withLock { $0 = completer }
        Self.install(in: library)
        for line in history?.lines() ?? [] { _ = self.addHistory(line) }
    }

    func next(prompt: String) -> LineInput? {
        guard let typed = readLine(prompt) else { return nil }
        defer { free(typed) }
        guard let line = String(validatingCString: typed) else { return .notUTF8 }
        if !line.allSatisfy(\.isWhitespace) {
            _ = addHistory(line)
            history?.append(line)
        }
        return .line(line)
    }

    private static func library() -> UnsafeMutableRawPointer? {
        #if canImport(Darwin)
            let names = ["/usr/lib/libedit.3.dylib", "libedit.dylib"]
        #else
            let names = ["libedit.so.2", "libedit.so.0", "libedit.so"]
        #endif
        return names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    }

    /// The whole line is one word to complete, so that a completion may contain spaces; none is added behind it, and no file names.
    private static func install(in library: UnsafeMutableRawPointer) {
        let complete: CompletionFunction = { text, _, _ in
            let lines = LineEditor.completions(of: text.map { String(cString: $0) } ?? "")
            return LineEditor.words(lines)
        }
        dlsym(library, "rl_attempted_completion_function")?
            .assumingMemoryBound(to: CompletionFunction?.self).pointee = complete
        for name in ["rl_completer_word_break_characters", "rl_basic_word_break_characters"] {
            dlsym(library, name)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self).pointee = strdup("")
        }
        dlsym(library, "rl_completion_append_character")?.assumingMemoryBound(to: CInt.self).pointee = 0
    }

    private static func completions(of line: String) -> [String] {
        completer.withLock(\.self)?(line) ?? []
    }

    /// What readline wants: the common beginning, then each completion, then a null pointer, all allocated with `malloc`, which the
    /// editor frees. A null pointer where there is none.
    private static func words(_ lines: [String]) -> Words? {
        guard let first = lines.first else { return nil }
        let common = lines.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        let all = [common] + lines
        guard let memory = malloc((all.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride) else { return nil }
        let words = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: all.count + 1)
        for (index, line) in all.enumerated() { words[index] = strdup(line) }
        words[all.count] = nil
        return words
    }
}
