#if !canImport(Darwin)
    public import Foundation

    extension String {
        /// A text with its interpolated values kept apart, so that it can be looked up in a table of translations and written for a locale.
        ///
        /// `"Added \(title) for \(price)"` has the key `Added %@ for %lf`. On Apple platforms this is Foundation's type of the same name.
        public struct LocalizationValue: Sendable, Hashable, ExpressibleByStringInterpolation {
            /// An interpolated value, written when the locale is known.
            package indirect enum Argument: Sendable, Hashable {
                case text(String)
                case integer(Int)
                case number(Double)
                case resource(LocalizedStringResource)
                case formatted(FormattedArgument)
            }

            /// The text with a printf placeholder (`%@`, `%lld`, `%lf`) for each value, and `%%` for `%`.
            package var key: String
            package var arguments: [Argument]

            package init(key: String, arguments: [Argument]) {
                self.key = key
                self.arguments = arguments
            }

            /// A text without values, taken as it is.
            public init(_ value: String) {
                self.init(stringLiteral: value)
            }

            public init(stringLiteral value: String) {
                key = value.replacing("%", with: "%%")
                arguments = []
            }

            public init(stringInterpolation: StringInterpolation) {
                key = stringInterpolation.key
                arguments = stringInterpolation.arguments
            }
        }
    }

    extension String.LocalizationValue {
        /// What kind of value takes a place that is filled later.
        public enum Placeholder: Sendable, Hashable {
            case int, uint, float, double, object
        }

        /// Collects the literal and interpolated parts of a `LocalizationValue`.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            package var key = ""
            package var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 2)
                arguments.reserveCapacity(interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            public mutating func appendInterpolation(_ string: String) {
                append("%@", .text(string))
            }

            public mutating func appendInterpolation(_ substring: Substring) {
                append("%@", .text(String(substring)))
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", .resource(resource))
            }

            public mutating func appendInterpolation(_ value: some CustomLocalizedStringResourceConvertible) {
                append("%@", .resource(value.localizedStringResource))
            }

            /// A value written by a format style of Foundation, in the locale of the text.
            public mutating func appendInterpolation<Style: FormatStyle & Sendable>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String, Style.FormatInput: Sendable {
                append("%@", .formatted(FormattedArgument(of: format.format(value)) { format.locale($0).format(value) }))
            }

            /// A value written by a format style that keeps to its own locale.
            @_disfavoredOverload
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            /// A value written by a formatter of Foundation; nothing for one that it does not write.
            public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
                append("%@", .text(formatter.string(for: subject) ?? ""))
            }

            /// A number written as `printf` does: `\(price, specifier: "%.2f")`.
            ///
            /// A specifier for a number of another kind counts as none.
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
                let number = Double(value)
                guard specifier.wholeMatch(of: /%[-+ 0#]*\d{0,2}(?:\.\d{1,2})?l?[aefg]/.ignoresCase()) != nil else {
                    return appendInterpolation(value)
                }
                append(specifier, .formatted(FormattedArgument(of: number) { String(format: specifier, locale: $0, number) }))
            }

            public mutating func appendInterpolation(_ value: some BinaryInteger & CVarArg, specifier: String) {
                guard let number = Int64(exactly: value), specifier.wholeMatch(of: /%[-+ 0#]*\d{0,2}l{0,2}[diuoxX]/) != nil else {
                    return appendInterpolation(value)
                }
                let long = String(specifier.filter { $0 != "l" }.dropLast()) + "ll" + specifier.suffix(1)
                append(specifier, .formatted(FormattedArgument(of: number) { String(format: long, locale: $0, number) }))
            }

            /// A whole number; one that an `Int` does not hold is written digit by digit.
            public mutating func appendInterpolation(_ value: some BinaryInteger) {
                guard let integer = Int(exactly: value) else { return append("%@", .text(String(value))) }
                append("%lld", .integer(integer))
            }

            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
                append("%lf", .number(Double(value)))
            }

            /// Any other value, as `String(describing:)` writes it.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) {
                append("%@", .text(String(describing: value)))
            }

            /// A place for a value that is given later: `\(placeholder: .int) books`.
            public mutating func appendInterpolation(placeholder: Placeholder) {
                switch placeholder {
                case .int: key += "%lld"
                case .uint: key += "%llu"
                case .float: key += "%f"
                case .double: key += "%lf"
                case .object: key += "%@"
                }
            }

            private mutating func append(_ placeholder: String, _ argument: Argument) {
                key += placeholder
                arguments.append(argument)
            }
        }
    }
#endif
