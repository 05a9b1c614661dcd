import Foundation
import Testing

/// The folder `Languages` beside this file is embedded in these tests, as those of the targets are.
@Suite struct EmbeddedTextTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test func `files are embedded in the order of their paths, which are relative`() {
        #expect(
            EmbeddedTexts.files.map(\.path) == [
                "Languages/deeper/everything.txt", "Languages/empty.txt", "Languages/plain.txt", "Languages/z it's.txt",
            ])
    }

    @Test func `a text is embedded byte by byte, whatever is in it`() throws {
        for (path, text) in EmbeddedTexts.files {
            let embedded = text.withUTF8Buffer { Data($0) }
            #expect(try Data(contentsOf: root.appending(path: path)) == embedded, "\(path) is not what was embedded")
        }
    }
}
