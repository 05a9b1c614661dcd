/// What a session depends on besides the library.
public struct SessionOptions: Sendable {
    public var reading: ReadingOptions
    /// How long `perform()` may run; the time in which it waits for an answer does not count.
    public var timeLimit: Duration
    /// Whether programs bound with `run` may be started.
    public var allowsPrograms: Bool
    /// Whether the dialog goes on in the language of a command that is said while nothing is open; otherwise it stays with the first of
    /// `reading.languages`.
    public var followsLanguage: Bool

    public init(
        reading: ReadingOptions = ReadingOptions(), timeLimit: Duration = .seconds(30), allowsPrograms: Bool = false,
        followsLanguage: Bool = false
    ) {
        self.reading = reading
        self.timeLimit = timeLimit
        self.allowsPrograms = allowsPrograms
        self.followsLanguage = followsLanguage
    }
}
