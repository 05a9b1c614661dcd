import PhraseSyntax
import ValueTypes

/// What choosing a phrase adds to its match.
struct PhraseFacts: Sendable {
    /// A fixed value: of `=>`, of `set`, or preset in code.
    struct Fixed: Sendable {
        enum Content: Sendable {
            case value(SlotValue, title: String?)
            /// Read by the parameter's recogniser at each use (`date = today`).
            case words(String)
        }

        var parameter: String
        var type: ValueType
        var content: Content
    }

    /// `set NAME from KEY`: a parameter that takes what a key of the context is told to be.
    struct Copy: Sendable {
        var parameter: String
        var type: ValueType
        var key: String
    }

    var fixed: [Fixed] = []
    var copies: [Copy] = []
    var response: String?
    var notes: [Interpretation.Note] = []

    static let none = PhraseFacts()
}
