import PhraseSyntax
import PhraseText

// Templates, with their references as phrase files write them.

extension TreeMaker {
    /// The alternatives of a template; none if it has errors, which are reported.
    ///
    /// - Parameters:
    ///   - fullSlots: slots that must say what they are filled from.
    ///   - reports: not for a copy of a template that is read elsewhere too.
    mutating func alternatives(_ template: HassilTemplate, fullSlots: Set<Int>, in owner: Int? = nil, reports: Bool = true) -> [Template] {
        let source = language.files[owner ?? number].source
        let prepared = template.references.map { index in
            let reference = language.references[index]
            return HassilTemplateReader.PreparedReference(
                reference: self.reference(reference, source: source, fullSlots: fullSlots), range: reference.span.range)
        }
        var reader = HassilTemplateReader(source.bytes, in: template.span, references: prepared)
        let result = reader.read()
        if reports {
            for error in reader.errors {
                errors.append(HassilFault(error.fault, in: source), at: SourcePlace(source, error.span))
            }
        }
        return result
    }

    /// A template as one sequence.
    mutating func sequence(_ template: HassilTemplate, fullSlots: Set<Int>) -> Template? {
        let alternatives = alternatives(template, fullSlots: fullSlots)
        guard let first = alternatives.first, let last = alternatives.last else { return nil }
        if alternatives.count == 1 { return first }
        let span = first.span.union(last.span)
        return Template(items: [.group(alternatives.map(\.withoutSpaceAtEdges), span: span)], span: span)
    }

    private func reference(_ reference: TemplateReference, source: SourceFile, fullSlots: Set<Int>) -> Reference? {
        switch reference.target {
        case .rule(let rule):
            let name = language.names.rules[language.rules[rule].name.value] ?? language.rules[rule].name.value
            return Reference(name: Spanned(name, reference.name), span: reference.span)
        case .list(let list):
            let name = language.lists[list].declaration.name.value
            return slot(reference, filledFrom: language.names.lists[name] ?? name, fullSlots)
        case .bound(let list):
            let name = language.boundLists.texts[list]
            return slot(reference, filledFrom: language.names.lists[name] ?? name, fullSlots)
        case .inlineRange(let range): return slot(reference, filledFrom: language.names.inlineRanges[range], fullSlots)
        case .text: return slot(reference, filledFrom: "text", fullSlots)
        case .unknownList, .unknownRule:
            // Reported where names are checked; the name stays, so that the rest of the template can be read.
            return Reference(name: Spanned(source.text(of: reference.name), reference.name), span: reference.span)
        case .broken: return nil
        }
    }

    private func slot(_ reference: TemplateReference, filledFrom list: String, _ fullSlots: Set<Int>) -> Reference {
        let name = language.names.slots[reference.slot]
        let isPlain = name == list && !fullSlots.contains(reference.slot)
        return Reference(
            name: Spanned(name, reference.slotName), type: isPlain ? nil : Spanned(list, reference.name), span: reference.span)
    }
}

extension HassilFault {
    init(_ fault: HassilTemplateReader.Fault, in source: SourceFile) {
        switch fault {
        case .emptyTemplate: self = .emptyTemplate
        case .unclosedBracket(let closing): self = .unclosedBracket(closing: closing)
        case .unopenedBracket: self = .unopenedBracket
        case .emptyBrackets: self = .emptyBrackets
        case .emptyBranch(let suggestion): self = .emptyBranch(suggestion: suggestion)
        case .mixedSeparators(let first): self = .mixedSeparators(first: SourcePlace(source, first))
        case .tooManyPermutationItems(let given): self = .tooManyPermutationItems(given: given)
        case .bracketsTooDeep: self = .bracketsTooDeep
        case .danglingEscape: self = .danglingEscape
        }
    }
}
