import Parlance

/// Why a count does not change.
enum CountError: Error, CustomLocalizedStringResourceConvertible {
    case full(Int)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .full(let count): "The count is \(count) and cannot grow by that."
        }
    }
}
