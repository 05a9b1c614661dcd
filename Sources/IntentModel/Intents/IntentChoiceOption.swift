package import ValueTypes

/// One of the things that `requestChoice(between:)` offers.
public struct IntentChoiceOption: Sendable, Hashable {
    public enum Style: Sendable, Hashable {
        case `default`
        case destructive
        /// Choosing it cancels.
        case cancel
    }

    public let title: LocalizedStringResource
    public let style: Style

    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    public static var cancel: Self { Self(title: "Cancel", style: .cancel) }

    package func requested(in context: ValueContext) -> RequestedOption {
        RequestedOption(title: title.text(in: context.locale), isDestructive: style == .destructive, isCancel: style == .cancel)
    }
}

extension AppIntent {
    public typealias Option = IntentChoiceOption
}
