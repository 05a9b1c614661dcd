#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The variables that a process was given.
package struct Environment: Sendable, ExpressibleByDictionaryLiteral {
    private let value: @Sendable (String) -> String?

    private init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

    /// Those of this process, each looked up when it is asked for.
    package static let ofProcess = Environment { name in getenv(name).map { String(cString: $0) } }

    package init(dictionaryLiteral variables: (String, String)...) {
        let variables = Dictionary(variables) { $1 }
        self.init { variables[$0] }
    }

    subscript(name: String) -> String? { value(name) }
    subscript(name: String, default other: String) -> String { value(name) ?? other }
}
