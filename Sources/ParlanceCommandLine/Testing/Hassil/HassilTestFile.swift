import Foundation
import ValueTypes

/// The tests of `L.tests.jsonl`, and all that is wrong with its lines.
struct HassilTestFile {
    private(set) var tests: [HassilTest] = []
    private(set) var problems: [TestInputError.Problem] = []
    private let path: String
    private let lists: HassilLists?
    /// By identifier, the line that it was first on.
    private var lines: [String: Int] = [:]

    /// - Parameter lists: `nil`: they could not be read, so nothing is said about the sets that tests name.
    init(path: String, lists: HassilLists?) {
        self.path = path
        self.lists = lists
        do throws(ByteSource.Failure) {
            try LineBatches.forEachLine(ofFile: path) { read($0, line: $1) }
        } catch {
            problems.append(TestInputError.Problem(path: path, message: error.message))
        }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>?, line: Int) {
        guard let bytes else { return complain("the line has more than \(LineBatch.longestLine) bytes", line: line) }
        guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
        do throws(JSONFile.Fault) {
            let record = try JSONFile.decode(Record.self, from: bytes, name: "the test")
            if let earlier = lines.updateValue(line, forKey: record.id) {
                complain("the identifier '\(record.id)' is that of line \(earlier) too", line: line)
            }
            let group = record.lists.flatMap { lists?.sets[$0] }
            if let name = record.lists, let lists, group == nil { complain("'\(name)' is no set of '\(lists.path)'", line: line) }
            tests.append(record.test(path: path, line: line, lists: group))
        } catch {
            complain(error.message, line: line)
        }
    }

    private mutating func complain(_ message: String, line: Int) {
        problems.append(TestInputError.Problem(path: path, line: line, message: message))
    }
}

/// A line of the file.
private struct Record: Decodable {
    private enum Key: String, CodingKey { case id, text, intent, combo, slots, context, lists }

    let id: String
    let text: String
    let expectation: HassilTest.Meaning
    let context: [String: SlotValue]
    let lists: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func values(_ key: Key) throws -> [String: SlotValue] {
            try container.decodeIfPresent([String: JSONValue].self, forKey: key)?.compactMapValues(\.value) ?? [:]
        }
        id = try container.decode(String.self, forKey: .id)
        text = try container.decode(String.self, forKey: .text)
        // A test has to say that nothing is to match: `null`.
        guard container.contains(.intent) else {
            throw DecodingError.keyNotFound(Key.intent, DecodingError.Context(codingPath: [], debugDescription: ""))
        }
        expectation = HassilTest.Meaning(
            intent: try container.decodeIfPresent(String.self, forKey: .intent),
            combo: try container.decodeIfPresent(String.self, forKey: .combo), slots: try values(.slots))
        context = try values(.context)
        lists = try container.decodeIfPresent(String.self, forKey: .lists)
    }

    func test(path: String, line: Int, lists: HassilLists.Group?) -> HassilTest {
        HassilTest(id: id, path: path, line: line, text: text, expectation: expectation, context: context, lists: lists)
    }
}
