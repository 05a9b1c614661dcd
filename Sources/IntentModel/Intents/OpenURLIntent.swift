public import Foundation

/// Opens an address, as what an intent goes on with; off a device it is only reported.
public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open URL"
    public static let openAppWhenRun = true
    public static let isDiscoverable = false

    @Parameter(title: "URL")
    public var url: URL

    public init() {}

    public init(_ url: URL) {
        self.url = url
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<URL> { .result(value: url) }
}
