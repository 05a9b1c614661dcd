#if canImport(SwiftUI)
    public import SwiftUI

    /// What is shown with a result.
    public typealias View = SwiftUI.View
#else
    /// What is shown with a result: where there is no SwiftUI, a value whose description, if it is `CustomStringConvertible`, is its text;
    /// else the text of its `body`.
    public protocol View {
        associatedtype Body: View = EmptyView

        var body: Body { get }
    }

    extension View where Body == EmptyView {
        public var body: EmptyView { EmptyView() }
    }

    /// Nothing to see.
    public struct EmptyView: View, Sendable {
        public init() {}
    }
#endif

/// What a view says of itself, where it says something: its text where nothing is drawn.
func snippetText<Content: View>(_ view: Content) -> String? {
    if let view = view as? any CustomStringConvertible { return view.description }
    #if canImport(SwiftUI)
        return nil
    #else
        return Content.Body.self == EmptyView.self ? nil : snippetText(view.body)
    #endif
}
