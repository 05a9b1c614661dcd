import ValueTypes

/// A sentence of a person, with what it is meant to do.
struct Utterance: Sendable, Codable {
    enum Kind: String, Sendable, Codable {
        case command, answer, several, correction, affirm, deny, choice
        case cancel, cancelEverything, startOver, skip, undo, again
        /// Help, repeat and the like: nothing changes.
        case aside
        case nonsense, empty, hostile
        /// Said in another language than the dialog speaks: anything may come of it, or nothing.
        case foreign
    }

    var kind: Kind
    var text: String
    /// The values that it gives, where it can be read in one way only.
    var gives: [String: SlotValue] = [:]
}

/// What a person who speaks one language says.
struct SpokenLanguage: Sendable {
    var commands: [Utterance]
    var affirmations: [String]
    var denials: [String]
    var asides: [String]
    var cancel: String
    var cancelEverything: String
    var startOver: String
    var skip: String
    var undo: String
    var again: String
    var positions: [String]
    var corrections: [String]
    /// What can be answered, by parameter.
    var answers: [String: [(text: String, value: SlotValue)]]

    static let all = ["en": english, "fr": french]

    private static let english = SpokenLanguage(
        commands: [
            Utterance(kind: .command, text: "add an expense to Purse"),
            Utterance(kind: .command, text: "record 4.50 for coffee in Purse", gives: ["price": .number(4.5), "title": .text("coffee")]),
            Utterance(kind: .command, text: "remove an expense from Purse"),
            Utterance(kind: .command, text: "clear all my expenses in Purse"),
            Utterance(kind: .command, text: "pay the rent from Purse"),
            Utterance(kind: .command, text: "order some cups from Café"),
            Utterance(kind: .command, text: "order 3 large cups of vanilla", gives: ["count": .integer(3), "size": .text("large")]),
            Utterance(kind: .command, text: "plan a trip with Desk"),
            Utterance(kind: .command, text: "plan a trip to Rome with Desk", gives: ["place": .text("Rome")]),
            Utterance(kind: .command, text: "dim the lamp with Desk"),
            Utterance(kind: .command, text: "dim the lamp to 4 with Desk", gives: ["level": .integer(4)]),
            Utterance(kind: .command, text: "clear all my expenses in Purse and dim the lamp to 4 with Desk"),
        ],
        affirmations: ["yes", "Yes, please", "sure", "go ahead"], denials: ["no", "Nope", "better not"],
        asides: ["help", "what can I say", "repeat", "what did you ask?", "say it again"],
        cancel: "cancel", cancelEverything: "cancel everything", startOver: "start over", skip: "skip", undo: "undo", again: "again",
        positions: ["the second one", "the last", "first", "more", "the ninth"],
        corrections: ["no, 25", "I meant yesterday", "change the title to tea", "not coffee, tea", "yes, but make it 30", "price is 5000"],
        answers: [
            "title": [("coffee", .text("coffee")), ("lunch with Ada", .text("lunch with Ada")), ("\"Help\"", .text("Help"))],
            "price": [("4.50", .number(4.5)), ("999", .number(999)), ("twelve", .number(12))],
            "amount": [("850", .number(850))],
            "category": [("food", .text("food")), ("novels", .text("books"))],
            "size": [("small", .text("small")), ("Big", .text("large"))],
            "count": [("3", .integer(3)), ("20", .integer(20))],
            "flavour": [("vanilla", .text("vanilla")), ("caramel", .text("caramel"))],
            "extras": [("milk, sugar", .array([.text("milk"), .text("sugar")])), ("milk", .array([.text("milk")]))],
            "hot": [("yes", .boolean(true)), ("no", .boolean(false))],
            "place": [("Paris", .text("Paris"))],
            "level": [("5", .integer(5)), ("0", .integer(0))],
            "nights": [("3", .integer(3))], "guests": [("2", .integer(2))],
        ])

    private static let french = SpokenLanguage(
        commands: [
            Utterance(kind: .command, text: "ajoute une dépense dans Porte-monnaie"),
            Utterance(
                kind: .command, text: "ajoute 4,50 pour café dans Porte-monnaie", gives: ["price": .number(4.5), "title": .text("café")]),
            Utterance(kind: .command, text: "supprime une dépense de Porte-monnaie"),
            Utterance(kind: .command, text: "commande des tasses chez Café"),
            Utterance(kind: .command, text: "baisse la lampe dans Bureau"),
            Utterance(kind: .command, text: "baisse la lampe à 4 dans Bureau", gives: ["level": .integer(4)]),
        ],
        affirmations: ["oui", "D'accord", "vas-y"], denials: ["non", "surtout pas"],
        asides: ["aide", "répète", "quelle était la question ?"],
        cancel: "annule", cancelEverything: "annule tout", startOver: "recommence", skip: "passe", undo: "défais", again: "encore",
        positions: ["le deuxième", "le dernier", "la suite"],
        corrections: ["non, 25", "je voulais dire hier", "mets le title à thé", "pas café, thé", "oui, mais plutôt 30"],
        answers: [
            "title": [("café", .text("café")), ("déjeuner", .text("déjeuner")), ("« Aide »", .text("Aide"))],
            "price": [("4,50", .number(4.5)), ("999", .number(999)), ("douze", .number(12))],
            "category": [("nourriture", .text("food")), ("livres", .text("books"))],
            "size": [("petit", .text("small")), ("Grand", .text("large"))],
            "count": [("3", .integer(3)), ("20", .integer(20))],
            "flavour": [("vanilla", .text("vanilla")), ("caramel", .text("caramel"))],
            "extras": [("lait, sucre", .array([.text("lait"), .text("sucre")]))],
            "hot": [("oui", .boolean(true)), ("non", .boolean(false))],
            "level": [("5", .integer(5)), ("0", .integer(0))],
            "place": [("Paris", .text("Paris"))], "amount": [("850", .number(850))],
            "nights": [("3", .integer(3))], "guests": [("2", .integer(2))],
        ])
}
