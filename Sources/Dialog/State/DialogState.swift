/// Everything that a conversation knows between two sentences.
///
/// A plain value: it can be encoded, stored and taken up again in another process. `DialogMachine.step` is the only thing that changes it.
public struct DialogState: Sendable, Hashable, Codable {
    /// The version that this code writes.
    public static let currentVersion = 1
    /// How many commands can be open at once, the first included.
    public static let nestingLimit = 8

    public private(set) var version: Int
    /// The open commands, the innermost last. Between turns each of them waits for an answer.
    public internal(set) var frames: [DialogFrame]
    /// What the runtime has been told to do and has not reported on yet; `nil` between turns.
    public internal(set) var operation: Operation?
    public internal(set) var history: DialogHistory
    /// Which wording comes next: of each question, and of each remark, which are many more.
    public internal(set) var questionWordings: WordingCounters
    public internal(set) var remarkWordings: WordingCounters
    /// The language of the conversation, as a BCP 47 tag; `nil`: that of whoever holds it.
    public package(set) var language: String?
    /// The identity that the next frame or history entry gets.
    var nextIdentity: Int

    /// What the runtime is doing for the dialog.
    public enum Operation: Sendable, Hashable, Codable {
        /// `perform()` of the innermost command runs.
        case performing
        /// The history's entry of that identity is being taken back; afterwards the correction's command is opened, if there is one.
        case undoing(entry: Int, then: DialogCommand?)
    }

    /// A conversation in which nothing was said yet.
    public init() {
        version = Self.currentVersion
        frames = []
        operation = nil
        history = DialogHistory()
        questionWordings = WordingCounters()
        remarkWordings = WordingCounters()
        nextIdentity = 1
    }

    /// Nothing is open and nothing runs: the next sentence is a new command.
    public var isIdle: Bool { frames.isEmpty && operation == nil }

    /// The question that waits for an answer; `nil` when idle or while something runs.
    public var openQuestion: DialogQuestion? {
        operation == nil ? frames.last?.question : nil
    }

    mutating func makeIdentity() -> Int {
        defer { nextIdentity += 1 }
        return nextIdentity
    }
}

extension DialogState {
    /// Why a stored state cannot be taken up.
    public enum DecodingProblem: Error, Hashable {
        /// Written by a later version of the code.
        case unknownVersion(Int)
        /// No conversation can have come to it.
        case inconsistent
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decode(Int.self, forKey: .version)
        guard version == Self.currentVersion else { throw DecodingProblem.unknownVersion(version) }
        frames = try container.decode([DialogFrame].self, forKey: .frames)
        operation = try container.decodeIfPresent(Operation.self, forKey: .operation)
        history = try container.decode(DialogHistory.self, forKey: .history)
        questionWordings = try container.decode(WordingCounters.self, forKey: .questionWordings)
        remarkWordings = try container.decode(WordingCounters.self, forKey: .remarkWordings)
        language = try container.decodeIfPresent(String.self, forKey: .language)
        nextIdentity = try container.decode(Int.self, forKey: .nextIdentity)
        guard isConsistent else { throw DecodingProblem.inconsistent }
    }

    /// What a counter can have come to, by far.
    private static var counts: Range<Int> { 0..<1 << 40 }

    /// What holds between two steps: every open command is there for a reason, and waits for an answer or is performed.
    var isConsistent: Bool {
        let performs = operation == .performing
        if performs && frames.isEmpty || frames.count > Self.nestingLimit || !Self.counts.contains(nextIdentity) { return false }
        guard questionWordings.isConsistent, remarkWordings.isConsistent else { return false }
        let identities = frames.map(\.id) + history.entries.map(\.id)
        guard Set(identities).count == identities.count, identities.allSatisfy((0..<nextIdentity).contains) else { return false }
        for (index, frame) in frames.enumerated() {
            let isPerformed = performs && index == frames.count - 1
            guard !frame.readings.isEmpty, isPerformed == (frame.question == nil) else { return false }
            if (frame.question?.subject == .request) != (frame.request != nil) { return false }
            if let request = frame.request, request.kind == .value, request.parameter == nil { return false }
            let counted = Array(frame.failures.values) + [frame.question?.wording ?? 0, frame.question?.page ?? 0]
            if !counted.allSatisfy(Self.counts.contains) { return false }
        }
        return true
    }
}
