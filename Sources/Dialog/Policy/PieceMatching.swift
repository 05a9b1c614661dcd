import IntentModel
import ValueTypes

/// Gives each piece of an answer a parameter of its own that reads it, if that is possible.
///
/// Augmenting paths, so it is found where there is one: pieces × parameters² steps.
struct PieceMatching {
    /// One for each piece; `nil` where some piece has no parameter left.
    let values: [String: [ParameterValue]]?

    /// - Parameter parameters: In order of declaration.
    init(_ pieces: [CutAnswer.Piece], parameters: [ParameterDefinition]) {
        guard pieces.count <= parameters.count else {
            values = nil
            return
        }
        var matching = Matching(pieces: pieces, parameters: parameters)
        for piece in pieces.indices {
            var tried = Set<Int>()
            guard matching.place(piece, &tried) else {
                values = nil
                return
            }
        }
        values = matching.inOrderOfDeclaration
    }

    private struct Matching {
        let pieces: [CutAnswer.Piece]
        let parameters: [ParameterDefinition]
        /// The piece of each parameter.
        var owner: [Int: Int] = [:]

        init(pieces: [CutAnswer.Piece], parameters: [ParameterDefinition]) {
            self.pieces = pieces
            self.parameters = parameters
        }

        /// Finds a parameter for a piece, moving other pieces where needed.
        mutating func place(_ piece: Int, _ tried: inout Set<Int>) -> Bool {
            for index in parameters.indices
            where pieces[piece].readings[parameters[index].name]?.isEmpty == false && tried.insert(index).inserted {
                if let other = owner[index], !place(other, &tried) { continue }
                owner[index] = piece
                return true
            }
            return false
        }

        /// Among parameters of one type, what was said first is the first's.
        var inOrderOfDeclaration: [String: [ParameterValue]] {
            var values: [String: [ParameterValue]] = [:]
            for (_, alike) in Dictionary(grouping: owner.keys.sorted(), by: { parameters[$0].type.name }) {
                let said = alike.compactMap { owner[$0] }.sorted()
                for (index, piece) in zip(alike, said) {
                    let readings = ([index] + alike).compactMap { pieces[piece].readings[parameters[$0].name] }.first ?? []
                    values[parameters[index].name] = readings.map { $0.fitting(parameters[index].type) }
                }
            }
            return values
        }
    }
}
