#if !canImport(Darwin)
    package import Foundation
    import ValueTypes

    /// An interpolated value that says itself how it is written in a locale.
    package struct FormattedArgument: Sendable, Hashable {
        /// What plural forms follow; `nil` for what is no number.
        package let number: Double?
        private let identity: String
        private let write: @Sendable (Locale) -> String

        package init(of text: String, write: @escaping @Sendable (Locale) -> String) {
            number = nil
            identity = text
            self.write = write
        }

        package init(of number: Double, write: @escaping @Sendable (Locale) -> String) {
            self.number = number
            identity = String(number)
            self.write = write
        }

        package init(of number: Int64, write: @escaping @Sendable (Locale) -> String) {
            self.number = Double(number)
            identity = String(number)
            self.write = write
        }

        package func text(in locale: Locale) -> String { write(locale) }

        package static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

        package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
    }
#endif
