import Foundation
import Parlance

// Runs the client's intents by phrase; what is said is compared with what is expected.

let app = IntentApp("HarcaMA", names: ["en": ["HarcaMA", "expense tracker"]], providers: [HarcaMAShortCuts.self])
var registry = IntentRegistry()
registry.register(app)
let session = Session(library: try PhraseLibrary([], apps: [app]), registry: registry)

/// The events of a sentence, one line each.
func said(_ sentence: String) async -> [String] {
    await session.send(sentence).map { event in
        switch event {
        case .ask(let ask): "ask \(ask.parameter) (\(ask.type.name))"
        case .performed(let performed): "performed \(performed.intent): \(performed.dialog ?? "")"
        default: "\(event)"
        }
    }
}

let expectations: [(sentence: String, events: [String])] = [
    ("Show my total expense in HarcaMA", ["performed ShowTotalExpense:  3"]),
    ("how much did i spend in expense tracker", ["performed ShowTotalExpense:  3"]),
    ("Add a new expense to HarcaMA", ["ask title (text)"]),
    ("coffee", ["ask price (number)"]),
    ("4.50", ["ask date (datetime)"]),
    ("yesterday", ["performed AddExpense: Successfully added your coffee expense!"]),
]

var failures = 0
for (sentence, events) in expectations {
    let heard = await said(sentence)
    print("> \(sentence)\n  \(heard.joined(separator: "\n  "))")
    if heard != events {
        print("  expected: \(events.joined(separator: "; "))")
        failures += 1
    }
}
exit(failures == 0 ? 0 : 1)
