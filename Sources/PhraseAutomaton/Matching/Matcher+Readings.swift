import PhraseSyntax
import PhraseText

extension Matcher {
    /// The reading of a finding, as long as no other sentence has been read.
    package func reading(of finding: Finding) -> Reading {
        reading(finding.phrase, finding.packed, captures: firstTrail(finding.trail))
    }

    /// The best reading and those equal to it in evidence.
    package mutating func readings(equalTo best: Finding, _ options: MatchOptions) -> Match {
        if isAlone(best) { return Match(best: reading(of: best)) }
        var candidates = [candidate(best.phrase, best, firstTrail(best.trail))]
        var phrases: Set<PhraseID> = [best.phrase]
        var index = engine.heads[sentence.count]
        while index >= 0 {
            let item = engine.items[Int(index)]
            index = item.next
            guard item.cost == best.packed.bits else { continue }
            let branches = engine.tables.branches(of: item.state & ~Item.digitsOnly)
            // The trails are the same for all phrases of the item; they are followed once.
            var trails: [[CaptureRecord]]?
            for accept in branches.accepts {
                let number = engine.tables.accepts[accept]
                guard isAccepted(engine.tables.phrases[number], item) else { continue }
                let isNew = phrases.insert(PhraseID(rawValue: number)).inserted
                guard isNew || candidates.count < Self.maximumCandidates else { continue }
                let found = trails ?? self.trails(item.trail, limit: options.maximumReadings)
                trails = found
                for trail in found.prefix(max(Self.maximumCandidates - candidates.count, 1)) {
                    candidates.append(candidate(PhraseID(rawValue: number), best, trail))
                }
            }
        }
        // Among equal readings the language decides: those of others are not ambiguous with the best.
        let language = candidates.map(\.order.language).min()
        candidates.removeAll { $0.order.language != language }
        let sorted = candidates.sorted { left, right in
            left.order == right.order ? left.trail.precedes(right.trail) : left.order < right.order
        }
        return ranked(withoutLongerSplits(sorted), options)
    }

    /// Whether no other phrase and no other way has the evidence of the best: so it is for most sentences, and nothing is to be compared.
    /// `mutating`, since the matcher would be copied otherwise.
    package mutating func isAlone(_ best: Finding) -> Bool {
        var index = engine.heads[sentence.count]
        while index >= 0 {
            let item = engine.items[Int(index)]
            index = item.next
            guard item.cost == best.packed.bits else { continue }
            let branches = engine.tables.branches(of: item.state & ~Item.digitsOnly)
            for accept in branches.accepts {
                let number = engine.tables.accepts[accept]
                guard number != best.phrase.rawValue || item.trail != best.trail else { continue }
                if isAccepted(engine.tables.phrases[number], item) { return false }
            }
        }
        var trail = best.trail
        while trail >= 0 {
            let record = engine.captures[Int(trail)]
            if record.symbol == CaptureRecord.fork { return false }
            trail = record.previous
        }
        return true
    }

    private struct Candidate {
        var order: LanguagePriorities.Order
        var reading: Reading
        var trail: [CaptureRecord]
        /// Spans in the folded text, so that the length is that of what is heard.
        var freeTexts: [Range<Int>]
    }

    /// Beyond so many only one reading of each further phrase is looked at.
    private static let maximumCandidates = 4_096

    private func candidate(_ phrase: PhraseID, _ best: Finding, _ trail: [CaptureRecord]) -> Candidate {
        let frozen = engine.tables.phrases[phrase.rawValue]
        return Candidate(
            order: LanguagePriorities.Order(language: priorities[frozen.language], rank: frozen.rank),
            reading: reading(phrase, best.packed, captures: trail), trail: trail, freeTexts: freeTexts(of: trail))
    }

    private func freeTexts(of trail: [CaptureRecord]) -> [Range<Int>] {
        trail.filter { engine.tables.symbols[$0.symbol].traits.contains(.isFreeText) }.map { Int($0.start)..<Int($0.end) }
    }

    /// The first, then one reading of each other intent by rank, then those of its own intent whose values differ.
    private func ranked(_ readings: [Reading], _ options: MatchOptions) -> Match {
        guard let best = readings.first else { return Match() }
        var others: [Reading] = []
        var intents: Set<IntentID> = [best.intent]
        var ownValues: Set<ReadingValues> = [values(of: best)]
        var own: [Reading] = []
        for reading in readings.dropFirst() {
            if reading.intent == best.intent {
                if ownValues.insert(values(of: reading)).inserted { own.append(reading) }
            } else if intents.insert(reading.intent).inserted {
                others.append(reading)
            }
        }
        others.sort { rank(of: $0) < rank(of: $1) }
        return Match(best: best, ambiguous: Array((others + own).prefix(max(options.maximumReadings - 1, 0))))
    }

    private func rank(of reading: Reading) -> UInt32 { engine.tables.phrases[reading.phrase.rawValue].rank }

    /// Of the splits of one phrase those with the shortest earlier free text stay.
    private func withoutLongerSplits(_ candidates: [Candidate]) -> [Reading] {
        var best: [PhraseID: [Range<Int>]] = [:]
        func isShorter(_ left: [Range<Int>], _ right: [Range<Int>]) -> Bool {
            for (one, other) in zip(left, right) where one != other {
                return (one.count, one.lowerBound) < (other.count, other.lowerBound)
            }
            return left.count < right.count
        }
        for candidate in candidates {
            let phrase = candidate.reading.phrase
            if best[phrase].map({ isShorter(candidate.freeTexts, $0) }) ?? true { best[phrase] = candidate.freeTexts }
        }
        return candidates.filter { $0.freeTexts == best[$0.reading.phrase] }.map(\.reading)
    }

    // MARK: Trails

    /// All trails that end here, each from its first capture to its last; at most `limit`. O(captures of the trails).
    func trails(_ trail: Int32, limit: Int) -> [[CaptureRecord]] {
        var finished: [[CaptureRecord]] = []
        var open: [(trail: Int32, records: [CaptureRecord])] = [(trail, [])]
        while finished.count < max(limit, 1), var (trail, records) = open.popLast() {
            while trail >= 0 {
                let record = engine.captures[Int(trail)]
                if record.symbol == CaptureRecord.fork {
                    open.append((Int32(bitPattern: record.start), records))
                } else {
                    records.append(record)
                }
                trail = record.previous
            }
            finished.append(records.reversed())
        }
        return finished
    }

    /// The way that is to be preferred, from its first capture to its last.
    private func firstTrail(_ trail: Int32) -> [CaptureRecord] {
        var records: [CaptureRecord] = []
        var trail = trail
        while trail >= 0 {
            let record = engine.captures[Int(trail)]
            if record.symbol != CaptureRecord.fork { records.append(record) }
            trail = record.previous
        }
        records.reverse()
        return records
    }

    // MARK: Captures

    func reading(_ phrase: PhraseID, _ evidence: PackedEvidence, captures: [CaptureRecord]) -> Reading {
        Reading(
            phrase: phrase, intent: automaton.library.phrase(phrase).intent, evidence: evidence.evidence,
            captures: captures.map { capture($0, sentence.originalRange(Int($0.start)..<Int($0.end))) })
    }

    func capture(_ record: CaptureRecord, _ range: Range<Int>) -> Capture {
        let symbol = automaton.symbols[Int(record.symbol)]
        return Capture(
            symbol: record.symbol, name: symbol.parameter, source: symbol.source, content: content(of: record), range: range)
    }
}

extension Matcher {
    /// A reading whose captures' ranges are offsets in the folded text.
    func foldedReading(_ phrase: UInt32, _ evidence: PackedEvidence, trail: Int32) -> Reading {
        let phrase = PhraseID(rawValue: phrase)
        let records = trails(trail, limit: 1).first ?? []
        return Reading(
            phrase: phrase, intent: automaton.library.phrase(phrase).intent, evidence: evidence.evidence,
            captures: records.map { capture($0, Int($0.start)..<Int($0.end)) })
    }
}
