import Foundation
import IntentRuntime
import PhraseImport
import PhraseSyntax
import ValueTypes

/// The phrases of one language, bound to the lists that its tests ask for.
final class HassilExaminer: TestExaminer {
    /// By the name of the set; `nil` for tests without one.
    private let libraries: [String?: PhraseLibrary]
    private var interpreter: Interpreter
    /// What the interpreter is set to.
    private var group: String?
    private var context: [String: SlotValue] = [:]

    init(_ library: PhraseLibrary, tests: [HassilTest]) throws(TestInputError) {
        let names = Set(library.listNames)
        var libraries: [String?: PhraseLibrary] = [nil: library]
        var error = TestInputError(problems: [])
        for case let group? in tests.map(\.lists) where libraries[group.name] == nil {
            do {
                libraries[group.name] = try library.binding(group.boundValues(ofListsIn: names))
            } catch let problem {
                libraries[group.name] = library
                error.problems.append(TestInputError.Problem(path: group.path, message: "'\(group.name)': \(problem)"))
            }
        }
        guard error.problems.isEmpty else { throw error }
        self.libraries = libraries
        interpreter = Interpreter(library, options: Self.options(in: [:]))
    }

    func takeGeneralPath() { interpreter.takesGeneralPath = true }

    func failure(of test: HassilTest) -> TestFailure? {
        prepare(for: test)
        var failure = TestFailure(id: test.id, path: test.path, line: test.line, text: test.text, aspects: [])
        do {
            let reading = try interpreter.interpret(test.text).best
            failure.aspects = HassilComparison.aspects(expected: test.expectation, got: HassilTest.Meaning(reading))
            guard !failure.differences.isEmpty else { return nil }
            failure.template = try template(for: test, reading: reading)
        } catch {
            failure.aspects = HassilComparison.aspects(expected: test.expectation, got: HassilTest.Meaning(nil))
            failure.trouble = "\(error)"
        }
        return failure
    }

    private func prepare(for test: HassilTest) {
        let wanted = test.lists?.name
        if wanted != group, let library = libraries[wanted] {
            interpreter.library = library
            group = wanted
        }
        if test.context != context {
            interpreter.options = Self.options(in: test.context)
            context = test.context
        }
    }

    /// The template that matched, or the one that came nearest.
    private func template(for test: HassilTest, reading: Interpretation.Reading?) throws(InterpretationError) -> TestFailure.NearTemplate? {
        if let reading { return TestFailure.NearTemplate(text: reading.phrase, place: reading.place, stop: nil) }
        return try interpreter.explain(test.text, limit: 1).nearest.first.map { near in
            TestFailure.NearTemplate(
                text: near.phrase, place: near.place, stop: TestFailure.NearTemplate.Stop(offset: near.stop, expected: near.expected))
        }
    }

    /// The same on every machine and day.
    private static func options(in context: [String: SlotValue]) -> ReadingOptions {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return ReadingOptions(now: { Date(timeIntervalSinceReferenceDate: 0) }, calendar: calendar, context: context)
    }
}

extension HassilLists.Group {
    /// The values as the library takes them: what is said written out. A list that no template names is left out.
    fileprivate func boundValues(ofListsIn names: Set<String>) -> [String: [BoundValue]] {
        lists.filter { names.contains($0.key) }.mapValues { values in
            values.flatMap { value -> [BoundValue] in
                let wordings = HassilImporter.texts(ofTemplate: value.input)
                if let output = value.output { return [BoundValue(output, wordings: wordings, facts: value.facts)] }
                return wordings.map { BoundValue(.text($0), wordings: [$0], facts: value.facts) }
            }
        }
    }
}
