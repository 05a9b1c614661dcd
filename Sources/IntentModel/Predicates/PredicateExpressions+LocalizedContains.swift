#if !canImport(Darwin)
    public import Foundation

    extension PredicateExpressions {
        /// Whether a text is part of another one as a person reads them: case and accents do not count.
        ///
        /// `#Predicate` writes it for `localizedStandardContains`; Foundation on this platform has none.
        public struct LocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
        where Root.Output: StringProtocol, Other.Output: StringProtocol {
            public let root: Root
            public let other: Other

            public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
                try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
            }
        }

        // The name that the macro writes.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static func build_localizedStandardContains<Root, Other>(
            _ root: Root, _ other: Other
        ) -> LocalizedStandardContains<Root, Other> {
            LocalizedStandardContains(root: root, other: other)
        }
    }

    extension PredicateExpressions.LocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
    extension PredicateExpressions.LocalizedStandardContains: Encodable where Root: Encodable, Other: Encodable {}
    extension PredicateExpressions.LocalizedStandardContains: Decodable where Root: Decodable, Other: Decodable {}
    extension PredicateExpressions.LocalizedStandardContains: StandardPredicateExpression
    where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
