extension EventPattern {
    /// Reads what stands behind the kind of an event:
    ///
    ///     ask       = [[APP "."] INTENT "."] PARAMETER [ATTEMPT] [TEXT] [":" values]
    ///     confirm   = [INTENT ["." PARAMETER]] [TEXT] [":" values]
    ///     choose    = ["intent" | "value"] [TEXT] [":" values]
    ///     say       = [TEXT]
    ///     performed = [APP "."] INTENT ["(" [NAME ":" value {"," NAME ":" value}] ")"] ["=" value] [TEXT]
    ///     unmatched = [TEXT] [":" values]
    ///     cancelled = [INTENT] ["," ("user" | "refused" | "gave up")] [TEXT]
    ///     failed    = [INTENT] [TEXT]
    ///     values    = value {"," value}
    init(_ kind: Kind, _ cursor: inout LineCursor) throws(LineFault) {
        cursor.skipSpace()
        switch kind {
        case .ask:
            let path = try cursor.takePath("the name of a parameter, or 'App.Intent.parameter'", longest: 3)
            self = .ask(path, attempt: try cursor.takeAttempt(), text: try cursor.takeText(), choices: try cursor.takeList())
        case .confirm:
            let names = try cursor.takeOptionalPath(longest: 2)?.names ?? []
            self = .confirm(
                intent: names.first, parameter: names.dropFirst().first, text: try cursor.takeText(), actions: try cursor.takeList())
        case .choose:
            var subject: SessionEvent.Choose.Subject?
            let start = cursor
            if let word = try cursor.takeName() {
                subject = SessionEvent.Choose.Subject(rawValue: word)
                if subject == nil { throw start.expected("'intent' or 'value'") }
            }
            self = .choose(subject, text: try cursor.takeText(), choices: try cursor.takeList())
        case .say: self = .say(try cursor.takeText())
        case .performed:
            let path = try cursor.takePath("the name of an intent", longest: 2)
            let parameters = try cursor.takeParameters()
            cursor.skipSpace()
            var value: WrittenValue?
            if cursor.take("=") {
                cursor.skipSpace()
                value = try cursor.takeValue()
            }
            self = .performed(path, parameters: parameters, value: value, dialog: try cursor.takeText())
        case .unmatched: self = .unmatched(text: try cursor.takeText(), nearest: try cursor.takeList())
        case .cancelled:
            let intent = try cursor.takeOptionalPath(longest: 1)?.names.last
            self = .cancelled(intent: intent, try cursor.takeReason(), text: try cursor.takeText())
        case .failed:
            let intent = try cursor.takeOptionalPath(longest: 1)?.names.last
            self = .failed(intent: intent, text: try cursor.takeText())
        }
        cursor.skipSpace()
        guard cursor.next == nil else { throw cursor.expected(kind.expectedEnd) }
    }
}

extension EventPattern.Kind {
    /// What a line that goes on could have gone on with.
    fileprivate var expectedEnd: String {
        switch self {
        case .ask, .confirm, .choose, .unmatched: "a text in quotes, ': ' with what there is to choose from, or the end of the line"
        case .say, .failed: "a text in quotes, or the end of the line"
        case .performed: "'(' with parameters, '= ' with a value, a text in quotes, or the end of the line"
        case .cancelled: "', ' with a reason, a text in quotes, or the end of the line"
        }
    }
}

extension LineCursor {
    fileprivate mutating func takePath(_ what: String, longest: Int) throws(LineFault) -> EventPattern.Path {
        guard let path = try takeOptionalPath(longest: longest) else { throw expected(what) }
        return path
    }

    fileprivate mutating func takeOptionalPath(longest: Int) throws(LineFault) -> EventPattern.Path? {
        guard let first = try takeName() else { return nil }
        var names = [first]
        while next == "." {
            guard names.count < longest else { throw expected("a name of at most \(longest) parts") }
            _ = take(".")
            guard let name = try takeName() else { throw expected("a name") }
            names.append(name)
        }
        return EventPattern.Path(names: names)
    }

    /// A text in quotes, if one follows.
    fileprivate mutating func takeText() throws(LineFault) -> String? {
        skipSpace()
        return try takeQuoted()
    }

    fileprivate mutating func takeAttempt() throws(LineFault) -> Int? {
        skipSpace()
        let start = self
        let digits = take { ("0"..."9").contains($0) }
        guard !digits.isEmpty else { return nil }
        guard let attempt = Int(digits), attempt > 0 else { throw start.expected("an attempt, counted from 1") }
        return attempt
    }

    /// `: value, value`, if it follows.
    fileprivate mutating func takeList() throws(LineFault) -> [WrittenValue]? {
        skipSpace()
        return take(":") ? try takeValues() : nil
    }

    fileprivate mutating func takeParameters() throws(LineFault) -> [EventPattern.Parameter]? {
        skipSpace()
        guard take("(") else { return nil }
        skipSpace()
        if take(")") { return [] }
        var parameters: [EventPattern.Parameter] = []
        repeat {
            skipSpace()
            guard let name = try takeName() else { throw expected("the name of a parameter") }
            skipSpace()
            guard take(":") else { throw expected("':' behind '\(name)'") }
            skipSpace()
            parameters.append(EventPattern.Parameter(name: name, value: try takeValue()))
            skipSpace()
        } while take(",")
        guard take(")") else { throw expected("',' or ')'") }
        return parameters
    }

    fileprivate mutating func takeReason() throws(LineFault) -> SessionEvent.Cancelled.Reason? {
        skipSpace()
        guard take(",") else { return nil }
        skipSpace()
        let start = self
        var words = take { $0 != "\"" }
        while words.last == " " || words.last == "\t" { words.removeLast() }
        guard let reason = SessionEvent.Cancelled.Reason(rawValue: words) else { throw start.expected("'user', 'refused' or 'gave up'") }
        return reason
    }
}
