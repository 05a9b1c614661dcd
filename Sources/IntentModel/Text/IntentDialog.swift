/// What an intent says: a full text for when nothing is seen, and a shorter one that stands beside something shown.
public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// Complete by itself.
    public let full: LocalizedStringResource
    /// Enough beside a view; `nil` where the full text serves both.
    public let supporting: LocalizedStringResource?
    /// Kept for export; nothing is drawn.
    public let systemImageName: String?

    public init(_ dialog: LocalizedStringResource) {
        self.init(full: dialog, supporting: nil, systemImageName: nil)
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting: supporting, systemImageName: nil)
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: .some(supporting), systemImageName: .some(systemImageName))
    }

    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: nil, systemImageName: systemImageName)
    }

    private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String?) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

#if canImport(Darwin)
    extension IntentDialog {
        public func hash(into hasher: inout Hasher) {
            hasher.combine(full.key)
            hasher.combine(supporting?.key)
            hasher.combine(systemImageName)
        }
    }
#endif
