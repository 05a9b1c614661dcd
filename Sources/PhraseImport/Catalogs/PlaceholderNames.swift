import PhraseSyntax

/// Names that are all different: a number stands behind one that is taken.
struct UniqueNames {
    private var taken: Set<String>
    /// The number that the next of a stem has; counting from 2 each time would be quadratic.
    private var numbers: [String: Int] = [:]

    init(taken: Set<String> = []) { self.taken = taken }

    mutating func name(for stem: String) -> String {
        var name = stem
        while !taken.insert(name).inserted {
            let number = numbers[stem, default: 2]
            numbers[stem] = number + 1
            name = "\(stem)\(number)"
        }
        return name
    }
}

/// What the placeholders of one shortcut are called in phrase files, where `app` is the app and dots have no place.
struct PlaceholderNames {
    private var names = [CatalogPhrase.applicationName: "app"]
    private var unique = UniqueNames(taken: ["app"])

    /// The same for the same placeholder.
    mutating func insert(_ placeholder: String) {
        if names[placeholder] == nil { names[placeholder] = unique.name(for: NameForm.nearestName(to: placeholder)) }
    }

    subscript(placeholder: String) -> String? { names[placeholder] }
}
