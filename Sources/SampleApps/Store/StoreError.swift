import Foundation
import Parlance

/// Why an app's data could not be read or written. The texts are for the person who uses the app.
enum StoreError: Error, Equatable {
    /// The file did not hold what the app writes; it was kept under the other name, and the app begins anew.
    case damaged(file: String, keptAs: String)
    /// Written by a later version of the app; left as it is.
    case newer(file: String, version: Int)
    /// A symbolic link, a folder or a device stands where the file or the folder should be.
    case notAPlainFile(String)
    /// Another process has held the lock for too long.
    case busy(file: String)
    case tooLarge(file: String, given: Int, allowed: Int)
    case failed(String, code: Int32)
}

extension StoreError: CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .damaged(let file, let kept):
            "The file “\(file)” is damaged. It is kept as “\(kept)”; the next command begins with an empty one."
        case .newer(let file, let version): "The file “\(file)” was written by a later version of this app (format \(version))."
        case .notAPlainFile(let path): "“\(path)” is not a plain file or folder; links are not followed."
        case .busy(let file): "Another program is writing “\(file)”. Try again."
        case .tooLarge(let file, let given, let allowed): "The file “\(file)” has \(given) bytes; \(allowed) are allowed."
        case .failed(let path, let code): "“\(path)”: \(String(cString: strerror(code)))."
        }
    }
}
