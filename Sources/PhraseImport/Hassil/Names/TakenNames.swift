/// Names that are in use, and what a further one is called.
struct TakenNames {
    private(set) var all: Set<String>
    /// By name, the number behind it that is tried next: those before it are taken.
    private var numbers: [String: Int] = [:]

    init(_ names: Set<String> = []) { all = names }

    func contains(_ name: String) -> Bool { all.contains(name) }

    mutating func insert(_ name: String) { all.insert(name) }

    mutating func formUnion(_ names: some Sequence<String>) { all.formUnion(names) }

    /// Takes the name, or the first of `name-2`, `name-3` … that is free.
    mutating func take(_ name: String) -> String {
        var number = numbers[name] ?? 2
        var candidate = numbers[name] == nil ? name : "\(name)-\(number)"
        while !all.insert(candidate).inserted {
            candidate = "\(name)-\(number)"
            number += 1
        }
        numbers[name] = number
        return candidate
    }
}
