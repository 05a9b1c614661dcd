import PhraseText

/// A node of a template as a pool keeps it: three bits of kind and 29 of payload, then where it was written.
///
/// A template is its nodes in reading order, each followed by what is inside of it:
///
/// ```
/// turn [the|a] <x>   →   sequence 9 · literal "turn" · space · optional 4 · sequence 1 · literal "the" · sequence 1 · literal "a"
///                        · space · reference 1 · name "x"
/// ```
struct TemplateNode: BitwiseCopyable, Sendable {
    enum Kind: UInt8 {
        /// A template; the payload is the number of nodes inside.
        case sequence
        /// The payload is the number of a text.
        case literal
        case space
        /// The payload is the number of names that follow: the name, then the type if there is one.
        case reference
        /// The payload is the number of a text.
        case name
        /// Brackets hold sequences; the payload is the number of nodes inside.
        case optional, group, permutation
    }

    static let maximumPayload = (1 << 29) - 1

    private var head: UInt32
    private var lower: UInt32
    private var upper: UInt32

    init(_ kind: Kind, payload: Int = 0, span: SourceSpan = SourceSpan(0, 0)) {
        precondition(payload <= Self.maximumPayload)
        head = UInt32(kind.rawValue) << 29 | UInt32(payload)
        lower = span.lower
        upper = span.upper
    }

    /// The head is written by `init` alone, so the kind is always one of those above.
    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head >> 29)) ?? .space }
    var payload: Int { Int(head & 0x1FFF_FFFF) }
    var span: SourceSpan { SourceSpan(Int(lower), Int(upper)) }

    /// How many nodes stand inside of it.
    var inside: Int {
        switch kind {
        case .literal, .space, .name: 0
        case .sequence, .reference, .optional, .group, .permutation: payload
        }
    }
}
