import ValueTypes

/// The tests of `L.jsonl`, and all that is wrong with its lines.
struct ValuesFile {
    /// In the order of their lines.
    private(set) var tests: [ValuesTest] = []
    private(set) var problems: [TestInputError.Problem] = []
    private let path: String

    init(path: String) {
        self.path = path
        do throws(ByteSource.Failure) {
            try LineBatches.forEachLine(ofFile: path) { read($0, line: $1) }
        } catch {
            problems.append(TestInputError.Problem(path: path, message: error.message))
        }
        countReadings()
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>?, line: Int) {
        guard let bytes else { return complain("the line has more than \(LineBatch.longestLine) bytes", line: line) }
        guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
        do throws(JSONFile.Fault) {
            let record = try JSONFile.decode(Record.self, from: bytes, name: "the test")
            guard ValueKindNames.kind(named: record.bareKind) != nil else {
                return complain(ValueKindNames.message(forUnknown: record.kind), line: line)
            }
            tests.append(record.test(path: path, line: line))
        } catch {
            complain(error.message, line: line)
        }
    }

    private mutating func complain(_ message: String, line: Int) {
        problems.append(TestInputError.Problem(path: path, line: line, message: message))
    }

    private mutating func countReadings() {
        let groups = Dictionary(grouping: tests.indices) { tests[$0].fingerprint }
        for group in groups.values where Set(group.map { tests[$0].value }).count > 1 {
            for index in group { tests[index].countedReadings = 2 }
        }
    }
}

/// A line of the file.
private struct Record: Decodable {
    private enum Key: String, CodingKey { case lang, kind, text, value }

    /// What values can be; `ValueMembers` writes the same.
    private static let types = [
        "number", "text", "boolean", "instant", "interval", "before", "after", "recurrence", "duration", "amount", "between", "above",
        "under",
    ]

    let language: String
    let kind: String
    let text: String
    let value: [String: SlotValue]?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        language = try container.decode(String.self, forKey: .lang)
        kind = try container.decode(String.self, forKey: .kind)
        text = try container.decode(String.self, forKey: .text)
        // A test has to say that nothing is to be read: `null`.
        guard container.contains(.value) else {
            throw DecodingError.keyNotFound(Key.value, DecodingError.Context(codingPath: [], debugDescription: ""))
        }
        value = try container.decodeIfPresent([String: JSONValue].self, forKey: .value)?.compactMapValues(\.value)
        guard let value else { return }
        guard let type = value["type"]?.string, Self.types.contains(type) else {
            throw DecodingError.dataCorruptedError(
                forKey: .value, in: container, debugDescription: "its 'type' is none of " + Self.types.joined(separator: ", "))
        }
    }

    /// Without the remark that a reading holds only where the kind is expected: here it always is.
    var bareKind: String { kind.split(separator: " ").first.map(String.init) ?? kind }

    func test(path: String, line: Int) -> ValuesTest {
        ValuesTest(
            id: "\(language)/\(bareKind)/\(line)", path: path, line: line, kind: bareKind, text: text, value: value,
            fingerprint: ValuesTest.fingerprint(language: language, kind: kind, text: text))
    }
}
