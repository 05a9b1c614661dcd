import Dialog
import IntentModel
import IntentRuntime
import ValueTypes

/// What the conversation says about itself.
extension Conversation {
    func help() -> String {
        let examples = session.library.examples(count: 6).map { "  \($0)" }
        return "Say a sentence, for example:\n" + examples.joined(separator: "\n")
            + "\n“cancel”, “help”, “skip”, “repeat” and “start over” are understood at any question.\n" + ConversationCommand.list
    }

    /// All intents with their apps, each with the sentence that people are shown first; below it those that tell it more or are in
    /// another language, and what its parameters can be where that is listed or offered.
    func intents() async -> String {
        await session.refreshEntities()
        let library = session.library
        let phrases = library.examplePhrases()
        var blocks: [String] = []
        for intent in library.intents {
            let key = IntentKey(app: intent.app, name: intent.name)
            let parameters = intent.parameters.map { "\($0.name): \($0.type.name)\($0.isOptional ? "?" : "")" }
            let examples = phrases[key] ?? []
            let first = "\(key)(\(parameters.joined(separator: ", ")))" + (examples.first.map { " — \($0)" } ?? "")
            var lines = [first] + examples.dropFirst().map { "  \($0)" }
            for parameter in intent.parameters { lines += await values(of: parameter, in: key) }
            blocks.append(lines.joined(separator: "\n"))
        }
        return blocks.isEmpty ? "There are no intents." : blocks.joined(separator: "\n")
    }

    /// `  <shelf>: Currently Reading, Want to Read, Read`, a line for each language that calls them otherwise; none for a parameter that
    /// takes more than what a list holds or a provider offers.
    private func values(of parameter: ParameterDefinition, in intent: IntentKey) async -> [String] {
        var lists = session.library.choiceTitles(of: parameter, in: intent)
        if lists.isEmpty { lists = [await session.offeredTitles(of: parameter.name, in: intent)] }
        return lists.filter { !$0.isEmpty }.map { titles in
            let shown = titles.prefix(Self.shownValues).joined(separator: ", ")
            return "  <\(parameter.name)>: \(shown)" + (titles.count > Self.shownValues ? " …" : "")
        }
    }

    private static let shownValues = 9

    func why() async -> String {
        guard let explanation = await session.explanation() else { return "Nothing was said yet." }
        guard let best = explanation.interpretation.best else { return nearest(explanation) }
        var lines = [
            "“\(explanation.interpretation.text)” is read as",
            "  \(call(best))", "by the template", "  \(best.phrase)  (\(best.place), \(best.language))",
        ]
        if let evidence = explanation.evidence {
            lines.append(
                "Evidence: \(evidence.edits) edits, \(evidence.freeTextCharacters) characters of free text in \(evidence.freeTextSlots), "
                    + "\(evidence.preferredCharacters) of preferred names, \(evidence.literalCharacters) literal.")
        }
        for reading in explanation.interpretation.ambiguous { lines.append("As good: \(call(reading))  (\(reading.place))") }
        for refusal in best.refusals { lines.append("“\(refusal.text)” cannot be a value of \(refusal.parameter).") }
        return lines.joined(separator: "\n")
    }

    private func nearest(_ explanation: Explanation) -> String {
        let text = explanation.interpretation.text
        guard !explanation.nearest.isEmpty else { return "“\(text)” begins like no template." }
        let lines = explanation.nearest.map { near in
            let followed = String(decoding: Array(text.utf8).prefix(near.stop), as: UTF8.self)
            return "  \(near.phrase)  (\(near.intent), \(near.place))\n    after “\(followed)” it goes on with "
                + near.expected.prefix(6).joined(separator: " or ")
        }
        return "“\(text)” is read by no template; the nearest:\n" + lines.joined(separator: "\n")
    }

    private func call(_ reading: Interpretation.Reading) -> String {
        let intent = IntentKey(app: reading.app ?? "", name: reading.intent).description
        return ValueText.call(intent, reading.parameters.map { ($0.name, $0.value.value) })
    }

    /// `{"event": "context", "facts": {…}, "open": [{"intent": …, "parameters": {…}}], "performed": […], "mentioned": [{"intent": …,
    /// "parameter": … | null, "value": …, "title": … | null}]}`: the facts that phrases may depend on, the open commands with the innermost
    /// last, what was performed lately, and the values that "it" can refer to, the latest first.
    func tellContext() async throws(ByteSink.Failure) {
        let facts = session.options.reading.context.sorted { $0.key < $1.key }
        let context = await session.context()
        guard transcript.usesJSON else {
            var lines = facts.map { "\($0.key) = \(ValueText.text(of: $0.value))" }
            lines += context.open.map { "open: \(call($0))" }
            lines += context.performed.map { "performed: \(call($0))" }
            lines += context.mentioned.map { mention in
                let value = mention.value.title ?? ValueText.text(of: mention.value.value)
                return "spoken of: \(value) (\([mention.intent, mention.parameter].compactMap(\.self).joined(separator: " ")))"
            }
            return try transcript.say(lines.isEmpty ? "Nothing is open, nothing was performed." : lines.joined(separator: "\n"))
        }
        var json = JSONWriter()
        json.event("context") { json in
            json.member("facts") { json in
                json.object { json in
                    for (key, value) in facts { json.member(named: key) { $0.value(value) } }
                }
            }
            for (name, commands) in [("open", context.open), ("performed", context.performed)] {
                json.member(named: name) { json in
                    json.array(commands) { json, command in
                        json.object { json in
                            json.member("intent", command.intent)
                            json.member("parameters") { $0.parameters(command.values) }
                        }
                    }
                }
            }
            json.member(named: "mentioned") { json in
                json.array(context.mentioned) { json, mention in
                    json.object { json in
                        json.member("intent", mention.intent)
                        json.member("parameter", mention.parameter)
                        json.member("value") { $0.value(mention.value.value) }
                        json.member("title", mention.value.title)
                    }
                }
            }
        }
        try transcript.sink.write(json.bytes)
    }

    private func call(_ command: SessionContext.Command) -> String {
        ValueText.call(command.intent, command.values.map { ($0.name, $0.value.value) })
    }
}
