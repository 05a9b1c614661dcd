import IntentRuntime
import PhraseAutomaton
import PhraseUnicode
import ValueRecognizers

extension PhraseLibrary.Loaded {
    /// The graph of the phrases, which the automaton does not keep: it is made once more; empty where nothing was compiled.
    var outlineOfGraph: String {
        guard let resolved, let recognizers = library?.recognizers else { return "" }
        return AutomatonCompiler(library: resolved, normalizer: FoundationNormalizer()) { type, language in
            recognizers.recognizer(ofType: type, language: language)
        }.outlineOfGraph()
    }
}
