#if canImport(SwiftUI)
    public import SwiftUI

    /// What is shown with a result.
    public typealias View = SwiftUI.View
#else
    /// What is shown with a result: where there is no SwiftUI, a value whose description, if it is `CustomStringConvertible`, is its text.
    public protocol View {}
#endif
