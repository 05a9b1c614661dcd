public import Foundation
import ValueTypes

// Names are the English singular; where spellings differ, the British one first.

extension UnitLength: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .length,
            [
                .init(UnitLength.meters, "metre", "meter", "m"), .init(UnitLength.kilometers, "kilometre", "kilometer"),
                .init(UnitLength.centimeters, "centimetre", "centimeter"), .init(UnitLength.millimeters, "millimetre", "millimeter"),
                .init(UnitLength.decimeters, "decimetre", "decimeter"), .init(UnitLength.micrometers, "micrometre", "micrometer"),
                .init(UnitLength.nanometers, "nanometre", "nanometer"), .init(UnitLength.inches, "inch"), .init(UnitLength.feet, "foot"),
                .init(UnitLength.yards, "yard"), .init(UnitLength.miles, "mile"), .init(UnitLength.nauticalMiles, "nautical mile"),
                .init(UnitLength.lightyears, "light year"), .init(UnitLength.astronomicalUnits, "astronomical unit"),
            ])
    }
}

extension UnitMass: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .mass,
            [
                .init(UnitMass.grams, "gram"), .init(UnitMass.kilograms, "kilogram"), .init(UnitMass.milligrams, "milligram"),
                .init(UnitMass.micrograms, "microgram"), .init(UnitMass.metricTons, "tonne", "metric ton"), .init(UnitMass.ounces, "ounce"),
                .init(UnitMass.pounds, "pound"), .init(UnitMass.stones, "stone"), .init(UnitMass.shortTons, "ton", "short ton"),
                .init(UnitMass.carats, "carat"),
            ])
    }
}

extension UnitVolume: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .volume,
            [
                .init(UnitVolume.liters, "litre", "liter"), .init(UnitVolume.milliliters, "millilitre", "milliliter"),
                .init(UnitVolume.centiliters, "centilitre", "centiliter"), .init(UnitVolume.deciliters, "decilitre", "deciliter"),
                .init(UnitVolume.liters, "hectolitre", "hectoliter", factor: 100),
                .init(UnitVolume.cubicMeters, "cubic metre", "cubic meter"),
                .init(UnitVolume.cubicCentimeters, "cubic centimetre", "cubic centimeter"), .init(UnitVolume.cups, "cup"),
                .init(UnitVolume.teaspoons, "teaspoon"), .init(UnitVolume.tablespoons, "tablespoon"),
                .init(UnitVolume.fluidOunces, "fluid ounce"), .init(UnitVolume.pints, "pint"), .init(UnitVolume.quarts, "quart"),
                .init(UnitVolume.gallons, "gallon"), .init(UnitVolume.cubicFeet, "cubic foot"), .init(UnitVolume.cubicInches, "cubic inch"),
            ])
    }
}

extension UnitTemperature: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .temperature,
            [
                .init(UnitTemperature.celsius, "degree Celsius", "degree"), .init(UnitTemperature.fahrenheit, "degree Fahrenheit"),
                .init(UnitTemperature.kelvin, "kelvin"),
            ])
    }
}

extension UnitSpeed: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .speed,
            [
                .init(UnitSpeed.metersPerSecond, "metre per second", "meter per second"),
                .init(UnitSpeed.kilometersPerHour, "kilometre per hour", "kilometer per hour"),
                .init(UnitSpeed.milesPerHour, "mile per hour"), .init(UnitSpeed.knots, "knot"),
            ])
    }
}

extension UnitArea: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .area,
            [
                .init(UnitArea.squareMeters, "square metre", "square meter"),
                .init(UnitArea.squareKilometers, "square kilometre", "square kilometer"),
                .init(UnitArea.squareCentimeters, "square centimetre", "square centimeter"), .init(UnitArea.hectares, "hectare"),
                .init(UnitArea.ares, "are"), .init(UnitArea.acres, "acre"), .init(UnitArea.squareFeet, "square foot"),
                .init(UnitArea.squareInches, "square inch"), .init(UnitArea.squareYards, "square yard"),
                .init(UnitArea.squareMiles, "square mile"),
            ])
    }
}

extension UnitEnergy: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .energy,
            [
                .init(UnitEnergy.joules, "joule"), .init(UnitEnergy.kilojoules, "kilojoule"), .init(UnitEnergy.calories, "calorie"),
                .init(UnitEnergy.kilocalories, "kilocalorie"), .init(UnitEnergy.kilowattHours, "kilowatt hour"),
            ])
    }
}

extension UnitInformationStorage: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .datasize,
            [
                .init(UnitInformationStorage.bytes, "byte"), .init(UnitInformationStorage.bits, "bit"),
                .init(UnitInformationStorage.kilobytes, "kilobyte"), .init(UnitInformationStorage.megabytes, "megabyte"),
                .init(UnitInformationStorage.gigabytes, "gigabyte"), .init(UnitInformationStorage.terabytes, "terabyte"),
                .init(UnitInformationStorage.kibibytes, "kibibyte"), .init(UnitInformationStorage.mebibytes, "mebibyte"),
                .init(UnitInformationStorage.gibibytes, "gibibyte"), .init(UnitInformationStorage.megabits, "megabit"),
                .init(UnitInformationStorage.gigabits, "gigabit"),
            ])
    }
}

extension UnitDuration: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .duration,
            [
                .init(UnitDuration.seconds, "second"), .init(UnitDuration.minutes, "minute"), .init(UnitDuration.hours, "hour"),
                .init(UnitDuration.hours, "day", factor: 24), .init(UnitDuration.hours, "week", factor: 168),
            ])
    }
}

extension UnitPressure: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [
                .init(UnitPressure.hectopascals, "hectopascal"), .init(UnitPressure.kilopascals, "kilopascal"),
                .init(UnitPressure.bars, "bar"),
                .init(UnitPressure.millibars, "millibar"),
            ])
    }
}

extension UnitAngle: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(.quantity, [.init(UnitAngle.degrees, "degree"), .init(UnitAngle.radians, "radian")])
    }
}

extension UnitPower: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [.init(UnitPower.watts, "watt"), .init(UnitPower.kilowatts, "kilowatt"), .init(UnitPower.horsepower, "horsepower")])
    }
}

extension UnitFrequency: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [
                .init(UnitFrequency.hertz, "hertz"), .init(UnitFrequency.kilohertz, "kilohertz"),
                .init(UnitFrequency.megahertz, "megahertz"), .init(UnitFrequency.gigahertz, "gigahertz"),
            ])
    }
}

extension UnitAcceleration: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [
                .init(UnitAcceleration.metersPerSecondSquared, "metre per second squared", "meter per second squared"),
                .init(UnitAcceleration.gravity, "gravity"),
            ])
    }
}

extension UnitConcentrationMass: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [
                .init(UnitConcentrationMass.gramsPerLiter, "gram per litre", "gram per liter"),
                .init(UnitConcentrationMass.milligramsPerDeciliter, "milligram per decilitre", "milligram per deciliter"),
            ])
    }
}

extension UnitDispersion: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(.quantity, [.init(UnitDispersion.partsPerMillion, "part per million")])
    }
}

extension UnitElectricCharge: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [
                .init(UnitElectricCharge.coulombs, "coulomb"), .init(UnitElectricCharge.ampereHours, "ampere hour"),
                .init(UnitElectricCharge.milliampereHours, "milliampere hour"),
            ])
    }
}

extension UnitElectricCurrent: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity, [.init(UnitElectricCurrent.amperes, "ampere"), .init(UnitElectricCurrent.milliamperes, "milliampere")])
    }
}

extension UnitElectricPotentialDifference: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [
                .init(UnitElectricPotentialDifference.volts, "volt"), .init(UnitElectricPotentialDifference.millivolts, "millivolt"),
                .init(UnitElectricPotentialDifference.kilovolts, "kilovolt"),
            ])
    }
}

extension UnitElectricResistance: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [
                .init(UnitElectricResistance.ohms, "ohm"), .init(UnitElectricResistance.kiloohms, "kiloohm"),
                .init(UnitElectricResistance.megaohms, "megaohm"),
            ])
    }
}

extension UnitFuelEfficiency: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(
            .quantity,
            [
                .init(UnitFuelEfficiency.litersPer100Kilometers, "litre per 100 kilometres", "liter per 100 kilometers"),
                .init(UnitFuelEfficiency.milesPerGallon, "mile per gallon"),
            ])
    }
}

extension UnitIlluminance: _IntentUnit {
    public static var _vocabulary: _UnitVocabulary {
        _UnitVocabulary(.quantity, [.init(UnitIlluminance.lux, "lux")])
    }
}
