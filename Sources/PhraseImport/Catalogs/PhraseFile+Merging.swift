package import PhraseSyntax

extension PhraseFile {
    /// Takes over what another file of the same app and language declares. An app and its extension mostly have copies of one definition:
    /// intents and lists of one name become one, with what either has.
    package mutating func merge(_ other: PhraseFile) {
        var intents: [String: Int] = [:]
        var lists: [String: Int] = [:]
        for (index, declaration) in declarations.enumerated() {
            switch declaration {
            case .intent(let intent): intents[intent.name.value] = index
            case .list(let list): lists[list.name.value] = index
            default: break
            }
        }
        for declaration in other.declarations {
            switch declaration {
            case .app: break
            case .intent(let intent):
                if let index = intents[intent.name.value], case .intent(var own) = declarations[index] {
                    own.merge(intent)
                    declarations[index] = .intent(own)
                } else {
                    declarations.append(declaration)
                }
            case .list(let list):
                if let index = lists[list.name.value], case .list(var own) = declarations[index] {
                    own.merge(list)
                    declarations[index] = .list(own)
                } else {
                    declarations.append(declaration)
                }
            default: declarations.append(declaration)
            }
        }
    }
}

extension IntentDeclaration {
    fileprivate mutating func merge(_ other: IntentDeclaration) {
        var keys = Set(members.compactMap(\.mergingKey))
        for member in other.members where member.mergingKey.map({ keys.insert($0).inserted }) ?? true { members.append(member) }
        title = title ?? other.title
    }
}

extension IntentMember {
    /// What two members that are one have in common.
    fileprivate var mergingKey: String? {
        switch self {
        case .phrase(let phrase): "- \(PhrasePrinter().print(phrase.template))"
        case .parameter(let parameter): "parameter \(parameter.name.value)"
        case .texts(let texts): "texts \(texts.kind)"
        default: nil
        }
    }
}

extension ListDeclaration {
    fileprivate mutating func merge(_ other: ListDeclaration) {
        guard case .written = source, case .written = other.source else { return }
        var known = Set(values.map(\.mergingKey))
        for value in other.values where known.insert(value.mergingKey).inserted { values.append(value) }
    }
}

extension ListValue {
    fileprivate var mergingKey: String {
        switch canonical {
        case .words(let text, _)?, .string(let text, _)?: text
        default: wordings.map { PhrasePrinter().print($0) }.joined(separator: "|")
        }
    }
}
