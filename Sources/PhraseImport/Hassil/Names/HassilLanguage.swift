import PhraseSyntax
import PhraseText

/// All files of one language, what their names mean, and what they are called in phrase files.
///
/// hassil looks names up when it matches: those of the block that is tried, then those of the language. Phrase files look them up where they are
/// written. So a rule of the language that (through others) uses a name which a block has of its own is copied into that block.
struct HassilLanguage {
    struct File {
        var content: HassilFile
        let source: SourceFile
    }

    /// A list, as declared in one scope.
    struct List {
        var declaration: HassilList
        var file: Int
    }

    /// A rule, as declared in one scope or copied there.
    struct Rule {
        var name: Spanned<String>
        var template: HassilTemplate
        /// The node of its template.
        var node: Int
        var file: Int
        var scope: Int
        /// Copied into a block, where the names in it mean something else.
        var isCopy = false
        /// Of use only through its copies.
        var isReplaced = false
        /// Slots that must say what they are filled from when this rule names them.
        var fullSlots: Set<Int> = []
    }

    /// Where lists and rules are found by name. Scope 0 is the language; every block with something of its own has one.
    struct Scope {
        var lists: [String: Int] = [:]
        var rules: [String: Int] = [:]
        /// The copies of rules that were made for it.
        var copies: [Int] = []
    }

    var files: [File]
    var lists: [List] = []
    var rules: [Rule] = []
    var scopes = [Scope()]
    /// The references of all templates, in the order in which the templates were read.
    var references: [TemplateReference] = []
    var slots = SymbolTable()
    var boundLists = SymbolTable()
    var inlineRanges: [InlineRange] = []
    var inlineRangeNumbers: [InlineRange: Int] = [:]
    let boundNames: Set<String>
    /// The names of rules (`true`) and lists of the language, for the suggestions of many errors.
    var sortedNames: [Bool: [String]] = [:]
    var errors = HassilFaults<SourcePlace>()
    /// By file, intent and block: the scope, 0 where the block has none of its own.
    var scopeOfBlock: [BlockIndex: Int] = [:]
    /// By file and intent: slots that must say what they are filled from.
    var fullSlots: [IntentIndex: Set<Int>] = [:]
    /// What lists, rules and slots are called in phrase files.
    var names = OutputNames()

    struct IntentIndex: Hashable {
        var file: Int
        var intent: Int
    }

    struct BlockIndex: Hashable {
        var intent: IntentIndex
        var block: Int
    }

    /// `{10..20,5:slot}`
    struct InlineRange: Hashable {
        var lower: String
        var upper: String
        var step: String?
        var slot: Int
    }

    init(_ files: [File], boundNames: Set<String>) {
        self.files = files
        self.boundNames = boundNames
        declare()
        readReferences()
        copyRulesIntoBlocks()
        checkReferences()
        checkCycles()
        readSlotNames()
        nameEverything()
    }

    // MARK: Declarations

    private mutating func declare() {
        for file in files.indices {
            declare(files[file].content.declarations, in: 0, file: file)
            for (intent, block, scope) in blocksWithDeclarations(of: file) {
                scopeOfBlock[BlockIndex(intent: IntentIndex(file: file, intent: intent), block: block)] = scope
                declare(files[file].content.intents[intent].blocks[block].declarations, in: scope, file: file)
            }
        }
    }

    private mutating func blocksWithDeclarations(of file: Int) -> [(intent: Int, block: Int, scope: Int)] {
        var found: [(Int, Int, Int)] = []
        for (intent, content) in files[file].content.intents.enumerated() {
            for (block, content) in content.blocks.enumerated() where !content.declarations.isEmpty {
                found.append((intent, block, scopes.count))
                scopes.append(Scope())
            }
        }
        return found
    }

    private mutating func declare(_ declarations: HassilDeclarations, in scope: Int, file: Int) {
        for list in declarations.lists {
            let name = list.name.value
            if let known = scopes[scope].lists[name] {
                let first = lists[known]
                report(second: list.name, file, list.node, first: first.declaration.name, first.file, first.declaration.node, "list")
            } else {
                scopes[scope].lists[name] = lists.count
                lists.append(List(declaration: list, file: file))
            }
        }
        for rule in declarations.rules {
            let name = rule.name.value
            if let known = scopes[scope].rules[name] {
                let first = rules[known]
                report(second: rule.name, file, rule.node, first: first.name, first.file, first.node, "rule")
            } else {
                scopes[scope].rules[name] = rules.count
                rules.append(Rule(name: rule.name, template: rule.template, node: rule.node, file: file, scope: scope))
            }
        }
    }

    /// Two files may say the same of a name; where they differ, nothing says which of them counts.
    private mutating func report(
        second: Spanned<String>, _ file: Int, _ node: Int, first: Spanned<String>, _ firstFile: Int, _ firstNode: Int, _ kind: String
    ) {
        if files[file].content.document.isWritten(node, like: firstNode, in: files[firstFile].content.document) { return }
        errors.append(
            .duplicateDeclaration(kind: kind, name: second.value, first: SourcePlace(files[firstFile].source, first.span)),
            at: SourcePlace(files[file].source, second.span))
    }

    // MARK: Looking up

    func list(named name: String, in scope: Int) -> Int? {
        if scope != 0, let own = scopes[scope].lists[name] { return own }
        return scopes[0].lists[name]
    }

    func rule(named name: String, in scope: Int) -> Int? {
        if scope != 0, let own = scopes[scope].rules[name] { return own }
        return scopes[0].rules[name]
    }

    func scope(of block: BlockIndex) -> Int { scopeOfBlock[block] ?? 0 }
}

/// Texts as small numbers.
struct SymbolTable {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    func known(_ text: String) -> Int? { numbers[text] }
}
