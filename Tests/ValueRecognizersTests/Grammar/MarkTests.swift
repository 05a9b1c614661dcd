import Testing

@testable import ValueRecognizers

/// Marks that folding does not hear, where a template asks for them.
@Suite struct MarkTests {
    private static let grammar = """
        intent Clock
          - <hour> <dash> <minute>  => half = dash
          - <hour> <doubleprime>  => half = inch
          - <hour> <prime>  => half = foot
          - <hour> <prime> <minute> <doubleprime>  => half = both
          - <hour> <tilde>  => half = about
          - <tilde> <hour>  => half = before
          - (jan|feb) <dash> (jan|feb)  => half = months
          - <hour> then <comma> <minute>  => half = comma
          - (zo|zat) <dot>  => half = short
          - zo <hour>  => half = long
          - <hour> <minute>  => half = none

        """

    @Test(arguments: [
        ("7-9", "dash"), ("7 - 9", "dash"), ("7 –9", "dash"), ("7– 9", "dash"), ("7 — 9", "dash"), ("7  -  9", "dash"),
        ("jan-feb", "months"), ("Jan – Feb", "months"), ("jan -feb", "months"),
        ("7\"", "inch"), ("7''", "inch"), ("7”", "inch"), ("7″", "inch"), ("7 ''", "inch"), ("7'", "foot"), ("7′", "foot"), ("7’", "foot"),
        ("7' 9\"", "both"), ("7'9''", "both"), ("7′9″", "both"),
        ("7 ~", "about"), ("7～", "about"), ("~7", "before"), ("～ 7", "before"),
        ("7 then, 9", "comma"), ("7 then 、 9", "comma"), ("zo.", "short"), ("Zat.", "short"), ("zo 7", "long"),
    ])
    func `a mark is found as it was written`(text: String, half: String) throws {
        let readings = try GrammarSample(["time": Self.grammar]).readings(text, as: "time")
        #expect(readings.first?.contains("half \(half)") == true, "\(readings)")
    }

    @Test(arguments: [
        ("7 9", ["none"]), ("7. 9", ["none"]), ("7 + 9", []), ("7", []), ("zo", []), ("zat", []), ("jan feb", []), ("jan/feb", []),
        ("7 then 9", []), ("7 (", []), ("7 --------------------------- 9", ["none"]),
    ])
    func `where it was not written, it is not found`(text: String, halves: [String]) throws {
        let readings = try GrammarSample(["time": Self.grammar]).readings(text, as: "time")
        #expect(readings.count == halves.count, "\(readings)")
        for (reading, half) in zip(readings, halves) { #expect(reading.contains("half \(half)")) }
    }

    @Test func `a value ends before the space behind a mark`() throws {
        let sample = try GrammarSample(["time": Self.grammar])
        #expect(try sample.ends("7'' wide", as: "time") == ["7"])
        #expect(try sample.ends("7 - 9 - 11", as: "time") == ["7 9"])
        #expect(try sample.ends("~ 7 ~ or so", as: "time") == ["7"])
    }

    @Test func `every mark has a name that templates may use`() {
        #expect(Set(Mark.allCases.map(\.rawValue)) == ["dash", "comma", "dot", "tilde", "prime", "doubleprime"])
        #expect(Mark.allCases.allSatisfy { mark in !mark.isHeld(by: " ") && !mark.isHeld(by: "a") })
    }
}
