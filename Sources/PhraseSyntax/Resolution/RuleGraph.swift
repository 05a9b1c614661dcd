import PhraseText

/// A `<name>` that fills a slot, inside a rule: what it means depends on the intent whose phrase uses the rule.
struct SlotUse {
    var reference: Reference
    /// Where the name is looked up when no parameter has it.
    var scope: ScopeID
    var place: SourcePlace
}

/// What rules refer to, directly and through one another.
///
/// Loops are found and cut without recursion, so that a chain of a hundred thousand rules is no danger.
struct RuleGraph {
    /// A limit on the sum over all rules of the slots that they reach.
    static let reachableSlots = 2_000_000

    /// Every use of a slot in a rule.
    private(set) var uses: [SlotUse] = []
    /// For each rule, the uses that it reaches, in reading order, each name with its type and scope once.
    private(set) var slots: [[Int32]] = []
    /// Rules in such an order that those which a rule refers to come before it; references that close a loop do not count.
    private(set) var order: [RuleID] = []
    /// Each loop once, as the rules on it, the first of them again at the end.
    private(set) var cycles: [[ResolutionFault.RuleOfCycle]] = []
    private(set) var isEntangled = false

    private enum Part {
        case slot(Int32)
        case rule(RuleID, Reference)
    }

    private enum Mark: UInt8 { case new, open, done }

    private var parts: [[Part]] = []
    /// For each use, the first one of the same name, type and scope.
    private var same: [Int32] = []

    init(_ library: ResolvedLibrary) {
        parts.reserveCapacity(library.rules.count)
        for rule in library.rules { parts.append(parts(of: rule, in: library)) }
        slots = Array(repeating: [], count: library.rules.count)
        sortAndFindCycles(library)
        collectSlots()
    }

    /// Whether no earlier use has the same name, type and scope.
    func isFirst(_ use: Int) -> Bool { same[use] == Int32(use) }

    private mutating func parts(of rule: ResolvedRule, in library: ResolvedLibrary) -> [Part] {
        var parts: [Part] = []
        for alternative in rule.alternatives {
            alternative.forEachReference { reference in
                if reference.type == nil, case .rule(let id) = library.declaration(named: reference.name.value, in: rule.scope) {
                    parts.append(.rule(id, reference))
                } else {
                    parts.append(.slot(Int32(uses.count)))
                    uses.append(SlotUse(reference: reference, scope: rule.scope, place: SourcePlace(rule.place.file, reference.span)))
                }
            }
        }
        return parts
    }

    private mutating func sortAndFindCycles(_ library: ResolvedLibrary) {
        var marks = [Mark](repeating: .new, count: parts.count)
        for start in parts.indices where marks[start] == .new {
            var path: [(rule: Int, next: Int)] = [(start, 0)]
            marks[start] = .open
            while let (rule, next) = path.last {
                guard next < parts[rule].count else {
                    marks[rule] = .done
                    order.append(RuleID(rule))
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                guard case .rule(let id, let reference) = parts[rule][next] else { continue }
                switch marks[id.index] {
                case .done: break
                case .new:
                    marks[id.index] = .open
                    path.append((id.index, 0))
                case .open:
                    let from = path.lastIndex { $0.rule == id.index } ?? 0
                    report(path[from...].map(\.rule), closedBy: reference, library)
                }
            }
        }
    }

    private mutating func report(_ loop: [Int], closedBy reference: Reference, _ library: ResolvedLibrary) {
        // The rules of a long loop are told by its first and last few.
        let shown = loop.count <= 16 ? loop : Array(loop.prefix(8) + loop.suffix(8))
        var rules = shown.map { ResolutionFault.RuleOfCycle(name: library.rules[$0].name, place: library.rules[$0].place) }
        let file = library.rules[loop[loop.count - 1]].place.file
        rules.append(.init(name: library.rules[loop[0]].name, place: SourcePlace(file, reference.span)))
        cycles.append(rules)
    }

    private struct UseKey: Hashable {
        var name: String
        var type: String?
        var scope: ScopeID
    }

    private mutating func collectSlots() {
        var firstUse: [UseKey: Int32] = [:]
        same.reserveCapacity(uses.count)
        for (index, use) in uses.enumerated() {
            let key = UseKey(name: use.reference.name.value, type: use.reference.type?.value, scope: use.scope)
            let first = firstUse[key] ?? Int32(index)
            firstUse[key] = first
            same.append(first)
        }
        var seenIn = [Int32](repeating: -1, count: uses.count)
        var total = 0
        for (stamp, rule) in order.enumerated() {
            var reached: [Int32] = []
            func add(_ use: Int32) {
                guard seenIn[Int(use)] != Int32(stamp) else { return }
                seenIn[Int(use)] = Int32(stamp)
                reached.append(use)
            }
            for part in parts[rule.index] {
                switch part {
                case .slot(let use): add(same[Int(use)])
                case .rule(let id, _): for use in slots[id.index] { add(use) }
                }
            }
            total += reached.count
            if total > Self.reachableSlots {
                isEntangled = true
                return
            }
            slots[rule.index] = reached
        }
    }
}
