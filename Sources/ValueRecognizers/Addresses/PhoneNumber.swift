/// A telephone number as people write it: digits with spaces, hyphens, dots, slashes and brackets between them, and the country's number
/// behind a plus.
///
///     PhoneNumber("(+44) 20 7946-0958")?.description   // "(+44) 2079460958"
struct PhoneNumber {
    var country: String?
    var digits: String

    init?(_ text: String) {
        let characters = Array(text.unicodeScalars)
        var position = 0
        func skip(_ marks: String) {
            while position < characters.count, marks.unicodeScalars.contains(characters[position]) { position += 1 }
        }
        skip("( ")
        if position < characters.count, characters[position] == "+" {
            position += 1
            let start = position
            while position < characters.count, characters[position].properties.numericType == .decimal { position += 1 }
            guard let country = Self.digits(characters[start..<position]), (1...3).contains(country.utf8.count) else { return nil }
            self.country = country
        }
        var run = ""
        while position < characters.count {
            let scalar = characters[position]
            if scalar.properties.numericType == .decimal {
                run += Self.digits(characters[position...position]) ?? ""
            } else if !" -./()\u{A0}\u{2010}\u{2011}\u{2013}".unicodeScalars.contains(scalar) {
                return nil
            }
            position += 1
            guard run.utf8.count <= 15 else { return nil }
        }
        guard (6...15).contains(run.utf8.count) else { return nil }
        digits = run
    }

    private static func digits(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
        scalars.isEmpty ? nil : scalars.map { String(Int($0.properties.numericValue ?? 0)) }.joined()
    }

    /// `(+1) 2025550121`, or the digits alone where no country is said.
    var description: String { country.map { "(+\($0)) \(digits)" } ?? digits }
}
