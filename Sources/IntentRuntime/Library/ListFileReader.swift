import Foundation
import PhraseText

/// Reads the text file that a `list … from` names: beside the phrase file, or below its folder.
enum ListFileReader {
    /// `nil` where there is no such file, where it is too large, or where a symbolic link leads out of the phrase file's folder.
    static func read(_ path: String, of phraseFile: SourceFile) -> SourceFile? {
        let folder = URL(fileURLWithPath: phraseFile.path).deletingLastPathComponent().resolvingSymlinksInPath()
        let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
        guard file.pathComponents.starts(with: folder.pathComponents) else { return nil }
        guard case .success(let bytes) = PhraseReader.bytes(ofFile: file.path, limit: PhraseReader.fileLimit) else { return nil }
        return SourceFile(path: (phraseFile.path as NSString).deletingLastPathComponent + "/" + path, bytes: bytes)
    }
}
