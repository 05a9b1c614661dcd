import PhraseSyntax
import PhraseText

// Intents, and their blocks as groups.

extension TreeMaker {
    mutating func make(_ intent: HassilIntent, number index: Int) -> IntentDeclaration {
        let position = HassilLanguage.IntentIndex(file: number, intent: index)
        let fullSlots = language.fullSlots[position] ?? []
        let name = language.names.intents[intent.name.value] ?? intent.name.value
        var made = IntentDeclaration(
            name: Spanned(name, intent.name.span), members: [], comments: comments(intent.remarks), span: intent.name.span)
        for (number, block) in intent.blocks.enumerated() {
            let scope = language.scope(of: .init(intent: position, block: number))
            add(block, scope: scope, fullSlots: fullSlots, to: &made.members)
        }
        return made
    }

    private mutating func add(_ block: HassilBlock, scope: Int, fullSlots: Set<Int>, to members: inout [IntentMember]) {
        let phrases = block.sentences.compactMap { sentence in
            self.phrase(sentence, fullSlots: fullSlots)
        }
        // Of a block whose every sentence was left out nothing can be said.
        if phrases.isEmpty, !block.sentences.isEmpty { return }
        var further = declarations(of: block, scope: scope)
        further += clauses(of: block).map { .clause(GroupClause(content: $0, span: block.span)) }
        let apart: [Comment] = members.isEmpty ? [] : [.emptyLine(at: block.span)]
        if further.isEmpty, block.remarks.isEmpty {
            for (index, phrase) in phrases.enumerated() {
                var phrase = phrase
                if index == 0 { phrase.comments = apart }
                members.append(.phrase(phrase))
            }
        } else {
            members.append(
                .group(
                    GroupDeclaration(
                        members: phrases.map { .phrase($0) } + further, comments: apart + comments(block.remarks), span: block.span)))
        }
    }

    /// A sentence as a phrase; none for one that hassil never matches.
    private mutating func phrase(_ sentence: HassilTemplate, fullSlots: Set<Int>) -> PhraseDeclaration? {
        guard let template = sequence(sentence, fullSlots: fullSlots) else { return nil }
        if let second = Self.wildcardBehindAnother(in: template.items) {
            let source = language.files[number].source
            errors.append(HassilFault.touchingWildcards, at: SourcePlace(source, second))
            return nil
        }
        return PhraseDeclaration(template: template, span: sentence.span)
    }

    /// The second of two wildcards that stand side by side in a sequence.
    private static func wildcardBehindAnother(in items: [TemplateItem]) -> SourceSpan? {
        var isBehindWildcard = false
        for item in items {
            switch item {
            case .space: continue
            case .reference(let reference) where reference.type?.value == "text":
                if isBehindWildcard { return reference.span }
                isBehindWildcard = true
            case .literal, .reference, .optional, .group, .permutation: isBehindWildcard = false
            }
        }
        return nil
    }

    private mutating func declarations(of block: HassilBlock, scope: Int) -> [GroupMember] {
        guard scope != 0 else { return [] }
        var members: [GroupMember] = []
        for list in block.declarations.lists.compactMap({ counting($0, in: scope) }) {
            switch make(list) {
            case .list(let list): members.append(.list(list))
            case .range(let range): members.append(.range(range))
            case nil: break
            }
        }
        for rule in block.declarations.rules {
            if let made = make(rule, in: scope) { members.append(.rule(made)) }
        }
        for copy in language.scopes[scope].copies {
            if let made = make(language.rules[copy]) { members.append(.rule(made)) }
        }
        return members
    }

    // MARK: Clauses

    private func clauses(of block: HassilBlock) -> [GroupClause.Content] {
        var clauses: [GroupClause.Content] = []
        for slot in block.slots { clauses.append(.set(name: self.slot(slot.name), value: slot.value)) }
        for condition in block.requirements { clauses.append(.when(key: condition.key, values: condition.values)) }
        for condition in block.exclusions { clauses.append(.unless(key: condition.key, values: condition.values)) }
        for condition in block.requirements {
            if let slot = condition.slot { clauses.append(.setFrom(name: self.slot(slot), key: condition.key)) }
        }
        if !block.keywords.isEmpty { clauses.append(.needs(block.keywords)) }
        if let response = block.response { clauses.append(.response(response)) }
        for note in block.notes { clauses.append(.note(key: note.key, value: note.value)) }
        return clauses
    }

    private func slot(_ name: Spanned<String>) -> Spanned<String> {
        Spanned(language.slots.known(name.value).map { language.names.slots[$0] } ?? name.value, name.span)
    }
}
