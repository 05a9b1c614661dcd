/// What identifies an intent: its app and its name.
public struct IntentKey: Sendable, Hashable, Codable {
    /// Empty for an intent that belongs to the library as a whole.
    public var app: String
    public var name: String

    public init(app: String = "", name: String) {
        self.app = app
        self.name = name
    }
}

extension IntentKey: CustomStringConvertible {
    /// `HarcaMA.AddExpense`, or the name alone.
    public var description: String { app.isEmpty ? name : "\(app).\(name)" }
}
