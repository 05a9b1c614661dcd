public import ValueTypes

/// What was performed lately, for *again*, *undo* and corrections afterwards.
public struct DialogHistory: Sendable, Hashable, Codable {
    /// How many performed intents are remembered.
    public static let limit = 8
    /// How many bytes of what was said are remembered; the latest is, whatever its size.
    static let sizeLimit = 4 * 1024

    /// The latest last.
    public internal(set) var entries: [PerformedIntent] = []
    /// What the latest said, for *repeat*; `nil` for more than anybody wants to hear again.
    public internal(set) var lastDialog: String?

    /// The latest that can be taken back.
    public var lastUndoable: PerformedIntent? { entries.last { $0.canUndo } }

    mutating func append(_ entry: PerformedIntent, dialog: String?) {
        entries.append(entry)
        if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
        while entries.count > 1, entries.reduce(0, { $0 + $1.size }) > Self.sizeLimit { entries.removeFirst() }
        lastDialog = dialog.flatMap { $0.utf8.count <= Self.sizeLimit ? $0 : nil }
    }

    /// What was taken back is as if it had not been.
    mutating func remove(_ id: Int) {
        entries.removeAll { $0.id == id }
        lastDialog = nil
    }

    mutating func forbidUndo(_ id: Int) {
        for index in entries.indices where entries[index].id == id { entries[index].canUndo = false }
    }
}

/// An intent that ran, with what it ran with.
public struct PerformedIntent: Sendable, Hashable, Codable {
    /// Unique in the conversation; the runtime keeps what is needed to take it back under it.
    public var id: Int
    public var intent: IntentKey
    /// Values by parameter, defaults included.
    public var values: [String: ParameterValue]
    /// The one value that it gave, for "it"; `nil` for none, for several and for a long one.
    public var result: ParameterValue?
    public var canUndo: Bool

    public init(id: Int, intent: IntentKey, values: [String: ParameterValue], result: ParameterValue? = nil, canUndo: Bool) {
        self.id = id
        self.intent = intent
        self.values = values
        self.result = result
        self.canUndo = canUndo
    }
}

extension PerformedIntent {
    /// The bytes of the texts in it.
    fileprivate var size: Int {
        values.values.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) + ($1.title?.utf8.count ?? 0) + Self.size(of: $1.value) }
    }

    private static func size(of value: SlotValue) -> Int {
        switch value {
        case .text(let text): text.utf8.count
        case .array(let elements): elements.reduce(0) { $0 + size(of: $1) }
        default: 0
        }
    }
}
