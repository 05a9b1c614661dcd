import Foundation
import ValueTypes

extension SessionEvent {
    /// The event as a line of a transcript, with everything that one can say of it; see ``ConversationTranscript``.
    public var transcriptLine: String {
        switch self {
        case .ask(let ask):
            Self.line("ask", Self.path(ask.app, ask.intent, ask.parameter), String(ask.attempt), Self.quoted(ask.text))
                + Self.list(ask.choices.map(\.title))
        case .confirm(let confirm):
            Self.line("confirm", Self.path(confirm.intent, confirm.parameter), Self.quoted(confirm.text)) + Self.list(confirm.actions)
        case .choose(let choose):
            Self.line("choose", choose.of.rawValue, Self.quoted(choose.text)) + Self.list(choose.choices.map(\.title))
        case .say(let text): Self.line("say", Self.quoted(text))
        case .performed(let performed):
            Self.line(
                "performed",
                Self.path(performed.app, performed.intent) + "(\(performed.parameters.map(Self.written).joined(separator: ", ")))",
                performed.value.map { "= " + $0.transcriptText(title: performed.valueTitle) }, performed.dialog.map(Self.quoted))
        case .unmatched(let unmatched): Self.line("unmatched", Self.quoted(unmatched.text)) + Self.list(unmatched.nearest)
        case .cancelled(let cancelled):
            Self.line("cancelled", "\(Self.name(cancelled.intent)), \(cancelled.reason.rawValue)", Self.quoted(cancelled.text))
        case .failed(let failed): Self.line("failed", Self.name(failed.intent), Self.quoted(failed.text))
        }
    }

    private static func line(_ parts: String?...) -> String { parts.compactMap(\.self).joined(separator: " ") }

    private static func path(_ names: String?...) -> String { names.compactMap { $0.map(name) }.joined(separator: ".") }

    private static func quoted(_ text: String) -> String { QuotedText.quoted(text) }

    private static func list(_ texts: [String]) -> String {
        texts.isEmpty ? "" : ": " + texts.map(QuotedText.quoted).joined(separator: ", ")
    }

    private static func written(_ parameter: NamedValue) -> String {
        "\(name(parameter.name)): \(parameter.value.value.transcriptText(title: parameter.value.title))"
    }

    private static func name(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            if LineCursor.isOfName(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return text
    }
}

extension SlotValue {
    /// By its canonical form; an entity whose identifier is a UUID by its title, since the identifier may be made anew each time.
    fileprivate func transcriptText(title: String?) -> String {
        guard case .text(let text) = self, let title, UUID(uuidString: text) != nil else { return transcriptText }
        return QuotedText.quoted(title)
    }
}
