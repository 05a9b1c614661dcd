/// Where books come from: it stands for a service on the network.
struct Bookshop: Sendable {
    private static let books = [
        Book("Dune", by: "Frank Herbert", 1965),
        Book("Emma", by: "Jane Austen", 1815),
        Book("Persuasion", by: "Jane Austen", 1817),
        Book("Moby-Dick", by: "Herman Melville", 1851),
        Book("Frankenstein", by: "Mary Shelley", 1818),
        Book("Jane Eyre", by: "Charlotte Brontë", 1847),
        Book("Walden", by: "Henry David Thoreau", 1854),
        Book("Ulysses", by: "James Joyce", 1922),
        Book("Orlando", by: "Virginia Woolf", 1928),
        Book("The Hobbit", by: "J. R. R. Tolkien", 1937),
        Book("Foundation", by: "Isaac Asimov", 1951),
        Book("Solaris", by: "Stanisław Lem", 1961),
        Book("Kindred", by: "Octavia E. Butler", 1979),
        Book("Momo", by: "Michael Ende", 1973),
        Book("The Vegetarian", by: "Han Kang", 2007),
        Book("채식주의자", by: "한강", 2007),
        Book("소년이 온다", by: "한강", 2014),
        Book("아몬드", by: "손원평", 2017),
        Book("82년생 김지영", by: "조남주", 2016),
        Book("The Idiot", by: "Fyodor Dostoevsky", 1869),
        Book("The Idiot", by: "Elif Batuman", 2017),
        Book("The Midnight Library", by: "Matt Haig", 2020),
        Book("Project Hail Mary", by: "Andy Weir", 2021),
        Book("Tomorrow, and Tomorrow, and Tomorrow", by: "Gabrielle Zevin", 2022),
        Book("Demon Copperhead", by: "Barbara Kingsolver", 2022),
        Book("Orbital", by: "Samantha Harvey", 2023),
    ]

    func findBooks(named title: String, by author: String? = nil) async -> [Book] {
        Self.books.filter { book in book.isCalled(title) && author.map(book.isBy) ?? true }
    }
}
