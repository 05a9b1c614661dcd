import Foundation
import IntentModel
import Testing
import ValueTypes

@testable import Dialog

/// A line of the corpus: who was asked, what was answered, and who gets what.
struct SharedAnswer: CustomStringConvertible, Sendable {
    var parameters: [ParameterDefinition]
    var asked: String
    var answer: String
    var expected: String

    var description: String { "\(asked) > \(answer)" }

    static let all: [SharedAnswer] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Answers/answers.txt")
        var parameters: [ParameterDefinition] = []
        var answers: [SharedAnswer] = []
        for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("parameters ") {
                parameters = line.dropFirst(11).split(separator: ",").map { part in
                    let words = part.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
                    let kind = ValueKind(rawValue: words[1].filter { !"[]".contains($0) }) ?? .text
                    let type: ValueType = words[1].hasPrefix("[") ? .array(.kind(kind)) : .kind(kind)
                    return ParameterDefinition(name: words[0], title: words[0], type: type)
                }
            } else if let arrow = line.range(of: " =>"), let sign = line.range(of: " >") {
                answers.append(
                    SharedAnswer(
                        parameters: parameters, asked: String(line[..<sign.lowerBound]),
                        answer: line[sign.upperBound..<max(sign.upperBound, arrow.lowerBound)].trimmingCharacters(in: .whitespaces),
                        expected: line[arrow.upperBound...].trimmingCharacters(in: .whitespaces)))
            }
        }
        return answers
    }()
}

@Suite("The values of one answer go to the parameters that are missing")
struct AnswerAssignmentTests {
    @Test(arguments: SharedAnswer.all)
    func eachParameterGetsItsValue(answer: SharedAnswer) throws {
        let asked = try #require(answer.parameters.first { $0.name == answer.asked })
        let cut = ToyReader(parameters: answer.parameters).cut(answer.answer)
        let result = AnswerAssignment(asked: asked, missing: answer.parameters).answer(to: cut)
        let parts = answer.parameters.compactMap { parameter in
            result.values[parameter.name]?.first.map { "\(parameter.name)=\($0.value.notation)" }
        }
        #expect(parts.joined(separator: " ") == answer.expected)
    }

    @Test func thereIsACorpus() {
        #expect(SharedAnswer.all.count >= 60)
    }

    @Test func moreReadingsOfOneValueAreKept() throws {
        let parameter = ParameterDefinition(name: "day", title: "day", type: .kind(.date))
        let readings = [2026, 2027].map {
            ParameterValue(value: .instant(Instant(year: $0, month: 5, day: 1, grain: .day)), type: .kind(.date))
        }
        let cut = CutAnswer(text: "1 May", whole: ["day": readings], pieces: [], spans: [], trimmed: { $0 })
        #expect(AnswerAssignment(asked: parameter, missing: [parameter]).answer(to: cut).values == ["day": readings])
    }

    @Test func aThousandPiecesAreAText() {
        let parameters = [
            ParameterDefinition(name: "title", title: "", type: .kind(.text)),
            ParameterDefinition(name: "price", title: "", type: .kind(.number)),
        ]
        let text = Array(repeating: "1", count: 1000).joined(separator: ", ")
        let cut = ToyReader(parameters: parameters).cut(text)
        #expect(AnswerAssignment(asked: parameters[0], missing: parameters).answer(to: cut).values["title"]?.first?.value == .text(text))
    }
}

/// Reads numbers in digits and two days, and cuts at commas and "and": enough to try the policy with.
struct ToyReader {
    var parameters: [ParameterDefinition]

    func cut(_ text: String) -> CutAnswer {
        var pieces: [CutAnswer.Piece] = []
        var separator = CutAnswer.Separator.start
        var start = 0
        var words: [Range<Int>] = []
        let bytes = Array(text.utf8)
        func close(at end: Int) {
            if let range = trimmed(start..<max(start, end), in: bytes) {
                pieces.append(CutAnswer.Piece(range: range, separator: separator, readings: readings(of: bytes[range])))
            }
        }
        var index = 0
        while index < bytes.count {
            let rest = String(decoding: bytes[index...], as: UTF8.self)
            if rest.hasPrefix(", ") || rest == "," {
                close(at: index)
                (separator, index) = (.comma, index + 1)
                start = index
            } else if rest.hasPrefix(" and ") {
                close(at: index)
                (separator, index) = (.and, index + 4)
                start = index
            } else {
                index += 1
            }
        }
        close(at: bytes.count)
        var wordStart = 0
        for (index, byte) in (bytes + [0x20]).enumerated() where byte == 0x20 {
            if wordStart < index { words.append(wordStart..<index) }
            wordStart = index + 1
        }
        let spans = words.flatMap { word in
            readings(of: bytes[word]).map { CutAnswer.Span(range: word, parameter: $0.key, readings: $0.value) }
        }
        let whole = trimmed(0..<bytes.count, in: bytes).map { readings(of: bytes[$0]) } ?? [:]
        return CutAnswer(text: text, whole: whole, pieces: pieces, spans: spans, trimmed: { trimmed($0, in: bytes) })
    }

    private func readings(of bytes: ArraySlice<UInt8>) -> [String: [ParameterValue]] {
        let word = String(decoding: bytes, as: UTF8.self)
        var readings: [String: [ParameterValue]] = [:]
        for parameter in parameters {
            var type = parameter.type
            if case .array(let element) = type { type = element }
            switch type {
            case .kind(.number):
                readings[parameter.name] = Double(word).map { [ParameterValue(value: .number($0), type: type, text: word)] }
            case .kind(.integer): readings[parameter.name] = Int(word).map { [ParameterValue(value: .integer($0), type: type, text: word)] }
            case .kind(.date) where ["yesterday", "today"].contains(word):
                let instant = Instant(year: 2026, month: 11, day: word == "today" ? 30 : 29, grain: .day)
                readings[parameter.name] = [ParameterValue(value: .instant(instant), type: type, text: word)]
            default: break
            }
        }
        return readings
    }
}

private func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    var range = range
    while let first = range.first, bytes[first] == 0x20 || bytes[first] == 0x2C { range.removeFirst() }
    while let last = range.last, bytes[last] == 0x20 || bytes[last] == 0x2C { range.removeLast() }
    return range.isEmpty ? nil : range
}
