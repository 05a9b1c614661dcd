import Dialog
import Foundation
import IntentModel
import ValueTypes

extension Session {
    /// The command in a sentence with its equal readings, or two commands joined in one; `nil` where no phrase matches.
    ///
    /// Two commands in one sentence are one reading among others: fewer characters of free text win, and a tie is one command.
    func commands(in text: String) -> HeardCommands? {
        lastSentence = text
        let whole = try? interpreter.interpret(text)
        if let pair = pair(in: text, unlessBelow: whole?.best?.freeTextCharacters) { return HeardCommands(pair) }
        return whole?.best == nil ? nil : whole.map { HeardCommands([$0]) }
    }

    /// Two sentences joined by a connective, where both are commands and hold less free text than the whole read as one.
    private func pair(in text: String, unlessBelow limit: Int?) -> [Interpretation]? {
        if limit == 0 { return nil }
        var best: (cost: Int, pair: [Interpretation])?
        for (left, right) in SentencePair.cuts(of: text, at: words.sequels) {
            guard let first = try? interpreter.interpret(left), let one = first.best,
                let second = try? interpreter.interpret(right), let two = second.best
            else { continue }
            let cost = one.freeTextCharacters + two.freeTextCharacters
            if cost < min(limit ?? Int.max, best?.cost ?? Int.max) { best = (cost, [first, second]) }
        }
        return best?.pair
    }
}

/// The commands of a sentence.
struct HeardCommands {
    let commands: [DialogCommand]
    /// The sentence holds the name of an app, or at least two literal words of a phrase: each of two does: it is a command also where any text is an answer.
    let isCertain: Bool

    fileprivate init(_ interpretations: [Interpretation]) {
        commands = interpretations.map(DialogCommand.init)
        isCertain = interpretations.allSatisfy { interpretation in
            interpretation.best.map { $0.namesApp || $0.literalWords >= 2 } ?? false
        }
    }
}

extension DialogCommand {
    /// A sentence that was read, with its equal readings; defaults are the dialog's to take.
    fileprivate init(_ interpretation: Interpretation) {
        let readings = ([interpretation.best].compactMap(\.self) + interpretation.ambiguous).map { reading in
            DialogCommand.Reading(
                intent: IntentKey(app: reading.app ?? "", name: reading.intent),
                values: Dictionary(
                    reading.parameters.filter { $0.origin != .byDefault }.map { ($0.name, $0.value) },
                    uniquingKeysWith: { first, _ in first }),
                refusals: Dictionary(
                    reading.refusals.map { ($0.parameter, .impossible($0.reason)) }, uniquingKeysWith: { first, _ in first }))
        }
        self.init(readings[0], orElse: Array(readings.dropFirst()))
    }
}

/// Where a sentence can be cut in two at a connective.
enum SentencePair {
    /// More places than these are not tried: nobody joins two commands with that many *and*s.
    static let cutLimit = 16

    static func cuts(of text: String, at connectives: [String]) -> [(left: String, right: String)] {
        var cuts: [(left: String, right: String)] = []
        for connective in connectives {
            var searched = text.startIndex..<text.endIndex
            while cuts.count < cutLimit, let found = text.range(of: " \(connective) ", options: .caseInsensitive, range: searched) {
                cuts.append((String(text[..<found.lowerBound]), String(text[found.upperBound...])))
                searched = found.upperBound..<text.endIndex
            }
        }
        return cuts
    }
}
