import ValueTypes

/// What a match depends on beside the sentence: facts of the context, values of lists.
struct BindingOptions: OptionGroup {
    /// A fact, as `when` and `unless` in phrase files ask for it.
    struct Fact: Sendable, Equatable {
        let key: String
        let value: SlotValue
    }

    /// A list declared `bound`, and the file with its values, one a line.
    struct ListFile: Sendable, Equatable {
        let name: String
        let path: String
    }

    static let context = ValueOption<Fact>(
        "context", "KEY=VALUE", isRepeatable: true,
        help: "State a fact that phrases may depend on (area=kitchen, or device=\"42\" for a text)."
    ) { text throws(UsageError) in
        let (key, value) = try pair(text, form: "KEY=VALUE")
        return Fact(key: key, value: factValue(value))
    }

    static let list = ValueOption<ListFile>(
        "list", "NAME=FILE", isRepeatable: true, help: "Take the values of this bound list from a file, one a line."
    ) { text throws(UsageError) in
        let (name, path) = try pair(text, form: "NAME=FILE")
        return ListFile(name: name, path: path)
    }

    static let options = [context.specification, list.specification]

    let facts: [Fact]
    let lists: [ListFile]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        facts = try arguments.values(of: Self.context)
        lists = try Self.lists(of: arguments)
    }

    /// The lists alone, each given once.
    static func lists(of arguments: ParsedArguments) throws(UsageError) -> [ListFile] {
        let lists = try arguments.values(of: Self.list)
        for (index, list) in lists.enumerated() where lists[..<index].contains(where: { $0.name == list.name }) {
            throw UsageError("'--list \(list.name)=…' is given twice")
        }
        return lists
    }

    /// Numbers and truth values are what they look like, as in phrase files; in double quotes anything is a text.
    private static func factValue(_ text: String) -> SlotValue {
        if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") { return .text(String(text.dropFirst().dropLast())) }
        return switch text {
        case "true": .boolean(true)
        case "false": .boolean(false)
        default: Int(text).map(SlotValue.integer) ?? Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .text(text)
        }
    }

    private static func pair(_ text: String, form: String) throws(UsageError) -> (String, String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { throw UsageError("it has the form \(form)") }
        return (String(parts[0]), String(parts[1]))
    }
}
