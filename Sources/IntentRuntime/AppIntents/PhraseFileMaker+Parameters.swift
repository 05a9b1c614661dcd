import IntentModel
import PhraseSyntax
import PhraseText
import ValueTypes

extension PhraseFileMaker {
    /// `parameter title: text` with its title and question.
    mutating func declaration(of parameter: ParameterDefinition) -> ParameterDeclaration {
        let start = writer.bytes.count + 2
        writer.write("  parameter ")
        let name = writer.spanned(parameter.name)
        if isTranslation { return translation(of: parameter, name: name, from: start) }
        writer.write(": ")
        let type = typeExpression(parameter.type)
        if parameter.isOptional { writer.write("?") }
        let bounds = parameter.bounds.flatMap { self.bounds($0) }
        let value = defaultValue(parameter.defaultValue)
        let head = writer.line(from: start)
        writer.write("\n")
        var members: [ParameterDeclaration.Member] = [title(parameter.title)]
        if let texts = parameter.texts[context.language], !texts.ask.isEmpty { members.append(.texts(ask(texts.ask))) }
        return ParameterDeclaration(
            name: name, type: type, isOptional: parameter.isOptional, bounds: bounds, defaultValue: value, members: members,
            span: head)
    }

    /// Its title and question in a further language; the rest is declared once.
    private mutating func translation(of parameter: ParameterDefinition, name: Spanned<String>, from start: Int) -> ParameterDeclaration {
        let head = writer.line(from: start)
        writer.write("\n")
        var members: [ParameterDeclaration.Member] = [title(parameter.title)]
        if let texts = parameter.texts[context.language], !texts.ask.isEmpty { members.append(.texts(ask(texts.ask))) }
        return ParameterDeclaration(name: name, type: nil, isOptional: false, members: members, span: head)
    }

    private mutating func typeExpression(_ type: ValueTypes.ValueType) -> TypeExpression {
        guard case .array(let element) = type else { return .named(writer.spanned(type.name)) }
        let start = writer.write("[").lower
        let inner = typeExpression(element)
        return .array(inner, span: SourceSpan(Int(start), Int(writer.write("]").upper)))
    }

    /// ` in 0 ... 100`; none where a bound is infinite or has no plain decimal form.
    private mutating func bounds(_ bounds: ClosedRange<Double>) -> ParameterDeclaration.Bounds? {
        let before = writer
        writer.write(" in ")
        let lower = writer.number(bounds.lowerBound)
        writer.write(" ... ")
        let upper = writer.number(bounds.upperBound)
        guard let lower, let upper else {
            writer = before
            return nil
        }
        return ParameterDeclaration.Bounds(lower: lower, upper: upper)
    }

    private mutating func defaultValue(_ value: ParameterDefinition.Default?) -> ValueLiteral? {
        guard case .value(let value)? = value else { return nil }
        let before = writer
        writer.write(" = ")
        guard let literal = writer.value(value) else {
            writer = before
            return nil
        }
        return literal
    }

    private mutating func title(_ text: String) -> ParameterDeclaration.Member {
        writer.write("    ")
        var title = Spanned(text, SourceSpan(0, 0))
        let span = writer.span { writer in
            writer.write("title ")
            title = writer.string(text)
        }
        writer.write("\n")
        return .title(title, comments: [], span: span)
    }

    private mutating func ask(_ wordings: [String]) -> TextsDeclaration {
        writer.write("    ")
        var texts: [Spanned<String>] = []
        let span = writer.span { writer in
            writer.write("ask ")
            for (index, wording) in wordings.enumerated() {
                if index > 0 { writer.write(" | ") }
                texts.append(writer.string(wording))
            }
        }
        writer.write("\n")
        return TextsDeclaration(kind: .ask, texts: texts, span: span)
    }

    /// The list of an enum's cases, with what people call them; for an entity a list that is bound when matching.
    mutating func declareList(for parameter: any AnyIntentParameter) {
        guard let origin = parameter.valueOrigin, let name = parameter.valueType.choiceName else { return }
        let position = SourceSpan(writer.bytes.count, writer.bytes.count)
        register(origin, as: name, at: position)
        guard isNewList(name) else { return }
        let space = writer.emptyLine()
        let start = writer.bytes.count
        writer.write("list ")
        let listName = writer.spanned(name)
        var cases: [IntentChoice]?
        if case .cases(let known) = parameter.typeChoices { cases = known } else { writer.write(" bound") }
        let head = writer.line(from: start)
        writer.write("\n")
        var values: [ListValue] = []
        for choice in cases ?? [] {
            if !choice.isNamed { report(.unnamedCase(enumeration: name, value: choice.value.plainText), at: listName.span) }
            values.append(value(choice))
        }
        let list = ListDeclaration(
            name: listName, source: cases == nil ? .bound : .written, values: values, comments: [space], span: head)
        declarations.append(.list(list))
    }

    /// The list of a switch's two values.
    mutating func declareSwitch(_ name: String, called names: Bool.IntentDisplayName) {
        guard isNewList(name) else { return }
        let space = writer.emptyLine()
        let start = writer.bytes.count
        writer.write("list ")
        let listName = writer.spanned(name)
        let head = writer.line(from: start)
        writer.write("\n")
        let values = [(true, names.whenTrue), (false, names.whenFalse)].map { value, title in
            self.value(IntentChoice(value: .boolean(value), display: DisplayRepresentation(title: title)))
        }
        declarations.append(.list(ListDeclaration(name: listName, values: values, comments: [space], span: head)))
    }

    /// `canonical = title | synonym`
    private mutating func value(_ choice: IntentChoice) -> ListValue {
        writer.write("  ")
        let start = writer.bytes.count
        let canonical = writer.value(choice.value)
        writer.write(" = ")
        var wordings: [Template] = []
        for text in ([choice.display.title] + choice.display.synonyms).map({ $0.text(in: context.locale) }) {
            let before = writer
            if !wordings.isEmpty { writer.write(" | ") }
            let wording = writer.template([.literal(text)])
            if wording.isEmpty { writer = before } else { wordings.append(wording) }
        }
        if wordings.isEmpty { wordings.append(writer.template([.literal(choice.value.plainText)])) }
        let span = SourceSpan(start, writer.bytes.count)
        writer.write("\n")
        return ListValue(canonical: canonical, wordings: wordings, span: span)
    }
}

extension AnyIntentParameter {
    /// Whether the parameter's entities can be found by a text.
    var canSearch: Bool {
        if case .offered(let provider) = typeChoices { provider.canSearch } else { false }
    }
}

extension ValueTypes.ValueType {
    /// The list, enum or entity that it, or its elements, are of.
    var choiceName: String? {
        switch self {
        case .kind: nil
        case .choice(let name): name
        case .array(let element): element.choiceName
        }
    }
}

extension SlotValue {
    fileprivate var plainText: String {
        if case .text(let text) = self { return text }
        return String(describing: self)
    }
}
