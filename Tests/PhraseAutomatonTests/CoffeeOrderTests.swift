import Foundation
import PhraseAutomaton
import Testing

/// A public set of 432 spoken orders, understood by a few templates of ours (`Fixtures/coffee.phrases`) with exactly the slots that it
/// gives. The set is not part of the project: `PARLANCE_SHARED` says where it is.
@Suite struct CoffeeOrderTests {
    private struct Order: Decodable {
        let text: String
        let slots: [String: String]
    }

    private static let environment = ProcessInfo.processInfo.environment
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let shared =
        environment["PARLANCE_SHARED"].map { URL(filePath: $0) } ?? package.deletingLastPathComponent().appending(path: "shared")
    private static let orders = shared.appending(path: "peers/barista/data/barista_432_annotated.json")

    private static var isThere: Bool { FileManager.default.fileExists(atPath: orders.path) }
    private static var mustBeThere: Bool { environment["CI"] == "true" }

    @Test(.enabled(if: isThere || mustBeThere, "the orders are not on this machine"))
    func everyOrderIsUnderstoodWithExactlyItsSlots() throws {
        let phrases = CompiledPhrases(
            try String(contentsOf: Self.package.appending(path: "Tests/PhraseAutomatonTests/Fixtures/coffee.phrases"), encoding: .utf8))
        #expect(phrases.problems == [])
        let orders = try JSONDecoder().decode([Order].self, from: Data(contentsOf: Self.orders))
        #expect(orders.count == 432)
        var matcher = Matcher(phrases.automaton)
        for order in orders {
            let match = try matcher.match(order.text)
            let captures = match.best?.captures ?? []
            let slots = captures.map { ($0.name, String(decoding: Array(order.text.utf8)[$0.range], as: UTF8.self)) }
            #expect(Dictionary(slots, uniquingKeysWith: { first, _ in first }) == order.slots, "\(order.text)")
            #expect(captures.count == order.slots.count && match.ambiguous.isEmpty, "\(order.text)")
        }
    }

    @Test(arguments: ["I'd like a latte with milk and milk", "brew a large", "get me a small large mocha", "make me a medium dark latte"])
    func whatIsNoOrderIsNotUnderstood(text: String) throws {
        let phrases = CompiledPhrases(
            try String(contentsOf: Self.package.appending(path: "Tests/PhraseAutomatonTests/Fixtures/coffee.phrases"), encoding: .utf8))
        var matcher = Matcher(phrases.automaton)
        #expect(try matcher.match(text).best == nil)
    }
}
