import PhraseSyntax
import PhraseText

/// A case of the corpus of diagnostics: sources in which `«…»` marks each place, and below them what is to be said there, in the same order.
///
///     === a name that nothing declares
///     language en
///     intent Add
///       - Add «<prise>»
///       parameter price: number
///     ---
///     error unknown-name: '<prise>' is not a parameter of Add, nor a list, range or rule; did you mean <price>?
///       fix: price
///
/// A line `--- file.phrases` begins a further file (`--- code file.phrases`: one that stands for Swift code; `--- list file.txt`: one that a
/// list is read from). A title that ends in `%` has escapes: `%0A` is a byte, `%{3:x}` is `x` three times, `%#` inside it counts from 0 and
/// `%+` from 1. `3× error …` stands for three alike.
struct MarkedCase {
    enum Role { case phrases, code, list }

    struct File {
        var role: Role
        var path: String
        var bytes: [UInt8]
        /// In the order in which they open.
        var marks: [Range<Int>]
    }

    var title: String
    var files: [File] = []
    var expected: [String] = []

    init(title: String, lines: [Substring]) {
        let usesEscapes = title.hasSuffix("%")
        self.title = usesEscapes ? String(title.dropLast(2)) : title
        var role = Role.phrases
        var path = "case.phrases"
        var text: [Substring] = []
        var isExpectation = false
        func finishFile(_ files: inout [File]) {
            let joined = text.joined(separator: "\n") + (text.isEmpty ? "" : "\n")
            let bytes = usesEscapes ? Self.expanded(Array(joined.utf8)) : Array(joined.utf8)
            files.append(Self.file(role, path, bytes))
            text = []
        }
        for line in lines {
            if line == "---" {
                finishFile(&files)
                isExpectation = true
            } else if isExpectation {
                if !line.isEmpty { expected += Self.repeated(line) }
            } else if line.hasPrefix("--- ") {
                if !text.isEmpty || !files.isEmpty { finishFile(&files) }
                var words = line.dropFirst(4).split(separator: " ").map(String.init)
                role = words.count == 1 ? .phrases : words.removeFirst() == "code" ? .code : .list
                path = words[0]
            } else {
                text.append(line)
            }
        }
    }

    /// What the parser and the resolver say, in the form of `expected`, and where.
    func found() -> (said: [String], places: [(path: String, range: Range<Int>)]) {
        var trees: [PhraseFile] = []
        var diagnostics: [Diagnostic] = []
        for file in files where file.role != .list {
            var (tree, found) = PhraseParser(source: SourceFile(path: file.path, bytes: file.bytes)).parse()
            if file.role == .code { tree = Self.code(tree) }
            trees.append(tree)
            diagnostics += found
        }
        let lists = files.filter { $0.role == .list }
        let resolver = Resolver(registeredTypes: ["number", "integer", "date", "boolean", "percentage"]) { path, _ in
            lists.first { $0.path == path }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        }
        diagnostics += resolver.resolve(trees).diagnostics
        let order = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        let sorted = diagnostics.enumerated().sorted { left, right in
            let (leftPlace, rightPlace) = (left.element.place, right.element.place)
            return (order[leftPlace.file.path] ?? 0, leftPlace.span.lower, left.offset)
                < (order[rightPlace.file.path] ?? 0, rightPlace.span.lower, right.offset)
        }.map(\.element)
        return (sorted.flatMap(Self.said), sorted.map { ($0.place.file.path, $0.place.span.range) })
    }

    /// The tree as code would make it. An app named `-` has no names: code may leave them to the phrase files.
    private static func code(_ tree: PhraseFile) -> PhraseFile {
        var tree = tree
        tree.isCode = true
        for (index, declaration) in tree.declarations.enumerated() {
            guard case .app(var app) = declaration else { continue }
            app.names.removeAll { $0.value == "-" }
            tree.declarations[index] = .app(app)
        }
        return tree
    }

    private static func said(_ diagnostic: Diagnostic) -> [String] {
        ["\(diagnostic.severity.rawValue) \(diagnostic.id): \(diagnostic.message)"]
            + diagnostic.notes.map { note in
                let place = note.place.map { "\($0.file.path):\($0.position.line):\($0.position.column): " } ?? ""
                return "  note: \(place)\(note.message)"
            }
            + diagnostic.fixIts.map { "  fix: \($0.replacement)" }
    }

    // MARK: Reading

    private static func repeated(_ line: Substring) -> [String] {
        let parts = line.split(separator: "× ", maxSplits: 1)
        guard parts.count == 2, let count = Int(parts[0]) else { return [String(line)] }
        return Array(repeating: String(parts[1]), count: count)
    }

    /// Takes the marks out of a text.
    private static func file(_ role: Role, _ path: String, _ marked: [UInt8]) -> File {
        let (opening, closing) = (Array("«".utf8), Array("»".utf8))
        var bytes: [UInt8] = []
        var marks: [Range<Int>] = []
        var open: [Int] = []
        var index = 0
        while index < marked.count {
            if marked[index] == 0xC2, index + 1 < marked.count, marked[index + 1] == opening[1] {
                open.append(marks.count)
                marks.append(bytes.count..<bytes.count)
                index += 2
            } else if marked[index] == 0xC2, index + 1 < marked.count, marked[index + 1] == closing[1], let mark = open.popLast() {
                marks[mark] = marks[mark].lowerBound..<bytes.count
                index += 2
            } else {
                bytes.append(marked[index])
                index += 1
            }
        }
        return File(role: role, path: path, bytes: bytes, marks: marks)
    }

    private static func expanded(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < text.count {
            guard text[index] == UInt8(ascii: "%"), index + 2 < text.count else {
                result.append(text[index])
                index += 1
                continue
            }
            if text[index + 1] == UInt8(ascii: "{"), let colon = text[index...].firstIndex(of: UInt8(ascii: ":")),
                let brace = text[colon...].firstIndex(of: UInt8(ascii: "}")),
                let count = Int(String(decoding: text[(index + 2)..<colon], as: UTF8.self))
            {
                let body = String(decoding: text[(colon + 1)..<brace], as: UTF8.self)
                let isNumbered = body.contains("%#") || body.contains("%+")
                let once = expanded(Array(body.utf8))
                for number in 0..<count {
                    guard isNumbered else {
                        result += once
                        continue
                    }
                    let parts = body.split(separator: "%#", omittingEmptySubsequences: false).joined(separator: "\(number)")
                    let whole = parts.split(separator: "%+", omittingEmptySubsequences: false).joined(separator: "\(number + 1)")
                    result += expanded(Array(whole.utf8))
                }
                index = brace + 1
            } else if let byte = UInt8(String(decoding: text[(index + 1)...(index + 2)], as: UTF8.self), radix: 16) {
                result.append(byte)
                index += 3
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }
}
