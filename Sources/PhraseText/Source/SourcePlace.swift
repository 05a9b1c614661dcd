/// A span together with the file that it is in.
package struct SourcePlace: Sendable {
    package let file: SourceFile
    package let span: SourceSpan

    package init(_ file: SourceFile, _ span: SourceSpan) {
        self.file = file
        self.span = span
    }

    package var position: SourcePosition { file.position(at: Int(span.lower)) }

    /// `path:line`; `path: name` in a source whose lines have names.
    package var lineText: String {
        let line = position.line
        return file.name(ofLine: line).map { "\(file.path): \($0)" } ?? "\(file.path):\(line)"
    }
}
