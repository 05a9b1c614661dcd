#if !canImport(SwiftUI)
    /// A button that performs an intent; where nothing is drawn it is a function that does.
    ///
    /// ```swift
    /// let button = Button(intent: IncrementCount()) { Text("One more") }
    /// try await button()
    /// ```
    public struct Button<Label: View>: View {
        public let label: Label
        private let press: @Sendable () async throws -> any IntentResult

        public init<Intent: AppIntent>(intent: Intent, label: () -> Label) {
            self.label = label()
            press = {
                // What one press asks for is not there at the next one.
                let fresh = IntentInstance(intent).renewed().intent as? Intent
                return try await (fresh ?? intent)()
            }
        }

        /// Performs the intent, each time a fresh one with the values that it was given here.
        ///
        /// - Throws: What the intent throws; `IntentRequestError.noSession` where it asks something outside a session.
        @discardableResult
        public func callAsFunction() async throws -> any IntentResult { try await press() }
    }

    extension Button where Label == Text {
        public init<Intent: AppIntent>(_ title: LocalizedStringResource, intent: Intent) {
            self.init(intent: intent) { Text(title) }
        }
    }

    extension Button: CustomStringConvertible {
        /// What its label says of itself.
        public var description: String { "[\((label as? any CustomStringConvertible)?.description ?? "")]" }
    }
#endif
