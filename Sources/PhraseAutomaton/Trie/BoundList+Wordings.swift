package import PhraseSyntax
package import PhraseText

extension FrozenAutomaton {
    /// The texts that a value's wordings stand for, which may be templates of words and of rules that the list sees.
    ///
    /// - Parameter file: Where the value was written, for what is wrong with it.
    package func texts(of value: ListValue, in list: ListID, writtenIn file: SourceFile) -> (texts: [String], diagnostics: [Diagnostic]) {
        var texts: [String] = []
        var diagnostics: [Diagnostic] = []
        var expansion = WordingExpansion(scope: library.list(list).scope) { [library] in library.rule($0, in: $1) }
        for wording in value.wordings {
            do throws(WordingExpansion.Failure) {
                texts += try expansion.texts(of: wording)
            } catch {
                let place = SourcePlace(file, wording.span)
                switch error {
                case .limit(let limit): diagnostics.append(limit.diagnostic(at: place))
                case .slot: diagnostics.append(.slotInWording(at: place))
                }
            }
        }
        return (texts, diagnostics)
    }
}
