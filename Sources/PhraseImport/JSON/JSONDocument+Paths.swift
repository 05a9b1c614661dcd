import PhraseSyntax

extension JSONDocument {
    /// How people write where a value is: `intents.TurnOn.data[3].sentences[1]`. The name of a member has the path of its value.
    ///
    /// O(members and elements of what it is in).
    func path(of node: Int) -> String {
        var path = ""
        var container = 0
        while container != node {
            guard let (step, inner) = step(from: container, to: node) else { break }
            path += step
            guard let inner else { break }
            container = inner
        }
        if path.first == "." { path.removeFirst() }
        return path.isEmpty ? "the whole text" : path
    }

    /// The part of a path that leads from a container towards a node, and where it leads; `nil` where it has arrived.
    private func step(from container: Int, to node: Int) -> (text: String, inner: Int?)? {
        var at = container + 1
        let end = Int(nodes[container].next)
        var index = 0
        while at < end {
            let name = nodes[container].kind == .object ? at : nil
            let value = name.map { $0 + 1 } ?? at
            guard value < nodes.count else { return nil }
            let next = Int(nodes[value].next)
            if node < next {
                let step = name.map { Self.member(text(of: $0)) } ?? "[\(index)]"
                return (step, name == node || value == node ? nil : value)
            }
            index += 1
            at = next
        }
        return nil
    }

    private static func member(_ name: String) -> String {
        NameForm.isName(name) ? "." + name : "[" + DiagnosticRenderer.jsonString(name) + "]"
    }
}
