import Foundation
import Testing

/// The table of names in the documentation, the code and the compile tests agree.
@Suite struct NameTableTests {
    private enum State: String { case supported, recorded, left }

    private struct Row {
        var names: [String]
        var state: State
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func sources(_ folder: String) throws -> String {
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return try (files?.allObjects as? [URL] ?? []).filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != "NameTableTests.swift"
        }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    private static func words(of text: String) -> Set<Substring> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }

    /// The names in the first cell of each row, without argument labels, and what the second cell says of them.
    private static func rows() throws -> [Row] {
        let article = try String(
            contentsOf: root.appending(path: "Sources/Parlance/Parlance.docc/ComingFromAppIntents.md"), encoding: .utf8)
        return article.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 2, let word = cells[1].prefixMatch(of: /\w+/), let state = State(rawValue: String(word.0)) else {
                return nil
            }
            let names = cells[0].matches(of: /`[@#.]?(\w+)/).map { String($0.1) }
            return names.isEmpty ? nil : Row(names: names, state: state)
        }
    }

    @Test func whatIsOfferedIsInTheCodeAndUsedInCompileTests() throws {
        let code = Self.words(of: try Self.sources("Sources/IntentModel"))
        let tests = Self.words(of: try Self.sources("Tests/IntentModelClientTests") + Self.sources("Tests/IntentModelTests"))
        let offered = try Self.rows().filter { $0.state != .left }.flatMap(\.names)
        #expect(offered.count > 200)
        #expect(offered.filter { !code.contains($0[...]) } == [])
        #expect(offered.filter { !tests.contains($0[...]) } == [])
    }

    @Test func whatIsLeftOutIsNotInTheCode() throws {
        let declared = try Self.sources("Sources/IntentModel").matches(of: /(?:struct|class|enum|protocol|typealias|func|var|let) (\w+)/)
        let leftOut = try Self.rows().filter { $0.state == .left }.flatMap(\.names)
        #expect(leftOut.contains("SiriTipView"))
        #expect(Set(declared.map { String($0.1) }).intersection(leftOut).isEmpty)
    }

    @Test func everyNameOfTheCodeIsInTheTable() throws {
        // What other declarations need, and what code written for App Intents does not name.
        let unnamed = #/\w*(Builder|Query[A-Z]\w*|Condition|Operator|String|Case|Paths|Specification|Type|Unit)|Parameter\w+|_\w+/#
        let own: Set = [
            "AppDependencyError", "AppShortcutOptionsCollection", "BundleDescription", "Button", "Comparator", "Default", "Dependency",
            "EmbeddedTranslations", "EmptyParameterSummary", "EmptyView", "EntityComparison", "IntentDefinition", "IntentDescriptor",
            "IntentParameterSummary", "IntentRequestError", "Item", "LocalizedStandardContains", "MeasuredUnit", "Ordering", "Placeholder",
            "Property",
            "StringInterpolation", "Style", "Text", "TransientAppEntityQuery", "View",
        ]
        let declared = try Self.sources("Sources/IntentModel").matches(
            of: /public (?:final )?(?:struct|class|enum|protocol|typealias) (\w+)/)
        let names = Set(try Self.rows().flatMap(\.names))
        let missing = Set(declared.map { String($0.1) }).subtracting(names).subtracting(own).filter { $0.wholeMatch(of: unnamed) == nil }
        #expect(missing.sorted() == [])
    }
}
