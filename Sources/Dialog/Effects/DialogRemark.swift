public import ValueTypes

/// Something said that wants no answer, by its kind; the words are the renderer's.
public struct DialogRemark: Sendable, Hashable, Codable {
    public enum Kind: Sendable, Hashable, Codable {
        /// A value for another parameter than the one asked for was kept.
        case noted(parameter: String, ParameterValue)
        case corrected(parameter: String, ParameterValue)
        /// The old value stays.
        case correctionRefused(parameter: String, RefusalReason)
        /// Nothing filled can take the correction.
        case nothingToCorrect
        /// A value that cannot be.
        case refused(parameter: String, RefusalReason)
        /// Not a value of the parameter's type.
        case unrecognised(parameter: String, ValueType)
        case neitherYesNorNo
        case notAmongChoices
        /// There is no such position among those shown.
        case noSuchPosition(shown: Int)
        case noMoreChoices
        /// After the last attempt; `nil`: not for a parameter.
        case gaveUp(parameter: String?)
        /// After the last attempt the default holds.
        case defaultTaken(parameter: String, ParameterValue?)
        /// Required, and without a default.
        case cannotSkip(parameter: String?)
        case tooDeep(limit: Int)
        /// Commands that waited for one that was cancelled or failed.
        case notRun([IntentKey])
        case help(HelpTopic)
        /// What the question was about, before it is put again.
        case wasAsked(parameter: String?)
        case startedOver
        case undone
        case cannotUndo(String?)
        /// Words said before, once more.
        case spoken(String)
        /// There is no open question.
        case nothingAsked
        case nothingToCancel
        case nothingToRepeat
        case nothingToDoAgain
        case nothingToUndo
        /// Something is being performed.
        case busy
    }

    public enum HelpTopic: Sendable, Hashable, Codable {
        /// What can be said at all.
        case commands
        case value(parameter: String)
        case confirmation
        case choice
    }

    public var kind: Kind
    /// The intent it is about.
    public var intent: IntentKey?
    public var wording: Int

    public init(_ kind: Kind, intent: IntentKey? = nil, wording: Int = 0) {
        self.kind = kind
        self.intent = intent
        self.wording = wording
    }
}
