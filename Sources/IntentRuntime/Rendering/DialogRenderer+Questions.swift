package import Dialog
import IntentModel
import ValueTypes

extension DialogRenderer {
    package func text(of ask: DialogAsk) -> String {
        let parameter = parameter(named: ask.parameter, of: ask.intent)
        let values = self.values(ask.values, of: ask.intent, about: ask.parameter)
        let shared = phrases.wordings(ofFirst: ask.wantsMore ? ["Ask-more"] : sharedNames("Ask", ask.type, isListed: ask.choices != nil))
        let own = ask.wantsMore ? [] : ownTexts(of: parameter, \.ask)
        return returning(
            ask.isReturn, prompted(ask.prompt, ask.attempt) ?? question(own, shared, ask.wording, isFirst: ask.isFirst, values), values)
    }

    package func text(of confirm: DialogConfirm) -> String {
        let values = self.values(confirm.values, of: confirm.intent, about: confirm.parameter)
        let own =
            confirm.parameter.map { ownTexts(of: parameter(named: $0, of: confirm.intent), \.confirm) } ?? confirmations(of: confirm.intent)
        let text: String
        if let only = confirm.prompt ?? (own.count == 1 ? question(own, [], 0, isFirst: true, values) : nil) {
            let isFirst = confirm.prompt == nil ? confirm.isFirst : confirm.attempt == 1
            text = isFirst ? only : again(only, confirm.wording)
        } else {
            let shared = phrases.wordings(of: confirm.parameter == nil ? "Confirm" : "Confirm-value")
            text = question(own, shared, confirm.wording, isFirst: confirm.isFirst, values)
        }
        return returning(confirm.isReturn, text, values)
    }

    /// The only question that an app has, in other words: it speaks of the values, which those that every app shares do not.
    private func again(_ question: String, _ wording: Int) -> String {
        var values = Values()
        values["question"] = TextValue(question)
        return remark([], phrases.wordings(of: "Confirm-again"), wording, values)
    }

    package func text(of choose: DialogChoose) -> String {
        let values = self.values([:], of: choose.intent, about: choose.parameter)
        let name =
            switch (choose.of, choose.parameter) {
            case (.intent, _): "Choose-intent"
            case (.value, nil): "Choose-reading"
            case (.value, _?): "Choose-value"
            }
        let text = prompted(choose.prompt, choose.attempt)
        return returning(
            choose.isReturn, text ?? question([], phrases.wordings(of: name), choose.wording, isFirst: false, values), values)
    }

    /// The words of a request serve for its first attempt.
    private func prompted(_ prompt: String?, _ attempt: Int) -> String? { attempt == 1 ? prompt : nil }

    /// A question that comes back says what it belongs to.
    private func returning(_ isReturn: Bool, _ question: String, _ values: Values) -> String {
        guard isReturn else { return question }
        var values = values
        values["question"] = TextValue(question)
        return remark([], phrases.wordings(of: "Return"), 0, values)
    }

    /// The names of the shared wordings for a type, the most special first.
    func sharedNames(_ text: String, _ type: ValueType, isListed: Bool = false) -> [String] {
        switch type {
        case .array(let element): sharedNames(text, element, isListed: isListed)
        case .choice: ["\(text)-choice", text]
        case .kind(let kind): (isListed ? ["\(text)-choice"] : []) + ["\(text)-\(kind.rawValue)", text]
        }
    }
}
