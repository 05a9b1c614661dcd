import PhraseSyntax
import PhraseText

/// Lowers phrases into the graph, each from its end to its beginning.
///
/// A template becomes nodes by continuation: an item is lowered when the node that follows it is known. Whether a literal is one word
/// edge or a chain of characters is decided on the way: it is a word where a boundary is certain on both sides of it.
///
/// ```
/// turn on [the] <device>   →   word turn ─ space ─ word on ─ space ─┬─ word the ─┬─ space ─ slot device ─ accept
///                                                                   └────────────┘
/// ```
struct Lowering {
    let library: ResolvedLibrary
    let normalizer: any Normalizer

    var graph = PhraseGraph()
    var symbols = SymbolTable()
    var vocabulary = VocabularyBuilder()
    var recognizers: RecognizerTable
    /// Where each phrase begins; `never` for one that was left out.
    private(set) var roots: [NodeID] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The phrase being lowered.
    var phrase: PhraseContext
    private let writings: [WritingSystem]
    private var foldings: [FoldingKey: [[UInt8]]] = [:]
    /// The number of each literal that, standing alone, is heard as one word: a short way for what most of a template is.
    var plainWords: [String: UInt32] = [:]
    /// The same by the number of the text, and what references are.
    var plainLiterals = TextMemo()
    var references = ReferenceMemo()
    var knownReferences: [KnownReference] = []
    /// The units of the sequences that are being lowered, innermost last.
    var units: [Unit] = []

    /// What lowering needs to know of a phrase, besides its template.
    struct PhraseContext {
        var id: PhraseID
        var intent: IntentID?
        var language: LanguageID
        var writing: WritingSystem
        var steps = 0
        var depth = 0
        /// A type that nothing reads has been reported.
        var hasUnreadType = false
        var rules: [RuleUse: NodeID] = [:]
    }

    /// A rule with what follows and surrounds it: lowered once a phrase.
    struct RuleUse: Hashable {
        var rule: RuleID
        var next: NodeID
        var surroundings: Surroundings
    }

    /// What a reference is lowered to.
    enum KnownReference {
        case slot(UInt32)
        case freeText(UInt32)
        case rule(RuleID)
    }

    private struct FoldingKey: Hashable {
        var text: String
        var touchesBefore: Bool
        var touchesAfter: Bool
    }

    init(library: ResolvedLibrary, normalizer: any Normalizer, recognizers: RecognizerTable) {
        self.library = library
        self.normalizer = normalizer
        self.recognizers = recognizers
        writings = library.languages.map { WritingSystem(tag: $0.tag, spacingFree: $0.spacingFree) }
        phrase = PhraseContext(
            id: PhraseID(rawValue: 0), intent: nil, language: LanguageID(rawValue: 0), writing: WritingSystem(tag: "", spacingFree: false))
    }

    /// Lowers all phrases. A phrase that goes beyond a limit is left out with a diagnostic.
    mutating func lowerAll() {
        roots.reserveCapacity(library.phrases.count)
        for index in library.phrases.indices {
            let scope = library.phrases[index].scope
            let language = library.scopes[scope.index].language
            phrase = PhraseContext(
                id: PhraseID(index), intent: library.phrases[index].intent, language: language, writing: writings[language.index])
            graph.beginPhrase(isSpacingFree: phrase.writing.isSpacingFree)
            do throws(CompileLimit) {
                let accept = try graph.make(.accept, label: phrase.id.rawValue, next: PhraseGraph.never)
                let start = Surroundings(isWordStart: true, touchesBefore: false, touchesAfter: false)
                roots.append(try lower(library.phrases[index].template, in: scope, next: accept, start))
            } catch {
                roots.append(PhraseGraph.never)
                diagnostics.append(error.diagnostic(at: library.phrases[index].place))
            }
        }
    }

    /// Gives the graph away; what is lowered afterwards goes into a new one.
    mutating func takeGraph() -> PhraseGraph {
        let taken = graph
        graph = PhraseGraph()
        return taken
    }

    /// Whether something reads a type in the phrase's language; if not, says so once a phrase.
    mutating func isRead(_ type: String) -> Bool {
        let tag = library.languages[phrase.language.index].tag
        if recognizers.number(of: type, language: phrase.language, tag: tag) != nil { return true }
        if !phrase.hasUnreadType {
            phrase.hasUnreadType = true
            diagnostics.append(.unreadType(type, language: tag, at: library.phrases[phrase.id.index].place))
        }
        return false
    }

    /// A literal folded, in each way in which it may be heard.
    mutating func folded(_ text: String, _ surroundings: Surroundings) -> [[UInt8]] {
        let key = FoldingKey(text: text, touchesBefore: surroundings.touchesBefore, touchesAfter: surroundings.touchesAfter)
        if let known = foldings[key] { return known }
        let folded = Sentence.foldedLiteral(
            text, joinsBefore: surroundings.touchesBefore, joinsAfter: surroundings.touchesAfter, normalizer: normalizer)
        foldings[key] = folded
        return folded
    }
}

/// What stands around an item.
struct Surroundings: Hashable {
    /// A word certainly begins here.
    var isWordStart: Bool
    /// Something touches the item, with no space between.
    var touchesBefore: Bool
    var touchesAfter: Bool

    /// A word certainly begins here, and nothing touches the item.
    var isAlone: Bool { isWordStart && !touchesBefore && !touchesAfter }
}
