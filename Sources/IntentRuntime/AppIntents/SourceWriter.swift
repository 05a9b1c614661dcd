import IntentModel
import PhraseSyntax
import PhraseText

/// Writes a phrase file as text while its tree is made, so that the tree's spans point into something that people can read.
///
/// What it writes, parsed, is the tree again.
struct SourceWriter {
    private(set) var bytes: [UInt8] = []

    @discardableResult
    mutating func write(_ text: String) -> SourceSpan {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        return SourceSpan(start, bytes.count)
    }

    /// An empty line before a declaration.
    mutating func emptyLine() -> Comment {
        let start = bytes.count
        write("\n")
        return .emptyLine(at: SourceSpan(start, start))
    }

    /// From an offset to the last character of its line.
    func line(from start: Int) -> SourceSpan {
        SourceSpan(start, bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count)
    }

    /// A name, or a text that is written as it is.
    mutating func spanned(_ text: String) -> Spanned<String> {
        Spanned(text, write(text))
    }

    /// A text up to `|` or the line's end: what an app is called.
    mutating func text(_ text: String) -> Spanned<String> {
        let words = text.runs.compactMap { run in
            if case .word(let word) = run { return word }
            return nil
        }
        let plain = words.joined(separator: " ")
        return Spanned(plain, write(words.map { Self.escaped($0, isFirst: false) }.joined(separator: " ")))
    }

    /// A text in double quotes.
    mutating func string(_ text: String) -> Spanned<String> {
        let text = String(text.unicodeScalars.filter { $0 == "\n" || $0.value >= 0x20 }.map(Character.init))
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return Spanned(text, write("\"\(escaped)\""))
    }

    /// The span of what a step writes.
    mutating func span<Failure: Error>(of step: (inout SourceWriter) throws(Failure) -> Void) throws(Failure) -> SourceSpan {
        let start = bytes.count
        try step(&self)
        return SourceSpan(start, bytes.count)
    }

    /// A phrase or a wording: white space is a space, at the ends none; every other character of a literal is itself.
    ///
    /// - Parameter lists: The list that a parameter is filled from in place of its own type, by parameter.
    mutating func template(_ pieces: [ShortcutPhrase.Piece], lists: [String: String] = [:]) -> Template {
        var items: [TemplateItem] = []
        var separated = false
        let start = bytes.count
        for piece in pieces {
            switch piece {
            case .literal(let text):
                for run in text.runs {
                    guard case .word(let word) = run else {
                        separated = true
                        continue
                    }
                    if separated, !items.isEmpty { items.append(.space(span: write(" "))) }
                    separated = false
                    items.append(.literal(word, span: write(Self.escaped(word, isFirst: items.isEmpty))))
                }
            case .applicationName, .parameter:
                if separated, !items.isEmpty { items.append(.space(span: write(" "))) }
                separated = false
                items.append(.reference(reference(to: piece, lists: lists)))
            }
        }
        return Template(items: items, span: SourceSpan(start, bytes.count))
    }

    private mutating func reference(to piece: ShortcutPhrase.Piece, lists: [String: String]) -> Reference {
        var name = Spanned("app", SourceSpan(0, 0))
        var type: Spanned<String>?
        let span = span { writer in
            writer.write("<")
            if case .parameter(let parameter?) = piece {
                name = writer.spanned(parameter)
                if let list = lists[parameter] {
                    writer.write(":")
                    type = writer.spanned(list)
                }
            } else {
                name = writer.spanned("app")
            }
            writer.write(">")
        }
        return Reference(name: name, type: type, span: span)
    }

    /// Characters that mean something in a template, after a backslash; so is the first letter of what would be a word of the grammar.
    private static func escaped(_ word: String, isFirst: Bool) -> String {
        var text = ""
        for character in word {
            if "\\<>[]()|;=#\"＜＞［］（）｜；".contains(character) { text.append("\\") }
            text.append(character)
        }
        return text == "with" || isFirst && text.hasPrefix("not:") || isFirst && text.hasPrefix("-") ? "\\" + text : text
    }
}

extension String {
    fileprivate enum Run {
        case space
        case word(String)
    }

    /// Words and the white space between them; characters that no source may hold are left out.
    fileprivate var runs: [Run] {
        var runs: [Run] = []
        var word = ""
        for character in self {
            if character.isWhitespace {
                if !word.isEmpty { runs.append(.word(word)) }
                word = ""
                runs.append(.space)
            } else if character.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) {
                word.append(character)
            }
        }
        if !word.isEmpty { runs.append(.word(word)) }
        return runs
    }
}
