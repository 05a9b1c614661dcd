import Foundation
import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseAutomaton

@Suite struct FrozenLibraryTests {
    @Test func tablesSayWhatTheLibrarySays() throws {
        let library = try everything()
        let frozen = FrozenLibraryBuilder(library).freeze(symbols: [])
        #expect(LibraryFacts.lines(of: frozen) == LibraryFacts.lines(of: library))
    }

    @Test(arguments: 0..<100) func tablesSayWhatRandomLibrariesSay(seed: UInt64) throws {
        var generator = GrammarGenerator(seed: seed)
        // Some have errors, and tables all the same.
        let library = resolved(generator.make()).library
        let frozen = FrozenLibraryBuilder(library).freeze(symbols: [])
        #expect(LibraryFacts.lines(of: frozen) == LibraryFacts.lines(of: library))
        check(frozen)
    }

    @Test func namesMeanTheSame() throws {
        let library = try everything()
        let frozen = FrozenLibraryBuilder(library).freeze(symbols: [])
        let names = Set(library.scopes.flatMap { $0.declarations.keys } + ["text", "number", "date", "nothing", ""])
        for scope in library.scopes.indices.map(ScopeID.init) {
            for name in names {
                #expect(frozen.declaration(named: name, in: scope) == library.declaration(named: name, in: scope))
                #expect(frozen.source(ofTypeNamed: name, in: scope) == library.source(ofTypeNamed: name, in: scope))
            }
        }
        for (index, intent) in library.intents.enumerated() {
            let app = intent.app.map { library.apps[$0.index].name } ?? ""
            #expect(frozen.intent(named: intent.name, app: app) == IntentID(index))
            #expect(frozen.intent(named: intent.name + "x", app: app) == nil)
            #expect(frozen.intent(named: intent.name, app: app + "x") == nil)
        }
    }

    @Test func titlesOfFixedValuesAreThoseOfTheList() throws {
        let library = try everything()
        let frozen = FrozenLibraryBuilder(library).freeze(symbols: [])
        let assignments = frozen.phrases.compactMap { frozen.phrase($0).outcome.id }.flatMap { id in
            frozen.assignments(frozen.outcome(id).assignments).map { "\(frozen.text($0.name)): \(frozen.text($0.title) ?? "-")" }
        }
        #expect(assignments == ["shelf: top shelf", "count: -", "shelf: top", "shelf: top", "shelf: bottom", "tags: -"])
        let defaults = frozen.intents.flatMap {
            frozen.parameters(of: frozen.intent($0)).compactMap { frozen.text(frozen.parameter($0).defaultTitle) }
        }
        #expect(defaults == ["bottom"])
    }

    @Test func everyColumnOfEveryRowIsInBounds() throws {
        check(FrozenLibraryBuilder(try everything()).freeze(symbols: []))
    }

    @Test func tablesStandInTheOrderOfTheirNumbers() throws {
        let library = FrozenLibraryBuilder(resolved([]).library).freeze(symbols: [])
        #expect(library.tables.sections.map(\.table) == LibraryTable.allCases)
        for section in library.tables.sections where !section.columns.isEmpty {
            let offsets = section.columns.map(\.offset)
            #expect(Set(offsets).count == offsets.count && offsets.allSatisfy { $0 % 4 == 0 && $0 < section.stride })
        }
    }

    @Test func oneLibraryHasOneFormOfBytes() throws {
        let library = try everything()
        let one = FrozenLibraryBuilder(library).freeze(symbols: [])
        let other = FrozenLibraryBuilder(library).freeze(symbols: [])
        for (left, right) in zip(one.tables.sections, other.tables.sections) { #expect(Array(left.memory) == Array(right.memory)) }
    }

    private func check(_ library: FrozenLibrary) {
        let sections = library.tables.sections
        let counts = Dictionary(uniqueKeysWithValues: sections.map { ($0.table, $0.count) })
        for section in sections {
            for row in 0..<(section.columns.isEmpty ? 0 : section.count) {
                for column in section.columns {
                    let place = row * section.stride + column.offset
                    let value = section.memory.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                    #expect(isRight(value, column, row, section, counts), "\(section.table) \(row) \(column): \(value)")
                }
            }
        }
    }

    private func isRight(
        _ value: UInt32, _ column: LibraryColumn, _ row: Int, _ section: LibraryTables.Section, _ counts: [LibraryTable: Int]
    ) -> Bool {
        switch column.meaning {
        case .row(let table): Int(value) < counts[table] ?? 0
        case .rowOrNone(let table): value == .max || Int(value) < counts[table] ?? 0
        case .run(let table):
            Int(value) + Int(section.memory.loadUnaligned(fromByteOffset: row * section.stride + column.offset + 4, as: UInt32.self))
                <= counts[table] ?? 0
        case .earlierRowOrNone: value == .max || Int(value) < row
        case .treeSize: value > 0 && row + Int(value) <= section.count
        case .below(let limit): value < limit
        }
    }

    private func fixture(_ name: String) throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Fixtures/\(name)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func everything() throws -> ResolvedLibrary {
        let (library, diagnostics) = resolved(try ["everything.phrases", "everything-fr.phrases"].map(fixture))
        let errors = diagnostics.filter { $0.severity == .error }.map { "\($0.place.position.line): \($0.message)" }
        #expect(errors.isEmpty, "the fixture has no errors")
        return library
    }

    private func resolved(_ texts: [String]) -> (library: ResolvedLibrary, diagnostics: [Diagnostic]) {
        let files = texts.enumerated().map { index, text in
            PhraseParser(source: SourceFile(path: "\(index).phrases", text: text)).parse()
        }
        let (library, diagnostics) = Resolver(registeredTypes: CompiledPhrases.types).resolve(files.map(\.file))
        return (library, files.flatMap(\.diagnostics) + diagnostics)
    }
}
