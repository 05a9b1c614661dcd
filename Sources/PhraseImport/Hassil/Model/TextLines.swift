import PhraseText

/// The texts out of a JSON document that a tree points into, one a line, each named by its path.
struct TextLines {
    private let document: JSONDocument
    private(set) var bytes: [UInt8] = []
    private var starts: [Int] = []
    private var nodes: [UInt32] = []

    /// The first line is empty and stands for the document as a whole.
    init(_ document: JSONDocument) {
        self.document = document
        bytes.reserveCapacity(document.source.bytes.count)
        _ = line(of: nil)
    }

    /// Where the text of a node stands from now on. What would end the line is a space there.
    mutating func line(of node: Int?) -> SourceSpan {
        let start = bytes.count
        starts.append(start)
        nodes.append(UInt32(node ?? 0))
        guard let node else {
            bytes.append(0x0A)
            return SourceSpan(start, start)
        }
        if document.isString(node) {
            document.appendText(of: node, to: &bytes)
            if document.kind(of: node) == .escapedString {
                for index in start..<bytes.count where bytes[index] == 0x0A || bytes[index] == 0x0D { bytes[index] = 0x20 }
            }
        } else {
            bytes.append(contentsOf: document.text(of: node).utf8)
        }
        let end = bytes.count
        bytes.append(0x0A)
        return SourceSpan(start, end)
    }

    func text(in span: SourceSpan) -> String { String(decoding: bytes[span.range], as: UTF8.self) }

    /// The lines of a text, a tab in them a space.
    static func lines(of text: String) -> [String] {
        var utf8 = Array(text.utf8)
        for index in utf8.indices where utf8[index] == 0x09 { utf8[index] = 0x20 }
        return utf8.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Where in the JSON the text is that a place in the lines belongs to. O(log lines).
    func offsetInDocument(of position: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        return Int(document.nodes[Int(nodes[low])].lower)
    }

    /// The source of all lines so far; it keeps the document alive, for the names.
    func makeSource() -> SourceFile {
        let (document, nodes) = (document, nodes)
        return SourceFile(path: document.source.path, bytes: bytes, lineStarts: starts) { line in
            nodes.indices.contains(line - 1) ? document.path(of: Int(nodes[line - 1])) : ""
        }
    }
}
