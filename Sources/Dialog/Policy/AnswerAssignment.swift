public import IntentModel
import ValueTypes

/// Shares the values of one answer out among the parameters that are missing.
///
/// A whole answer that the parameter asked for reads is its value. Otherwise the answer is cut at commas, and at *and* only together with
/// commas or where both sides are read by missing typed parameters; every piece but one must be read by a missing typed parameter, and
/// the rest is the text. Values of one type go in order of declaration. Without comma or *and* the longest typed values come first.
public struct AnswerAssignment {
    /// More pieces than these are a text, not a list of values.
    static let pieceLimit = 32

    let asked: ParameterDefinition
    let missing: [ParameterDefinition]

    /// - Parameters:
    ///   - asked: The parameter that the open question is about.
    ///   - missing: All parameters that may take a value, in order of declaration.
    public init(asked: ParameterDefinition, missing: [ParameterDefinition]) {
        self.asked = asked
        self.missing = missing.contains { $0.name == asked.name } ? missing : [asked] + missing
    }

    /// The answer with a value for each parameter that gets one; without any where it was not understood.
    public func answer(to cut: CutAnswer) -> DialogAnswer {
        if let readings = cut.whole[asked.name], !asked.type.isText, !asked.type.isArray {
            return DialogAnswer(text: cut.text, values: [asked.name: readings])
        }
        let pieces = joinedPieces(of: cut)
        let isShared = pieces.count > 1 || asked.type.isArray && !asked.type.isTextArray
        let values = isShared ? sharing(pieces, of: cut) : cut.pieces.count == 1 ? spanning(cut) : nil
        if let values { return DialogAnswer(text: cut.text, values: values) }
        if asked.type.isText, let all = cut.range {
            return DialogAnswer(text: cut.text, values: [asked.name: [cut.textValue(of: [all], as: asked.type)]])
        }
        if let other = missing.first(where: { cut.whole[$0.name] != nil }), let readings = cut.whole[other.name] {
            return DialogAnswer(text: cut.text, values: [other.name: readings.map { $0.fitting(other.type) }])
        }
        return DialogAnswer(text: cut.text)
    }

    // MARK: Cutting

    /// The pieces between true cuts: an *and* is one together with commas, or where both of its sides are read.
    ///
    /// At a question for an array of texts every *and* separates.
    private func joinedPieces(of cut: CutAnswer) -> [CutAnswer.Piece] {
        let hasComma = cut.pieces.contains { $0.separator == .comma }
        if hasComma || asked.type.isTextArray { return cut.pieces }
        var joined: [CutAnswer.Piece] = []
        var wasRead = false
        for piece in cut.pieces {
            let isRead = !piece.readings.isEmpty
            if var last = joined.popLast() {
                if piece.separator == .and && !(wasRead && isRead) {
                    last.range = last.range.lowerBound..<piece.range.upperBound
                    last.readings = [:]
                    joined.append(last)
                } else {
                    joined += [last, piece]
                }
            } else {
                joined.append(piece)
            }
            wasRead = isRead
        }
        return joined
    }

    // MARK: Pieces

    /// Gives every piece to a typed parameter, but for one run of neighbours that is the text: the shortest one, and of
    /// these the one that stands most nearly where the text stands among the parameters.
    private func sharing(_ pieces: [CutAnswer.Piece], of cut: CutAnswer) -> [String: [ParameterValue]]? {
        guard pieces.count <= Self.pieceLimit else { return nil }
        if asked.type.isArray, let values = collecting(pieces, of: cut) { return values }
        let text = asked.type.isText ? asked : missing.first { $0.type.isText && !$0.type.isArray }
        let place = missing.firstIndex { $0.name == text?.name } ?? 0
        var best: (cost: (Int, Int), values: [String: [ParameterValue]])?
        for run in runs(of: pieces.count, withText: text != nil) {
            let cost = (run.reduce(0) { $0 + pieces[$1].range.count }, abs(run.lowerBound - place))
            if let best, best.cost <= cost { continue }
            let read = pieces.indices.filter { !run.contains($0) }.map { pieces[$0] }
            guard var values = PieceMatching(read, parameters: typed).values else { continue }
            if let text, let first = run.first, let last = run.last {
                let range = pieces[first].range.lowerBound..<pieces[last].range.upperBound
                values[text.name] = [cut.textValue(of: text.type.isArray ? run.map { pieces[$0].range } : [range], as: text.type)]
            }
            best = (cost, values)
        }
        return best?.values
    }

    /// The elements of the array that is asked for, and values for other parameters behind or before them.
    private func collecting(_ pieces: [CutAnswer.Piece], of cut: CutAnswer) -> [String: [ParameterValue]]? {
        if asked.type.isTextArray { return nil }
        let elements = pieces.filter { $0.readings[asked.name] != nil }
        guard !elements.isEmpty,
            var values = PieceMatching(pieces.filter { $0.readings[asked.name] == nil }, parameters: typed).values
        else { return nil }
        let slotValues = elements.compactMap { $0.readings[asked.name]?.first?.value }.flatMap { value in
            if case .array(let inner) = value { inner } else { [value] }
        }
        values[asked.name] = [
            ParameterValue(value: .array(slotValues), type: asked.type, text: elements.map { cut[$0.range] }.joined(separator: ", "))
        ]
        return values
    }

    private var typed: [ParameterDefinition] { missing.filter { !$0.type.isText } }

    /// Where the text can stand: nowhere, or from one piece to another; not everywhere, since then nothing is cut.
    private func runs(of count: Int, withText: Bool) -> [Range<Int>] {
        var runs = [0..<0]
        guard withText else { return runs }
        for start in 0..<count {
            for end in (start + 1)...count where end - start < count || asked.type.isTextArray { runs.append(start..<end) }
        }
        return runs
    }

    // MARK: Spans

    /// Gives the longest typed values their parameters; what is left in one stretch is the one text that is missing.
    private func spanning(_ cut: CutAnswer) -> [String: [ParameterValue]]? {
        let texts = missing.filter { $0.type.isText }
        guard texts.count <= 1, let all = cut.range else { return nil }
        var taken: [CutAnswer.Span] = []
        let order = Dictionary(missing.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let longestFirst = cut.spans.sorted {
            (-$0.range.count, $0.range.lowerBound, order[$0.parameter] ?? 0) < (
                -$1.range.count, $1.range.lowerBound, order[$1.parameter] ?? 0
            )
        }
        for span in longestFirst
        where !taken.contains(where: { $0.range.overlaps(span.range) || $0.parameter == span.parameter }) {
            taken.append(span)
        }
        guard !taken.isEmpty else { return nil }
        var values = inOrderOfDeclaration(taken, order)
        let rest = cut.rest(of: all, without: taken.map(\.range))
        switch (texts.first, rest.count) {
        case (let text?, 1):
            values[text.name] = [cut.textValue(of: rest, as: text.type)]
        case (_, 0) where !asked.type.isText || taken.count > 1:
            break
        default:
            return nil
        }
        return values
    }

    /// Among parameters of one type, what was said first is the first's.
    private func inOrderOfDeclaration(_ spans: [CutAnswer.Span], _ order: [String: Int]) -> [String: [ParameterValue]] {
        var values: [String: [ParameterValue]] = [:]
        let type = { name in missing.first { $0.name == name }?.type ?? .kind(.text) }
        for alike in Dictionary(grouping: spans, by: { type($0.parameter) }).values {
            let names = alike.map(\.parameter).sorted { (order[$0] ?? 0) < (order[$1] ?? 0) }
            for (name, span) in zip(names, alike.sorted { $0.range.lowerBound < $1.range.lowerBound }) {
                values[name] = span.readings.map { $0.fitting(type(name)) }
            }
        }
        return values
    }
}

extension ParameterValue {
    /// The value as one of the type: an element becomes an array of one.
    func fitting(_ type: ValueType) -> ParameterValue {
        guard type.isArray else { return self }
        if case .array = value { return self }
        return ParameterValue(value: .array([value]), type: type, text: text, range: range, title: title)
    }
}

extension ValueType {
    /// A text, or an array of texts.
    var isText: Bool { self == .kind(.text) || isTextArray }

    var isTextArray: Bool { self == .array(.kind(.text)) }

    var isArray: Bool {
        if case .array = self { true } else { false }
    }
}
