import IntentRuntime
import Synchronization

/// Answers every line of an input with one line, in order, on several threads.
struct SentenceFilter: Sendable {
    /// What became of lines.
    struct Summary: Sendable {
        var lines = 0
        var unmatched = 0
        var unreadable = 0

        static func += (left: inout Summary, right: Summary) {
            left.lines += right.lines
            left.unmatched += right.unmatched
            left.unreadable += right.unreadable
        }
    }

    /// How a run ended.
    struct Outcome: Sendable {
        /// Of all lines answered, also where not all answers could be written.
        var summary: Summary
        /// Why it ended before its input did.
        var failure: (any Error)?
    }

    let library: PhraseLibrary
    let options: ReadingOptions
    let usesJSON: Bool
    var jobs = 1

    /// Blocks until the input has ended and everything is written, or until it can go no further.
    ///
    /// Memory: for each thread scratch memory, a batch of lines and a few batches of answers; nothing grows with the input.
    func run(_ input: SentenceInput, to output: ByteSink, progress: ProgressLine) -> Outcome {
        let summary = Mutex(Summary())
        let input = Mutex(input)
        let pipeline = OrderedPipeline<BatchAnswers>(
            workers: jobs,
            makeWorker: {
                // The interpreter has scratch memory, so every thread has its own.
                let worker = BatchWorker(self)
                return OrderedPipeline.Worker(
                    take: { try input.withLock { try worker.take(from: &$0) } },
                    work: { answers in
                        worker.answer(&answers)
                        summary.withLock { $0 += answers.summary }
                    })
            },
            makeResult: { BatchAnswers(writer: AnswerWriter(usesJSON: usesJSON)) },
            handOn: { answers in
                do {
                    try output.write(answers.writer.bytes)
                } catch {
                    // Another thread may be waiting for input.
                    Interruption.endInput()
                    throw error
                }
                progress.advance(by: answers.summary.lines, matched: answers.summary.matched, bytes: answers.bytesRead)
            })
        defer { progress.remove() }
        do {
            try pipeline.run()
            return Outcome(summary: summary.withLock(\.self))
        } catch {
            return Outcome(summary: summary.withLock(\.self), failure: error)
        }
    }
}

extension SentenceFilter.Summary {
    fileprivate var matched: Int { lines - unmatched - unreadable }
}

/// The lines that answer one batch. Their memory is used again for another one's.
private struct BatchAnswers: Sendable {
    var writer: AnswerWriter
    var summary = SentenceFilter.Summary()
    /// How much of the input they answer.
    var bytesRead = 0
}

/// Answers batches on one thread.
private final class BatchWorker {
    private var interpreter: Interpreter
    private var batch = LineBatch()
    private var spoken = SpokenLine()
    private var bytes = LineBytes()
    private var bytesRead = 0

    init(_ filter: SentenceFilter) {
        interpreter = Interpreter(filter.library, options: filter.options)
    }

    func take(from input: inout SentenceInput) throws(ByteSource.Failure) -> OrderedPipeline<BatchAnswers>.Supply? {
        guard let count = try input.fill(&batch) else { return nil }
        bytesRead = count
        return count < LineBatch.readSize / 4 ? .little : .plenty
    }

    func answer(_ answers: inout BatchAnswers) {
        answers.writer.removeAll()
        answers.bytesRead = bytesRead
        answers.summary = Self.answer(batch, with: &interpreter, &spoken, &bytes, &answers.writer)
    }

    /// The worker's memory is passed on, so that who uses it is looked at once a batch.
    private static func answer(
        _ batch: LineBatch, with interpreter: inout Interpreter, _ spoken: inout SpokenLine, _ bytes: inout LineBytes,
        _ writer: inout AnswerWriter
    ) -> SentenceFilter.Summary {
        var summary = SentenceFilter.Summary()
        batch.forEachLine { line in
            summary.lines += 1
            guard let line else {
                summary.unreadable += 1
                return writer.write(error: "the line has more than \(LineBatch.longestLine) bytes")
            }
            do throws(InterpretationError) {
                switch try interpreter.answer(line, into: &spoken) {
                case .unmatched:
                    summary.unmatched += 1
                    writer.write(unmatched: line, with: &bytes)
                case .spoken: writer.write(spoken, in: line, with: &bytes)
                case .interpreted(let interpretation): writer.write(interpretation)
                }
            } catch {
                summary.unreadable += 1
                writer.write(error: error.description)
            }
        }
        return summary
    }
}
