import Foundation
import ValueTypes

/// Reads JSON into types, and says of what cannot be read which member is wrong.
enum JSONFile {
    /// - Parameter name: what the whole is called in a message: `the test`.
    static func decode<Value: Decodable>(_ type: Value.Type, from bytes: some Collection<UInt8>, name: String) throws(Fault) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            throw Fault(message: message(of: error, name: name))
        } catch {
            throw Fault(message: "this is no JSON")
        }
    }

    /// What is wrong, for people.
    struct Fault: Error, Equatable {
        let message: String
    }

    private static func message(of error: DecodingError, name: String) -> String {
        switch error {
        case .keyNotFound(let key, let context):
            return "\(path(context.codingPath) ?? name) has no '\(key.stringValue)'"
        case .valueNotFound(_, let context):
            return "\(path(context.codingPath) ?? name) is null"
        case .typeMismatch(_, let context):
            return "\(path(context.codingPath) ?? name) has the wrong type: \(context.debugDescription)"
        case .dataCorrupted(let context):
            guard let place = path(context.codingPath) else {
                let reason = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
                return "this is no JSON" + (reason.map { ": \($0)" } ?? "")
            }
            return "\(place): \(context.debugDescription)"
        @unknown default: return "this is no JSON"
        }
    }

    /// `'sets.kitchen.name[2].in'`
    private static func path(_ keys: [any CodingKey]) -> String? {
        guard !keys.isEmpty else { return nil }
        let path = keys.reduce(into: "") { path, key in
            if let index = key.intValue { path += "[\(index)]" } else { path += (path.isEmpty ? "" : ".") + key.stringValue }
        }
        return "'\(path)'"
    }
}

/// A value as JSON writes it: text, number, truth value, or an array of them.
struct JSONValue: Decodable, Equatable {
    /// `nil` for `null`.
    let value: SlotValue?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = nil
        } else if let text = try? container.decode(String.self) {
            value = .text(text)
        } else if let number = try? container.decode(Int.self) {
            value = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            value = .number(number)
        } else if let truth = try? container.decode(Bool.self) {
            value = .boolean(truth)
        } else if let elements = try? container.decode([JSONValue].self) {
            value = .array(elements.compactMap(\.value))
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "an object cannot be a value")
        }
    }
}
