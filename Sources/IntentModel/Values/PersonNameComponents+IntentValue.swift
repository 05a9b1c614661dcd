public import Foundation
import ValueTypes

extension PersonNameComponents: _IntentValue {
    /// The last word is the family name, those before it the given name; one word alone is a given name.
    public static var _traits: _IntentValueTraits<PersonNameComponents> {
        .plain(.text) { value in
            guard case .text(let text) = value else { return nil }
            var words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
            guard !words.isEmpty else { return nil }
            var name = PersonNameComponents()
            if words.count > 1 { name.familyName = words.removeLast() }
            name.givenName = words.joined(separator: " ")
            return name
        } write: { name in
            let words = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix].compactMap { $0 }
            return words.isEmpty ? nil : .text(words.joined(separator: " "))
        }
    }
}
