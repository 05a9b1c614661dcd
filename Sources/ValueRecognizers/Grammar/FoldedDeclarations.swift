import PhraseSyntax
import Synchronization

/// What the grammars of a language share: its lists as readers, and its literals, each folded once.
///
/// Two threads that ask at once may both fold one; the first to finish is kept.
final class FoldedDeclarations: Sendable {
    let declarations: GrammarDeclarations
    /// Knows how the language writes its letters.
    let folder: WordFolder
    private let lists = Mutex<[String: NumberedTexts]>([:])
    private let literals: Deferred<Literals>

    private final class Literals: Sendable {
        let texts: Set<[UInt8]>

        init(_ texts: Set<[UInt8]>) { self.texts = texts }
    }

    init(_ declarations: GrammarDeclarations, folder: WordFolder) {
        self.declarations = declarations
        let folder = folder.spelling(declarations)
        self.folder = folder
        literals = Deferred { Literals(Set(declarations.literals.map { folder.text($0) })) }
    }

    /// The list of a name; `nil` where no file declares one.
    func list(_ name: String) -> NumberedTexts? {
        if let list = lists.withLock({ $0[name] }) { return list }
        guard let values = declarations.lists[name] else { return nil }
        let made = NumberedTexts(values, folder: folder)
        return lists.withLock { lists in
            let kept = lists[name] ?? made
            lists[name] = kept
            return kept
        }
    }

    /// Whether folded text is a literal of some phrase of the language: a word without accents then means itself alone.
    func isLiteral(_ text: [UInt8]) -> Bool { literals.with { $0.texts.contains(text) } }
}
