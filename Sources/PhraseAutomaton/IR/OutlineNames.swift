import PhraseSyntax
import PhraseText

/// What numbers stand for, in the outlines that people read.
struct OutlineNames {
    let library: ResolvedLibrary
    let symbols: [Symbol]

    func quoted(_ text: String) -> String { "\"\(VisibleText.escaped(text))\"" }

    func character(_ label: UInt32) -> String { quoted(Unicode.Scalar(label).map { String($0) } ?? "\u{FFFD}") }

    /// `<price: number>`, `<app: HarcaMA>`
    func symbol(_ number: UInt32) -> String {
        let symbol = symbols[Int(number)]
        switch symbol.reading {
        case .freeText: return "<\(symbol.parameter): text>"
        case .list(let list): return "<\(symbol.parameter): \(library.lists[list.index].name)>"
        case .app(let app, _): return "<app: \(library.apps[app.index].name)>"
        case .type(let type, _): return "<\(symbol.parameter): \(type)>"
        case .range(let range, _): return "<\(symbol.parameter): \(library.ranges[range.index].name)>"
        }
    }

    /// `HarcaMA.AddExpense (HarcaMA.en.phrases:12)`
    func phrase(_ number: UInt32) -> String {
        let phrase = library.phrases[Int(number)]
        let intent = library.intents[phrase.intent.index]
        let app = intent.app.map { library.apps[$0.index].name + "." } ?? ""
        let place = "\(VisibleText.escaped(phrase.place.file.path)):\(phrase.place.position.line)"
        return "\(phrase.isVeto ? "not " : "")\(app)\(intent.name) (\(place))"
    }
}
