import Foundation
import IntentRuntime
import Synchronization

/// Answers every line of an input with one line, in order, on all cores.
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

    let library: PhraseLibrary
    let options: ReadingOptions
    let usesJSON: Bool

    /// Blocks until the input has ended and everything is written.
    func run(_ source: ByteSource, to output: ByteSink, progress: ProgressLine) throws -> Summary {
        let summary = Mutex(Summary())
        let pipeline = OrderedPipeline<LineBatch, BatchAnswers>(
            workers: ProcessInfo.processInfo.activeProcessorCount,
            makeWorker: {
                // The interpreter has scratch memory, so every thread has its own.
                let worker = BatchWorker(self)
                return { worker.answer($0) }
            },
            handOn: { answers in
                try output.write(answers.bytes)
                progress.advance(by: answers.summary.lines)
                summary.withLock { $0 += answers.summary }
            })
        defer { progress.remove() }
        var batches = LineBatches(source: source)
        try pipeline.run { try batches.next() }
        return summary.withLock(\.self)
    }
}

/// The lines that answer one batch.
private struct BatchAnswers: Sendable {
    var bytes: [UInt8]
    var summary: SentenceFilter.Summary
}

/// Answers batches on one thread.
private final class BatchWorker {
    private var interpreter: Interpreter
    private let usesJSON: Bool

    init(_ filter: SentenceFilter) {
        interpreter = Interpreter(filter.library, options: filter.options)
        usesJSON = filter.usesJSON
    }

    func answer(_ batch: LineBatch) -> BatchAnswers {
        var summary = SentenceFilter.Summary()
        var answers = AnswerWriter(usesJSON: usesJSON)
        batch.forEachLine { line in
            summary.lines += 1
            guard let line else {
                summary.unreadable += 1
                return answers.write(error: "the line has more than \(LineBatch.longestLine) bytes")
            }
            do throws(InterpretationError) {
                let interpretation = try interpreter.interpret(line)
                if interpretation.best == nil { summary.unmatched += 1 }
                answers.write(interpretation)
            } catch {
                summary.unreadable += 1
                answers.write(error: error.description)
            }
        }
        return BatchAnswers(bytes: answers.bytes, summary: summary)
    }
}
