import PhraseSyntax
import PhraseText

/// What numbers stand for, in the outlines that people read.
struct OutlineNames {
    let library: FrozenLibrary
    let symbols: [Symbol]

    func quoted(_ text: String) -> String { "\"\(VisibleText.escaped(text))\"" }

    func character(_ label: UInt32) -> String { quoted(Unicode.Scalar(label).map { String($0) } ?? "\u{FFFD}") }

    /// `<price: number>`, `<app: HarcaMA>`
    func symbol(_ number: UInt32) -> String {
        let symbol = symbols[Int(number)]
        switch symbol.reading {
        case .freeText: return "<\(symbol.parameter): text>"
        case .list(let list): return "<\(symbol.parameter): \(library.text(library.list(list).name))>"
        case .app(let app, _): return "<app: \(library.text(library.app(app).name))>"
        case .type(let type, _): return "<\(symbol.parameter): \(type)>"
        case .range(let range, _): return "<\(symbol.parameter): \(library.text(library.range(range).name))>"
        }
    }

    /// `HarcaMA.AddExpense (HarcaMA.en.phrases:12)`
    func phrase(_ number: UInt32) -> String {
        let phrase = library.phrase(PhraseID(rawValue: number))
        let intent = library.intent(phrase.intent)
        let app = intent.app.id.map { library.text(library.app($0).name) + "." } ?? ""
        let place = "\(VisibleText.escaped(library.text(phrase.source))):\(phrase.line)"
        return "\(phrase.isVeto ? "not " : "")\(app)\(library.text(intent.name)) (\(place))"
    }
}
