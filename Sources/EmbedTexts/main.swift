import Foundation

// EmbedTexts OUTPUT ROOT FOLDER
//
// Writes one Swift file that holds every text file under ROOT/FOLDER, by its path relative to ROOT. A folder that is not there
// is an empty one. The output is written anew only where its content changes, so that nothing is compiled in vain.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let output = arguments.first, let folder = arguments.last else {
    FileHandle.standardError.write(Data("usage: EmbedTexts OUTPUT ROOT FOLDER\n".utf8))
    exit(2)
}
do {
    let root = URL(fileURLWithPath: arguments[arguments.startIndex + 1], isDirectory: true)
    let texts = try TextFolder(root: root, name: folder).texts()
    let source = Data(EmbeddedSource(texts: texts).text.utf8)
    let destination = URL(fileURLWithPath: output)
    if (try? Data(contentsOf: destination)) != source { try source.write(to: destination, options: .atomic) }
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
