import PhraseText

/// A JSON text that was read: its values in order, with their places.
final class JSONDocument: Sendable {
    let source: SourceFile
    /// The root comes first.
    let nodes: [JSONNode]

    init(source: SourceFile, nodes: [JSONNode]) {
        self.source = source
        self.nodes = nodes
    }

    func kind(of node: Int) -> JSONNode.Kind { nodes[node].kind }

    func isString(_ node: Int) -> Bool {
        switch nodes[node].kind {
        case .plainString, .escapedString: true
        default: false
        }
    }

    func place(of node: Int) -> SourcePlace {
        SourcePlace(source, SourceSpan(Int(nodes[node].lower), Int(nodes[node].upper)))
    }

    // MARK: Content

    func forEachMember(of object: Int, _ body: (_ name: Int, _ value: Int) -> Void) {
        var at = object + 1
        let end = Int(nodes[object].next)
        while at + 1 < end {
            body(at, at + 1)
            at = Int(nodes[at + 1].next)
        }
    }

    func forEachElement(of array: Int, _ body: (_ element: Int) -> Void) {
        var at = array + 1
        let end = Int(nodes[array].next)
        while at < end {
            body(at)
            at = Int(nodes[at].next)
        }
    }

    /// The value of a string, or the text of anything else as written.
    func text(of node: Int) -> String { nodes[node].text(in: source.bytes) }

    /// Appends the bytes of a string's value.
    func appendText(of node: Int, to bytes: inout [UInt8]) {
        guard nodes[node].kind == .escapedString else {
            bytes.append(contentsOf: source.bytes[nodes[node].content])
            return
        }
        JSONEscapes.appendDecoded(source.bytes, nodes[node].content, to: &bytes)
    }

    /// Whether two values are written alike.
    func isWritten(_ node: Int, like other: Int, in document: JSONDocument) -> Bool {
        let (left, right) = (nodes[node], document.nodes[other])
        return source.bytes[Int(left.lower)..<Int(left.upper)].elementsEqual(
            document.source.bytes[Int(right.lower)..<Int(right.upper)])
    }
}
