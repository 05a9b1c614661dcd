/// The words of numbers that were learned before, as a text: what the learner makes of Foundation's spelling takes some milliseconds, which
/// a program that answers one sentence would wait for. Languages without a record learn when they need to, and come to the same.
///
///     file  = { words TAB piece LF }          words that are joined have a space between them
///     piece = "addend" value room | "scale" factor ("alone" | "behind") | "joiner" | "article" | "ordinal" value
///           | "ordinalScale" factor | "minus" | "point" | "suffix" factor | "multiple" factor | "ordinalSuffix"
///           | "ordinalEnding" | "ordinalPrefix" | "ordinalTen" value | "digit" value ("strict" | "free") | "tail" value
///           | "part" denominator | "mixed" numerator denominator | "partJoiner" | "over" | "counter"
enum RecordedNumberWords {
    typealias Entry = (words: [UInt8], meanings: [NumberPiece])

    /// The entries of a record; `nil` where it is none.
    static func entries(of text: UnsafeBufferPointer<UInt8>) -> [Entry]? {
        var entries: [Entry] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), let piece = piece(line[(tab + 1)...]) else { return nil }
            let words = line[..<tab].map { $0 == 0x20 ? UInt8.joint : $0 }
            if let last = entries.indices.last, entries[last].words == words {
                entries[last].meanings.append(piece)
            } else {
                entries.append((words, [piece]))
            }
        }
        return entries
    }

    /// The record of entries: the same entries give the same text.
    static func text(of entries: [Entry]) -> String {
        var text = ""
        for (words, meanings) in entries.sorted(by: { $0.words.lexicographicallyPrecedes($1.words) }) {
            let words = String(decoding: words.map { $0 == UInt8.joint ? 0x20 : $0 }, as: UTF8.self)
            for piece in meanings { text += "\(words)\t\(Self.text(of: piece))\n" }
        }
        return text
    }

    private static func text(of piece: NumberPiece) -> String {
        switch piece {
        case .addend(let value, let room): "addend \(value) \(room)"
        case .scale(let factor, let standsAlone): "scale \(factor) \(standsAlone ? "alone" : "behind")"
        case .joiner: "joiner"
        case .article: "article"
        case .ordinal(let value): "ordinal \(value)"
        case .ordinalScale(let factor): "ordinalScale \(factor)"
        case .minus: "minus"
        case .point: "point"
        case .suffix(let factor): "suffix \(factor)"
        case .multiple(let factor): "multiple \(factor)"
        case .ordinalSuffix: "ordinalSuffix"
        case .ordinalEnding: "ordinalEnding"
        case .ordinalPrefix: "ordinalPrefix"
        case .ordinalTen(let value): "ordinalTen \(value)"
        case .digit(let value, let isStrict): "digit \(value) \(isStrict ? "strict" : "free")"
        case .tail(let value): "tail \(value)"
        case .part(let denominator): "part \(denominator)"
        case .mixed(let numerator, let denominator): "mixed \(numerator) \(denominator)"
        case .partJoiner: "partJoiner"
        case .over: "over"
        case .counter: "counter"
        }
    }

    private static func piece(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> NumberPiece? {
        let parts = text.split(separator: 0x20)
        guard let name = parts.first else { return nil }
        func number(_ place: Int) -> Int? {
            place < parts.count ? Int(String(decoding: parts[place], as: UTF8.self)) : nil
        }
        return switch (String(decoding: name, as: UTF8.self), number(1)) {
        case ("addend", let value?): number(2).map { .addend(value: value, room: $0) }
        case ("scale", let factor?): parts.count < 3 ? nil : .scale(factor, standsAlone: parts[2].first == UInt8(ascii: "a"))
        case ("joiner", nil): .joiner
        case ("article", nil): .article
        case ("ordinal", let value?): .ordinal(value)
        case ("ordinalScale", let factor?): .ordinalScale(factor)
        case ("minus", nil): .minus
        case ("point", nil): .point
        case ("suffix", let factor?): .suffix(factor)
        case ("multiple", let factor?): .multiple(factor)
        case ("ordinalSuffix", nil): .ordinalSuffix
        case ("ordinalEnding", nil): .ordinalEnding
        case ("ordinalPrefix", nil): .ordinalPrefix
        case ("ordinalTen", let value?): .ordinalTen(value)
        case ("digit", let value?): parts.count < 3 ? nil : .digit(value, isStrict: parts[2].first == UInt8(ascii: "s"))
        case ("tail", let value?): .tail(value)
        case ("part", let denominator?): .part(denominator)
        case ("mixed", let numerator?): number(2).map { .mixed(numerator: numerator, denominator: $0) }
        case ("partJoiner", nil): .partJoiner
        case ("over", nil): .over
        case ("counter", nil): .counter
        default: nil
        }
    }
}
