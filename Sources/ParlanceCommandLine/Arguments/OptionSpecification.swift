/// An option as the scanner, the help page and the suggestions know it.
struct OptionSpecification: Sendable, Hashable {
    /// Without its dashes: `phrases`.
    let name: String
    /// What stands for its argument in the help (`PATH`); `nil` for an option that takes none.
    let placeholder: String?
    let isRepeatable: Bool
    let help: String
}

/// An option that is there or not.
struct Flag: Sendable {
    let specification: OptionSpecification

    init(_ name: String, help: String) {
        specification = OptionSpecification(name: name, placeholder: nil, isRepeatable: false, help: help)
    }
}

/// An option with an argument of one type.
struct ValueOption<Value>: Sendable {
    let specification: OptionSpecification
    /// Throws with what is wrong about the argument; the option's name is added by the caller.
    let read: @Sendable (String) throws(UsageError) -> Value

    init(
        _ name: String, _ placeholder: String, isRepeatable: Bool = false, help: String,
        read: @escaping @Sendable (String) throws(UsageError) -> Value
    ) {
        specification = OptionSpecification(name: name, placeholder: placeholder, isRepeatable: isRepeatable, help: help)
        self.read = read
    }
}

extension ValueOption<String> {
    init(_ name: String, _ placeholder: String, isRepeatable: Bool = false, help: String) {
        self.init(name, placeholder, isRepeatable: isRepeatable, help: help) { text throws(UsageError) in
            guard !text.isEmpty else { throw UsageError("it is empty") }
            return text
        }
    }
}

/// Options that several commands share, with the one reading of them.
protocol OptionGroup: Sendable {
    static var options: [OptionSpecification] { get }
    init(_ arguments: ParsedArguments) throws(UsageError)
}
