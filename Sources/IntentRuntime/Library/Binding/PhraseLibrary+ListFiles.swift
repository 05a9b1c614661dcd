import PhraseAutomaton
package import PhraseSyntax
package import PhraseText
import ValueTypes

extension PhraseLibrary {
    /// The library with the values of a bound list read from a text, a value a line as below `list` in a phrase file; none is no error.
    ///
    /// - Returns: No library where the text has errors; what was found all the same.
    /// - Throws: Where the phrases declare no such list.
    package func binding(
        valuesIn file: SourceFile, to name: String
    ) throws(ListBindingError) -> (library: PhraseLibrary?, diagnostics: [Diagnostic]) {
        let bindable = try bindableLists(named: name)
        var (values, diagnostics) = PhraseParser(source: file).parseListValues()
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
        try checkCount(values.count, of: name)
        var library = self
        for list in bindable {
            var builder = BoundListBuilder(list, count: values.count, in: automaton)
            let texts = values.map { value in
                let (texts, found) = automaton.texts(of: value, in: list, writtenIn: file)
                diagnostics += found
                return texts
            }
            builder.append(values, texts: texts)
            library.unwritten[list] = nil
            library.bindings.bind(BoundList(builder))
        }
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return (hasErrors ? nil : library, diagnostics)
    }
}
