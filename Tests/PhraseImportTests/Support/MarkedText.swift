import PhraseText

/// A text in which `«…»` marks places, in the order in which they open.
struct MarkedText {
    private(set) var bytes: [UInt8] = []
    private(set) var marks: [Range<Int>] = []

    init(_ marked: String) {
        var open: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«":
                open.append(marks.count)
                marks.append(bytes.count..<bytes.count)
            case "»":
                if let mark = open.popLast() { marks[mark] = marks[mark].lowerBound..<bytes.count }
            default: bytes += Array(String(scalar).utf8)
            }
        }
    }

    func source(_ path: String = "a.json") -> SourceFile { SourceFile(path: path, bytes: bytes) }
}
