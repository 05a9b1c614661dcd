import PhraseSyntax
import PhraseText

/// Finds phrases of different intents that clash because they are the same.
struct ClashCheck {
    let library: ResolvedLibrary
    let normalizer: any Normalizer
    /// Literals as they are heard, and what references mean.
    private var heard = TextMemo()
    private var meanings = ReferenceMemo()
    /// What was written for them, by number.
    private var pieces: [KeyPiece] = []

    init(library: ResolvedLibrary, normalizer: any Normalizer) {
        self.library = library
        self.normalizer = normalizer
    }

    /// Phrases of different intents that are the same but for the names of their parameters: every sentence of one is a sentence of the
    /// other, at equal rank, and the dialog will have to ask which was meant.
    ///
    /// Phrases are told apart by fingerprints of what they mean; what they mean is written out only where those are equal. O(size of the
    /// templates).
    mutating func clashes() -> [Diagnostic] {
        var first: [UInt64: Int] = [:]
        first.reserveCapacity(library.phrases.count)
        var findings: [Diagnostic] = []
        for (index, phrase) in library.phrases.enumerated() where !phrase.isVeto {
            var fingerprint = Fingerprint()
            write(phrase, to: &fingerprint)
            guard let other = first[fingerprint.sum] else {
                first[fingerprint.sum] = index
                continue
            }
            let earlier = library.phrases[other]
            guard earlier.intent != phrase.intent, bytes(of: earlier) == bytes(of: phrase) else { continue }
            findings.append(
                Diagnostic(
                    id: "phrases-clash", severity: .warning,
                    message: "'\(library.intents[phrase.intent.index].name)' and "
                        + "'\(library.intents[earlier.intent.index].name)' are reached by the same sentences",
                    place: phrase.place, notes: [Diagnostic.Note("the other phrase", at: earlier.place)]))
        }
        return findings
    }

    private mutating func bytes(of phrase: ResolvedPhrase) -> [UInt8] {
        var bytes: [UInt8] = []
        write(phrase, to: &bytes)
        return bytes
    }

    // MARK: Keys

    private mutating func write(_ phrase: ResolvedPhrase, to key: inout some PhraseKey) {
        key.append(KeyPiece("\(library.scopes[phrase.scope.index].language.index)"))
        write(phrase.template, of: phrase, to: &key)
    }

    /// Writes what a template means: words as they are heard, slots by their source.
    private mutating func write(_ template: Template, of phrase: ResolvedPhrase, to key: inout some PhraseKey) {
        for part in template.parts {
            switch part.kind {
            case .literal: key.append(folded(part, of: template))
            case .space: key.append(.space)
            case .optional: write(template.alternatives(of: part), between: .optionStart, .optionEnd, of: phrase, to: &key)
            case .group: write(template.alternatives(of: part), between: .groupStart, .groupEnd, of: phrase, to: &key)
            case .permutation: write(template.alternatives(of: part), between: .permutationStart, .permutationEnd, of: phrase, to: &key)
            case .reference: key.append(meaning(of: part, of: template, in: phrase))
            }
        }
    }

    private mutating func write(
        _ options: TemplateAlternatives, between start: KeyPiece, _ end: KeyPiece, of phrase: ResolvedPhrase, to key: inout some PhraseKey
    ) {
        key.append(start)
        for option in options {
            write(option, of: phrase, to: &key)
            key.append(.bar)
        }
        key.append(end)
    }

    private mutating func folded(_ literal: TemplatePart, of template: Template) -> KeyPiece {
        if let known = heard.number(of: literal, of: template) { return pieces[Int(known)] }
        let piece = KeyPiece(Sentence.folded(template.text(of: literal), normalizer: normalizer))
        heard.set(UInt32(pieces.count), of: literal, of: template)
        pieces.append(piece)
        return piece
    }

    private mutating func meaning(of part: TemplatePart, of template: Template, in phrase: ResolvedPhrase) -> KeyPiece {
        if let known = meanings.number(of: part, of: template, in: phrase.scope, intent: phrase.intent) { return pieces[Int(known)] }
        let text: String
        switch library.meaning(of: template.reference(of: part), in: phrase.scope, intent: phrase.intent) {
        case .app(let id): text = "<app \(id.index)>"
        case .rule(let id): text = "<rule \(id.index)>"
        case .slot(_, .text): text = "<text>"
        case .slot(_, .list(let id)): text = "<list \(id.index)>"
        case .slot(_, .range(let id)): text = "<range \(id.index)>"
        case .slot(_, .type(let name)): text = "<type \(name)>"
        case nil: text = "<?>"
        }
        let piece = KeyPiece(text)
        meanings.set(UInt32(pieces.count), of: part, of: template)
        pieces.append(piece)
        return piece
    }
}

/// What is written of a phrase, piece by piece.
private protocol PhraseKey {
    mutating func append(_ piece: KeyPiece)
}

private struct KeyPiece {
    let bytes: [UInt8]
    let fingerprint: Fingerprint

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        fingerprint = Fingerprint(bytes)
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    static let space = KeyPiece(" ")
    static let bar = KeyPiece("|")
    static let optionStart = KeyPiece("[")
    static let optionEnd = KeyPiece("]")
    static let groupStart = KeyPiece("(")
    static let groupEnd = KeyPiece(")")
    static let permutationStart = KeyPiece("{")
    static let permutationEnd = KeyPiece("}")
}

/// The value of bytes as a polynomial; that of two texts together comes from theirs.
private struct Fingerprint: PhraseKey {
    private(set) var sum: UInt64 = 0
    private var power: UInt64 = 1

    private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

    init() {}

    init(_ bytes: [UInt8]) {
        for byte in bytes {
            sum = sum &* Self.base &+ UInt64(byte) &+ 1
            power = power &* Self.base
        }
    }

    mutating func append(_ piece: KeyPiece) {
        sum = sum &* piece.fingerprint.power &+ piece.fingerprint.sum
        power = power &* piece.fingerprint.power
    }
}

extension [UInt8]: PhraseKey {
    fileprivate mutating func append(_ piece: KeyPiece) { append(contentsOf: piece.bytes) }
}
