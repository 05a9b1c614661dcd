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

    /// The source of all lines so far; it keeps the document alive, for the names.
    func makeSource() -> SourceFile {
        let (document, nodes) = (document, nodes)
        return SourceFile(path: document.source.path, bytes: bytes, lineStarts: starts) { line in
            nodes.indices.contains(line - 1) ? document.path(of: Int(nodes[line - 1])) : ""
        }
    }
}
