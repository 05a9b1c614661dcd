extension DialogRemark.Kind {
    /// The name of the kind, as the languages' data know it.
    public var name: String {
        switch self {
        case .noted: "Noted"
        case .corrected: "Corrected"
        case .correctionRefused: "CorrectionRefused"
        case .nothingToCorrect: "NothingToCorrect"
        case .refused: "Refused"
        case .unrecognised: "Unrecognised"
        case .neitherYesNorNo: "NeitherYesNorNo"
        case .notAmongChoices: "NotAmongChoices"
        case .noSuchPosition: "NoSuchPosition"
        case .noMoreChoices: "NoMoreChoices"
        case .gaveUp: "GaveUp"
        case .defaultTaken: "DefaultTaken"
        case .cannotSkip: "CannotSkip"
        case .tooDeep: "TooDeep"
        case .notRun: "NotRun"
        case .help: "HelpText"
        case .wasAsked: "WasAsked"
        case .startedOver: "StartedOver"
        case .undone: "Undone"
        case .cannotUndo: "CannotUndo"
        case .spoken: "Spoken"
        case .nothingAsked: "NothingAsked"
        case .nothingToCancel: "NothingToCancel"
        case .nothingToRepeat: "NothingToRepeat"
        case .nothingToDoAgain: "NothingToDoAgain"
        case .nothingToUndo: "NothingToUndo"
        case .busy: "Busy"
        }
    }

    /// The parameter that it is about.
    public var parameter: String? {
        switch self {
        case .noted(let parameter, _), .corrected(let parameter, _), .correctionRefused(let parameter, _), .refused(let parameter, _),
            .unrecognised(let parameter, _), .defaultTaken(let parameter, _), .help(.value(let parameter)):
            parameter
        case .gaveUp(let parameter), .cannotSkip(let parameter), .wasAsked(let parameter):
            parameter
        default:
            nil
        }
    }
}
