// The part of the predicate language that queries over properties are written in.
//
//     predicate  = conjunction { ("OR" | "||") conjunction }
//     conjunction = negation { ("AND" | "&&") negation }
//     negation   = ("NOT" | "!") negation | "(" predicate ")" | "TRUEPREDICATE" | "FALSEPREDICATE" | comparison
//     comparison = operand operator operand
//     operator   = ( "=" | "==" | "!=" | "<>" | "<" | "<=" | "=<" | ">" | ">=" | "=>" | "BEGINSWITH" | "ENDSWITH" | "CONTAINS" | "LIKE"
//                  | "IN" | "BETWEEN" ) [ "[" { "c" | "d" } "]" ]
//     operand    = key { "." key } | "SELF" | NUMBER | STRING | "TRUE" | "FALSE" | "YES" | "NO" | "NIL" | "NULL"
//                  | "%@" | "%d" | "%i" | "%ld" | "%lld" | "%lu" | "%llu" | "%f" | "%lf" | "%K" | "{" operand { "," operand } "}"
//
// Words are not case-sensitive, keys are. `%K` takes a key from the arguments, the other placeholders a value.

/// A condition on the properties of an object.
package indirect enum PredicateFormat: Sendable {
    case constant(Bool)
    case comparison(PredicateOperand, PredicateOperator, PredicateOperand)
    case not(PredicateFormat)
    case all([PredicateFormat])
    case any([PredicateFormat])
}

package indirect enum PredicateOperand: Sendable {
    /// The object itself where there are no keys.
    case path([String])
    case value(PredicateValue)
    case list([PredicateOperand])
}

package struct PredicateOperator: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, beginsWith, endsWith, contains, like, isIn, between
    }

    package var kind: Kind
    package var ignoresCase = false
    package var ignoresDiacritics = false
}

/// Why a predicate cannot be read; the place is counted in characters from 0.
package enum PredicateFormatError: Error, Sendable, Hashable {
    case expected(String, found: String, at: Int)
    case tooFewArguments
    case tooManyArguments(unused: Int)
    /// An argument, or a value of the object, is of a type that is not compared.
    case unsupportedValue(String)
    case tooDeep(allowed: Int)
}
