import IntentRuntime
import PhraseAutomaton
import PhraseUnicode
import ValueRecognizers

extension PhraseLibrary {
    /// The graph of the phrases, which the automaton does not keep: it is made once more.
    var outlineOfGraph: String {
        AutomatonCompiler(library: resolved, normalizer: FoundationNormalizer()) { [recognizers] type, language in
            recognizers.recognizer(ofType: type, language: language)
        }.outlineOfGraph()
    }
}
