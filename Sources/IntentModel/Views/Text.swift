#if !canImport(SwiftUI)
    import Foundation
    import ValueTypes

    /// A text to show: where there is no SwiftUI, one that says itself.
    public struct Text: View, Sendable, CustomStringConvertible {
        private let content: LocalizedStringResource

        public init(_ key: LocalizedStringResource) {
            content = key
        }

        /// A text that is shown as it is.
        public init(verbatim content: String) {
            self.content = LocalizedStringResource(stringLiteral: content)
        }

        @_disfavoredOverload
        public init(_ content: some StringProtocol) {
            self.init(verbatim: String(content))
        }

        public var description: String { content.text(in: IntentExecution.current?.context.locale ?? content.locale) }
    }
#endif
