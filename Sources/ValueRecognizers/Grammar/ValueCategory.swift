/// What reads a slot: a list, a reader made in code (`number`), or a grammar (`date`). Those with a number are asked once a place for all that
/// name them.
enum ValueCategory: Sendable {
    case list(NumberedTexts)
    case reader(any SpanReader, number: Int)
    case grammar(GrammarReader)

    var starts: StartFilter {
        switch self {
        case .list(let list): list.starts
        case .reader(let reader, _): reader.starts
        case .grammar(let grammar): grammar.starts
        }
    }

    func isSame(as other: ValueCategory) -> Bool {
        switch (self, other) {
        case (.list(let left), .list(let right)): left === right
        case (.reader(_, let left), .reader(_, let right)): left == right
        case (.grammar(let left), .grammar(let right)): left === right
        default: false
        }
    }
}
