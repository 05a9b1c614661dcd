import PhraseSyntax
import PhraseText

// Rules that contain themselves.

extension HassilLanguage {
    private enum Mark: UInt8 { case new, open, done }

    /// Walks without recursion, so that no chain of rules is too long. Each loop is reported once.
    mutating func checkCycles() {
        var marks = [Mark](repeating: .new, count: rules.count)
        for start in rules.indices where marks[start] == .new && !rules[start].isReplaced {
            var path: [(rule: Int, next: Int)] = [(start, rules[start].template.references.lowerBound)]
            marks[start] = .open
            while let (rule, next) = path.last {
                guard next < rules[rule].template.references.upperBound else {
                    marks[rule] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                guard case .rule(let used) = references[next].target else { continue }
                switch marks[used] {
                case .done: break
                case .new:
                    marks[used] = .open
                    path.append((used, rules[used].template.references.lowerBound))
                case .open:
                    let from = path.lastIndex { $0.rule == used } ?? 0
                    report(path[from...].map(\.rule), closedBy: next)
                }
            }
        }
    }

    private mutating func report(_ loop: [Int], closedBy reference: Int) {
        guard let last = loop.last, !rules[last].isCopy else { return }
        // The rules of a long loop are told by its first and last few.
        let shown = loop.count <= 16 ? loop : Array(loop.prefix(8) + loop.suffix(8))
        let places = shown.map { rule in
            HassilFault.RuleOfCycle(
                name: rules[rule].name.value, place: SourcePlace(files[rules[rule].file].source, rules[rule].name.span))
        }
        errors.append(.ruleCycle(places), at: SourcePlace(files[rules[last].file].source, references[reference].span))
    }
}
