import Foundation
import IntentRuntime
import PhraseAutomaton
import PhraseImport
import PhraseSyntax
import PhraseText
import ValueTypes

/// Parlance's side of the comparison with hassil: a language's templates, its sets of lists, and the sentences put to them.
struct HassilSide: ~Copyable {
    /// What is done with a sentence, from its UTF-8 bytes.
    enum Figure: String, Decodable {
        /// The best reading by ranking; its captures are reachable and not read out.
        case find
        /// The best reading with its slots: name, place of the list's value or number, span in the sentence as written.
        case read
        /// The same, with all readings of the same evidence.
        case match
        /// What a program gets: values, fixed values and facts of the context as values of Swift.
        case interpret
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Sentence {
        let text: [UInt8]
        /// The place of its set of lists.
        let set: Int
        /// The place of its context.
        let context: Int
    }

    /// Facts and what the matcher makes of them; sentences of one context share it.
    private struct Context {
        let facts: [String: SlotValue]
        let caller: CallerContext
    }

    private let library: PhraseLibrary
    private var interpreter: Interpreter
    private var matcher: Matcher
    private var libraries: [PhraseLibrary] = []
    private var places: [String: Int] = [:]
    private var sentences: [Sentence] = []
    private var contexts: [Context] = []
    /// The slots of the sentence read last.
    private var slots: [SlotSpan] = []

    /// Reads, resolves and compiles the templates of a file of JSON.
    init(templates path: String) throws {
        let source = SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let (files, diagnostics) = HassilImporter().read([source])
        let loaded = PhraseLibrary.load(files: files, diagnostics: diagnostics)
        guard let library = loaded.library else {
            let errors = loaded.diagnostics.filter { $0.severity == .error }.prefix(10)
            throw Failure(description: errors.map { "\($0.place.file.path): \($0.message)" }.joined(separator: "\n"))
        }
        self.library = library
        interpreter = Interpreter(library)
        matcher = Matcher(library.automaton)
    }

    // MARK: Preparing

    mutating func bind(_ lists: WorkerLists) throws {
        let bindable = Set(library.boundLists)
        for (name, group) in lists.sets {
            func texts(_ values: [String]) -> [BoundValue] {
                values.map { BoundValue(.text($0), wordings: HassilImporter.texts(ofTemplate: $0)) }
            }
            let names = group.name.map { value in
                BoundValue(
                    value.out.slotValue, wordings: HassilImporter.texts(ofTemplate: value.in),
                    facts: (value.context ?? [:]).mapValues(\.slotValue))
            }
            let all = ["name": names, "area": texts(group.area), "floor": texts(group.floor)]
            places[name] = libraries.count
            libraries.append(try library.binding(all.filter { bindable.contains($0.key) }))
        }
    }

    mutating func setSentences(_ requested: [WorkerRequest.Sentence]) throws {
        var known: [[String: SlotValue]: Int] = [:]
        contexts = []
        sentences = try requested.map { sentence in
            guard let set = places[sentence.lists] else { throw Failure(description: "no set of lists is called \(sentence.lists)") }
            let facts = sentence.context.mapValues(\.slotValue)
            let place = known[facts] ?? contexts.count
            if place == contexts.count {
                known[facts] = place
                let caller = library.automaton.context(of: sentence.context.mapValues(\.factValue))
                contexts.append(Context(facts: facts, caller: caller))
            }
            return Sentence(text: Array(sentence.text.utf8), set: set, context: place)
        }
    }

    // MARK: Asking

    mutating func answers() throws -> [WorkerAnswer?] {
        var asked = Asked()
        return try sentences.indices.map { WorkerAnswer(try interpret($0, &asked)) }
    }

    /// Reads all sentences again and again until that much of the thread's processor time is over.
    mutating func throughput(_ figure: Figure, seconds: Double) throws -> (nanoseconds: Double, passes: Int) {
        var asked = Asked()
        var passes = 0
        var found = 0
        let start = ProcessorTime.nanoseconds
        while true {
            for index in sentences.indices { found &+= try perform(figure, index, &asked) }
            passes += 1
            let spent = ProcessorTime.nanoseconds - start
            if spent >= seconds * 1e9 {
                withExtendedLifetime(found) {}
                return (spent, passes)
            }
        }
    }

    /// The time of each sentence by the clock on the wall, in nanoseconds.
    mutating func latencies(_ figure: Figure) throws -> [Double] {
        var asked = Asked()
        var found = 0
        let times = try sentences.indices.map { index in
            let start = WallClock.now
            found &+= try perform(figure, index, &asked)
            return WallClock.now - start
        }
        withExtendedLifetime(found) {}
        return times
    }

    /// Reads all sentences once. A profiler finds the pass by its name.
    @inline(never)
    mutating func countedPass(_ figure: Figure) throws {
        var asked = Asked()
        var found = 0
        for index in sentences.indices { found &+= try perform(figure, index, &asked) }
        withExtendedLifetime(found) {}
    }

    /// What the sentence before was asked with: lists are bound and the context told where they change, as a server would.
    private struct Asked {
        var set = -1
        var context = -1
    }

    @inline(__always)
    private mutating func perform(_ figure: Figure, _ index: Int, _ asked: inout Asked) throws -> Int {
        switch figure {
        case .find: try find(index, &asked) == nil ? 0 : 1
        case .read: try read(index, &asked)
        case .match: try match(index, &asked).best?.captures.count ?? 0
        case .interpret: try interpret(index, &asked).best?.parameters.count ?? 0
        }
    }

    private mutating func options(of sentence: Sentence, _ asked: inout Asked) -> MatchOptions {
        if sentence.set != asked.set {
            matcher.bind(libraries[sentence.set].bindings)
            asked.set = sentence.set
        }
        return MatchOptions(context: contexts[sentence.context].caller)
    }

    @inline(__always)
    private mutating func find(_ index: Int, _ asked: inout Asked) throws -> Finding? {
        let options = options(of: sentences[index], &asked)
        return try sentences[index].text.withUnsafeBufferPointer { try matcher.find($0, options: options) }
    }

    @inline(__always)
    private mutating func read(_ index: Int, _ asked: inout Asked) throws -> Int {
        guard let finding = try find(index, &asked) else { return 0 }
        matcher.slots(of: finding, into: &slots)
        return slots.count
    }

    private mutating func match(_ index: Int, _ asked: inout Asked) throws -> Match {
        let options = options(of: sentences[index], &asked)
        return try sentences[index].text.withUnsafeBufferPointer { try matcher.match($0, options: options) }
    }

    private mutating func interpret(_ index: Int, _ asked: inout Asked) throws -> Interpretation {
        let sentence = sentences[index]
        if sentence.set != asked.set {
            interpreter.library = libraries[sentence.set]
            asked.set = sentence.set
        }
        if sentence.context != asked.context {
            interpreter.options.context = contexts[sentence.context].facts
            asked.context = sentence.context
        }
        return try sentence.text.withUnsafeBufferPointer { try interpreter.interpret($0) }
    }
}
