public import Foundation

/// An intent that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the run; outside a session one that nobody watches.
    public var progress: Progress { IntentExecution.current?.progress ?? Progress(totalUnitCount: 0) }
}
