import IntentModel
import PhraseSyntax
import PhraseText
import ValueTypes

extension PhraseFileMaker {
    /// The shortcuts of a provider; those of one intent are one declaration.
    mutating func add(shortcuts: [AppShortcut], except negative: [ShortcutPhrase]) {
        var order: [String] = []
        var byIntent: [String: [AppShortcut]] = [:]
        for shortcut in shortcuts {
            let name = shortcut.descriptor.name
            if byIntent[name] == nil { order.append(name) }
            byIntent[name, default: []].append(shortcut)
        }
        for name in order {
            guard let group = byIntent[name], let first = group.first else { continue }
            if isTranslation, group.allSatisfy({ phrases(written: $0.phrases).isEmpty }) { continue }
            add(first.descriptor, shortcuts: group, except: negative)
        }
    }

    /// Intents without shortcuts of their own.
    mutating func add(intents: [any AppIntent.Type]) {
        for type in intents { add(Self.descriptor(of: type), shortcuts: [], except: []) }
    }

    private static func descriptor<Intent: AppIntent>(of type: Intent.Type) -> IntentDescriptor { IntentDescriptor(type) }

    private mutating func add(_ descriptor: IntentDescriptor, shortcuts: [AppShortcut], except negative: [ShortcutPhrase]) {
        let definition = descriptor.definition(app: app.identifier, in: context)
        let parameters = descriptor.makeInstance().parameters
        let space = writer.emptyLine()
        let start = writer.bytes.count
        writer.write("intent ")
        let name = writer.spanned(descriptor.name)
        writer.write(" ")
        let title = writer.string(definition.title)
        let head = writer.line(from: start)
        writer.write("\n")
        let isNew = isNew(descriptor, at: name.span)
        let switches = switchLists(of: parameters, of: descriptor.name)
        let searched = searchesEntities ? Set(parameters.filter(\.storage.canSearch).map(\.name)) : []
        var members: [IntentMember] = []
        for shortcut in shortcuts {
            if shortcut.descriptor.type != descriptor.type {
                register(shortcut.descriptor.type, as: descriptor.name, at: name.span)
                continue
            }
            members += phrases(of: shortcut, lists: switches, searched: searched, at: name.span)
        }
        if !members.isEmpty { members += phrases(written: negative).compactMap { veto($0) } }
        if isNew {
            for parameter in definition.parameters {
                let declaration = declaration(of: parameter)
                if parameter.name == "app" { report(.reservedName(intent: descriptor.name), at: declaration.name.span) }
                members.append(.parameter(declaration))
            }
        }
        let declaration = IntentDeclaration(
            name: name, title: title, members: members, comments: [space], span: head)
        declarations.append(.intent(declaration))
        if isNew {
            for parameter in parameters {
                declareList(for: parameter.storage)
                if let list = switches[parameter.name], let names = parameter.storage.options.displayName {
                    declareSwitch(list, called: names)
                }
            }
        }
    }

    /// The phrases of code, in a translation those that the table has for them.
    private func phrases(written: [ShortcutPhrase]) -> [ShortcutPhrase] {
        guard isTranslation else { return written }
        return written.flatMap { $0.translations(in: context.language) }
    }

    /// - Parameters:
    ///   - lists: The list that a parameter is filled from, by parameter.
    ///   - searched: The entities that may be any text; a phrase without one of them is left out where they are looked for.
    private mutating func phrases(
        of shortcut: AppShortcut, lists: [String: String], searched: Set<String>, at span: SourceSpan
    ) -> [IntentMember] {
        let intent = shortcut.descriptor.name
        let known = Set(shortcut.preset.parameters.map(\.name))
        var lists = lists
        for parameter in searched { lists[parameter] = "text" }
        var members: [IntentMember] = []
        for phrase in phrases(written: shortcut.phrases) {
            if searchesEntities, searched.isDisjoint(with: phrase.parameters) { continue }
            if let unknown = phrase.parameters.first(where: { !known.contains($0) }) {
                report(.untranslatedParameter(intent: intent, parameter: unknown), at: span)
                continue
            }
            if phrase.pieces.contains(.parameter(nil)) {
                report(.unknownParameter(intent: intent), at: span)
                continue
            }
            writer.write("  ")
            let start = writer.bytes.count
            writer.write("- ")
            let template = writer.template(phrase.pieces, lists: lists)
            guard !template.isEmpty else {
                report(.emptyPhrase(intent: intent), at: template.span)
                writer.write("\n")
                continue
            }
            let assignments = assignments(of: shortcut, at: template.span)
            let span = writer.line(from: start)
            writer.write("\n")
            members.append(
                .phrase(PhraseDeclaration(template: template, assignments: assignments, span: span)))
        }
        return members
    }

    /// The values preset on the intent of a shortcut: they hold for its phrases unless something else is said.
    private mutating func assignments(of shortcut: AppShortcut, at span: SourceSpan) -> [Assignment] {
        var assignments: [Assignment] = []
        for parameter in shortcut.preset.parameters where parameter.storage.isSet {
            // An optional that was set to nothing presets nothing.
            guard let value = parameter.storage.currentValue(in: context) else {
                if parameter.storage.holdsSomething {
                    report(.unwritablePreset(intent: shortcut.descriptor.name, parameter: parameter.name), at: span)
                }
                continue
            }
            let before = writer
            writer.write(assignments.isEmpty ? " => " : ", ")
            let name = writer.spanned(parameter.name)
            writer.write(" = ")
            guard let literal = writer.value(value) else {
                writer = before
                report(.unwritablePreset(intent: shortcut.descriptor.name, parameter: parameter.name), at: span)
                continue
            }
            assignments.append(Assignment(name: name, value: literal))
        }
        return assignments
    }

    private mutating func veto(_ phrase: ShortcutPhrase) -> IntentMember? {
        let before = writer
        writer.write("  ")
        let start = writer.bytes.count
        writer.write("- not: ")
        let template = writer.template(phrase.pieces)
        guard !template.isEmpty else {
            writer = before
            return nil
        }
        let span = writer.line(from: start)
        writer.write("\n")
        return .not(PhraseDeclaration(template: template, span: span))
    }

    /// A switch whose two values have names is said by them: the list of each such parameter.
    private func switchLists(of parameters: [IntentInstance.Parameter], of intent: String) -> [String: String] {
        var lists: [String: String] = [:]
        for parameter in parameters where parameter.storage.options.displayName != nil {
            lists[parameter.name] = "\(intent)_\(parameter.name)"
        }
        return lists
    }
}
