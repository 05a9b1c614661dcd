/// Some of the choices there are.
public struct ChoicePage: Sendable, Hashable, Codable {
    /// How many choices are shown at once.
    public static let size = 9

    /// Those shown; "the second one" and "the last" are counted among them.
    public var shown: [DialogChoice]
    /// From 0.
    public var number: Int
    /// How many choices there are, after narrowing.
    public var total: Int

    /// The page of that number, or the last there is.
    public init(of choices: [DialogChoice], at number: Int) {
        let last = max(0, (choices.count - 1) / Self.size)
        self.number = min(max(0, number), last)
        total = choices.count
        shown = Array(choices.dropFirst(self.number * Self.size).prefix(Self.size))
    }

    /// There are more behind these.
    public var hasMore: Bool { number * Self.size + shown.count < total }

    /// The choice at a position among those shown; `nil` where there is none.
    public subscript(position: ChoicePosition) -> DialogChoice? {
        let index =
            switch position {
            case .fromStart(let number): number - 1
            case .fromEnd(let number): shown.count - number
            }
        return shown.indices.contains(index) ? shown[index] : nil
    }
}
