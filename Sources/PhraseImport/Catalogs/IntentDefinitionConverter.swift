package import PhraseSyntax
package import PhraseText

/// Makes phrase files of an `.intentdefinition` file: one in the language that it is written in, one for each table of translations.
///
/// A summary becomes a phrase, an enumeration a list, a type of objects a list that is bound when matching; prompts are what is asked.
package struct IntentDefinitionConverter {
    private let definition: IntentDefinition
    private let source: SourceFile
    private let appNames: [String]
    /// A property list does not say where its parts stand.
    private let nowhere: SourceSpan

    /// `nil` where the property list is no definition of intents.
    ///
    /// - Parameter isPrinted: The trees are to be written as phrase files; what is found in them has no place then.
    package init?(_ root: PropertyValue, source: SourceFile, appNames: [String], isPrinted: Bool = false) {
        guard let definition = IntentDefinition(root) else { return nil }
        self.definition = definition
        self.source = isPrinted ? CatalogConverter.escapedSigns : source
        self.appNames = appNames
        nowhere = SourceSpan(0, isPrinted ? CatalogConverter.escapedSigns.bytes.count : 0)
    }

    /// - Parameters:
    ///   - language: A well-formed tag.
    ///   - table: Translations by the keys of the texts; `nil`: the texts as written.
    ///   - isOriginal: The table is of the language that the definition is written in: what it does not have is as written.
    /// - Returns: The file, `nil` where no summary is translated; and what was left out of it.
    package func file(
        language: String, table: [String: String]? = nil, isOriginal: Bool = false
    ) -> (file: PhraseFile?, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        func known(_ text: String?, to names: PlaceholderNames) -> String? {
            guard let text, let foreign = Self.foreignPlaceholder(in: text, names) else { return text }
            warnings.append(CatalogFault.foreignPlaceholder(foreign, text: text).diagnostic(at: SourcePlace(source, nowhere)))
            return nil
        }
        func translated(_ text: IntentDefinition.Text?) -> String? {
            guard let table else { return text?.text }
            let translation = text?.key.flatMap { table[$0] }.flatMap { $0.isEmpty ? nil : $0 }
            return translation ?? (isOriginal ? text?.text : nil)
        }
        var file = PhraseFile(appNames: appNames, language: language, source: source, at: nowhere)
        var hasPhrase = false
        for enumeration in definition.enumerations where isUsed(enumeration.name) {
            let values = enumeration.values.map { value in
                // A name that is a truth value, or none, stands in quotes.
                let isPlain = NameForm.isPlainWord(value.name)
                let canonical = isPlain ? ValueLiteral.words(value.name, span: nowhere) : .string(value.name, span: nowhere)
                return self.value(canonical, value.wordings.map { translated($0) ?? $0.text })
            }
            file.declarations.append(.list(ListDeclaration(name: named(listName(enumeration.name)), values: values, span: nowhere)))
        }
        for type in objectTypes {
            file.declarations.append(.list(ListDeclaration(name: named(listName(type)), source: .bound, values: [], span: nowhere)))
        }
        for intent in definition.intents {
            var names = PlaceholderNames()
            for parameter in intent.parameters {
                names.insert(parameter.name)
                guard let called = parameter.names else { continue }
                let values = [(true, called.isTrue), (false, called.isFalse)].map { truth, text in
                    self.value(.boolean(truth, span: nowhere), [translated(text) ?? text.text])
                }
                let name = named(listName(of: parameter, in: intent))
                file.declarations.append(.list(ListDeclaration(name: name, values: values, span: nowhere)))
            }
            let summaries = intent.summaries.compactMap { known(translated($0), to: names) }
            hasPhrase = hasPhrase || !summaries.isEmpty
            let freeTexts = Set(intent.parameters.filter(isFreeText).map(\.name))
            var members = summaries.map { text in
                let (pieces, touching) = pieces(of: text).separatingFreeTexts(freeTexts.contains)
                if let touching {
                    warnings.append(CatalogFault.touchingPlaceholders(touching).diagnostic(at: SourcePlace(source, nowhere)))
                }
                return IntentMember.phrase(
                    PhraseDeclaration(template: CatalogConverter.template(of: pieces, names: names, at: nowhere), span: nowhere))
            }
            for parameter in intent.parameters {
                let prompt = known(translated(parameter.prompt), to: names)
                let list = parameter.names.map { _ in listName(of: parameter, in: intent) }
                members.append(.parameter(declaration(of: parameter, list, title: translated(parameter.title), prompt: prompt, names)))
            }
            if let response = known(translated(intent.response), to: names) { members.append(.texts(texts(.say, response, names))) }
            file.declarations.append(
                .intent(
                    IntentDeclaration(
                        name: named(NameForm.nearestName(to: intent.name)), title: translated(intent.title).map(named), members: members,
                        span: nowhere)))
        }
        return (hasPhrase ? file : nil, warnings)
    }

    /// A placeholder that no parameter fills: in a response, those are the response's own; one that stands there twice fills none either.
    private static func foreignPlaceholder(in text: String, _ names: PlaceholderNames) -> String? {
        guard let pieces = CatalogPhrase.pieces(of: text) else { return nil }
        var seen: Set<String> = []
        for case .placeholder(let name) in pieces where names[stem(of: name)] == nil || !seen.insert(stem(of: name)).inserted {
            return name
        }
        return nil
    }

    /// `count` of `count.unit`.
    private static func stem(of placeholder: String) -> String {
        placeholder == CatalogPhrase.applicationName ? placeholder : String(placeholder.prefix { $0 != "." })
    }

    private func named(_ text: String) -> Spanned<String> { Spanned(text, nowhere) }

    private func listName(_ type: String) -> String { NameForm.nearestName(to: type) }

    /// The list of a Boolean's two values.
    private func listName(of parameter: IntentDefinition.Parameter, in intent: IntentDefinition.Intent) -> String {
        NameForm.nearestName(to: "\(intent.name)_\(parameter.name)")
    }

    /// A value of a list, which is called by each of some texts once.
    private func value(_ canonical: ValueLiteral, _ texts: [String]) -> ListValue {
        var known: Set<String> = []
        let wordings = texts.filter { known.insert($0.lowercased()).inserted }.map { template($0, PlaceholderNames()) }
        return ListValue(canonical: canonical, wordings: wordings, span: nowhere)
    }

    private func isUsed(_ enumeration: String) -> Bool {
        definition.intents.contains { $0.parameters.contains { $0.namedType == enumeration } }
    }

    /// The types of objects, whose values only a program knows.
    private var objectTypes: [String] {
        var types: [String] = []
        for parameter in definition.intents.flatMap(\.parameters) {
            guard let type = parameter.namedType, !definition.enumerations.contains(where: { $0.name == type }) else { continue }
            if !types.contains(type) { types.append(type) }
        }
        return types
    }

    private func texts(_ kind: TextsDeclaration.Kind, _ text: String, _ names: PlaceholderNames) -> TextsDeclaration {
        // Placeholders are written as texts of phrase files have them.
        let pieces = CatalogPhrase.pieces(of: text) ?? [.text(text)]
        let written = pieces.map { piece in
            switch piece {
            case .text(let text): text.replacing("<", with: "\\<")
            case .placeholder(let name): "<\(names[Self.stem(of: name)] ?? NameForm.nearestName(to: name))>"
            }
        }.joined()
        return TextsDeclaration(kind: kind, texts: [named(written)], span: nowhere)
    }

    private func template(_ text: String, _ names: PlaceholderNames) -> Template {
        CatalogConverter.template(of: pieces(of: text), names: names, at: nowhere)
    }

    private func pieces(of text: String) -> [CatalogPhrase.Piece] {
        (CatalogPhrase.pieces(of: text) ?? [.text(text)]).map { piece in
            if case .placeholder(let name) = piece { .placeholder(Self.stem(of: name)) } else { piece }
        }
    }

    /// Whether a parameter takes whatever is said.
    private func isFreeText(_ parameter: IntentDefinition.Parameter) -> Bool {
        parameter.names == nil && parameter.namedType == nil && Self.types[parameter.type] == nil
    }

    private func declaration(
        of parameter: IntentDefinition.Parameter, _ list: String?, title: String?, prompt: String?, _ names: PlaceholderNames
    ) -> ParameterDeclaration {
        let name = list ?? parameter.namedType.map(listName) ?? Self.types[parameter.type] ?? "text"
        let element = TypeExpression.named(named(name))
        var declaration = ParameterDeclaration(
            name: named(names[parameter.name] ?? NameForm.nearestName(to: parameter.name)),
            type: parameter.isArray ? .array(element, span: nowhere) : element,
            span: nowhere)
        if let least = parameter.least, let most = parameter.most, least < most, name == "integer" || name == "number" {
            declaration.bounds = ParameterDeclaration.Bounds(lower: number(least), upper: number(most))
        }
        if let title { declaration.members.append(.title(named(title), comments: [], span: nowhere)) }
        if let prompt { declaration.members.append(.texts(texts(.ask, prompt, names))) }
        return declaration
    }

    private func number(_ value: Double) -> Spanned<NumberLiteral> {
        let text = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        return Spanned(NumberLiteral(text: text, value: value), nowhere)
    }

    /// The types of SiriKit that values are read of; every other is a text.
    private static let types = [
        "Boolean": "boolean", "Integer": "integer", "Long": "integer", "Decimal": "number", "Double": "number", "Date": "datetime",
        "DateComponents": "datetime", "DateComponentsRange": "interval", "TimeInterval": "duration", "Duration": "duration",
        "Currency": "currency", "CurrencyAmount": "currency", "PaymentAmount": "currency", "Distance": "length", "Length": "length",
        "Mass": "mass", "Volume": "volume", "Speed": "speed", "Temperature": "temperature", "Energy": "energy", "URL": "url",
    ]
}
