package import Dialog
import IntentModel
package import ValueTypes

extension DialogRenderer {
    /// The words of a remark.
    package func text(of remark: DialogRemark) -> String {
        let (intent, wording) = (remark.intent, remark.wording)
        let parameter = remark.kind.parameter.flatMap { self.parameter(named: $0, of: intent) }
        var values = self.values([:], of: intent, about: remark.kind.parameter)
        func shared(_ name: String) -> String { self.remark([], phrases.wordings(of: name), wording, values) }
        switch remark.kind {
        case .noted(_, let value), .corrected(_, let value):
            values["value"] = textValue(value)
            return shared(remark.kind.name)
        case .defaultTaken(_, let value):
            values["value"] = value.map(textValue)
            return shared("DefaultTaken")
        case .refused(_, let reason):
            return refusal(reason, parameter, wording, values)
        case .correctionRefused(_, let reason):
            values["reason"] = TextValue(refusal(reason, parameter, wording, values))
            return shared("CorrectionRefused")
        case .unrecognised(_, let type):
            return self.remark(
                ownTexts(of: parameter, \.unrecognised), phrases.wordings(ofFirst: sharedNames("Unrecognised", type)), wording, values)
        case .gaveUp(let name):
            return self.remark(
                ownTexts(of: parameter, \.giveUp), phrases.wordings(of: name == nil ? "GaveUp-command" : "GaveUp"), wording, values)
        case .cannotSkip(let name): return shared(name == nil ? "CannotSkip-question" : "CannotSkip")
        case .wasAsked(let name): return shared(name == nil ? "WasAsked-question" : "WasAsked")
        case .noSuchPosition(let shown):
            values["shown"] = TextValue(String(shown), number: PluralOperands(shown))
            return shared("NoSuchPosition")
        case .tooDeep(let limit):
            values["limit"] = TextValue(String(limit), number: PluralOperands(limit))
            return shared("TooDeep")
        case .notRun(let intents):
            values["commands"] = TextValue(list(intents.map(title(of:))))
            return shared("NotRun")
        case .help(let topic):
            return [shared("HelpText-\(topic.name)"), exampleText(topic, of: intent, wording)].compactMap(\.self)
                .joined(separator: "\n")
        case .cannotUndo(let text?), .spoken(let text): return text
        case .cannotUndo(nil), .nothingToCorrect, .neitherYesNorNo, .notAmongChoices, .noMoreChoices, .startedOver, .undone, .nothingAsked,
            .nothingToCancel, .nothingToRepeat, .nothingToDoAgain, .nothingToUndo, .busy:
            return shared(remark.kind.name)
        }
    }

    /// Why a value was refused: in the app's own words where it is the app that refuses.
    private func refusal(_ reason: RefusalReason, _ parameter: ParameterDefinition?, _ wording: Int, _ values: Values) -> String {
        var values = values
        let invalid = ownTexts(of: parameter, \.invalid)
        switch reason {
        case .outOfRange(let range):
            values["low"] = textValue(bound(range.lowerBound))
            values["high"] = textValue(bound(range.upperBound))
            return remark(invalid, phrases.wordings(of: "Reason-range"), wording, values)
        case .notMatching: return remark(invalid, phrases.wordings(of: "Reason-pattern"), wording, values)
        case .rejected(let text): return text
        case .impossible(let refusal): return remark([], phrases.wordings(of: refusal.textName), wording, values)
        }
    }

    private func bound(_ number: Double) -> ParameterValue {
        Int(exactly: number).map { ParameterValue(value: .integer($0), type: .kind(.integer)) }
            ?? ParameterValue(value: .number(number), type: .kind(.number))
    }

    // MARK: What became of intents

    /// What an intent of a phrase file says after it was performed; the shared words where it says nothing.
    package func say(after intent: IntentKey, values parameters: [String: ParameterValue], wording: Int) -> String {
        question(says(of: intent), phrases.wordings(of: "Done"), wording, isFirst: true, values(parameters, of: intent))
    }

    package func text(of failure: DialogFailure, of intent: IntentKey, wording: Int = 0) -> String {
        let name: String
        switch failure {
        case .threw(let text):
            if !text.isEmpty { return text }
            name = "Failed-threw"
        case .timedOut: name = "Failed-timed-out"
        case .tooManyAbandoned: name = "Failed-too-many"
        case .interrupted: name = "Failed-interrupted"
        case .unknownIntent: name = "Failed-unknown"
        }
        return remark([], phrases.wordings(of: name), wording, values([:], of: intent))
    }

    /// What is said where an intent was dropped.
    package func textOfCancelled(_ intent: IntentKey) -> String {
        remark([], phrases.wordings(of: "Cancelled"), 0, values([:], of: intent))
    }

    /// What is said to a sentence that means nothing.
    /// - Parameter nearest: The phrase that came nearest.
    package func textOfUnmatched(nearest: String?, wording: Int = 0) -> String {
        var values = Values()
        values["nearest"] = nearest.map { TextValue(DisplayText.escaped($0)) }
        return remark([], phrases.wordings(of: nearest == nil ? "Unmatched" : "Unmatched-nearest"), wording, values)
    }
}

extension DialogRemark.HelpTopic {
    /// As the languages' data know it.
    var name: String {
        switch self {
        case .commands: "commands"
        case .value: "value"
        case .confirmation: "confirmation"
        case .choice: "choice"
        }
    }
}

extension ValueRefusal {
    /// As the languages' data know it.
    var textName: String {
        switch self {
        case .noSuchDay: "Reason-day"
        case .noSuchTime: "Reason-time"
        case .notWhole: "Reason-fraction"
        case .tooLarge: "Reason-large"
        case .notANumber: "Reason-number"
        case .yearOutOfRange: "Reason-year"
        }
    }
}
