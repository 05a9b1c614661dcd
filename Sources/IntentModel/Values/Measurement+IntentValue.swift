public import Foundation
package import ValueTypes

extension Measurement: _IntentValue where UnitType: _IntentUnit {
    public static var _traits: _IntentValueTraits<Measurement<UnitType>> {
        let vocabulary = UnitType._vocabulary
        let type = ValueTypes.ValueType.kind(vocabulary.kind)
        return _IntentValueTraits(
            type: type,
            read: { value, _ throws(IntentValueError) in
                let said: (value: Double, unit: String?)
                switch value {
                case .amount(let amount): said = (amount.value, amount.unit)
                case .duration(let period): said = (period.value, period.unit.rawValue)
                default: throw .wrongType(value, expected: type)
                }
                guard let named = said.unit.flatMap({ vocabulary.unit(named: $0) }), let unit = named.unit as? UnitType else {
                    throw .unrepresentable(value, as: type)
                }
                return Measurement(value: said.value * named.factor, unit: unit)
            },
            write: { measurement, _ in
                vocabulary.name(of: measurement.unit).map { .amount(Amount(value: measurement.value, unit: $0)) }
            })
    }
}

/// A dimension whose units a sentence can name.
public protocol _IntentUnit: Dimension {
    static var _vocabulary: _UnitVocabulary { get }
}

/// The units of a dimension and their names: the English singular, as `Amount` has it.
public struct _UnitVocabulary: Sendable {
    package struct Entry: Sendable {
        package let unit: Dimension
        /// How many of `unit` one is: a day is 24 hours.
        package let factor: Double
        package let names: [String]

        package init(_ unit: Dimension, _ names: String..., factor: Double = 1) {
            self.unit = unit
            self.factor = factor
            self.names = names
        }
    }

    package let kind: ValueKind
    package let entries: [Entry]

    /// Those of all dimensions.
    package static let all: [_UnitVocabulary] = [
        UnitLength._vocabulary, UnitMass._vocabulary, UnitVolume._vocabulary, UnitTemperature._vocabulary, UnitSpeed._vocabulary,
        UnitArea._vocabulary, UnitEnergy._vocabulary, UnitInformationStorage._vocabulary, UnitDuration._vocabulary,
        UnitPressure._vocabulary, UnitAngle._vocabulary, UnitPower._vocabulary, UnitFrequency._vocabulary, UnitAcceleration._vocabulary,
        UnitConcentrationMass._vocabulary, UnitDispersion._vocabulary, UnitElectricCharge._vocabulary, UnitElectricCurrent._vocabulary,
        UnitElectricPotentialDifference._vocabulary, UnitElectricResistance._vocabulary, UnitFuelEfficiency._vocabulary,
        UnitIlluminance._vocabulary,
    ]

    package init(_ kind: ValueKind, _ entries: [Entry]) {
        self.kind = kind
        self.entries = entries
    }

    package func unit(named name: String) -> Entry? {
        entries.first { $0.names.contains(name) }
    }

    package func name(of unit: Unit) -> String? { names(of: unit).first }

    package func names(of unit: Unit) -> [String] {
        entries.first { $0.unit == unit && $0.factor == 1 }?.names ?? []
    }
}
