import Foundation
import Parlance

// Runs the client's intents by phrase and by call; what comes of it is compared with what is expected.

let apps = [
    IntentApp("HarcaMA", names: ["en": ["HarcaMA", "expense tracker"]], providers: [HarcaMAShortCuts.self]),
    IntentApp("Library", providers: [LibraryAppShortcuts.self, SeedShortcuts.self]),
    IntentApp("Counter", providers: [CounterShortcuts.self]),
    IntentApp("買い物リスト", language: "ja", providers: [ListShortcuts.self]),
    IntentApp("Monthly", providers: [FontShortcuts.self]),
]
var registry = IntentRegistry()
for app in apps { registry.register(app) }
let session = Session(library: try PhraseLibrary([], apps: apps), registry: registry)

/// Without what a view says of itself.
func spoken(_ text: String?) -> String {
    (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("[") }.joined(separator: " / ")
}

/// The events of a sentence, and what the app showed meanwhile.
func said(_ sentence: String) async -> [String] {
    let events = await session.send(sentence).map { event in
        switch event {
        case .ask(let ask): "ask \(ask.parameter) (\(ask.type.name))"
        case .confirm(let confirm): "confirm \(confirm.parameter ?? "all"): \(spoken(confirm.text))"
        case .choose(let choose): "choose \(choose.choices.map(\.title).joined(separator: ", ")): \(choose.text)"
        case .performed(let performed): "performed \(performed.intent): \(spoken(performed.dialog))"
        case .failed(let failed): "failed \(failed.intent): \(failed.text)"
        case .cancelled(let cancelled): "cancelled \(cancelled.intent): \(cancelled.reason.rawValue)"
        default: "\(event)"
        }
    }
    return events + Screen.shared.take().map { "shown: \($0)" }
}

let readState = "Are you sure you want to clear read state for Dune?"
let conversation: [(sentence: String, events: [String])] = [
    ("Show my total expense in HarcaMA", ["performed ShowTotalExpense:  3"]),
    ("how much did i spend in expense tracker", ["performed ShowTotalExpense:  3"]),
    ("Add a new expense to HarcaMA", ["ask title (text)"]),
    ("coffee", ["ask price (number)"]),
    ("4.50", ["ask date (datetime)"]),
    ("yesterday", ["performed AddExpense: Successfully added your coffee expense!", "shown: expense coffee 4.5"]),
    ("Open Currently Reading in Library", ["performed OpenCurrentlyReading: ", "shown: shelf currentlyReading"]),
    ("Open Want to Read in Library", ["performed OpenShelf: ", "shown: shelf wantToRead"]),
    ("Open a shelf in Library", ["ask shelf (Shelf)"]),
    ("the last one", ["performed OpenShelf: ", "shown: shelf read"]),
    // The title is asked for, and the book that was added is opened, which it asks a yes for.
    ("Add a book to Library", ["ask title (text)"]),
    ("Dune", ["confirm book: \(readState)"]),
    ("yes", ["performed AddBook: ", "shown: book Dune"]),
    ("Add a book to Library", ["ask title (text)"]),
    ("Dune", ["confirm book: \(readState)"]),
    ("no", ["performed AddBook: "]),
    ("Add a book to Library", ["ask title (text)"]),
    ("Ulysses", ["failed AddBook: Book Not Found"]),
    ("Add and announce in Library", ["ask title (text)"]),
    ("Piranesi", ["performed AddBook2: Added Piranesi to Library!"]),
    ("Show a cover in Library", ["ask title (text)"]),
    ("Piranesi", ["performed AddBook3: ", "shown: cover of Piranesi"]),
    ("Ask for the author in Library", ["ask title (text)"]),
    ("The Idiot", ["ask authorName (text)"]),
    ("Elif Batuman", ["performed AddBook4: ", "shown: author Elif Batuman"]),
    ("Choose the author in Library", ["ask title (text)"]),
    ("The Idiot", ["choose The Idiot, The Idiot: a Novel: Which author?"]),
    ("the second one", ["performed AddBook5: ", "shown: author The Idiot: a Novel"]),
    ("Check a title in Library", ["ask title (text)"]),
    ("dune", ["confirm title: Did you mean Dune?"]),
    ("yes", ["performed AddBook6: "]),
    ("Order a book in Library", ["ask title (text)"]),
    ("Dune", ["confirm all: Are you ready to order?", "shown: cover of Dune"]),
    ("yes", ["performed AddBook7: Thank you for your order!", "shown: cover of Dune"]),
    ("Order a book in Library", ["ask title (text)"]),
    ("Dune", ["confirm all: Are you ready to order?", "shown: cover of Dune"]),
    ("no", ["cancelled AddBook7: refused"]),
    ("Find new books in Library", ["ask year (integer)"]),
    ("1900", ["performed FindBooks: Piranesi, Dune"]),
    ("Increment the count in Counter", ["performed ExampleIntent: "]),
    ("買い物リストに品物を入力", ["performed OpenItemInputIntent: ", "shown: input"]),
    ("Toggle the fun font in Monthly", ["performed ChangeFontIntent: "]),
    ("Set the fun font to on in Monthly", ["performed ChangeFontIntent: "]),
]

var failures = 0
func expect(_ heard: [String], _ expected: [String], after what: String) {
    print("> \(what)\n  \(heard.joined(separator: "\n  "))")
    guard heard != expected else { return }
    print("  expected: \(expected.joined(separator: "\n  expected: "))")
    failures += 1
}

Database.shared.add(book: await BooksAPI.shared.findBooks(named: "Piranesi", author: nil)[0])
for (sentence, events) in conversation { expect(await said(sentence), events, after: sentence) }

// The counter's button, pressed twice.
_ = Counter.take()
let button = Button(intent: ExampleIntent()) { Text("Increment Count") }
try await button()
try await button()
expect(["\(Counter.take())"], ["2"], after: "the button, twice")

// The property query by call, as a system would ask it: by title, both comparisons, either of them.
expect(try await titlesFound(matchingAll: true), [], after: "the query, both")
expect(try await titlesFound(matchingAll: false), ["Dune", "Piranesi"], after: "the query, either")

// The toggle by call: a configuration holds what it is set to.
let font = ChangeFontIntent()
expect(["\(font.funFont ?? true)"], ["false"], after: "the toggle, by default")
font.funFont = true
try await font()
expect(["\(font.funFont ?? false)"], ["true"], after: "the toggle, set")

print(failures == 0 ? "All as expected." : "\(failures) not as expected.")
exit(failures == 0 ? 0 : 1)
