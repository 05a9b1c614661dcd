import PhraseSyntax
import PhraseText

// Rules whose names mean something else inside a block.

extension HassilLanguage {
    /// Copies into each block with lists or rules of its own those rules of the language that use a name which the block has.
    mutating func copyRulesIntoBlocks() {
        guard scopes.count > 1 else { return }
        let blocks = scopeOfBlock.sorted { $0.value < $1.value }
        var isReached = reachOfOtherBlocks()
        var isCopied: Set<Int> = []
        var (steps, bytes) = (0, 0)
        for (index, scope) in blocks {
            let block = files[index.intent.file].content.intents[index.intent.intent].blocks[index.block]
            var reached: Set<Int> = []
            reach(from: block.sentences + scopes[scope].rules.values.map { rules[$0].template }, &reached)
            reached = reached.filter { rules[$0].scope == 0 }
            steps += reached.reduce(reached.count) { $0 + rules[$1].template.references.count }
            let touched = steps < HassilLimits.steps ? touched(among: reached, by: scopes[scope]) : []
            bytes += touched.reduce(0) { $0 + rules[$1].template.span.range.count }
            guard steps < HassilLimits.steps, bytes <= HassilLimits.bytesOfCopies else {
                errors.append(.blocksTooEntangled, at: SourcePlace(files[index.intent.file].source, block.span))
                return
            }
            isReached.formUnion(reached.subtracting(touched))
            isCopied.formUnion(touched)
            if !touched.isEmpty { copy(touched, into: index) }
        }
        // A rule that only blocks with the names it needs use is of no use to the others.
        let needy = rulesReaching { reference in
            switch reference.target {
            case .unknownList, .unknownRule: true
            default: false
            }
        }
        for rule in isCopied.subtracting(isReached).intersection(needy) { rules[rule].isReplaced = true }
    }

    /// The rules that blocks without anything of their own reach.
    private func reachOfOtherBlocks() -> Set<Int> {
        var reached: Set<Int> = []
        for (file, content) in files.enumerated() {
            for (intent, content) in content.content.intents.enumerated() {
                for (block, content) in content.blocks.enumerated() {
                    let index = BlockIndex(intent: IntentIndex(file: file, intent: intent), block: block)
                    if scope(of: index) == 0 { reach(from: content.sentences, &reached) }
                }
            }
        }
        return reached
    }

    /// Adds the rules that templates reach; what is there already is not followed again.
    private func reach(from templates: [HassilTemplate], _ seen: inout Set<Int>) {
        var unseen: [Int] = []
        func follow(_ template: HassilTemplate) {
            for reference in references[template.references] {
                if case .rule(let rule) = reference.target, seen.insert(rule).inserted { unseen.append(rule) }
            }
        }
        for template in templates { follow(template) }
        while let next = unseen.popLast() { follow(rules[next].template) }
    }

    /// Those that use a name of the block, themselves or through others.
    private func touched(among reached: Set<Int>, by scope: Scope) -> Set<Int> {
        var users: [Int: [Int]] = [:]
        var touched: Set<Int> = []
        for rule in reached {
            let source = files[rules[rule].file].source
            for reference in references[rules[rule].template.references] {
                let isRule = reference.slot < 0
                let name = source.text(of: reference.name)
                if (isRule ? scope.rules[name] : scope.lists[name]) != nil { touched.insert(rule) }
                if case .rule(let used) = reference.target { users[used, default: []].append(rule) }
            }
        }
        var unseen = Array(touched)
        while let next = unseen.popLast() {
            for user in users[next] ?? [] where touched.insert(user).inserted { unseen.append(user) }
        }
        return touched
    }

    private mutating func copy(_ touched: Set<Int>, into index: BlockIndex) {
        let scope = scope(of: index)
        let originals = touched.sorted()
        for original in originals where scopes[scope].rules[rules[original].name.value] == nil {
            var copy = rules[original]
            copy.scope = scope
            copy.isCopy = true
            scopes[scope].rules[copy.name.value] = rules.count
            scopes[scope].copies.append(rules.count)
            rules.append(copy)
        }
        // Now that all names of the block are known, everything in it is read anew.
        for rule in scopes[scope].rules.values.sorted() {
            let (span, file) = (rules[rule].template.span, rules[rule].file)
            rules[rule].template.references = references(in: span, file: file, scope: scope, reports: false)
        }
        let (file, intent) = (index.intent.file, index.intent.intent)
        for sentence in files[file].content.intents[intent].blocks[index.block].sentences.indices {
            let span = files[file].content.intents[intent].blocks[index.block].sentences[sentence].span
            files[file].content.intents[intent].blocks[index.block].sentences[sentence].references = references(
                in: span, file: file, scope: scope, reports: false)
        }
    }
}
