import Foundation
import PhraseSyntax
import ValueTypes

/// Reads a transcript line after line, and goes on behind what is wrong.
struct TranscriptReader {
    /// What a conversation is held with.
    private enum Setting: String, CaseIterable {
        case phrases, language, now
        case timeZone = "time-zone"
    }

    let path: String
    private(set) var phrases: [String] = []
    private(set) var conversations: [ConversationTranscript.Conversation] = []
    var faults: [ConversationTranscript.Fault] = []
    private var open: ConversationTranscript.Conversation?
    private var moment: MomentText?

    init(path: String) { self.path = path }

    mutating func read(_ line: Substring, number: Int) {
        var cursor = LineCursor(line.trimmingTrailingSpace)
        cursor.skipSpace()
        guard let first = cursor.next, first != "#" else { return }
        do throws(LineFault) {
            try read(&cursor, number)
        } catch {
            let before = String(String.UnicodeScalarView(cursor.scalars.prefix(error.offset)))
            faults.append(ConversationTranscript.Fault(path: path, line: number, column: before.count + 1, message: error.message))
        }
    }

    private mutating func read(_ cursor: inout LineCursor, _ number: Int) throws(LineFault) {
        let start = cursor
        if cursor.take(">") {
            cursor.skipSpace()
            var conversation = takeOpen(number)
            defer { open = conversation }
            // The turn is there also where its sentence is none: what stands below it is no fault.
            conversation.turns.append(.init(line: number, sentence: "", events: []))
            conversation.turns[conversation.turns.count - 1].sentence = try cursor.takeUnquoted()
            return
        }
        let text = cursor.scalars[cursor.offset...].reduce(into: "") { $0.unicodeScalars.append($1) }
        if text == "---" { return endConversation() }
        let word = cursor.take { LineCursor.isOfName($0) }
        if let setting = Setting(rawValue: word) { return try set(setting, &cursor, from: start, number) }
        guard let kind = EventPattern.Kind(rawValue: word) else {
            let events = EventPattern.Kind.allCases.map(\.rawValue)
            let nearest = NearestName.of(word, among: events + Setting.allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" }
            var fault = start.expected("'> ', '---' or an event (\(events.joined(separator: ", ")))")
            fault.message += nearest ?? ""
            throw fault
        }
        guard let turn = open?.turns.indices.last else {
            throw LineFault(offset: start.offset, message: "expected something said ('> …') before what comes of it")
        }
        let pattern = try EventPattern(kind, &cursor)
        open?.turns[turn].events.append(.init(number: number, text: text, pattern: pattern))
    }

    private mutating func set(_ setting: Setting, _ cursor: inout LineCursor, from start: LineCursor, _ number: Int) throws(LineFault) {
        cursor.skipSpace()
        let valueOffset = cursor.offset
        var value = ""
        if setting == .phrases, let path = try cursor.takeQuoted() {
            value = path
            guard cursor.next == nil else { throw cursor.expected("the end of the line") }
        } else {
            value = cursor.takeRest()
        }
        guard !value.isEmpty else { throw cursor.expected("a value behind '\(setting.rawValue)'") }
        guard open?.turns.isEmpty ?? true else {
            throw LineFault(
                offset: start.offset,
                message: "'\(setting.rawValue)' stands before the first sentence of a conversation; '---' begins a new one")
        }
        if setting == .phrases {
            guard open == nil, conversations.isEmpty else {
                throw LineFault(offset: start.offset, message: "'phrases' stands before the first conversation")
            }
            phrases.append(value)
            return
        }
        var conversation = takeOpen(number)
        defer { open = conversation }
        do throws(ClockTextError) {
            switch setting {
            case .phrases: break
            case .language:
                guard let tag = LanguageTag(value) else {
                    throw ClockTextError(message: "this is not a language tag; 'en' and 'fr-CA' are")
                }
                conversation.language = tag
            case .now: moment = try MomentText(value)
            case .timeZone: conversation.timeZone = try ZoneText.timeZone(value)
            }
        } catch {
            throw LineFault(offset: valueOffset, message: error.message)
        }
    }

    private mutating func takeOpen(_ number: Int) -> ConversationTranscript.Conversation {
        open ?? ConversationTranscript.Conversation(line: number, turns: [])
    }

    mutating func endConversation() {
        defer {
            open = nil
            moment = nil
        }
        guard var conversation = open, !conversation.turns.isEmpty else { return }
        if let moment {
            // Somebody is where the moment was written.
            let zone = conversation.timeZone ?? moment.zone ?? .gmt
            conversation.timeZone = zone
            conversation.now = moment.date(in: zone)
        }
        conversations.append(conversation)
    }
}

extension Substring {
    fileprivate var trimmingTrailingSpace: Substring {
        var rest = unicodeScalars
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return Substring(rest)
    }
}
