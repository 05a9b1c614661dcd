import Foundation
import IntentModel

/// What a person is told of an error that an intent threw.
///
/// Only text that an error offers for the purpose (`CustomLocalizedStringResourceConvertible`) is shown: a description made for programmers
/// may hold anything. An empty text stands for all the others; the dialog has words of its own for it.
enum FailureText {
    static func text(of error: any Error, locale: Locale, renderer: DialogRenderer) -> String {
        switch error {
        case let error as any CustomLocalizedStringResourceConvertible: error.localizedStringResource.text(in: locale)
        case let failure as ProgramRunner.Failure: renderer.text(of: failure)
        default: ""
        }
    }
}
