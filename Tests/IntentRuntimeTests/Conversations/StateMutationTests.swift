import Dialog
import Foundation
import IntentRuntime
import Testing

@Suite("A stored conversation that somebody has changed")
struct StateMutationTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// `PARLANCE_STATE_MUTATIONS` for more, and `PARLANCE_STATE_MUTATION_SEED` for others.
    private static let count = environment["PARLANCE_STATE_MUTATIONS"].flatMap(Int.init) ?? 300
    private static let firstSeed = environment["PARLANCE_STATE_MUTATION_SEED"].flatMap(UInt64.init) ?? 0

    /// It is refused, or taken up without anything being performed; whatever it says can be left.
    @Test func isRefusedOrGoesOn() async throws {
        var stored: [Data] = []
        for seed in 900..<910 as Range<UInt64> { stored.append(await RandomSession(seed: seed, turns: 40).continuation.stored) }
        var taken = 0
        for number in 0..<Self.count {
            let seed = Self.firstSeed + UInt64(number)
            var mutator = StateMutator(seed: seed)
            guard let changed = mutator.changed(stored[Int(seed % UInt64(stored.count))]) else { continue }
            let performed = PerformedLedger()
            guard
                let session = try? Session(
                    resuming: changed, library: Household.library, registry: Household.registry { performed.add($0) },
                    options: Household.options())
            else { continue }
            taken += 1
            _ = await session.resume()
            let words = await SpokenLanguage.all[session.language] ?? SpokenLanguage.all["en"]
            for aside in words?.asides ?? [] { _ = await session.send(aside) }
            #expect(performed.takeAll().isEmpty, "seed \(seed): performed without an answer")
            for sentence in ["4", "food", "the last", "no, 25", "yes", "again"] { _ = await session.send(sentence) }
            if let words = await SpokenLanguage.all[session.language] {
                _ = await session.send(words.cancelEverything)
                #expect(await session.state.isIdle, "seed \(seed)")
            }
            #expect(await session.state.isConsistentWhenStored, "seed \(seed)")
        }
        #expect(taken > Self.count / 10, "a change that is always refused tests nothing")
    }
}

extension DialogState {
    fileprivate var isConsistentWhenStored: Bool {
        (try? JSONDecoder().decode(DialogState.self, from: JSONEncoder().encode(self))) == self
    }
}

/// Changes a text of JSON here and there.
private struct StateMutator {
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    mutating func changed(_ data: Data) -> Data? {
        if random.oneIn(8) { return withBytesChanged(data) }
        guard var tree = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else { return nil }
        for _ in 0..<Int.random(in: 1...3, using: &random) { tree = changed(tree, all: tree) }
        return try? JSONSerialization.data(withJSONObject: tree, options: .fragmentsAllowed)
    }

    private mutating func withBytesChanged(_ data: Data) -> Data {
        var data = data
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            guard let index = data.indices.randomElement(using: &random) else { break }
            if random.oneIn(3) { data.remove(at: index) } else { data[index] = .random(in: 0...255, using: &random) }
        }
        return data
    }

    /// The tree with one place in it changed, near the leaves more often than near the root.
    private mutating func changed(_ tree: Any, all: Any) -> Any {
        switch tree {
        case var object as [String: Any]:
            guard let key = object.keys.sorted().randomElement(using: &random), let value = object[key] else { return scalar() }
            if random.oneIn(12) {
                object[key] = random.oneIn(2) ? nil : other(than: value, in: all)
            } else {
                object[key] = changed(value, all: all)
            }
            return object
        case var array as [Any]:
            guard let index = array.indices.randomElement(using: &random) else { return random.oneIn(2) ? [scalar()] : scalar() }
            switch Int.random(in: 0..<8, using: &random) {
            case 0: array.remove(at: index)
            case 1: array += Array(repeating: array[index], count: .random(in: 1...20, using: &random))
            case 2: array[index] = other(than: array[index], in: all)
            default: array[index] = changed(array[index], all: all)
            }
            return array
        case let text as String:
            return random.oneIn(2) ? scalar() : text + String(text.reversed())
        default:
            return scalar()
        }
    }

    /// A part from anywhere.
    private mutating func other(than part: Any, in tree: Any) -> Any {
        var part = tree
        while !random.oneIn(4) {
            switch part {
            case let object as [String: Any]:
                guard let key = object.keys.sorted().randomElement(using: &random), let value = object[key] else { return part }
                part = value
            case let array as [Any]:
                guard let element = array.randomElement(using: &random) else { return part }
                part = element
            default: return part
            }
        }
        return part
    }

    private mutating func scalar() -> Any {
        let scalars: [Any] = [
            -1, 0, 1, 2, 9, 100_000, 1 << 40, Int.max, Int.min, 1e308, -1e308, 1e-300, "", "x", "title", "<app>", "\u{202E}",
            "ru@numbers=x", "fr",
            String(repeating: "long ", count: 500), true, false, NSNull(), [Any](), [String: Any](),
        ]
        return scalars.randomElement(using: &random) ?? 0
    }
}
