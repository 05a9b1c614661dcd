import Parlance

/// Books one below the other, each with its author and year.
enum BookList {
    static func text(_ books: [BookEntity]) -> LocalizedStringResource {
        let lines = books.map { "• \($0.title) (\($0.author), \(String($0.year)))" }.joined(separator: "\n")
        return "\(lines)"
    }
}
