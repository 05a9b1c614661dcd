import Foundation
import IntentModel
import IntentRuntime
import Synchronization
import ValueTypes

/// Several apps in two languages, with parameters of every kind, for conversations made by chance.
enum Household {
    /// The phrases with the values of the list that is bound when matching; compiled once.
    static let library: PhraseLibrary = {
        let sources = [purse, purseInFrench, cafe, cafeInFrench, desk, deskInFrench]
        let files = sources.enumerated().map { PhraseSource.text($0.element, name: "household \($0.offset)") }
        guard let library = try? PhraseLibrary(files, apps: apps),
            let bound = try? library.binding(["flavour": [BoundValue("vanilla"), BoundValue("caramel"), BoundValue("hazelnut")]])
        else { fatalError("the phrases of the household do not compile") }
        return bound
    }()

    static let apps = [IntentApp("Desk", intents: [PlanTrip.self, DimLamp.self])]

    /// - Parameter performed: Told of each closure that ran, with its values.
    static func registry(performed: @escaping @Sendable (IntentInvocation) -> Void = { _ in }) -> IntentRegistry {
        var registry = IntentRegistry()
        for app in apps { registry.register(app) }
        for (intent, app) in [("AddExpense", "Purse"), ("RemoveExpense", "Purse"), ("ClearExpenses", "Purse"), ("OrderCups", "Cafe")] {
            registry.register(intent, app: app) { invocation in
                performed(invocation)
                return .done
            }
        }
        registry.register("PayRent", app: "Purse") { invocation in
            performed(invocation)
            throw RentError()
        }
        return registry
    }

    static func options(followsLanguage: Bool = true, languages: [String] = ["en", "fr"]) -> SessionOptions {
        var reading = InterpreterTests.options
        reading.languages = languages.compactMap { LanguageTag($0) }
        return SessionOptions(reading: reading, timeLimit: .seconds(20), followsLanguage: followsLanguage)
    }

    struct RentError: Error {}

    private static let purse = """
        language en
        app Purse = Purse | wallet
        intent AddExpense "Add an expense"
          - (add|record) <price> for <title> [on <day>] [(in|to) <app>]
          - add an expense [(in|to) <app>]
          parameter title: text
            ask "What was it for?" | "What should I call it?"
          parameter price: number in 0 ... 1000
            ask "How much was it?"
            invalid "Up to a thousand."
          parameter day: date = today
          parameter category: category?
            ask "Which category?"
          say "Added <title>."
        intent RemoveExpense "Remove an expense"
          - remove an expense [from <app>]
          parameter title: text
            confirm "Is <title> right?"
          confirm "Remove <title>?"
        intent ClearExpenses "Clear the expenses"
          - clear [all] [my] expenses [in <app>]
          confirm "Clear them all?"
        intent PayRent "Pay the rent"
          - pay the rent [from <app>]
          parameter amount: number in 1 ... 5000
            ask "How much?"
        list category
          food = Food | eating
          travel = Travel
          books = Books | novels
          rent = Rent
          other = Other
        """

    private static let purseInFrench = """
        language fr
        app Purse = Porte-monnaie
        intent AddExpense "Ajouter une dépense"
          - ajoute <price> pour <title> [dans <app>]
          - ajoute une dépense [dans <app>]
          parameter title
            ask "C'était pour quoi ?"
          parameter price
            ask "Combien ?"
          parameter category
            ask "Quelle catégorie ?"
          say "<title> ajouté."
        intent RemoveExpense "Supprimer une dépense"
          - supprime une dépense [de <app>]
          parameter title
            confirm "<title>, c'est bien ça ?"
          confirm "Supprimer <title> ?"
        list category
          food = Nourriture
          travel = Voyages
          books = Livres
          rent = Loyer
          other = Autres
        """

    private static let cafe = """
        language en
        app Cafe = Café | coffee shop
        intent OrderCups "Order cups"
          - order [some] cups [(from|in) <app>]
          - order <count> <size> cups [of <flavour>]
          parameter size: size
            ask "What size?"
          parameter count: integer in 1 ... 20
            ask "How many?"
          parameter flavour: flavour
            ask "Which flavour?"
          parameter extras: [text]?
            ask "Any extras?"
          parameter hot: boolean
            ask "Hot?"
          parameter shelves: [shelf]?
          confirm "Order <count> <size> cups?"
        list size
          small = small | little
          medium = medium
          large = large | big
        list shelf
          one = Shelf One
          two = Shelf Two
        list flavour preferred bound
        """

    private static let cafeInFrench = """
        language fr
        app Cafe = Café
        intent OrderCups "Commander des tasses"
          - commande des tasses [chez <app>]
          parameter size
            ask "Quelle taille ?"
          parameter count
            ask "Combien de tasses ?"
          confirm "Commander <count> tasses ?"
        list size
          small = petit
          medium = moyen
          large = grand
        list flavour preferred bound
        """

    private static let desk = """
        language en
        app Desk = Desk
        intent PlanTrip
          - plan a trip [to <place>] [(with|in) <app>]
        intent DimLamp
          - dim the lamp [to <level>] [(with|in) <app>]
        """

    private static let deskInFrench = """
        language fr
        app Desk = Bureau
        intent DimLamp "Baisser la lampe"
          - baisse la lampe [à <level>] [dans <app>]
        """
}

/// Asks inside, in every way: by an error, for a value, and for a yes.
struct PlanTrip: AppIntent {
    static let title: LocalizedStringResource = "Plan a trip"

    @Parameter(title: "Place", requestValueDialog: "Where to?") var place: String
    @Parameter(title: "Nights") var nights: Int?
    @Parameter(title: "Guests") var guests: Int?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let nights else { throw $nights.needsValueError("How many nights?") }
        let guests = try await $guests.requestValue("How many guests?")
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Book", acceptAlternatives: [], denyLabel: "Keep looking", denyAlternatives: [], destructive: false),
            dialog: "Book it?")
        return .result(dialog: "\(place), \(nights) nights, \(guests) guests.")
    }
}

/// What it does can be taken back.
struct DimLamp: UndoableIntent {
    static let title: LocalizedStringResource = "Dim the lamp"

    @Parameter(title: "Level", inclusiveRange: (0, 10)) var level: Int

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let lamp = Lamp()
        undoManager?.registerUndo(withTarget: lamp) { $0.turn() }
        return .result(dialog: "The lamp is at \(level).")
    }
}
