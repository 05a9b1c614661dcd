import Foundation
import IntentModel
import ValueTypes

/// What a person is told of an error that an intent threw.
///
/// Only text that an error offers for the purpose (`CustomLocalizedStringResourceConvertible`) is shown: a description made for programmers
/// may hold anything. An empty text stands for all the others; the dialog has words of its own for it.
enum FailureText {
    static func text(of error: any Error, locale: Locale) -> String {
        switch error {
        case let error as any CustomLocalizedStringResourceConvertible: error.localizedStringResource.text(in: locale)
        case let failure as ProgramRunner.Failure: failure.text
        case is ProgramsNotAllowed: "Programs may not be started here; --allow-run allows it."
        default: ""
        }
    }
}

extension ProgramRunner.Failure {
    var text: String {
        switch self {
        case .notFound(let program): "There is no program '\(program)'."
        case .unusableArgument(let program): "An argument of '\(program)' holds a NUL character."
        case .notStarted(let program, let reason): "'\(program)' could not be started: \(reason)"
        case .exited(let program, let status, let message):
            "'\(program)' ended with status \(status)\(message.isEmpty ? "." : ": \(message)")"
        }
    }
}
