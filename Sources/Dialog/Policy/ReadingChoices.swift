import ValueTypes

/// What sets several readings of one intent apart.
struct ReadingChoices {
    /// The parameter in whose value alone they differ; `nil` where they differ in more.
    let parameter: String?
    /// One a reading: the value of that parameter, or all values that differ.
    let choices: [DialogChoice]

    init(_ readings: [DialogCommand.Reading]) {
        let names = Set(readings.flatMap(\.values.keys)).sorted()
        let different = names.filter { name in Set(readings.map { $0.values[name]?.value }).count > 1 }
        if let only = different.first, different.count == 1, readings.allSatisfy({ $0.values[only] != nil }) {
            parameter = only
            choices = readings.compactMap { $0.values[only] }.map { DialogChoice($0) }
        } else {
            parameter = nil
            choices = readings.map { reading in DialogChoice(.reading(reading.values.filter { different.contains($0.key) })) }
        }
    }
}
