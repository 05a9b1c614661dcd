import ValueTypes

/// The values of `L.lists.json`: sets of lists, of which each test names one.
struct HassilLists {
    /// The lists of one set.
    struct Group: Sendable, Equatable {
        var name: String
        /// The file that it is in.
        var path: String
        /// By the name of the list.
        var lists: [String: [Value]]
    }

    /// One value of a list.
    struct Value: Sendable, Equatable {
        /// What is said: a text, or a template without slots (`lamp[s]`).
        var input: String
        /// What it means; `nil`: what was said.
        var output: SlotValue?
        /// What choosing the value adds to the context.
        var facts: [String: SlotValue] = [:]
    }

    /// The lists of a set that a template can name.
    static let names = ["name", "area", "floor"]

    let path: String
    let sets: [String: Group]

    init(path: String) throws(TestInputError) {
        self.path = path
        let bytes: [UInt8]
        do {
            bytes = try ByteSource(path: path).readAll(limit: PhrasePaths.limit)
        } catch {
            throw TestInputError(error)
        }
        do {
            let file = try JSONFile.decode(File.self, from: bytes, name: "the file")
            sets = Dictionary(
                uniqueKeysWithValues: file.sets.map { name, set in
                    (name, Group(name: name, path: path, lists: set.lists))
                })
        } catch {
            throw TestInputError(problems: [TestInputError.Problem(path: path, message: error.message)])
        }
    }
}

private struct File: Decodable {
    struct Group: Decodable {
        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        let lists: [String: [HassilLists.Value]]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            var lists: [String: [HassilLists.Value]] = [:]
            for name in HassilLists.names {
                lists[name] = try container.decodeIfPresent([HassilLists.Value].self, forKey: Key(stringValue: name))
            }
            self.lists = lists
        }
    }

    let sets: [String: Group]
}

/// `"kitchen"`, or `{"in": "kitchen", "out": "kitchen_1", "context": {"domain": "light"}}`.
extension HassilLists.Value: Decodable {
    private enum Key: String, CodingKey {
        case input = "in"
        case output = "out"
        case context
    }

    /// A fact by itself, or with what it is called: `{"value": "light", "text": "the light"}`.
    private struct Fact: Decodable {
        private enum Key: String, CodingKey { case value }

        let value: SlotValue?

        init(from decoder: any Decoder) throws {
            if let container = try? decoder.container(keyedBy: Key.self) {
                value = try container.decodeIfPresent(JSONValue.self, forKey: .value)?.value
            } else {
                value = try JSONValue(from: decoder).value
            }
        }
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(input: text, output: .text(text))
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            input: try container.decode(String.self, forKey: .input),
            output: try container.decodeIfPresent(JSONValue.self, forKey: .output)?.value,
            facts: try container.decodeIfPresent([String: Fact].self, forKey: .context)?.compactMapValues(\.value) ?? [:])
    }
}
