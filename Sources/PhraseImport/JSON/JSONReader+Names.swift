import PhraseText

// Members of one object that are called alike.

extension JSONReader {
    /// Objects with more members than this are compared by hashing.
    private static let fewMembers = 8

    mutating func checkNames(of object: Int) {
        var names: [Int] = []
        var at = object + 1
        let end = Int(nodes[object].next)
        while at + 1 < end {
            names.append(at)
            at = Int(nodes[at + 1].next)
        }
        if names.count <= Self.fewMembers, names.allSatisfy({ nodes[$0].kind == .plainString }) {
            for index in names.indices {
                if let first = names[..<index].first(where: { isSame($0, names[index]) }) { reportSecond(names[index], first: first) }
            }
            return
        }
        var first: [String: Int] = Dictionary(minimumCapacity: names.count)
        for name in names {
            let text = nodes[name].text(in: bytes)
            if let known = first[text] { reportSecond(name, first: known) } else { first[text] = name }
        }
    }

    private mutating func reportSecond(_ name: Int, first: Int) {
        report(
            .duplicateMember(first: SourceSpan(Int(nodes[first].lower), Int(nodes[first].upper))), Int(nodes[name].lower),
            Int(nodes[name].upper))
    }

    private func isSame(_ left: Int, _ right: Int) -> Bool {
        let (left, right) = (nodes[left], nodes[right])
        guard left.upper - left.lower == right.upper - right.lower else { return false }
        return bytes[Int(left.lower)..<Int(left.upper)].elementsEqual(bytes[Int(right.lower)..<Int(right.upper)])
    }
}
