import PhraseSyntax
import PhraseText
import PhraseUnicode
import Testing

@testable import IntentRuntime

/// Apple's rules for App Shortcuts, on phrase files.
@Suite struct AppleProfileTests {
    private func findings(_ text: String, providers: [String: Int] = [:], source: AppleProfile.Source = .phrases) throws -> [Diagnostic] {
        let loaded = PhraseLibrary.load([SourceFile(path: "a.phrases", text: text)], keepsResolved: true)
        let resolved = try #require(loaded.resolved, "\(loaded.diagnostics)")
        return AppleProfile(resolved, normalizer: FoundationNormalizer()) { _, _ in source }.findings(providers: providers)
    }

    private func found(_ text: String, providers: [String: Int] = [:], source: AppleProfile.Source = .phrases) throws -> [String] {
        try findings(text, providers: providers, source: source).map { "\($0.place.position.line):\($0.id)" }
    }

    @Test(
        "what App Intents does not take is told where it stands",
        arguments: [
            ("- go in <app>", []), ("- go [in <app>]", ["3:apple-no-app-name"]), ("- (go|run) <app>", []),
            ("- (go <app>;now)", []), ("- (go [<app>];now)", ["3:apple-no-app-name"]),
            ("- a <n> <m> <app>", ["3:apple-too-many-parameters", "3:apple-open-parameter", "3:apple-open-parameter"]),
            ("- a <list> <app>", ["3:apple-array-parameter"]), ("- a <size> <app>", []),
        ])
    func rules(phrase: String, expected: [String]) throws {
        let text = """
            app App = App
            intent A
              \(phrase)
              parameter n: number
              parameter m: number
              parameter list: [Size]
              parameter size: Size
            list Size
              small = small
              large = large
            """
        #expect(try found(text).sorted() == expected.sorted())
        #expect(try found(text, source: .unused).isEmpty)
    }

    @Test func `a parameter inside a rule has its type as well`() throws {
        let text = """
            app App = App
            intent A
              - set <value> in <app>
              parameter n: number
            rule value = big <n> | small
            """
        #expect(try found(text) == ["3:apple-open-parameter"])
    }

    @Test(
        "phrases of two shortcuts are near by a letter, a tenth of their letters, or a word of four",
        arguments: [
            ("合計を表示 <app>", "合計の表示 <app>", true), ("stop <app>", "stow <app>", true), ("start <app>", "stop <app>", false),
            ("show all my totals in <app>", "show all the totals in <app>", true), ("add my cups <app>", "add all cups <app>", false),
            ("show my total <app>", "see your sum <app>", false),
        ])
    func near(one: String, other: String, isNear: Bool) throws {
        let language = one.hasPrefix("合") ? "ja spacing free" : "en"
        let text = "language \(language)\napp App = App\nintent A\n  - \(one)\nintent B\n  - \(other)\n"
        #expect(try found(text) == (isNear ? ["6:apple-near-duplicate"] : []))
    }

    @Test func `in a table, whose keys are phrases, those are near whose keys are not`() throws {
        let text = """
            app App = App
            intent Open
              - öffne das Buch mit <app>
            intent Opens
              - öffne das Boch mit <app>
            intent Destroy
              - öffne das Bach mit <app>
            """
        #expect(
            try found(text, source: .strings(app: "x")) == ["7:apple-near-duplicate", "7:apple-near-duplicate"])
        #expect(try found(text).count == 3)
    }

    @Test func `two catalogues are of two apps`() throws {
        let files = ["a", "b"].map { name in
            let intents = (0..<6).map { number in
                "intent \(name)\(number)\n  - \(String(repeating: "\(name)\(number)", count: number * 9 + 4)) <app>"
            }
            return SourceFile(path: name, text: "language en\napp App = App\n" + intents.joined(separator: "\n"))
        }
        let resolved = try #require(PhraseLibrary.load(files, keepsResolved: true).resolved)
        func ids(_ source: @escaping (String, SourceFile) -> AppleProfile.Source) -> [String] {
            AppleProfile(resolved, normalizer: FoundationNormalizer(), source: source).findings().map(\.id)
        }
        #expect(ids { _, _ in .phrases } == ["apple-too-many-shortcuts"])
        #expect(ids { _, _ in .stringCatalog } == [])
        #expect(ids { intent, _ in intent.hasPrefix("a") ? .unused : .phrases } == [])
    }

    @Test func `an app has ten shortcuts, four names and one provider`() throws {
        let intents = (0..<11).map { number in
            let letters = String(repeating: String(UnicodeScalar(UInt8(97 + number))), count: 12)
            return "intent A\(number)\n  - \(letters) <app>"
        }
        let text = "app App = App | A | B | C | D\n" + intents.joined(separator: "\n")
        #expect(
            try found(text, providers: ["App": 2]).sorted() == [
                "1:apple-several-providers", "1:apple-too-many-names", "1:apple-too-many-shortcuts",
            ])
    }

    @Test func `sentences are counted without an end`() throws {
        let many = "(a|b|c|d|e|f|g|h|i|j)"
        let phrase = "  - " + Array(repeating: many, count: 20).joined(separator: " ")
        #expect(
            try found("app App = App\nintent A\n\(phrase) x <app>\nintent B\n\(phrase) y <app>").contains("1:apple-too-many-phrases"))
    }

    @Test func `phrases that nobody says are not compared, and where not all are it is told`() throws {
        let long = String(repeating: "word ", count: 200)
        #expect(try found("app App = App\nintent A\n  - \(long) <app>\nintent B\n  - \(long)s <app>").isEmpty)
        let intents = (0..<400).map { number in
            "intent A\(number)\n  - \(String(repeating: "\(number % 10)\(number / 10 % 10)\(number / 100) ", count: 40)) <app>"
        }
        let ids = try findings("app App = App\n" + intents.joined(separator: "\n")).map(\.id)
        #expect(ids.contains("apple-uncompared"))
    }
}
