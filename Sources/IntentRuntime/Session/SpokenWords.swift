import Dialog

/// A sentence of the dialog itself: a word that answers, chooses or corrects, whatever the app.
enum SpokenWords: Equatable {
    /// A command that holds wherever it is the whole answer.
    case command(DialogAct)
    case affirm
    case deny
    case more
    case choose(ChoicePosition)
    case correction(Correction)
    /// "and in Groceries?": the last command once more, with one value changed; `isOpen` where the words may be a text too ("and eggs").
    case ellipsis(String, isOpen: Bool)

    /// The words of a correction, not read yet.
    enum Correction: Equatable {
        /// "no, VALUE", "I meant VALUE": holds at a question for text too, where a value with a type reads the words.
        case value(String)
        /// "make it VALUE", "yes, but VALUE"
        case loose(String)
        /// "not OLD, NEW"; several ways to tell the two apart.
        case replaced([(old: String, new: String)])
        /// "change PARAMETER to VALUE", "PARAMETER is VALUE"
        case named(parameter: String, value: String)

        static func == (left: Self, right: Self) -> Bool {
            switch (left, right) {
            case (.value(let one), .value(let other)), (.loose(let one), .loose(let other)): one == other
            case (.replaced(let one), .replaced(let other)): one.elementsEqual(other) { $0 == $1 }
            case (.named(let one, let value), .named(let other, let otherValue)): one == other && value == otherValue
            default: false
            }
        }
    }

    var command: DialogAct? {
        if case .command(let act) = self { act } else { nil }
    }
}
