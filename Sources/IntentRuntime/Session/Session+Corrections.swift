import Dialog
import Foundation
import IntentModel
import ValueTypes

extension Session {
    /// A correction, read by the parameters that it can be meant for; `nil` where it names no parameter and none reads it.
    func correction(
        _ spoken: SpokenWords, of intent: IntentKey, filled: [String: ParameterValue], definitions: SessionDefinitions
    ) -> DialogCorrection? {
        guard case .correction(let change) = spoken, let definition = definitions.definition(of: intent) else { return nil }
        let reader = definitions.reader
        switch change {
        case .named(let name, let value):
            if let parameter = definition.parameters.first(where: { $0.isCalled(name, forms: words.forms) }) {
                return reader.correction(to: value, among: [parameter], app: intent.app, named: parameter.name)
            }
            // "change tea to coffee"
            return replacement([(old: name, new: value)], of: definition, filled: filled, app: intent.app, reader: reader)
        case .value(let value):
            let typed = definition.parameters.filter { isCorrectable($0, filled) && $0.type.innermost != .kind(.text) }
            let correction = reader.correction(to: value, among: typed, app: intent.app)
            if !correction.isEmpty { return correction }
            // "no tea, coffee"
            let ways = SpokenWords.cuts(of: value)
            if let replaced = replacement(ways, of: definition, filled: filled, app: intent.app, reader: reader) { return replaced }
            return acceptsLooseCorrections(of: definition)
                ? loose(value, of: definition, filled: filled, app: intent.app, reader: reader) : nil
        case .loose(let value):
            return acceptsLooseCorrections(of: definition)
                ? loose(value, of: definition, filled: filled, app: intent.app, reader: reader) : nil
        case .replaced(let ways):
            return replacement(ways, of: definition, filled: filled, app: intent.app, reader: reader)
        }
    }

    /// A new value in place of one that was said; `nil` where none of the old ones was.
    private func replacement(
        _ ways: [(old: String, new: String)], of definition: IntentDefinition, filled: [String: ParameterValue], app: String,
        reader: AnswerReader
    ) -> DialogCorrection? {
        let parameters = definition.parameters.filter { filled[$0.name] != nil }
        for (old, new) in ways {
            var correction = reader.correction(to: new, among: parameters, app: app)
            let replaced = reader.correction(to: old, among: parameters, app: app)
            guard !correction.isEmpty, replaced.values.contains(where: { name, values in says(values, filled[name]) }) else { continue }
            correction.replaced = replaced.values
            return correction
        }
        return nil
    }

    /// It has a value, if only by default, or the open question asks for it: "no, 5" to "How much was it?" is an answer.
    private func isCorrectable(_ parameter: ParameterDefinition, _ filled: [String: ParameterValue]) -> Bool {
        filled[parameter.name] != nil || parameter.defaultValue != nil || state.openQuestion?.subject == .value(parameter.name)
    }

    /// A new value for whatever was filled or is asked for and can take it.
    private func loose(
        _ value: String, of definition: IntentDefinition, filled: [String: ParameterValue], app: String, reader: AnswerReader
    ) -> DialogCorrection? {
        let correctable = definition.parameters.filter { isCorrectable($0, filled) }
        let typed = correctable.filter { $0.type.innermost != .kind(.text) }
        var correction = reader.correction(to: value, among: typed, app: app)
        // "no, 4 for bread" is more than a title.
        if correction.isEmpty, !reader.finds(typed, in: value, app: app) {
            correction = reader.correction(to: value, among: correctable, app: app)
        }
        return correction.isEmpty ? nil : correction
    }

    private func says(_ values: [ParameterValue], _ filled: ParameterValue?) -> Bool {
        guard let filled else { return false }
        return values.contains { $0.value == filled.value || words.forms.isForm($0.text ?? "", of: filled.text ?? "") }
    }

    /// Words that could be an answer are one, unless nothing is asked that they could answer: at a question for a typed value words that
    /// it does not read are none.
    private func acceptsLooseCorrections(of definition: IntentDefinition) -> Bool {
        switch state.openQuestion?.subject {
        case nil, .confirmation: return true
        case .value(let asked):
            let type = definition.parameters.first { $0.name == asked }?.type
            return type != .kind(.text) && type != .array(.kind(.text))
        case .request: if case .confirmation? = state.frames.last?.request?.kind { return true } else { return false }
        case .more, .candidates, .intent, .reading: return false
        }
    }
}

extension DialogCorrection {
    /// What it changes, or may change, is a text.
    func changesText(of intent: IntentDefinition) -> Bool {
        intent.parameters.contains { $0.type.innermost == .kind(.text) && (values[$0.name] != nil || refusals[$0.name] != nil) }
    }

    /// No parameter reads it, and none says why not.
    var isEmpty: Bool { values.isEmpty && refusals.isEmpty }
}

extension ParameterDefinition {
    /// Whether a person who says `name` means this parameter.
    func isCalled(_ name: String, forms: WordForms) -> Bool {
        ([title, self.name, self.name.spacedWords] + titles.values).contains { forms.isForm(name, of: $0) }
    }
}

extension AnswerReader {
    /// How each parameter reads the new value.
    fileprivate func correction(
        to words: String, among parameters: [ParameterDefinition], app: String, named: String? = nil
    ) -> DialogCorrection {
        var correction = DialogCorrection(parameter: named, values: [:])
        for parameter in parameters {
            do {
                let values = try read(words, as: parameter.type, app: app)
                if !values.isEmpty { correction.values[parameter.name] = values }
            } catch {
                correction.refusals[parameter.name] = .impossible(error)
            }
        }
        return correction
    }
}
