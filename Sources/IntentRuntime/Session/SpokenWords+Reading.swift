import Dialog
import Foundation
import PhraseSyntax
import ValueTypes

extension SpokenWords {
    /// The acts of the dialog, as the intents of a language's `dialog.phrases` are called.
    private enum Act: String {
        case affirm = "Affirm"
        case deny = "Deny"
        case cancel = "Cancel"
        case cancelEverything = "CancelEverything"
        case help = "Help"
        case repetition = "Repeat"
        case whatDidYouAsk = "WhatDidYouAsk"
        case skip = "Skip"
        case startOver = "StartOver"
        case undo = "Undo"
        case again = "Again"
        case more = "More"
        case choose = "Choose"
        case correctValue = "CorrectValue"
        case correctLoosely = "CorrectLoosely"
        case correctParameter = "CorrectParameter"
        case correctOld = "CorrectOld"
        case ellipsis = "Ellipsis"
    }

    /// What a reading by the dialog's own phrases means; `nil` for an act that this version does not know.
    init?(_ reading: Interpretation.Reading) {
        func text(_ name: String) -> String { if case .text(let text)? = reading[name]?.value { text } else { "" } }
        switch Act(rawValue: reading.intent) {
        case .affirm: self = .affirm
        case .deny: self = .deny
        case .cancel: self = .command(.cancel)
        case .cancelEverything: self = .command(.cancelEverything)
        case .help: self = .command(.help)
        case .repetition: self = .command(.repeat)
        case .whatDidYouAsk: self = .command(.whatDidYouAsk)
        case .skip: self = .command(.skip)
        case .startOver: self = .command(.startOver)
        case .undo: self = .command(.undo)
        case .again: self = .command(.again(changing: [:]))
        case .more: self = .more
        case .choose:
            guard case .integer(let position)? = reading["position"]?.value else { return nil }
            self = .choose(position < 0 ? .fromEnd(-position) : .fromStart(position))
        case .correctValue: self = .correction(.value(text("value")))
        case .correctLoosely: self = .correction(.loose(text("value")))
        case .correctParameter: self = .correction(.named(parameter: text("parameter"), value: text("value")))
        case .correctOld:
            let change = text("change")
            self = .correction(.replaced(change.isEmpty ? [(text("old"), text("value"))] : Self.cuts(of: change)))
        case .ellipsis:
            let value = text("value")
            self = .ellipsis(value.isEmpty ? text("addition") : value, isOpen: value.isEmpty)
        case nil: return nil
        }
    }

    /// Phrases of the dialog without those that choose.
    static func withoutChoices(_ file: PhraseFile) -> PhraseFile {
        var file = file
        file.declarations.removeAll { declaration in
            if case .intent(let intent) = declaration { intent.name.value == Act.choose.rawValue } else { false }
        }
        return file
    }

    /// "price: 25", "название — чай": a correction that names its parameter in no words.
    static func named(in text: String) -> SpokenWords? {
        guard let sign = text.firstIndex(where: { ":：—–".contains($0) }) else { return nil }
        let name = text[..<sign]
        let value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        guard name.contains(where: \.isLetter), name.count <= namesLimit, !value.isEmpty else { return nil }
        return .correction(.named(parameter: name.trimmingCharacters(in: .whitespaces), value: value))
    }

    /// No parameter is called by more characters.
    private static let namesLimit = 60

    static func isComma(_ character: Character) -> Bool { ",，、;；".contains(character) }

    /// Longer texts are none of a correction's.
    static let longestCorrection = 2_000
    /// More commas than these are not tried.
    private static let cutLimit = 8

    /// "tea, coffee" at each of its first commas.
    static func cuts(of change: String) -> [(old: String, new: String)] {
        guard change.utf8.count <= longestCorrection else { return [] }
        return change.indices.lazy.filter { isComma(change[$0]) }.prefix(cutLimit).map { comma in
            (
                change[..<comma].trimmingCharacters(in: .whitespaces),
                change[change.index(after: comma)...].trimmingCharacters(in: .whitespaces)
            )
        }
    }
}
