import Foundation
import Testing

/// Files that hold phrase files, and sentences with what they mean.
///
/// ```
/// === Options may be left out
/// language en
/// intent Add
///   - add [a] <title> [now]
/// > add a book now
/// = Add title "book" | literal 7, preferred 0, free 4/1
/// > add
/// = nothing
/// ```
///
/// `===` begins a case, `--- file` another phrase file of it. `> ` is a sentence, `= ` its best reading (`nothing` for none), each `~ `
/// below it another one that equals it. Behind ` | ` stands the evidence, which may be left out.
///
/// `@ KEY = value` states a fact, `@NAME value` binds a further value to a list, written as in a phrase file, both for the sentences
/// that follow; `@` alone takes all of them back.
struct Corpus {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var place: String
        var files: [String] = [""]
        var sentences: [Expectation] = []

        var testDescription: String { "\(place): \(name)" }
    }

    struct Expectation: Sendable {
        var utterance = Utterance(sentence: "")
        var line = 0
        /// The best reading, then those equal to it.
        var readings: [String] = []
    }

    /// All cases of the corpus files of this folder's `Corpus`.
    static let cases: [Case] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".corpus") }.sorted().flatMap { name in
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            return parse(text, name: name)
        }
    }()

    private static func parse(_ text: String, name: String) -> [Case] {
        var cases: [Case] = []
        var state = Expectation()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("=== ") {
                state = Expectation()
                cases.append(Case(name: String(line.dropFirst(4)), place: "\(name):\(index + 1)"))
            } else if cases.isEmpty {
                continue
            } else if line.hasPrefix("--- ") {
                cases[cases.count - 1].files.append("")
            } else if line == "@" {
                state = Expectation()
            } else if line.hasPrefix("@ ") {
                state.utterance.facts.append(String(line.dropFirst(2)))
            } else if line.hasPrefix("@") {
                let parts = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
                state.utterance.bound[parts[0], default: []].append(parts.count > 1 ? parts[1] : "")
            } else if line.hasPrefix("> ") || line == ">" {
                state.utterance.sentence = String(line.dropFirst(2))
                state.line = index + 1
                cases[cases.count - 1].sentences.append(state)
            } else if line.hasPrefix("= ") || line.hasPrefix("~ ") {
                let last = cases[cases.count - 1].sentences.count - 1
                if last >= 0 { cases[cases.count - 1].sentences[last].readings.append(String(line.dropFirst(2))) }
            } else {
                let file = cases[cases.count - 1].files.count - 1
                cases[cases.count - 1].files[file] += line + "\n"
            }
        }
        return cases
    }
}
