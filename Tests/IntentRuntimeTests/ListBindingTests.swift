import Dialog
import IntentRuntime
import Synchronization
import Testing
import ValueTypes

@Suite("Lists bound when matching")
struct ListBindingTests {
    static let phrases = """
        language en
        intent TurnOn
          group
            - turn on [the] <name> [in <area>]
            when domain = light | switch
            set place from area
          group
            - turn on the lights here
            when area
            set place from area
          parameter name: name
            ask "Which one?"
          say "<name> is on."
        intent Dim
          group
            - dim the lights [in <area>]
            set area from area
        intent Colour
          - paint <colour>
        list name preferred bound
        list area bound
        list colour
          red
        """

    static func library() throws -> PhraseLibrary { try PhraseLibrary([.text(phrases, name: "p")]) }

    static let lamp = BoundValue(
        .text("light.desk"), wordings: ["desk lamp", "reading light"], facts: ["domain": .text("light"), "area": .text("study")])
    static let fan = BoundValue(.text("fan.ceiling"), wordings: ["ceiling fan"], facts: ["domain": .text("fan")])

    @Test("give values, facts and titles; the library that was bound does not change")
    func binding() throws {
        let empty = try Self.library()
        let home = try empty.binding(["name": [Self.lamp, Self.fan]])
        var interpreter = Interpreter(empty)
        #expect(try interpreter.interpret("turn on the desk lamp").best == nil)
        interpreter.library = home
        let best = try #require(try interpreter.interpret("Turn on the Reading Light").best)
        #expect(best["name"]?.value == .text("light.desk") && best["name"]?.text == "Reading Light" && best["name"]?.title == "desk lamp")
        #expect(best["place"]?.value == .text("study"))
        #expect(best.parameters.first { $0.name == "place" }?.origin == .context)
        #expect(try interpreter.interpret("turn on the ceiling fan").best == nil)
        interpreter.library = empty
        #expect(try interpreter.interpret("turn on the reading light").best == nil)
        interpreter.library = try home.binding(["name": [], "area": [BoundValue("hall")]])
        #expect(try interpreter.interpret("turn on the desk lamp").best == nil)
    }

    @Test("facts of the caller are tested and copied; what is said comes first")
    func callerFacts() throws {
        let home = try Self.library().binding(["name": [Self.lamp], "area": [BoundValue("hall")]])
        var interpreter = Interpreter(home)
        #expect(try interpreter.interpret("turn on the lights here").best == nil)
        interpreter.options.context = ["area": .text("kitchen")]
        #expect(try interpreter.interpret("turn on the lights here").best?["place"]?.value == .text("kitchen"))
        // The caller's fact comes before that of the value.
        #expect(try interpreter.interpret("turn on the desk lamp").best?["place"]?.value == .text("kitchen"))
        let told = try #require(try interpreter.interpret("dim the lights").best?.parameters.first)
        #expect(told.value.value == .text("kitchen") && told.origin == .context)
        let said = try #require(try interpreter.interpret("dim the lights in hall").best?.parameters.first)
        #expect(said.value.value == .text("hall") && said.origin == .said)
        interpreter.options.context = [:]
        #expect(try interpreter.interpret("turn on the lights here").best == nil)
        #expect(try interpreter.interpret("dim the lights").best?["area"] == nil)
    }

    @Test("brackets in a bound wording are no template, and marks at its edges are not heard")
    func plainWordings() throws {
        let home = try Self.library().binding(["area": [BoundValue("hall [old]")], "name": [Self.lamp]])
        var interpreter = Interpreter(home)
        #expect(try interpreter.interpret("turn on the desk lamp in hall old").best?["area"]?.value == .text("hall [old]"))
        #expect(try interpreter.interpret("turn on the desk lamp in hall").best == nil)
    }

    @Test("say which list cannot be bound")
    func errors() throws {
        let library = try Self.library()
        #expect(throws: ListBindingError.unknownList("nane", nearest: "name")) { try library.binding(["nane": []]) }
        #expect(throws: ListBindingError.notBound("colour")) { try library.binding(["colour": [BoundValue("blue")]]) }
        let long = String(repeating: "x", count: PhraseLibrary.boundWordingLimit + 1)
        #expect(throws: ListBindingError.tooLong("name", given: long.utf8.count, allowed: PhraseLibrary.boundWordingLimit)) {
            try library.binding(["name": [BoundValue(long)]])
        }
        let many = [BoundValue](repeating: BoundValue("x"), count: 1_000_001)
        #expect(throws: ListBindingError.tooManyValues("name", given: 1_000_001, allowed: 1_000_000)) {
            try library.binding(["name": many])
        }
        let wordy = (0...1_024).map { BoundValue(.integer($0), wordings: [String(repeating: "y", count: 65_536)]) }
        let given = wordy.count * 65_536
        #expect(throws: ListBindingError.tooManyBytes("name", given: given, allowed: PhraseLibrary.boundListLimit)) {
            try library.binding(["name": wordy])
        }
        #expect("\(ListBindingError.unknownList("nane", nearest: "name"))".contains("did you mean 'name'?"))
    }

    @Test("can be bound again and again while other threads match: each sees one binding, whole")
    func concurrentBinding() async throws {
        let library = try Self.library()
        func bound(_ round: Int) throws -> PhraseLibrary {
            try library.binding([
                "name": (0..<20).map { BoundValue(.integer(round), wordings: ["lamp \($0)"], facts: ["domain": .text("light")]) }
            ])
        }
        let shared = Shared(try bound(0))
        try await withThrowingTaskGroup(of: Int.self) { group in
            for reader in 0..<3 {
                group.addTask {
                    var interpreter = Interpreter(library)
                    var seen = 0
                    var last = 0
                    repeat {
                        interpreter.library = shared.library.withLock { $0 }
                        for name in [reader, reader + 7, 19] {
                            guard case .integer(let round)? = try interpreter.interpret("turn on lamp \(name)").best?["name"]?.value else {
                                Issue.record("lamp \(name) is not there")
                                return seen
                            }
                            #expect(round >= last)
                            last = round
                        }
                        seen += 1
                    } while !shared.isDone.load(ordering: .acquiring)
                    return seen
                }
            }
            for round in 1...1_000 {
                let next = try bound(round)
                shared.library.withLock { $0 = next }
            }
            shared.isDone.store(true, ordering: .releasing)
            for try await seen in group { #expect(seen > 0) }
        }
    }

    private final class Shared: Sendable {
        let library: Mutex<PhraseLibrary>
        let isDone = Atomic(false)

        init(_ library: PhraseLibrary) { self.library = Mutex(library) }
    }

    @Test("are what a session asks for and hears, from the next sentence on")
    func session() async throws {
        let session = Session(
            library: try Self.library(), registry: IntentRegistry(), options: SessionOptions(reading: InterpreterTests.options))
        let nothing = await session.send("turn on the desk lamp")
        guard case .unmatched? = nothing.last else {
            Issue.record("\(nothing)")
            return
        }
        try await session.bind(["name": [Self.lamp, Self.fan]])
        let events = await session.send("turn on the reading light")
        guard case .performed(let performed)? = events.last else {
            Issue.record("\(events)")
            return
        }
        #expect(performed.dialog == "desk lamp is on.")
        #expect(session.library.languages == ["en"])
        await #expect(throws: ListBindingError.self) { try await session.bind(["colour": []]) }
    }
}
