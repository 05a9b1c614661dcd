import Testing
import ValueTypes

@testable import IntentRuntime

/// The line that an event is written in says that event, and no other.
@Suite struct TranscriptLineTests {
    /// Texts that a line could come apart at.
    static let texts = [
        "", "tea", "oat milk", "a \"b\"", "\\", "\\n", "\n", "\r\n", "\r", "\u{85}", "\u{B}\u{C}", "\u{2028}\u{2029}", "\u{0}", "\t",
        "\u{202E}",
        "\u{301}", "a\", b: \"c", "], [", "), (", "= 1", ": a", "4", "true", "2026-12-01", "e\u{301}", " ", "👩‍👩‍👧", "牛乳、卵", "> x", "# x",
        "---",
    ]

    static let values: [SlotValue] =
        texts.map(SlotValue.text) + [
            .integer(4), .integer(.min), .number(4.5), .number(1e21), .number(-0.25), .boolean(true), .boolean(false),
            .instant(Instant(year: 2026, month: 12, day: 1, grain: .day)), .instant(Instant(year: 2026, month: 12, grain: .month)),
            .instant(Instant(year: 2026, month: 12, day: 1, hour: 17, minute: 30, grain: .minute)),
            .instant(Instant(year: 2026, month: 11, day: 30, grain: .week)), .instant(Instant(year: 2026, month: 11, day: 30, grain: .day)),
            .instant(Instant(year: 2026, month: 10, grain: .quarter)), .instant(Instant(year: 2026, month: 10, grain: .month)),
            .interval(Interval(start: Instant(year: 2026, month: 12, day: 1, grain: .day), end: nil)),
            .interval(Interval(start: nil, end: Instant(year: 2026, month: 11, day: 30, grain: .week))),
            .recurrence(
                Recurrence(
                    unit: .week, interval: 2, weekdays: [1, 3], first: Instant(year: 2026, month: 12, day: 7, hour: 9, grain: .hour))),
            .recurrence(
                Recurrence(unit: .month, weekdays: [5], nth: -1, first: Instant(year: 2026, month: 12, day: 25, grain: .day))),
            .duration(Period(value: 5, unit: .minute)), .amount(Amount(value: 12.5, unit: "EUR")), .amount(Amount(value: 2, unit: nil)),
            .amount(Amount(value: 3, unit: "kilogram", product: "flour \"00\"")), .amount(Amount(value: 2, unit: nil, product: "eggs")),
            .amount(Amount(value: 1, unit: "ounce (US), \"fluid\" [oz]")), .amountRange(AmountRange(lower: 3, upper: nil, unit: "EUR")),
            .amountRange(AmountRange(lower: 3, upper: 5, unit: "gram", product: "tea")), .numberRange(NumberRange(lower: nil, upper: -3)),
            .array([]), .array([.text("milk"), .text("milk, eggs")]), .array([.text("milk"), .text("milk"), .text("eggs")]),
            .array([.array([.integer(1)]), .amount(Amount(value: 2, unit: nil, product: "eggs"))]),
        ]

    static let events: [SessionEvent] =
        texts.flatMap { text in
            [
                .say(text), .unmatched(.init(text: text, nearest: [])), .unmatched(.init(text: "", nearest: [text, "b"])),
                .ask(.init(app: "Shop", intent: "Order", parameter: "item", type: .kind(.text), text: text, choices: [], attempt: 1)),
                .ask(
                    .init(
                        app: nil, intent: "Order", parameter: "item", type: .kind(.text), text: "",
                        choices: [.init(value: .text("x"), title: text), .init(value: .text("y"), title: "b")], attempt: 2)),
                .confirm(.init(intent: "Order", parameter: nil, text: text, actions: [])),
                .confirm(.init(intent: "Order", parameter: "item", text: "", actions: ["yes", text])),
                .choose(.init(of: .intent, choices: [.init(value: .text("x"), title: text)], text: "")),
                .choose(.init(of: .value, choices: [], text: text)),
                .cancelled(.init(intent: "Order", reason: .user, text: text)), .failed(.init(intent: "Order", text: text)),
                .performed(.init(app: "Shop", intent: "Order", parameters: [], value: nil, dialog: text)),
            ]
        }
        + [
            .cancelled(.init(intent: "Order", reason: .refused, text: "")), .cancelled(.init(intent: "Order", reason: .gaveUp, text: "")),
            .performed(.init(app: nil, intent: "Order", parameters: [], value: nil, dialog: nil)),
            .performed(.init(app: "My App. 2", intent: "Order", parameters: [], value: nil, dialog: nil)),
        ]
        + values.flatMap { value in
            [
                .performed(.init(app: "Shop", intent: "Order", parameters: [named("item", value)], value: nil, dialog: "Done.")),
                .performed(.init(app: nil, intent: "Order", parameters: [named("a", value), named("b", value)], value: nil, dialog: nil)),
                .performed(.init(app: nil, intent: "Order", parameters: [], value: value, dialog: "Done.")),
                .performed(.init(app: nil, intent: "Order", parameters: [], value: value, dialog: nil)),
            ]
        }

    private static func named(_ name: String, _ value: SlotValue, title: String? = nil) -> NamedValue {
        NamedValue(name: name, value: ParameterValue(value: value, type: .kind(.text), title: title), origin: .said)
    }

    private func pattern(_ line: String) throws -> EventPattern {
        let transcript = try ConversationTranscript(path: "here", text: "> x\n\(line)\n")
        let lines = try #require(transcript.conversations.first?.turns.first?.events)
        #expect(lines.map(\.text) == [line], "one line stays one")
        return try #require(lines.first?.pattern)
    }

    @Test func `an event is read from the line that it is written in`() throws {
        for event in Self.events {
            let line = event.transcriptLine
            #expect(try pattern(line).stands(for: event), "\(line)")
        }
    }

    /// Lines leave out what an event does not have, so that some say less than others; two that say as much are never alike.
    @Test func `no two events are written alike`() {
        var lines: [String: SessionEvent] = [:]
        for event in Self.events {
            let line = event.transcriptLine
            if let other = lines[line] { #expect(other == event, "\(line)") }
            lines[line] = event
        }
    }

    @Test func `a value is read as itself and no other`() throws {
        for written in Self.values {
            guard case .performed(_, _, let value?, _) = try pattern("performed A = \(written.transcriptText)") else {
                Issue.record("\(written.transcriptText) is no value")
                continue
            }
            for other in Self.values { #expect(value.stands(for: other) == (other == written), "\(written.transcriptText) and \(other)") }
        }
    }

    @Test(arguments: [
        ("tea", SlotValue.text("tea"), nil, true), ("牛乳", .text("牛乳"), nil, true), ("soy-milk", .text("soy-milk"), nil, true),
        ("4", .text("4"), nil, false), ("true", .text("true"), nil, false), ("2026-12-01", .text("2026-12-01"), nil, false),
        ("\"4\"", .text("4"), nil, true), ("\"4\"", .integer(4), nil, false), ("4", .integer(4), nil, true), ("4", .number(4), nil, true),
        ("large", .text("l"), "large", true), ("\"Very large\"", .text("xl"), "Very large", true), ("l", .text("l"), "large", true),
        ("\"one\"", .integer(1), "one", true), ("one", .integer(1), "one", true),
        ("[a, \"b c\"]", .array([.text("a"), .text("b c")]), nil, true),
        ("[a]", .text("a"), nil, false), ("[]", .array([]), nil, true), ("[ a ,b ]", .array([.text("a"), .text("b")]), nil, true),
    ])
    func `a value is written by its form, by what people call it, or as one word`(
        written: String, value: SlotValue, title: String?, stands: Bool
    ) throws {
        let event = SessionEvent.performed(
            .init(app: nil, intent: "A", parameters: [Self.named("x", value, title: title)], value: value, valueTitle: title, dialog: nil))
        #expect(try pattern("performed A(x: \(written)) = \(written)").stands(for: event) == stands)
    }

    @Test func `an identifier that may be made anew is written by its title`() {
        let id = "1B3C0B0E-6F52-4E39-9B53-0E5D0C6E1A06"
        let event = SessionEvent.performed(
            .init(
                app: nil, intent: "Open", parameters: [Self.named("book", .text(id), title: "Babel"), Self.named("id", .text(id))],
                value: .text(id), valueTitle: "Babel", dialog: nil))
        #expect(event.transcriptLine == #"performed Open(book: "Babel", id: "\#(id)") = "Babel""#)
    }
}
