/// Names of parameters, each once, in the order in which they came last.
public struct DialogParameterNames: Sendable, Hashable {
    public private(set) var names: [String]

    init(_ names: [String] = []) {
        self.names = []
        for name in names { append(name) }
    }

    public func contains(_ name: String) -> Bool { names.contains(name) }

    /// A name that is there already moves to the end.
    mutating func append(_ name: String) {
        remove(name)
        names.append(name)
    }

    mutating func remove(_ name: String) {
        names.removeAll { $0 == name }
    }
}

extension DialogParameterNames: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([String].self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(names)
    }
}
