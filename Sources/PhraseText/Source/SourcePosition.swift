/// A line and a column, both from 1; the column counts characters (grapheme clusters), as a person does.
package struct SourcePosition: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
