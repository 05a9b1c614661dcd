import IntentRuntime
public import Testing

extension PhraseTester {
    /// Expects that no sentence reaches phrases of two intents at equal rank. Where one does, it is told with both phrases; a list that is
    /// bound later stands in it by its name.
    ///
    /// The search is within a limit on work: where a library has more, a warning says so.
    public func expectNoClashes(sourceLocation: SourceLocation = #_sourceLocation) {
        for finding in library.clashes() {
            let isClash = finding.id == "phrases-clash"
            Issue.record(Comment(rawValue: "\(finding)"), severity: isClash ? .error : .warning, sourceLocation: sourceLocation)
        }
    }

    /// Expects that the phrases are such as Apple's App Shortcuts take: each names the app and has at most one parameter, of an enum, an
    /// entity or a Bool with names; ten shortcuts, some thousand phrases a language, three names beside the app's own and one provider an
    /// app. What App Intents takes but advises against, too many phrases and phrases of two shortcuts that are nearly the same, is a warning
    /// and fails no test.
    ///
    /// The sources are read anew.
    public func expectAppleRules(sourceLocation: SourceLocation = #_sourceLocation) {
        do {
            for finding in try PhraseLibrary.appleFindings(sources, apps: apps, language: language) {
                Issue.record(
                    Comment(rawValue: "\(finding)"), severity: finding.severity == .error ? .error : .warning,
                    sourceLocation: sourceLocation)
            }
        } catch {
            record("\(error)", sourceLocation)
        }
    }
}
