/// How the widget is configured, in its file.
struct FontConfiguration: Codable, Sendable, Hashable {
    var usesFunFont = false

    private static var store: Store<FontConfiguration> { Store(app: "FunFont", in: .current, initial: FontConfiguration()) }

    static func current() throws -> FontConfiguration {
        try store.read()
    }

    func keep() throws {
        try Self.store.update { $0 = self }
    }
}
