import Foundation
import Testing

@testable import Dialog

@Suite("The state chart of the dialog")
struct StateChartTests {
    static let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../Sources/Parlance/Parlance.docc/Resources/dialog-states.svg"
    ).standardized

    static let transitions = DialogTransitions(conversations: 400)

    /// With `PARLANCE_RECORD=1` the picture is drawn anew.
    @Test func `in the documentation is drawn from the table as it is`() throws {
        let svg = StateChart(transitions: Self.transitions).svg
        if ProcessInfo.processInfo.environment["PARLANCE_RECORD"] == "1" { try Data(svg.utf8).write(to: Self.picture) }
        let drawn = try String(contentsOf: Self.picture, encoding: .utf8)
        #expect(drawn == svg, "The table has changed; PARLANCE_RECORD=1 draws the picture anew.")
    }

    @Test func `has a way from every phase to every other that waits, and every phase is reached`() {
        var reached: Set<DialogPhase> = [.idle]
        for _ in DialogPhase.allCases {
            for step in Self.transitions.steps where reached.contains(step.from) { reached.insert(step.to) }
        }
        #expect(reached == Set(DialogPhase.allCases))
        // A person can always end what is open; the runtime always reports.
        for phase in DialogPhase.allCases where phase != .idle {
            #expect(Self.transitions.acts[.init(from: phase, to: .idle)]?.isEmpty == false, "\(phase)")
        }
    }
}
