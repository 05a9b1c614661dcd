import IntentModel
import ValueTypes

/// Which parameter a correction is about.
struct CorrectionTarget {
    /// In order of declaration.
    let parameters: [ParameterDefinition]
    /// Values by parameter, without defaults.
    let values: [String: ParameterValue]
    /// In the order in which they were filled.
    let filled: [String]
    /// The parameter that is asked for.
    let asked: String?

    /// The parameter named; else the one whose value is said to be wrong; else the last filled that can take the value.
    ///
    /// A text can take anything, so a typed parameter that reads the words is meant before it: first one with a value, then the one asked
    /// for, then one whose default holds or that is still missing.
    func parameter(of correction: DialogCorrection) -> String? {
        if let named = correction.parameter { return parameters.contains { $0.name == named } ? named : nil }
        if let replaced = correction.replaced {
            return latest.first { name in
                replaced[name]?.contains { $0.value == values[name]?.value } == true && canTake(correction, name)
            }
        }
        let typed = { (name: String) in canTake(correction, name) && !isText(name) }
        return latest.first(where: typed) ?? [asked].compactMap(\.self).first(where: typed)
            ?? parameters.map(\.name).first(where: typed)
            ?? latest.first { canTake(correction, $0) } ?? asked.flatMap { canTake(correction, $0) ? $0 : nil }
    }

    /// The parameters with a value, the one filled last first.
    private var latest: [String] { filled.reversed() }

    /// It reads the words, or at least sees in them a value that cannot be.
    private func canTake(_ correction: DialogCorrection, _ name: String) -> Bool {
        correction.values[name]?.isEmpty == false || correction.refusals[name] != nil
    }

    private func isText(_ name: String) -> Bool {
        switch parameters.first(where: { $0.name == name })?.type {
        case .kind(.text), .array(.kind(.text)): true
        default: false
        }
    }
}
