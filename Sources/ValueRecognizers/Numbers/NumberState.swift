/// The number said so far, as its words are added from left to right.
///
/// Words add and multiply: "two million three hundred thousand and five". A scale multiplies what was said since the last greater
/// scale, and every addend is less than what the one before it leaves room for. That is enough for the scales of any language,
/// short (thousand, million), long (Spanish "mil millones"), of ten thousands (Japanese) and of lakhs.
struct NumberState {
    private(set) var value = 0
    /// The exclusive upper bound of what can be added.
    private var room = Int.max
    /// The scales that the value is made of, as powers of ten.
    private var scales: UInt32 = 0
    private var hasBegun = false
    /// What must come: a scale behind an article, an addend behind a joiner.
    var isPending: Bool { isOpen || needsScale }
    private var isOpen = false
    private var needsScale: Bool { scaleLimit > 0 }
    /// The scale that must come is less than this, where one must.
    private var scaleLimit = 0
    private(set) var hasArticle = false
    /// How many single digits were said one by one, where nothing else was; otherwise 0.
    private(set) var digitCount = 0
    /// No `Int` holds more.
    private static let maximumDigits = 18

    /// A number in digits, which only a scale can follow.
    init(digits value: Int) {
        self.value = value
        room = 0
        hasBegun = true
    }

    init() {}

    /// The state behind one more piece; `nil` where the piece cannot stand there.
    func adding(_ piece: NumberPiece) -> NumberState? {
        var next = self
        switch piece {
        case .addend(let value, let room):
            guard next.add(value, room: room) else { return nil }
        case .scale(let scale, let standsAlone):
            guard next.multiply(by: scale, standsAlone: standsAlone) else { return nil }
        case .joiner:
            guard value > 0, room > 1, !isPending else { return nil }
            next.isOpen = true
        case .article:
            guard !hasBegun else { return nil }
            next = NumberState(digits: 1)
            next.isOpen = true
            next.hasArticle = true
        case .digit(let digit, let isStrict):
            guard next.addDigit(digit, isStrict: isStrict) else { return nil }
        case .tail(let digit):
            guard room >= 100, room < Int.max, !isPending, value > 0 else { return nil }
            next.value += digit * (room / 10)
            next.room = 0
        case .ordinal, .ordinalScale, .minus, .point, .suffix, .multiple, .ordinalSuffix, .ordinalEnding, .ordinalPrefix, .ordinalTen,
            .part, .mixed, .partJoiner, .over, .counter:
            return nil
        }
        return next
    }

    /// The value of an ordinal that ends with the piece.
    func ending(with piece: NumberPiece) -> Int? {
        switch piece {
        case .ordinal(let value): adding(.addend(value: value, room: 0))?.value
        case .ordinalScale(let scale): adding(.scale(scale, standsAlone: true))?.value
        default: nil
        }
    }

    private mutating func addDigit(_ digit: Int, isStrict: Bool) -> Bool {
        if digitCount > 0 {
            guard digitCount < Self.maximumDigits else { return false }
            value = value * 10 + digit
            digitCount += 1
            room = 0
            scales = .max
            return true
        }
        let isFirst = !hasBegun
        let limit = isStrict && room >= 100 && !isFirst && !isOpen ? room : 0
        guard add(digit, room: 0) else { return false }
        digitCount = isFirst ? 1 : 0
        scaleLimit = limit
        return true
    }

    private mutating func add(_ addend: Int, room roomAfter: Int) -> Bool {
        // "Zero five" is five.
        if hasBegun, value == 0, room == 0, (1..<10).contains(addend), !needsScale { room = 10 }
        guard addend < room, addend > 0 || !hasBegun, !hasArticle, !needsScale else { return false }
        value += addend
        room = addend == 0 ? 0 : roomAfter
        if roomAfter >= 100 { scales |= 1 << UInt32(Self.zeros(of: roomAfter)) }
        if addend == 0 { scales = .max }
        hasBegun = true
        isOpen = false
        digitCount = 0
        return true
    }

    private mutating func multiply(by scale: Int, standsAlone: Bool) -> Bool {
        let power = UInt32(Self.zeros(of: scale))
        guard scales >> power & 1 == 0, !isOpen || hasArticle, !needsScale || scale < scaleLimit else { return false }
        let greater = (scales >> power) << power
        let limit = greater == 0 ? Int.max : Self.powers[greater.trailingZeroBitCount]
        let multiplicand = value % limit
        guard multiplicand < scale else { return false }
        // Twelve hundred, but not thirty hundred: that would be "سیصد", three hundred, cut in another place.
        if scale == 100, multiplicand > 0, multiplicand.isMultiple(of: 10) { return false }
        if multiplicand == 0, !standsAlone || room <= scale { return false }
        let (product, overflow) = max(multiplicand, 1).multipliedReportingOverflow(by: scale)
        guard !overflow, product < limit, product <= 1_000_000_000_000_000_000 else { return false }
        value += product - multiplicand
        scales = greater | 1 << power
        room = scale
        hasBegun = true
        isOpen = false
        scaleLimit = 0
        digitCount = 0
        hasArticle = false
        return true
    }

    private static func zeros(of scale: Int) -> Int { powers.firstIndex { $0 >= scale } ?? 18 }

    /// The powers of ten that an `Int` holds.
    private static let powers: [Int] = (0...18).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}
