import ValueTypes

/// A line that `Benchmarks/hassil` writes; `comparison/worker.py` says what each action answers.
struct WorkerRequest: Decodable {
    enum Action: String, Decodable { case load, bind, sentences, answers, throughput, latencies, counted, memory }

    struct Sentence: Decodable {
        let text: String
        /// The name of a set of lists.
        let lists: String
        let context: [String: JSONValue]
    }

    let `do`: Action
    let templates: String?
    let lists: String?
    let sentences: [Sentence]?
    let what: HassilSide.Figure?
    let seconds: Double?
}

/// The file of lists: sets of values for the lists that templates leave open.
struct WorkerLists: Decodable {
    struct Group: Decodable {
        let name: [Value]
        let area: [String]
        let floor: [String]
    }

    struct Value: Decodable {
        let `in`: String
        let out: JSONValue
        let context: [String: JSONValue]?
    }

    let sets: [String: Group]
}
