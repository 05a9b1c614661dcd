import Dialog
import Foundation
import IntentModel
import ValueTypes

extension Session {
    /// The command in a sentence with its equal readings, or several joined in one; `nil` where no phrase matches.
    ///
    /// Several commands in one sentence are one reading among others: fewer characters of free text win, then fewer commands. "It" in one of
    /// them can be what the one before speaks of.
    func commands(in text: String) -> HeardCommands? { commands(in: text, joinedBy: words) }

    /// - Parameter words: Those that join commands in the language that is spoken.
    func commands(in text: String, joinedBy words: DialogWords) -> HeardCommands? {
        lastSentence = text
        let known = state.mentions
        let whole = interpretation(of: text, mentions: known)
        if whole?.best?.freeTextCharacters == 0 { return whole.map { HeardCommands([$0]) } }
        let cuts = SentenceCut.all(in: text, at: words.sequels, joints: words.joints, isSpacingFree: words.isSpacingFree)
        // The best ways to read the sentence up to each cut, and up to its end.
        var best: [CommandSequence?] = [CommandSequence()] + cuts.map { _ in nil } + [nil]
        for end in 1..<best.count {
            for start in 0..<end {
                guard let sequence = best[start] else { continue }
                let isWhole = start == 0 && end == best.count - 1
                let lower = start == 0 ? text.startIndex : cuts[start - 1].range.upperBound
                let upper = end == best.count - 1 ? text.endIndex : cuts[end - 1].range.lowerBound
                guard lower < upper else { continue }
                // "First": before the first of several.
                let part = start == 0 && !isWhole ? Self.withoutOpener(text[lower..<upper], openers: words.openers) : text[lower..<upper]
                let ways = end == best.count - 1 ? [String(part)] : cuts[end - 1].sentences(of: part)
                for way in ways {
                    let heard = isWhole ? whole : interpretation(of: way, mentions: sequence.mentions + known)
                    guard let heard, let next = sequence.appending(heard) else { continue }
                    if best[end].map({ next.cost < $0.cost }) ?? true { best[end] = next }
                }
            }
        }
        return best.last.flatMap(\.self).map { HeardCommands($0.interpretations) }
    }

    private static func withoutOpener(_ part: Substring, openers: [String]) -> Substring {
        let part = part.drop(while: \.isWhitespace)
        for opener in openers {
            guard let found = part.range(of: opener, options: [.anchored, .caseInsensitive]), part.isWord(at: found) else { continue }
            return part[found.upperBound...]
        }
        return part
    }

    /// What a sentence means, words that stand for something spoken of included; `nil` where no phrase matches.
    private func interpretation(of text: String, mentions: [DialogMention]) -> Interpretation? {
        let plain = try? interpreter.interpret(text)
        if let plain, plain.best != nil, !takesReferenceForValue(plain) { return plain }
        return resolving(text, mentions: mentions) ?? (plain?.best == nil ? nil : plain)
    }
}

/// Commands of one sentence, the first part of it.
private struct CommandSequence {
    private(set) var interpretations: [Interpretation] = []
    private var freeText = 0

    /// Fewer characters of free text win, then fewer commands.
    var cost: (Int, Int) { (freeText, interpretations.count) }

    /// `nil` for a sentence that no phrase matches.
    func appending(_ interpretation: Interpretation) -> CommandSequence? {
        guard let best = interpretation.best else { return nil }
        var sequence = self
        sequence.interpretations.append(interpretation)
        sequence.freeText += best.freeTextCharacters
        return sequence
    }

    /// What the commands speak of, the latest first.
    var mentions: [DialogMention] {
        interpretations.reversed().compactMap(\.best).flatMap { reading in
            reading.parameters.reversed().filter { $0.origin != .byDefault }.map { parameter in
                DialogMention(
                    intent: IntentKey(app: reading.app ?? "", name: reading.intent), parameter: parameter.name, value: parameter.value)
            }
        }
    }
}

/// The commands of a sentence.
struct HeardCommands {
    let commands: [DialogCommand]
    /// The sentence holds the name of an app, or at least two literal words of a phrase: so does each of several: it is a command
    /// also where any text is an answer.
    let isCertain: Bool
    /// That of the first, as a BCP 47 tag.
    let language: String?

    fileprivate init(_ interpretations: [Interpretation]) {
        language = interpretations.first?.best?.language
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

/// Where a sentence can be cut in two: at a connective, with a comma before it or without, at a comma, or behind a verb that joins what
/// follows to it.
struct SentenceCut {
    /// More places than these are not tried: nobody joins that many commands.
    static let limit = 8

    let range: Range<String.Index>
    /// The ending of a joining verb before the cut, and what it may end in where nothing follows.
    private var endings: [(joined: String, closed: String)] = []

    /// The ways to say what stands before the cut by itself.
    func sentences(of part: Substring) -> [String] {
        guard !endings.isEmpty else { return [String(part)] }
        return endings.compactMap { part.hasSuffix($0.joined) ? part.dropLast($0.joined.count) + $0.closed : nil }.map(String.init)
    }

    /// In order, without those that lie in one another: the longest connective counts.
    static func all(
        in text: String, at connectives: [String], joints: [(joined: String, closed: String)], isSpacingFree: Bool
    ) -> [SentenceCut] {
        var cuts: [SentenceCut] = []
        for connective in connectives.sorted(by: { $0.utf8.count > $1.utf8.count }) {
            var searched = text.startIndex..<text.endIndex
            while cuts.count < limit, let found = text.range(of: connective, options: .caseInsensitive, range: searched) {
                searched = found.upperBound..<text.endIndex
                if text.isWord(at: found), !cuts.contains(where: { $0.range.overlaps(found) }) { cuts.append(SentenceCut(range: found)) }
            }
        }
        for index in text.indices where cuts.count < limit && commas.contains(text[index]) {
            let after = text.index(after: index)
            let isInNumber =
                index > text.startIndex && text[text.index(before: index)].isNumber && after < text.endIndex && text[after].isNumber
            // The comma before a connective is cut together with it: what lies between the two is no command.
            if !isInNumber { cuts.append(SentenceCut(range: index..<after)) }
        }
        for joint in joints { join(&cuts, joint, in: text, isSpacingFree: isSpacingFree) }
        return cuts.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static let commas = ",，、;；،"

    /// Adds the cuts behind an ending, with the white space and comma that follow it; a language that is written with spaces has some there.
    private static func join(
        _ cuts: inout [SentenceCut], _ joint: (joined: String, closed: String), in text: String, isSpacingFree: Bool
    ) {
        var searched = text.startIndex..<text.endIndex
        while let found = text.range(of: joint.joined, options: .caseInsensitive, range: searched) {
            searched = found.upperBound..<text.endIndex
            let rest = text[found.upperBound...].drop { $0.isWhitespace || commas.contains($0) }
            let isInside = rest.startIndex == found.upperBound && !isSpacingFree
            if rest.isEmpty || isInside || found.lowerBound == text.startIndex { continue }
            let range = found.upperBound..<rest.startIndex
            if let known = cuts.firstIndex(where: { $0.endings.isEmpty ? $0.range.overlaps(range) : $0.range == range }) {
                // At a comma the verb may end as it does before another command, or as by itself.
                cuts[known].endings += (cuts[known].endings.isEmpty ? [("", "")] : []) + [joint]
            } else if cuts.count < limit {
                cuts.append(SentenceCut(range: range, endings: [joint]))
            }
        }
    }
}
