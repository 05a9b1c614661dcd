import PhraseAutomaton
import PhraseSyntax
import PhraseUnicode
import ValueRecognizers

/// A workload one of whose lists is bound, to as many values as `bound.tsv` has: binding it, and matching with it.
struct WideListSuite: Suite {
    let workload: Workload

    func run(_ meter: Meter) throws -> [Figure] {
        let (name, texts) = try workload.boundList
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let automaton = try workload.compiled(try workload.resolved(try workload.parsed(), registry: registry), registry: registry)
        let library = automaton.library
        guard let id = library.lists.first(where: { library.isText(library.list($0).name, name) && library.list($0).isBound != 0 }) else {
            throw Workload.Failure(description: "no list \(name) is declared bound")
        }
        let values = texts.map { BoundList.Value(canonical: $0, texts: [$0]) }
        let (list, binding) = meter.measureOnce("bind wide list") { BoundList(values, of: id, in: automaton) }
        var bindings = ListBindings()
        bindings.bind(list)
        var matcher = Matcher(automaton)
        matcher.bind(bindings)
        var slots: [SlotSpan] = []
        var found = 0
        let sentences = try workload.sentences
        let reading = try meter.measure("slots, wide list", sentences: sentences.count) { index in
            guard let finding = try sentences[index].text.withUnsafeBufferPointer({ try matcher.find($0) }) else { return }
            matcher.slots(of: finding, into: &slots)
            found &+= slots.count
        }
        precondition(found > 0)
        return binding + reading + [Figure("wide list", .sentences, Double(values.count))]
    }
}
