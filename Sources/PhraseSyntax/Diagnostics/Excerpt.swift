/// A part of a line that fits the screen, and where the mark below it goes.
struct Excerpt {
    /// A character as it is shown: a tab as a space, what would upset a terminal escaped.
    private struct Piece {
        var text: String
        var width: Int

        init(_ character: Character) {
            text = character == "\t" ? " " : VisibleText.escaped(String(character))
            width = text.reduce(0) { $0 + DisplayWidth.of($1) }
        }
    }

    private let columns: Int
    private let columnsBefore: Int
    private(set) var text = ""
    private(set) var columnOfMark = 0
    private(set) var markedColumns = 1

    /// - Parameters:
    ///   - columns: the most that are shown.
    ///   - columnsBefore: how many of them the part before the mark may take whatever stands behind it.
    init(
        columns: Int, columnsBefore: Int, before: ArraySlice<UInt8>, marked: ArraySlice<UInt8>, after: ArraySlice<UInt8>
    ) {
        self.columns = columns
        self.columnsBefore = columnsBefore
        // No more bytes are looked at than could be shown, so that a long line costs no more than a short one.
        let most = columns * 8
        let mark = Self.fitting(Self.pieces(marked.prefix(most)), in: columns - columnsBefore)
        let isWholeMark = mark.isWhole && marked.count <= most
        markedColumns = max(1, mark.width)

        let tailPieces = isWholeMark ? Self.pieces(after.prefix(most)) : []
        let wantedAfter = tailPieces.reduce(0) { $0 + $1.width }
        let roomBefore = max(columnsBefore, columns - mark.width - wantedAfter)
        var lead = Self.pieces(before.suffix(most))[...]
        var leadWidth = lead.reduce(0) { $0 + $1.width }
        var isCut = before.count > most
        while leadWidth > roomBefore, let first = lead.popFirst() {
            leadWidth -= first.width
            isCut = true
        }
        columnOfMark = leadWidth + (isCut ? 1 : 0)
        text = (isCut ? "…" : "") + lead.map(\.text).joined() + mark.text
        guard isWholeMark else {
            text += "…"
            return
        }
        let tail = Self.fitting(tailPieces, in: max(0, columns - columnOfMark - mark.width))
        text += tail.text + (tail.isWhole && after.count <= most ? "" : "…")
    }

    private static func pieces(_ bytes: ArraySlice<UInt8>) -> [Piece] { String(decoding: bytes, as: UTF8.self).map(Piece.init) }

    /// As many pieces as fit, and whether that is all of them.
    private static func fitting(_ pieces: [Piece], in columns: Int) -> (text: String, width: Int, isWhole: Bool) {
        var text = ""
        var width = 0
        for piece in pieces {
            if width + piece.width > columns { return (text, width, false) }
            text += piece.text
            width += piece.width
        }
        return (text, width, true)
    }
}
