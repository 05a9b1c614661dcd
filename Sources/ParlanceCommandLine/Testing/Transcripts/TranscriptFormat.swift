import IntentRuntime
import ValueTypes

/// Conversations, with what comes of each sentence.
enum TranscriptFormat: TestFormat {
    static let name = "transcript"
    static let layout = """
        N.transcript, conversations: a line '> …' is said, the lines below it are the events of the turn as 'parlance repl --json' has
            them: 'ask [[APP.]INTENT.]PARAMETER [ATTEMPT] ["text"] [: CHOICE, …]', 'confirm [INTENT[.PARAMETER]] ["text"]',
            'choose [intent|value] ["text"] [: CHOICE, …]', 'say ["text"]',
            'performed [APP.]INTENT[(PARAMETER: value, …)] [= value] ["dialog"]', 'unmatched', 'cancelled [INTENT][, REASON]',
            'failed [INTENT] ["text"]'. What is left out is not compared. Values are 'coffee', '"oat milk"', '4.5', '2026-12-01',
            '12.5 EUR', '[milk, eggs]'. '---' begins another conversation, '#' a comment. Before what is said there may be
            'phrases PATH' (beside the transcript, once for all; without one the sample apps are spoken to, each conversation with an
            empty store), 'language TAG', 'now INSTANT' (else it is 2026-11-30T09:15:00Z) and 'time-zone ZONE'.
            A test is a conversation and passes when every turn gives those events.
        """

    private static let ending = ".transcript"

    static func suites(in folder: TestFolder, of subject: TestSubject) -> [any TestSuite] {
        // Transcripts say themselves what they are put to.
        guard subject.phrases == nil, subject.grammars == nil else { return [] }
        // A file that is named by itself may be called anything.
        if folder.isFile, let name = folder.names.first {
            let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
            return [TranscriptSuite(name: stem, path: folder.path(of: name), builtInApps: subject.builtInApps)]
        }
        return folder.stems(ending: ending).map { stem in
            TranscriptSuite(name: stem, path: folder.path(of: stem + ending), builtInApps: subject.builtInApps)
        }
    }
}

/// The conversations of one file.
struct TranscriptSuite: TestSuite {
    let name: String
    /// Conversations of one file may be in several languages.
    var language: LanguageTag? { nil }
    private let transcript: Result<ConversationTranscript, TestInputError>
    private let builtInApps: @Sendable (_ store: String?) -> BuiltInApps

    init(name: String, path: String, builtInApps: @escaping @Sendable (_ store: String?) -> BuiltInApps) {
        self.name = name
        self.builtInApps = builtInApps
        do throws(ByteSource.Failure) {
            let bytes = try ByteSource(path: path).readAll(limit: PhrasePaths.limit)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw ByteSource.Failure(path: path, message: "is no UTF-8")
            }
            do throws(ConversationTranscript.Faults) {
                transcript = .success(try ConversationTranscript(path: path, text: text))
            } catch {
                let problems = error.faults.map {
                    TestInputError.Problem(path: $0.path, line: $0.line, column: $0.column, message: $0.message)
                }
                transcript = .failure(TestInputError(problems: problems))
            }
        } catch {
            transcript = .failure(TestInputError(error))
        }
    }

    func tests() throws(TestInputError) -> [TranscriptTest] {
        let transcript = try transcript.get()
        return transcript.conversations.map { TranscriptTest(id: "\(name)/\($0.line)", path: transcript.path, conversation: $0) }
    }

    func examiner(of tests: [TranscriptTest]) throws(TestInputError) -> TranscriptExaminer {
        let transcript = try transcript.get()
        guard !transcript.phrases.isEmpty else { return TranscriptExaminer(subject: .builtIn(builtInApps)) }
        do {
            return TranscriptExaminer(subject: .library(try transcript.library()))
        } catch {
            let problems = error.unreadable.map { TestInputError.Problem(path: transcript.path, message: $0) }
            throw TestInputError(
                problems: problems
                    + error.diagnostics.filter { $0.severity == .error }.map {
                        TestInputError.Problem(path: $0.path, line: $0.line, message: $0.message)
                    })
        }
    }
}

/// One conversation.
struct TranscriptTest: TestCase {
    let id: String
    let path: String
    let conversation: ConversationTranscript.Conversation
}
