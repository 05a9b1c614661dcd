import PhraseText

// Checks of what was resolved: what templates match, what values fit, what texts and programs name.

extension LibraryBuilder {
    mutating func check() {
        for (index, intent) in library.intents.enumerated() where !drafts[index].hasPhrases {
            report(.intentWithoutPhrases, at: intent.place)
        }
        checkTemplates()
        checkTypes()
        checkValues()
        for opening in openings { checkTexts(of: opening) }
    }

    // MARK: Templates

    private mutating func checkTemplates() {
        guard let file = files.first?.file.source else { return }
        var analysis = TemplateAnalysis(library, rules: names.rules, parameters: drafts.map(\.parameters), file: file)
        for index in library.phrases.indices {
            let canBeEmpty = analysis.judge(
                library.phrases[index].template, in: library.phrases[index].scope, of: library.phrases[index].intent,
                file: library.phrases[index].place.file)
            if canBeEmpty { report(.matchesNothing, at: library.phrases[index].place) }
        }
        for list in library.lists {
            for value in list.values {
                for wording in value.wordings where !wording.isEmpty {
                    let canBeEmpty = analysis.judge(wording, in: list.scope, of: nil, file: list.valuesFile)
                    if canBeEmpty { report(.matchesNothing, at: SourcePlace(list.valuesFile, wording.span)) }
                }
            }
        }
        reportTouches(analysis.takeTouches())
    }

    private struct TouchKey: Hashable {
        var file: ObjectIdentifier
        var first: SourceSpan
        var second: SourceSpan
    }

    /// A rule is judged for several intents; what touches in it is reported once.
    private mutating func reportTouches(_ touches: [TemplateAnalysis.Touch]) {
        var seen: Set<TouchKey> = []
        for touch in touches {
            let key = TouchKey(file: ObjectIdentifier(touch.second.file), first: touch.first.span, second: touch.second.span)
            guard seen.insert(key).inserted else { continue }
            report(touch.isCertain ? .touchingTexts(other: touch.first) : .textsMayTouch(other: touch.first), at: touch.second)
        }
    }

    // MARK: Types and values

    private mutating func checkTypes() {
        for intent in library.intents.indices {
            for (index, parameter) in library.intents[intent].parameters.enumerated() {
                guard let place = drafts[intent].origins[index].type, let name = parameter.type?.elementName, !isKnownType(name) else {
                    continue
                }
                var nearest: String?
                if errors.count < SyntaxLimits.reportedFindings {
                    nearest = NearestName.of(name, among: ["text"] + resolver.registeredTypes.sorted() + sourceNames.sorted())
                }
                report(.unknownType(name: name, nearest: nearest), at: place)
            }
        }
    }

    private mutating func checkValues() {
        var check = ValueCheck(library)
        for intent in library.intents.indices {
            for (index, parameter) in library.intents[intent].parameters.enumerated() {
                guard let value = parameter.defaultValue, let place = drafts[intent].origins[index].defaultValue,
                    let scope = drafts[intent].origins[index].defaultScope
                else { continue }
                check.suggests = errors.count < SyntaxLimits.reportedFindings
                if let (fault, span) = check.fault(of: value, for: parameter, in: scope) {
                    report(fault, at: SourcePlace(place.file, span))
                }
            }
        }
        for phrase in library.phrases where !phrase.assignments.isEmpty {
            for (number, assignment) in phrase.assignments.enumerated() {
                guard let index = drafts[phrase.intent.index].parameters[assignment.name.value] else { continue }
                let parameter = library.intents[phrase.intent.index].parameters[index]
                // What a group sets tells its readings apart from others; it need not be among what a list lets people say, unless the
                // parameter is declared to be that.
                if number >= phrase.ownAssignments, !parameter.isDeclared { continue }
                check.suggests = errors.count < SyntaxLimits.reportedFindings
                if let (fault, span) = check.fault(of: assignment.value, for: parameter, in: phrase.scope) {
                    // A group's `set` stands for all its phrases.
                    let place = SourcePlace(phrase.place.file, span)
                    if errors.last?.place.span != span { report(fault, at: place) }
                }
            }
        }
    }

    // MARK: Texts and programs

    private mutating func checkTexts(of opening: Opening) {
        for member in opening.declaration.members {
            switch member {
            case .texts(let texts): checkNames(in: texts.texts, of: opening)
            case .parameter(let parameter):
                for case .texts(let texts) in parameter.members { checkNames(in: texts.texts, of: opening) }
            case .run(let arguments, _, _): checkProgram(arguments, of: opening)
            case .phrase, .not, .group: break
            }
        }
    }

    private mutating func checkNames(in texts: [Spanned<String>], of opening: Opening) {
        let source = files[opening.file].file.source
        for text in texts {
            for name in TextReferences.names(in: text, source: source) where !isKnown(name.value, in: opening) {
                reportUnknownInText(name, of: opening)
            }
        }
    }

    private func isKnown(_ name: String, in opening: Opening) -> Bool {
        drafts[opening.intent.index].parameters[name] != nil || (name == "app" && files[opening.file].app != nil)
    }

    private mutating func reportUnknownInText(_ name: Spanned<String>, of opening: Opening) {
        var nearest: String?
        if errors.count < SyntaxLimits.reportedFindings {
            nearest = NearestName.of(name.value, among: library.intents[opening.intent.index].parameters.lazy.map(\.name))
        }
        let fault = ResolutionFault.unknownName(
            name: name.value, intent: library.intents[opening.intent.index].name, nearest: nearest)
        report(fault, at: SourcePlace(files[opening.file].file.source, name.span))
    }

    /// An argument made of a free value must not be taken for an option of the program: it comes after "--".
    private mutating func checkProgram(_ arguments: [Spanned<String>], of opening: Opening) {
        let source = files[opening.file].file.source
        var isAfterDashes = false
        for argument in arguments {
            if argument.value == "--" { isAfterDashes = true }
            for name in TextReferences.names(in: argument, source: source) {
                guard isKnown(name.value, in: opening) else {
                    reportUnknownInText(name, of: opening)
                    continue
                }
                if !isAfterDashes, isFree(name.value, in: opening) {
                    report(.freeArgument(parameter: name.value), at: SourcePlace(source, name.span))
                }
            }
        }
    }

    /// Whether anything at all can be said for a parameter: free text, or a list whose values come from elsewhere.
    private func isFree(_ name: String, in opening: Opening) -> Bool {
        guard let index = drafts[opening.intent.index].parameters[name],
            let type = library.intents[opening.intent.index].parameters[index].type
        else { return false }
        switch library.source(ofTypeNamed: type.elementName, in: files[opening.file].scope) {
        case .text: return true
        case .list(let list): return library.lists[list.index].isBound
        case .range, .type, nil: return false
        }
    }
}
