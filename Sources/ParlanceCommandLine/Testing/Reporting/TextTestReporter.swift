import PhraseSyntax
import ValueTypes

/// Tests as people read them: a line a suite, its failures indented below it, and the total alone on the last line.
///
///     en 1109/1110
///       en/HassTurnOn/area/3 (hassil/en.tests.jsonl:17)
///         sentence  turn on the kitchen lamps
///         expected  intent "HassTurnOn", combo "area", area "Kitchen", domain ["light", "fan"]
///         got       intent "HassTurnOn", combo "name", name "kitchen lamp"
///         differs   combo, area (missing), domain (missing), name (not expected)
///         matched   turn on [<the>] <name>
///                   en.templates.json: intents.HassTurnOn.data[3].sentences[1]
///     1109 passed, 1 failed
///
/// With a list of known failures, the line of a suite counts those of them that failed (`en Time 300/729, 429 known`), and below it stand the
/// other failures, and the tests of the list that passed. A test that is named by a hash has it behind its place.
///
/// On a terminal with colours, what differs stands out in both lines.
struct TextTestReporter: TestReporter {
    private enum Colour: Int {
        case red = 31
        case green = 32
    }

    var usesColours = false

    func report(_ outcome: SuiteOutcome) -> [UInt8] {
        let name = VisibleText.escaped(outcome.name)
        guard outcome.error == nil else { return Array("\(name) not run: its files have errors\n".utf8) }
        let count = outcome.passed + outcome.failures.count
        let known = outcome.known
        var text = "\(name) \(outcome.passed)/\(count)\(known > 0 ? ", \(known) known" : "")\n"
        for failure in outcome.failures where failure.knownReason == nil { text += self.text(of: failure) }
        for test in outcome.fixed {
            text += "  \(VisibleText.escaped(test.id)) \(test.fingerprint)\n    passes, though it is known to fail: take it off the list\n"
        }
        return Array(text.utf8)
    }

    func report(_ totals: TestTotals) -> [UInt8] {
        Array("\(totals.passed) passed, \(totals.failed) failed\n".utf8)
    }

    private func text(of failure: TestFailure) -> String {
        var rows: [(label: String, text: String)] = []
        if failure.aspects.contains(where: { $0.said != nil }) {
            rows = turns(of: failure)
        } else {
            rows = sides(of: failure)
        }
        if let template = failure.template {
            rows.append((template.stop == nil ? "matched" : "nearest", VisibleText.escaped(template.text)))
            rows.append(("", VisibleText.escaped(template.place)))
            if let stop = template.stop { rows.append(("", Self.text(of: stop, in: failure.text))) }
        }
        let place = VisibleText.escaped("\(failure.id) (\(failure.path):\(failure.line))" + (failure.fingerprint.map { " \($0)" } ?? ""))
        return "  \(place)\n" + rows.map { "    \(Self.padded($0.label))\($0.text)\n" }.joined()
    }

    private func sides(of failure: TestFailure) -> [(label: String, text: String)] {
        var rows = [("sentence", VisibleText.escaped(failure.text)), ("expected", side(of: failure, \.expected, .green))]
        rows.append(("got", failure.trouble.map { "error: \(VisibleText.escaped($0))" } ?? side(of: failure, \.got, .red)))
        let differences = failure.trouble == nil ? Self.differences(of: failure) : []
        if !differences.isEmpty { rows.append(("differs", differences.joined(separator: ", "))) }
        return rows
    }

    /// Each line that is otherwise, below what was said.
    private func turns(of failure: TestFailure) -> [(label: String, text: String)] {
        var rows: [(label: String, text: String)] = []
        var said: String?
        for aspect in failure.aspects {
            if aspect.said != said { rows.append(("sentence", VisibleText.escaped(aspect.said ?? ""))) }
            said = aspect.said
            rows.append(("expected", "\(line(aspect.expected, .green)) (\(aspect.name))"))
            rows.append(("got", line(aspect.got, .red)))
        }
        return rows
    }

    private func line(_ value: SlotValue?, _ colour: Colour) -> String {
        guard case .text(let line)? = value else { return "nothing more" }
        let text = VisibleText.escaped(line)
        return usesColours ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }

    private func side(of failure: TestFailure, _ side: (TestFailure.Aspect) -> SlotValue?, _ colour: Colour) -> String {
        let parts = failure.aspects.compactMap { aspect -> String? in
            guard let value = side(aspect) else { return nil }
            let text = "\(VisibleText.escaped(aspect.name)) \(ValueText.text(of: value))"
            return usesColours && !aspect.agrees ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
        }
        return parts.isEmpty ? "no match" : parts.joined(separator: ", ")
    }

    /// Nothing where one side is empty as a whole: that shows by itself.
    private static func differences(of failure: TestFailure) -> [String] {
        guard failure.aspects.contains(where: { $0.expected != nil }), failure.aspects.contains(where: { $0.got != nil }) else { return [] }
        return failure.differences.map { aspect in
            let remark = aspect.got == nil ? " (missing)" : aspect.expected == nil ? " (not expected)" : ""
            return VisibleText.escaped(aspect.name) + remark
        }
    }

    /// `stops at "lamps", where "light" or the end of the sentence is expected`
    private static func text(of stop: TestFailure.NearTemplate.Stop, in sentence: String) -> String {
        let rest = String(decoding: Array(sentence.utf8).dropFirst(stop.offset), as: UTF8.self)
        let place = rest.allSatisfy(\.isWhitespace) ? "the end" : ValueText.text(of: .text(rest))
        let expected = stop.expected.isEmpty ? "" : ", where \(stop.expected.joined(separator: " or ")) is expected"
        return "stops at \(place)\(VisibleText.escaped(expected))"
    }

    private static func padded(_ label: String) -> String {
        label + String(repeating: " ", count: 10 - label.count)
    }
}
