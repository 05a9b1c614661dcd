#if !canImport(Darwin)
    public import Foundation

    extension NSPredicate {
        /// A predicate in the part of Apple's format that queries are written in; Foundation on this platform has none.
        ///
        /// It is evaluated on entities (their properties are the keys) and on any value with stored properties.
        ///
        /// A format that cannot be read is a fault of the code: a debug build stops at it; in a release build, where a person's text may have been
        /// written into the format instead of passed as an argument, the predicate holds for nothing.
        public convenience init(format: String, _ arguments: Any...) {
            self.init(format: format, argumentArray: arguments)
        }

        public convenience init(format: String, argumentArray arguments: [Any]?) {
            let predicate: PredicateFormat
            do throws(PredicateFormatError) {
                predicate = try PredicateParser.parse(format, arguments ?? [])
            } catch {
                assertionFailure("The predicate '\(format)' cannot be read: \(error)")
                predicate = .constant(false)
            }
            self.init { object, _ in object.map { predicate.holds(for: $0) } ?? false }
        }
    }
#endif
