import PhraseSyntax
import PhraseText

/// Finds what is wrong with the grammars of a language: names that nobody knows, and rules or grammars that contain themselves.
///
/// The compiler leaves out what is reported here.
struct GrammarChecker {
    private let declarations: GrammarDeclarations
    private let isReader: (String) -> Bool
    /// The alternatives of each rule, with their files.
    private var rules: [String: [(template: Template, source: SourceFile)]] = [:]
    private var diagnostics: [Diagnostic] = []
    /// Where something was reported, once a place.
    private var places: Set<Finding> = []

    private struct Finding: Hashable {
        var file: ObjectIdentifier
        var span: SourceSpan
        var id: String
    }

    /// A reference, in the file that it stands in.
    private struct Use {
        var reference: Reference
        var source: SourceFile

        var type: String { (reference.type ?? reference.name).value }
        var place: SourcePlace { SourcePlace(source, reference.span) }
    }

    /// - Parameter isReader: Whether a reader that is made in code has a name (`number`).
    init(_ declarations: GrammarDeclarations, isReader: @escaping (String) -> Bool) {
        self.declarations = declarations
        self.isReader = isReader
    }

    /// What is wrong, file by file in the order written.
    static func diagnostics(of declarations: GrammarDeclarations, isReader: @escaping (String) -> Bool) -> [Diagnostic] {
        var checker = GrammarChecker(declarations, isReader: isReader)
        checker.check()
        return checker.diagnostics
    }

    private mutating func check() {
        for file in declarations.files {
            for case .rule(let rule) in file.declarations {
                rules[rule.name.value, default: []] += rule.alternatives.map { ($0, file.source) }
            }
        }
        for file in declarations.files {
            for declaration in file.declarations {
                switch declaration {
                case .list(let list): check(list, in: file.source)
                case .rule(let rule): check(rule.alternatives.flatMap { uses(in: $0, file.source) })
                case .intent(let intent): check(intent, in: file.source)
                case .app, .range, .skip: break
                }
            }
        }
        checkCycles()
    }

    private mutating func report(_ fault: GrammarFault, at place: SourcePlace) {
        guard places.insert(Finding(file: ObjectIdentifier(place.file), span: place.span, id: fault.id)).inserted else { return }
        diagnostics.append(fault.diagnostic(at: place))
    }

    // MARK: Names

    private mutating func check(_ list: ListDeclaration, in source: SourceFile) {
        for fact in list.values.flatMap(\.facts) where Role(rawValue: fact.key.value) == nil {
            report(.unknownRole(fact.key.value, of: nil), at: SourcePlace(source, fact.key.span))
        }
    }

    private mutating func check(_ uses: [Use]) {
        for use in uses where !isKnown(use.type) { report(.unknownReference(use.type), at: use.place) }
    }

    private func isKnown(_ type: String) -> Bool {
        declarations.lists[type] != nil || rules[type] != nil || declarations.intents[type] != nil || Mark(rawValue: type) != nil
            || isReader(type)
    }

    private mutating func check(_ intent: IntentDeclaration, in source: SourceFile) {
        let operation = ValueOperation(rawValue: intent.name.value)
        if operation == nil { report(.unknownOperation(intent.name.value), at: SourcePlace(source, intent.name.span)) }
        for span in intent.foreignLines { report(.foreignLine, at: SourcePlace(source, span)) }
        for (phrase, set) in intent.settledPhrases {
            let uses = uses(in: phrase.template, source)
            check(uses)
            guard let operation else { continue }
            for assignment in phrase.assignments + set where !assignment.isLatency { check(assignment.name, of: operation, in: source) }
            for slot in slots(below: uses) { check(slot.reference.name, of: operation, in: slot.source) }
        }
    }

    private mutating func check(_ name: Spanned<String>, of operation: ValueOperation, in source: SourceFile) {
        if let role = Role(rawValue: name.value), operation.roles.contains(role) { return }
        report(.unknownRole(name.value, of: operation), at: SourcePlace(source, name.span))
    }

    /// The references of a template in reading order.
    private func uses(in template: Template, _ source: SourceFile) -> [Use] {
        template.items.flatMap { item -> [Use] in
            switch item {
            case .reference(let reference): [Use(reference: reference, source: source)]
            case .optional(let alternatives, _), .group(let alternatives, _), .permutation(let alternatives, _):
                alternatives.flatMap { uses(in: $0, source) }
            case .literal, .space: []
            }
        }
    }

    /// The references that fill a slot, those of rules included.
    private func slots(below uses: [Use]) -> [Use] {
        var slots: [Use] = []
        var open = uses
        var entered: Set<String> = []
        while let use = open.popLast() {
            if Mark(rawValue: use.type) != nil { continue }
            guard let rule = rules[use.type] else {
                slots.append(use)
                continue
            }
            if entered.insert(use.type).inserted { open += rule.flatMap { self.uses(in: $0.template, $0.source) } }
        }
        return slots
    }

    // MARK: Cycles

    private enum Progress { case open, done }

    private mutating func checkCycles() {
        var progress: [String: Progress] = [:]
        for name in (Array(rules.keys) + declarations.intents.keys).sorted() {
            var path: [String] = []
            enter(name, &path, &progress)
        }
    }

    /// What a rule or a grammar refers to that is one itself.
    private func parts(of name: String) -> [Use] {
        let templates: [(Template, SourceFile)]
        if let rule = rules[name] {
            templates = rule.map { ($0.template, $0.source) }
        } else {
            templates = declarations.files.filter { $0.category == name }.flatMap { file in
                file.declarations.flatMap { declaration -> [(Template, SourceFile)] in
                    guard case .intent(let intent) = declaration else { return [] }
                    return intent.settledPhrases.map { ($0.phrase.template, file.source) }
                }
            }
        }
        return templates.flatMap { uses(in: $0, $1) }.filter {
            declarations.lists[$0.type] == nil && !isReader($0.type) && (rules[$0.type] != nil || declarations.intents[$0.type] != nil)
        }
    }

    private mutating func enter(_ name: String, _ path: inout [String], _ progress: inout [String: Progress]) {
        guard progress[name] == nil else { return }
        progress[name] = .open
        path.append(name)
        for part in parts(of: name) {
            if progress[part.type] == .open, let first = path.firstIndex(of: part.type) {
                report(.cycle(path[first...] + [part.type]), at: part.place)
            } else {
                enter(part.type, &path, &progress)
            }
        }
        path.removeLast()
        progress[name] = .done
    }
}

extension IntentDeclaration {
    /// Where lines stand that a grammar of values has no use for.
    fileprivate var foreignLines: [SourceSpan] {
        members.flatMap { member -> [SourceSpan] in
            switch member {
            case .phrase: return []
            case .not(let phrase): return [phrase.span]
            case .parameter(let parameter): return [parameter.span]
            case .texts(let texts): return [texts.span]
            case .run(_, _, let span): return [span]
            case .group(let group):
                return group.members.compactMap { member in
                    switch member {
                    case .phrase: return nil
                    case .clause(let clause):
                        if case .set = clause.content { return nil }
                        return clause.span
                    case .list(let list): return list.span
                    case .range(let range): return range.span
                    case .rule(let rule): return rule.span
                    }
                }
            }
        }
    }
}
