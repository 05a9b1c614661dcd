/// A unit as the data names it: a number of units that everybody knows, `kilometre` or `500 gram`.
struct MeasureUnit: Equatable {
    var name: String
    /// How many of the named unit make one of this.
    var count: Double

    init(_ value: String) {
        let parts = value.split(separator: " ", maxSplits: 1)
        if parts.count == 2, let count = Double(parts[0]) {
            self.count = count
            name = String(parts[1])
        } else {
            count = 1
            name = value
        }
    }
}

/// What is known of a unit that others can be added to.
struct UnitScale {
    enum System { case metric, imperial }
    enum Dimension { case length, volume, mass, area, speed, data, energy }

    var dimension: Dimension
    var system: System
    /// In the dimension's own unit: metre, litre, gram, square metre, metre per second, bit, joule.
    var factor: Double

    private init(_ dimension: Dimension, _ system: System, _ factor: Double) {
        self.dimension = dimension
        self.system = system
        self.factor = factor
    }

    /// `nil` for units to which nothing is added: degrees, currencies.
    init?(_ name: String) {
        guard let scale = Self.table[name] else { return nil }
        self = scale
    }

    private static let table: [String: UnitScale] = [
        "kilometre": .init(.length, .metric, 1000), "metre": .init(.length, .metric, 1), "decimetre": .init(.length, .metric, 0.1),
        "centimetre": .init(.length, .metric, 0.01), "millimetre": .init(.length, .metric, 0.001),
        "micrometre": .init(.length, .metric, 1e-6), "nanometre": .init(.length, .metric, 1e-9),
        "inch": .init(.length, .imperial, 0.0254), "foot": .init(.length, .imperial, 0.3048),
        "yard": .init(.length, .imperial, 0.9144), "mile": .init(.length, .imperial, 1609.344),
        "nautical mile": .init(.length, .imperial, 1852),
        "litre": .init(.volume, .metric, 1), "hectolitre": .init(.volume, .metric, 100), "decilitre": .init(.volume, .metric, 0.1),
        "centilitre": .init(.volume, .metric, 0.01), "millilitre": .init(.volume, .metric, 0.001),
        "cubic metre": .init(.volume, .metric, 1000), "cubic centimetre": .init(.volume, .metric, 0.001),
        "gallon": .init(.volume, .imperial, 3.785411784), "quart": .init(.volume, .imperial, 0.946352946),
        "pint": .init(.volume, .imperial, 0.473176473), "fluid ounce": .init(.volume, .imperial, 0.0295735295625),
        "tonne": .init(.mass, .metric, 1e6), "kilogram": .init(.mass, .metric, 1000), "gram": .init(.mass, .metric, 1),
        "milligram": .init(.mass, .metric, 0.001), "microgram": .init(.mass, .metric, 1e-6),
        "pound": .init(.mass, .imperial, 453.59237), "ounce": .init(.mass, .imperial, 28.349523125),
        "stone": .init(.mass, .imperial, 6350.29318), "ton": .init(.mass, .imperial, 907184.74),
        "square kilometre": .init(.area, .metric, 1e6), "hectare": .init(.area, .metric, 10000), "are": .init(.area, .metric, 100),
        "square metre": .init(.area, .metric, 1), "square centimetre": .init(.area, .metric, 1e-4),
        "square mile": .init(.area, .imperial, 2589988.110336), "acre": .init(.area, .imperial, 4046.8564224),
        "square yard": .init(.area, .imperial, 0.83612736), "square foot": .init(.area, .imperial, 0.09290304),
        "square inch": .init(.area, .imperial, 0.00064516),
        "metre per second": .init(.speed, .metric, 1), "kilometre per hour": .init(.speed, .metric, 1 / 3.6),
        "mile per hour": .init(.speed, .imperial, 0.44704), "knot": .init(.speed, .imperial, 1852 / 3600.0),
        "bit": .init(.data, .metric, 1), "byte": .init(.data, .metric, 8), "kilobyte": .init(.data, .metric, 8e3),
        "megabyte": .init(.data, .metric, 8e6), "gigabyte": .init(.data, .metric, 8e9), "terabyte": .init(.data, .metric, 8e12),
        "kibibyte": .init(.data, .metric, 8192), "mebibyte": .init(.data, .metric, 8_388_608),
        "gibibyte": .init(.data, .metric, 8_589_934_592), "megabit": .init(.data, .metric, 1e6), "gigabit": .init(.data, .metric, 1e9),
        "joule": .init(.energy, .metric, 1), "kilojoule": .init(.energy, .metric, 1000), "calorie": .init(.energy, .metric, 4.184),
        "kilocalorie": .init(.energy, .metric, 4184), "kilowatt hour": .init(.energy, .metric, 3_600_000),
    ]
}
