import Parlance

#if canImport(SwiftUI)
    import SwiftUI
#endif

/// A book as one sees it in a window; where nothing is drawn, as a line of text.
struct CoverView: View, CustomStringConvertible {
    let book: BookEntity

    var description: String { "📖 \(book.title) — \(book.author), \(String(book.year))" }

    #if canImport(SwiftUI)
        var body: some View { Text(description) }
    #endif
}
