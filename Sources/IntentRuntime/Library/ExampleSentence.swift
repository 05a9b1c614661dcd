import PhraseSyntax
import PhraseText

/// One sentence of those that a template takes, its parameters in angle brackets: of alternatives the first, of what may be left out only
/// what holds a parameter or the app's name.
///
///     [<please>] (add|record) <price> for [<article>] <title> [(to|in) <app>]
///     add <price> for <title> to HarcaMA
struct ExampleSentence {
    let text: String
    /// Whether it names only parameters, and no rules that a reader does not know.
    let isPlain: Bool

    /// - Parameter app: What the app is called; `nil` leaves `<app>`.
    init(_ template: String, parameters: Set<String>, app: String?) {
        guard let read = TemplateParser().parse(SourceFile(path: "", bytes: Array(template.utf8))).template else {
            text = template
            isPlain = false
            return
        }
        var writer = Writer(parameters: parameters, app: app)
        writer.write(read)
        text = writer.text.split(separator: " ").joined(separator: " ")
        isPlain = writer.isPlain
    }

    private struct Writer {
        let parameters: Set<String>
        let app: String?
        var text = ""
        var isPlain = true

        mutating func write(_ template: Template) {
            for item in template.items { write(item) }
        }

        private mutating func write(_ item: TemplateItem) {
            switch item {
            case .literal(let literal, _): text += literal
            case .space: text += " "
            case .reference(let reference):
                let name = reference.name.value
                if name != "app", !parameters.contains(name) { isPlain = false }
                text += name == "app" ? app ?? "<app>" : "<\(name)>"
            case .optional(let alternatives, _):
                if let told = alternatives.first(where: tells) { write(told) }
            case .group(let alternatives, _):
                if let first = alternatives.first { write(first) }
            case .permutation(let parts, _):
                for part in parts {
                    text += " "
                    write(part)
                }
            }
        }

        /// Whether a template holds a parameter or the app's name.
        private func tells(_ template: Template) -> Bool {
            template.items.contains { item in
                switch item {
                case .literal, .space: false
                case .reference(let reference): reference.name.value == "app" || parameters.contains(reference.name.value)
                case .optional(let parts, _), .group(let parts, _), .permutation(let parts, _): parts.contains(where: tells)
                }
            }
        }
    }
}
