/// Something that an app can do, with the values it needs for it.
///
/// ```swift
/// struct AddExpense: AppIntent {
///     static let title: LocalizedStringResource = "Add a new expense"
///     @Parameter(title: "Title") var title: String
///     func perform() async throws -> some IntentResult & ProvidesDialog {
///         .result(dialog: "Added \(title)")
///     }
/// }
/// ```
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    associatedtype _Description: _IntentDescribing = IntentDescription?

    /// What people call the intent.
    static var title: LocalizedStringResource { get }
    static var description: _Description { get }
    /// Whether the app would be brought to the front; off a device it is only reported.
    static var openAppWhenRun: Bool { get }
    /// Whether the intent is listed.
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Where the intent may be performed; off a device it is only reported.
    static var supportedModes: IntentModes { get }
    /// The intent and its parameters as one sentence.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    init()

    /// Does it. All parameters that must have a value have one.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter

    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }
}

extension AppIntent where _Description == IntentDescription? {
    public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// Whether a person must have proved who they are. Recorded; there is no lock to open off a device.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// A type in which `@Dependency` may be used.
public protocol _SupportsAppDependencies {}
