import ValueTypes

/// Tests as JSON Lines (schema 1; a member may be added without a new number, none is taken away or changed):
///
///     {"kind": "suite", "suite": "en", "passed": 1109, "failed": 1, "known": 0, "isRun": true, "schema": 1}
///     {"kind": "failure", "suite": "en", "id": …, "path": …, "line": 7, "text": …,
///      "expected": {"intent": …, "combo": …, "slots": {…}} | null, "got": {…} | null, "differences": ["combo", "slots.area"],
///      "error": … | null, "template": {"text": …, "place": …, "isMatched": false, "stop": 8, "expected": ["lights"]} | null,
///      "hash": … | null, "known": … | null, "schema": 1}
///     {"kind": "fixed", "suite": "en", "id": …, "hash": …, "schema": 1}
///     {"kind": "total", "passed": 23112, "failed": 1, "known": 0, "fixed": 0, "unread": 0, "schema": 1}
///
/// The failures of a suite follow it; the total comes last. `expected` and `got` are `null` where nothing is to match, or did. `stop` is a
/// UTF-8 offset of the text; `null` for a template that matched. `hash` is what a list of known failures names a test by, `known` the reason
/// that it gives; `fixed` is a test of the list that passed.
struct JSONTestReporter: TestReporter {
    static let schema = 1

    func report(_ outcome: SuiteOutcome) -> [UInt8] {
        var json = JSONWriter()
        json.line(kind: "suite") { json in
            json.member("suite", outcome.name)
            json.member("passed", outcome.passed)
            json.member("failed", outcome.failures.count)
            json.member("known", outcome.known)
            json.member("isRun") { $0.boolean(outcome.error == nil) }
        }
        for failure in outcome.failures {
            json.line(kind: "failure") { json in
                json.member("suite", outcome.name)
                json.members(of: failure)
            }
        }
        for test in outcome.fixed {
            json.line(kind: "fixed") { json in
                json.member("suite", outcome.name)
                json.member("id", test.id)
                json.member("hash", test.fingerprint)
            }
        }
        return json.bytes
    }

    func report(_ totals: TestTotals) -> [UInt8] {
        var json = JSONWriter()
        json.line(kind: "total") { json in
            json.member("passed", totals.passed)
            json.member("failed", totals.failed)
            json.member("known", totals.known)
            json.member("fixed", totals.fixed)
            json.member("unread", totals.unread)
        }
        return json.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func line(kind: String, _ members: (inout JSONWriter) -> Void) {
        object { json in
            json.member("kind", kind)
            members(&json)
            json.member("schema", JSONTestReporter.schema)
        }
        endLine()
    }

    fileprivate mutating func members(of failure: TestFailure) {
        member("id", failure.id)
        member("path", failure.path)
        member("line", failure.line)
        member("text", failure.text)
        member("expected") { $0.aspects(failure.aspects, \.expected) }
        member("got") { $0.aspects(failure.aspects, \.got) }
        member("differences") { json in
            json.array(failure.differences) { json, aspect in
                json.string(aspect.group.map { "\($0).\(aspect.name)" } ?? aspect.name)
            }
        }
        member("error", failure.trouble)
        member("template") { json in
            guard let template = failure.template else { return json.null() }
            json.object { json in
                json.member("text", template.text)
                json.member("place", template.place)
                json.member("isMatched") { $0.boolean(template.stop == nil) }
                json.member("stop") { json in
                    if let stop = template.stop { json.integer(stop.offset) } else { json.null() }
                }
                json.member("expected") { json in
                    json.array(template.stop?.expected ?? []) { $0.string($1) }
                }
            }
        }
        member("hash", failure.fingerprint)
        member("known", failure.knownReason)
    }

    /// One side of the comparison; aspects of a group are an object of their own, which is there even where it is empty.
    private mutating func aspects(_ aspects: [TestFailure.Aspect], _ side: (TestFailure.Aspect) -> SlotValue?) {
        guard aspects.contains(where: { side($0) != nil }) else { return null() }
        var groups: [String] = []
        for case let group? in aspects.map(\.group) where !groups.contains(group) { groups.append(group) }
        object { json in
            json.values(of: aspects.filter { $0.group == nil }, side)
            for group in groups {
                json.member(named: group) { json in
                    json.object { $0.values(of: aspects.filter { $0.group == group }, side) }
                }
            }
        }
    }

    private mutating func values(of aspects: [TestFailure.Aspect], _ side: (TestFailure.Aspect) -> SlotValue?) {
        for aspect in aspects {
            guard let value = side(aspect) else { continue }
            member(named: aspect.name) { $0.value(value) }
        }
    }
}
