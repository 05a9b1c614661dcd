import ValueTypes

/// Compares a value with what a test says of it: every key that the test has.
///
/// Numbers agree to one part in 10⁹. An instant may have `00` for a month or day that its grain does not say. Bare names of money and units
/// are read as the corpus has them: `Dollar` as USD, `Pound` as GBP, `Cent` as the hundredth of a unit or as a unit of its own, `Unnamed` as
/// a number without a unit.
enum ValuesComparison {
    private typealias Aspect = TestFailure.Aspect

    /// The keys that the test has, then those that the value has besides.
    static func aspects(expected: [String: SlotValue]?, got: SlotValue?) -> [TestFailure.Aspect] {
        let members = got.map { ValueMembers.members(of: $0) } ?? []
        guard let expected else {
            return members.map { Aspect(name: $0.key, got: $0.value, agrees: false) }
        }
        let found = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        var aspects: [Aspect] = []
        for key in expected.keys.sorted(by: isShownBefore) {
            let agrees = agrees(key, expected, found)
            aspects.append(Aspect(name: key, expected: expected[key], got: found[key], agrees: agrees))
        }
        aspects += members.filter { expected[$0.key] == nil }.map { Aspect(name: $0.key, got: $0.value, agrees: true) }
        return aspects
    }

    private static func isShownBefore(_ left: String, _ right: String) -> Bool {
        func place(_ key: String) -> Int { ValueMembers.keys.firstIndex(of: key) ?? ValueMembers.keys.count }
        return (place(left), left) < (place(right), right)
    }

    private static func agrees(_ key: String, _ expected: [String: SlotValue], _ got: [String: SlotValue]) -> Bool {
        guard let wanted = expected[key] else { return true }
        let isWithoutUnit = isUnnamed(expected["unit"])
        switch key {
        case "type":
            return got[key] == wanted || isWithoutUnit && wanted == .text("amount") && got[key] == .text("number")
        case "unit":
            return isUnit(wanted, got[key]) && (got["type"] != nil)
        case "value", "from", "to", "start", "end":
            guard let found = got[key] else { return false }
            if let number = wanted.double {
                return found.double.map { isClose($0 * hundredths(expected["unit"], got["unit"]), number) } ?? false
            }
            guard let wanted = wanted.string, let found = found.string else { return false }
            return found == wanted || expected["grain"] != nil && found == filled(wanted)
        default:
            return got[key] == wanted
        }
    }

    private static func isClose(_ left: Double, _ right: Double) -> Bool {
        abs(left - right) <= 1e-9 * max(abs(right), 1e-3)
    }

    /// `2014-00-00T00:00:00` is the beginning of 2014.
    private static func filled(_ instant: String) -> String {
        let halves = instant.split(separator: "T", maxSplits: 1)
        let fields = halves.first?.split(separator: "-") ?? []
        guard halves.count == 2, fields.count == 3 else { return instant }
        return "\(fields[0])-" + fields[1...].map { $0 == "00" ? "01" : String($0) }.joined(separator: "-") + "T" + halves[1]
    }

    // MARK: Units

    private static func isUnnamed(_ unit: SlotValue?) -> Bool { unit?.string?.lowercased() == "unnamed" }

    private static func isUnit(_ wanted: SlotValue, _ got: SlotValue?) -> Bool {
        let found = got?.string
        switch wanted.string {
        case "Dollar": return found == "USD" || found == "Dollar"
        case "Pound": return found == "GBP" || found == "Pound"
        case "Cent": return true
        case "Unnamed", "unnamed": return found == nil
        case "celsius": return found == "degree Celsius" || found == "celsius"
        case "fahrenheit": return found == "degree Fahrenheit" || found == "fahrenheit"
        case let wanted: return found == wanted
        }
    }

    /// How many of the units expected one of those found is: 100, where cents are expected and units are found.
    private static func hundredths(_ wanted: SlotValue?, _ got: SlotValue?) -> Double {
        wanted?.string == "Cent" && got?.string?.lowercased() != "cent" ? 100 : 1
    }
}
