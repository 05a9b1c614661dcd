import Dialog
import Foundation
import IntentRuntime
import Testing
import ValueTypes

@Suite("Sessions at once over one library")
struct ConcurrentSessionsTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// `PARLANCE_CONCURRENT_SESSIONS` and `PARLANCE_CONCURRENT_TURNS` for more: a thousand of a hundred under the thread sanitizer.
    private static let count = environment["PARLANCE_CONCURRENT_SESSIONS"].flatMap(Int.init) ?? 100
    private static let turns = environment["PARLANCE_CONCURRENT_TURNS"].flatMap(Int.init) ?? 30

    @Test func shareNothing() async throws {
        let library = Household.library
        let faults = await withTaskGroup(of: [String].self) { group in
            for number in 0..<Self.count { group.addTask { await NumberedConversation(number, library).hold(turns: Self.turns) } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(faults == [])
    }
}

/// A conversation in which everything said carries the number of its session.
private struct NumberedConversation {
    private let number: Int
    /// The number in letters, for texts: digits would be read as values.
    private let name: String
    private let ledger = PerformedLedger()
    private let session: Session

    init(_ number: Int, _ library: PhraseLibrary) {
        self.number = number
        name = "thing z" + String(number, radix: 16).map { "ghjkmnpqrstvwxyz".dropFirst($0.hexDigitValue ?? 0).prefix(1) }.joined()
        session = Session(
            library: library, registry: Household.registry { [ledger] in ledger.add($0) },
            options: Household.options(followsLanguage: number.isMultiple(of: 2)))
    }

    private var sentences: [(said: String, comes: String)] {
        [
            ("add an expense to Purse", "ask title"),
            (name, "ask price"),
            ("help", "ask price"),
            ("\(number % 1_000)", "ask category"),
            ("food", "performed AddExpense("),
            ("order some cups from Café", "ask size"),
            ("plan a trip to \(name) with Desk", "ask nights"),
            ("\(number % 9 + 1)", "ask guests"),
            ("\(number % 7 + 1)", "confirm PlanTrip"),
            ("yes", "ask size"),
            ("big", "ask count"),
            ("\(number % 20 + 1)", "ask flavour"),
            ("cancel", "cancelled OrderCups"),
            ("dim the lamp to \(number % 11) with Desk", "performed DimLamp("),
            ("undo", "say"),
        ]
    }

    /// What was not as it must be.
    func hold(turns: Int) async -> [String] {
        var faults: [String] = []
        for turn in 0..<turns {
            let (said, comes) = sentences[turn % sentences.count]
            let events = await session.send(said)
            if events.last?.brief.hasPrefix(comes) != true {
                faults.append("\(number), turn \(turn): \(said) gave \(events.map(\.transcriptLine))")
            }
            for case .performed(let performed) in events where !isOwn(performed) { faults.append("\(number), turn \(turn): \(performed)") }
            for call in ledger.takeAll() where call.text("title") != name || call.number("price") != Double(number % 1_000) {
                faults.append("\(number), turn \(turn): performed with \(call.parameters)")
            }
        }
        if let size = try? await session.stored().count, size < 16 * 1024 { return faults }
        return faults + ["\(number): the state is too large"]
    }

    private func isOwn(_ performed: SessionEvent.Performed) -> Bool {
        let values = Dictionary(performed.parameters.map { ($0.name, $0.value.value) }, uniquingKeysWith: { first, _ in first })
        return switch performed.intent {
        case "AddExpense":
            values["title"] == .text(name) && values["price"] == .number(Double(number % 1_000)) && performed.dialog == "Added \(name)."
        case "PlanTrip":
            values["place"] == .text(name) && performed.dialog == "\(name), \(number % 9 + 1) nights, \(number % 7 + 1) guests."
        case "DimLamp": values["level"] == .integer(number % 11)
        default: false
        }
    }
}
