#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// EmbedTexts OUTPUT ROOT FOLDER
//
// Writes one Swift file that holds every text file under ROOT/FOLDER, by its path relative to ROOT. A folder that is not there
// is an empty one. The output is written anew only where its content changes, so that nothing is compiled in vain.
func fail(_ message: String, status: Int32) -> Never {
    let line = Array("error: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(status)
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else { fail("usage: EmbedTexts OUTPUT ROOT FOLDER", status: 2) }
do {
    let texts = try TextFolder(root: arguments[2], name: arguments[3]).texts()
    let source = Array(EmbeddedSource(texts: texts).text.utf8)
    if FileBytes.contents(of: arguments[1]) != source, !FileBytes.replace(arguments[1], with: source) {
        fail("\(arguments[1]): \(String(cString: strerror(errno)))", status: 1)
    }
} catch {
    fail("\(error)", status: 1)
}
