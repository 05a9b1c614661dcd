import ValueTypes

/// Compares what came of a sentence with what a test expects, as hassil's own tests do.
///
/// The intent, the combo and the names of the slots are the same; each value equals the one expected, or is a member where an array is
/// expected. A value that is an array itself must be a subset of it. Numbers are equal by value: 50 is 50.0.
enum HassilComparison {
    /// What is compared: intent, combo, then the slots by name.
    static func aspects(expected: HassilTest.Meaning, got: HassilTest.Meaning) -> [TestFailure.Aspect] {
        var aspects = [
            aspect("intent", expected.intent.map(SlotValue.text), got.intent.map(SlotValue.text)),
            aspect("combo", expected.combo.map(SlotValue.text), got.combo.map(SlotValue.text)),
        ]
        for name in Set(expected.slots.keys).union(got.slots.keys).sorted() {
            var slot = aspect(name, expected.slots[name], got.slots[name])
            slot.group = "slots"
            aspects.append(slot)
        }
        return aspects.filter { $0.expected != nil || $0.got != nil }
    }

    private static func aspect(_ name: String, _ expected: SlotValue?, _ got: SlotValue?) -> TestFailure.Aspect {
        let agrees = if let expected, let got { isMet(expected, by: got) } else { expected == nil && got == nil }
        return TestFailure.Aspect(name: name, expected: expected, got: got, agrees: agrees)
    }

    static func isMet(_ expected: SlotValue, by got: SlotValue) -> Bool {
        guard case .array(let allowed) = expected else { return isSame(expected, got) }
        guard case .array(let elements) = got else { return allowed.contains { isSame($0, got) } }
        return elements.allSatisfy { element in allowed.contains { isSame($0, element) } }
    }

    private static func isSame(_ left: SlotValue, _ right: SlotValue) -> Bool {
        switch (left, right) {
        case (.integer, .number), (.number, .integer): left.double == right.double
        case (.text(let left), .text(let right)): left == right || heard(left) == heard(right)
        default: left == right
        }
    }

    /// hassil gives the text of a sentence back as it has normalised it, ours is as it was written.
    private static func heard(_ text: String) -> String {
        text.replacing("’", with: "'").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
