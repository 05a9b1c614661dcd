import Foundation
import Testing

@Suite struct MatchTests {
    private let folder: TemporaryFolder
    private let phrases: String

    init() throws {
        folder = try TemporaryFolder()
        phrases = try folder.write(
            "shop.phrases",
            """
            language en
            app Shop = Shop
            intent Buy
              - buy <count> <item:text> [in <app>]
              - buy <item:text> [in <app>] => count = 1
              - note <item:text>
              parameter count: integer
            intent Write
              - note <item:text>
            intent Look
              - look

            """)
    }

    @Test func `a sentence of a sample app has its intent, an unknown one has none`() async throws {
        let outcome = try await BuiltCommand.shell(#"printf 'Show my total expense in HarcaMA\nfoo\n' | parlance match --json"#)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let objects = try outcome.objects()
        #expect(objects.map { $0["intent"] as? String } == ["ShowTotalExpense", nil])
        #expect(objects[1]["intent"] is NSNull)
        #expect(objects[0]["app"] as? String == "HarcaMA")
    }

    @Test func `the sample apps offer their entities`() async throws {
        let input = "Open Middlemarch in Library\n책장에서 Middlemarch 열어줘\nmove Piranesi to Read in Library\n"
        let objects = try await BuiltCommand.shell("printf '\(input)' | XDG_DATA_HOME='\(folder.path("none"))' parlance match --json")
            .objects()
        #expect(objects.map { $0["intent"] as? String } == ["OpenBook", "OpenBook", "MoveBook"])
        #expect(!FileManager.default.fileExists(atPath: folder.path("none")), "a match keeps nothing")
    }

    @Test func `what looks like a value and cannot be one is told, not dropped`() async throws {
        let json = try await BuiltCommand.run(["match", "--json", "--phrases", phrases], input: "buy 99999999999999999999 apples\n")
        #expect(json.output.contains(#""refused":{"count":{"text":"99999999999999999999","range":[4,24]}}"#))
        let text = try await BuiltCommand.run(["match", "--phrases", phrases], input: "buy 99999999999999999999 apples\n")
        #expect(text.output == "buy 99999999999999999999 apples\tBuy(item: \"apples\", count: ?)\n")
    }

    @Test func `the JSON of a sentence is that of the schema`() async throws {
        let outcome = try await BuiltCommand.run(["match", "--json", "--phrases", phrases], input: "Buy 3 Green Apples in Shop\n")
        #expect(
            outcome.output == """
                {"text":"Buy 3 Green Apples in Shop","app":"Shop","intent":"Buy","language":"en","parameters":{\
                "count":{"value":3,"type":"integer","text":"3","range":[4,5]},\
                "item":{"value":"Green Apples","type":"text","text":"Green Apples","range":[6,18]}},\
                "response":null,"notes":{},"ambiguous":[],"schema":1}

                """)
    }

    @Test func `a value that was not said has neither words nor place`() async throws {
        let outcome = try await BuiltCommand.run(["match", "--json", "--phrases", phrases], input: "buy tea\n")
        #expect(outcome.output.contains(#""count":{"value":1,"type":"integer","text":null,"range":null}"#))
    }

    @Test func `readings that are as good are listed`() async throws {
        let outcome = try await BuiltCommand.run(["match", "--json", "--phrases", phrases], input: "note milk\n")
        let object = try #require(try outcome.objects().first)
        #expect(object["intent"] as? String == "Buy")
        let ambiguous = try #require(object["ambiguous"] as? [[String: Any]])
        #expect(ambiguous.map { $0["intent"] as? String } == ["Write"])
        let text = try await BuiltCommand.run(["match", "--phrases", phrases], input: "note milk\n")
        #expect(text.output == "note milk\tBuy(item: \"milk\") | Write(item: \"milk\")\n")
    }

    @Test func `the text form has the sentence, a tab and a call`() async throws {
        let input = "buy 3 apples\nnothing\nlook\na\tb\n"
        let outcome = try await BuiltCommand.run(["match", "--phrases", phrases], input: input)
        #expect(outcome.status == 0)
        #expect(
            outcome.lines == [
                "buy 3 apples\tBuy(count: 3, item: \"apples\")", "nothing\t-", "look\tLook()", "a\\u{9}b\t-",
            ])
    }

    @Test func `every line has one line, also one that cannot be read`() async throws {
        let long = String(repeating: "x", count: 1 << 20)
        var input = Data("look\n\n  \r\n".utf8)
        input += Data([0x6C, 0xFF, 0x0A])
        input += Data("\(long)y\nl\0ok\n\u{202E}look\nlook".utf8)
        for options in [[], ["--json"]] {
            let outcome = try await BuiltCommand.run(
                BuiltCommand.path, ["match", "--phrases", phrases] + options, input: input, environment: [:])
            #expect(outcome.status == 0)
            #expect(outcome.lines.count == 8)
            let error = options.isEmpty ? "error: " : #"{"error":""#
            #expect(outcome.lines.map { $0.hasPrefix(error) } == [false, false, false, true, true, false, false, false])
            #expect(outcome.lines.first?.contains("Look") ?? false)
            #expect(outcome.lines.last?.contains("Look") ?? false)
            #expect(!outcome.output.contains("\u{202E}"))
            #expect(!outcome.output.contains("\0"))
            if !options.isEmpty { #expect(try outcome.objects().count == 8) }
        }
    }

    @Test func `a huge line is skipped in little memory`() async throws {
        let script = """
            { head -c 300000000 /dev/zero | tr '\\0' x; printf '\\nlook\\n'; } | (ulimit -v 4000000; parlance match --phrases '\(phrases)')
            """
        let outcome = try await BuiltCommand.shell(script)
        #expect(outcome.status == 0)
        #expect(outcome.lines.count == 2)
        #expect(outcome.lines.last == "look\tLook()")
    }

    @Test func `many lines keep their order`() async throws {
        let input = (0..<20_000).map { "buy \($0) apples\n" }.joined()
        let outcome = try await BuiltCommand.run(["match", "--phrases", phrases], input: input)
        #expect(outcome.lines == (0..<20_000).map { "buy \($0) apples\tBuy(count: \($0), item: \"apples\")" })
    }

    @Test func `several threads write what one writes, byte for byte`() async throws {
        let lines = ["buy 3 Green Apples", "note milk", "nothing", "", "look\r", "a \u{202E}\"b\"\\", "höre Ärger 語", "buy tea in Shop"]
        var input = Data()
        for number in 0..<12_000 {
            input += Data("\(lines[number % lines.count]) \(number % 7 == 0 ? "" : "\(number)")\n".utf8)
            if number.isMultiple(of: 1000) { input += [0x6C, 0xFF, 0x0A] }
            if number == 6000 { input += Data(String(repeating: "x", count: 1_300_000).utf8) + [0x0A] }
        }
        input += Data("look".utf8)
        for format in [[], ["--json"]] {
            func output(jobs: String) async throws -> String {
                let outcome = try await BuiltCommand.run(
                    BuiltCommand.path, ["match", "--phrases", phrases, "--jobs", jobs] + format, input: input, environment: [:])
                #expect(outcome.status == 0)
                return outcome.output
            }
            let one = try await output(jobs: "1")
            #expect(one.utf8.count { $0 == 0x0A } == 12_014)
            for jobs in ["2", "3", "16"] { #expect(try await output(jobs: jobs) == one) }
        }
    }

    @Test(arguments: ["0", "-1", "two", "1025", ""])
    func `a number of threads that cannot be is refused`(jobs: String) async throws {
        let outcome = try await BuiltCommand.run("match", "--jobs", jobs)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'--jobs \(jobs)': this is not a number from 1 to 1024"))
    }

    @Test func `files follow one another, and standard input has its place among them`() async throws {
        let first = try folder.write("first", "\u{FEFF}look\nbuy tea")
        let second = try folder.write("second", "\u{FEFF}look\r\n")
        let empty = try folder.write("empty", "")
        let outcome = try await BuiltCommand.run(
            ["match", "--phrases", phrases, first, empty, "-", second], input: "note milk\nfoo")
        #expect(outcome.status == 0)
        #expect(
            outcome.lines == [
                "look\tLook()", "buy tea\tBuy(count: 1, item: \"tea\")", "note milk\tBuy(item: \"milk\") | Write(item: \"milk\")",
                "foo\t-", "look\tLook()",
            ])
        let twice = try await BuiltCommand.run("match", "-", "-")
        #expect(twice.status == 2)
        #expect(twice.errors.contains("standard input is given twice"))
        for missing in [folder.path("missing"), folder.path] {
            let outcome = try await BuiltCommand.run(["match", "--phrases", phrases, first, missing], input: "")
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty, "what cannot be read is told before anything is matched")
            #expect(outcome.errors.contains("\(missing): "))
        }
    }

    @Test func `an input that is empty has no answer`() async throws {
        let outcome = try await BuiltCommand.run("match", "--phrases", phrases)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.isEmpty)
    }

    @Test func `where nobody reads the answers, no more of the input is read`() throws {
        let line = String(repeating: "nothing like it ", count: 8) + "\n"
        let path = try folder.write("long", String(repeating: line, count: 32_768))
        let input = try #require(FileHandle(forReadingAtPath: path))
        let answers = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: BuiltCommand.path)
        process.arguments = ["match", "--phrases", phrases, "--jobs", "2"]
        process.standardInput = input
        process.standardOutput = answers
        try process.run()
        defer { process.terminate() }
        // How far the file was read: the program's descriptor and this one share their place in it.
        func place() -> Int { Int(lseek(input.fileDescriptor, 0, SEEK_CUR)) }
        var last = -1
        while process.isRunning, place() == 0 || place() != last {
            last = place()
            poll(nil, 0, 1000)
        }
        #expect(process.isRunning)
        #expect(place() <= 1 << 20, "of 4 MiB")
    }

    @Test func `a line is answered while the input stays open`() async throws {
        let script = """
            mkfifo in; parlance match --phrases '\(phrases)' < in > out & exec 3> in
            printf 'look\\n' >&3
            until grep -q Look out; do sleep 0.05; done
            printf 'loo' >&3; sleep 0.2; printf 'k\\n' >&3
            until [ "$(grep -c Look out)" = 2 ]; do sleep 0.05; done
            exec 3>&-; wait; cat out
            """
        let outcome = try await BuiltCommand.shell("cd '\(folder.path)'; \(script)")
        #expect(outcome.lines == ["look\tLook()", "look\tLook()"])
    }

    @Test func `without a standard input nothing is read`() async throws {
        let outcome = try await BuiltCommand.shell("parlance match --phrases '\(phrases)' <&-; echo \"status $?\"")
        #expect(outcome.output == "status 0\n")
    }

    @Test func `a closed pipe ends it quietly`() async throws {
        let script = "{ yes look | parlance match --phrases '\(phrases)'; echo \"status $?\" >&2; } | head -n 1"
        let outcome = try await BuiltCommand.shell(script)
        #expect(outcome.output == "look\tLook()\n")
        #expect(outcome.errors == "status 0\n")
    }

    @Test func `a closed pipe does not hide that something did not match`() async throws {
        func status(_ command: String) async throws -> String {
            let script = "{ \(command) | parlance match --fail-unmatched --phrases '\(phrases)'; echo $? >&2; } | head -n 1"
            return try await BuiltCommand.shell(script).errors
        }
        #expect(try await status("yes nothing") == "1\n")
        #expect(try await status("yes look") == "0\n")
    }

    @Test func `a closed pipe ends it, although more input may come`() async throws {
        // Enough that several threads are at work, one of which then waits for the input that stays open.
        let script = """
            mkfifo in; { parlance match --jobs 4 --phrases '\(phrases)' < in; echo "status $?" >&2; } | head -n 1 & exec 3> in
            yes look | head -n 50000 >&3
            wait; exec 3>&-
            """
        let outcome = try await BuiltCommand.shell("cd '\(folder.path)'; \(script)")
        #expect(outcome.output == "look\tLook()\n")
        #expect(outcome.errors == "status 0\n")
    }

    @Test func `Ctrl-C answers what was read, and ends`() async throws {
        let script = """
            mkfifo in; parlance match --phrases '\(phrases)' < in > out & exec 3> in; printf 'look\\nlook' >&3
            until grep -q Look out; do sleep 0.05; done
            kill -INT $!; wait $!; echo "status $?"; exec 3>&-; cat out
            """
        // A shell without job control lets its background jobs ignore the signal; python3 gives it back.
        let outcome = try await BuiltCommand.shell("cd '\(folder.path)'; set -m; \(script)")
        #expect(outcome.lines == ["status 130", "look\tLook()", "look\tLook()"])
    }

    @Test(arguments: [("look\nbuy tea\n", 0), ("look\nnothing\n", 1), ("look\n\n", 1), ("", 0)])
    func `a sentence without match fails only when asked to`(input: String, status: Int32) async throws {
        #expect(try await BuiltCommand.run(["match", "--phrases", phrases], input: input).status == 0)
        #expect(try await BuiltCommand.run(["match", "--fail-unmatched", "--phrases", phrases], input: input).status == status)
    }

    @Test func `sentences come from a file, phrases from the environment`() async throws {
        let file = try folder.write("lines", "look\n")
        let outcome = try await BuiltCommand.run("match", file, environment: ["PARLANCE_PHRASES": phrases])
        #expect(outcome.output == "look\tLook()\n")
    }

    @Test func `phrases with errors are shown, and nothing is matched`() async throws {
        let broken = try folder.write("broken.phrases", "language en\nintent A\n  - a | b\n")
        let outcome = try await BuiltCommand.run(["match", "--phrases", broken], input: "a\n")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("\(broken):3:7: error: "))
    }

    @Test func `dates are read as of the moment given, in the zone given`() async throws {
        let dated = try folder.write(
            "dated.phrases", "language en\nintent Meet\n  - meet <day>\n  parameter day: date\n")
        func day(_ options: String...) async throws -> String? {
            let outcome = try await BuiltCommand.run(["match", "--json", "--phrases", dated] + options, input: "meet tomorrow\n")
            let object = try #require(try outcome.objects().first)
            let parameter = try #require((object["parameters"] as? [String: Any])?["day"] as? [String: Any])
            #expect(parameter["grain"] as? String == "day")
            #expect(parameter["type"] as? String == "date")
            return parameter["value"] as? String
        }
        #expect(try await day("--now", "2026-02-28") == "2026-03-01")
        #expect(try await day("--now", "2026-12-31T23:30:00Z", "--time-zone", "UTC") == "2027-01-01")
        #expect(try await day("--now", "2026-12-31T23:30:00Z", "--time-zone", "Asia/Tokyo") == "2027-01-02")
    }

    @Test func `the language given first wins among equal readings`() async throws {
        let english = try folder.write("en.phrases", "language en\nintent A\n  - stop\n")
        let french = try folder.write("fr.phrases", "language fr\nintent A\n  - stop\n")
        func language(_ options: String...) async throws -> String? {
            let outcome = try await BuiltCommand.run(
                ["match", "--json", "--phrases", english, "--phrases", french] + options, input: "stop\n")
            return try outcome.objects().first?["language"] as? String
        }
        #expect(try await language() == "en")
        #expect(try await language("--language", "fr") == "fr")
        #expect(try await language("--language", "fr-CA", "--language", "en") == "fr")
        let outcome = try await BuiltCommand.run(
            "match", "--phrases", english, "--phrases", french, "--language", "en-GB", "--language", "eo", input: "stop\n")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors
                == "parlance: warning: '--language eo': no phrase is in this language; the languages of the phrases: en, fr\n")
    }

    @Test func `a bound list takes its values from a file`() async throws {
        let calls = try folder.write("calls.phrases", "language en\nlist person bound\nintent Call\n  - call <person>\n")
        let people = try folder.write("people.txt", "ada = Ada Lovelace | Ada\nGrace\n")
        func match(_ options: String...) async throws -> BuiltCommand.Outcome {
            try await BuiltCommand.run(["match", "--phrases", calls] + options, input: "call ada lovelace\ncall Grace\ncall Bob\n")
        }
        #expect(
            try await match("--list", "person=\(people)").lines == [
                "call ada lovelace\tCall(person: \"ada\")", "call Grace\tCall(person: \"Grace\")", "call Bob\t-",
            ])
        #expect(try await match().lines == ["call ada lovelace\t-", "call Grace\t-", "call Bob\t-"])
        let unknown = try await match("--list", "persons=\(people)")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("the phrases declare no list 'persons'; did you mean 'person'?"))
        let nobody = try folder.write("nobody.txt", "# nobody yet\n")
        #expect(try await match("--list", "person=\(nobody)").lines == ["call ada lovelace\t-", "call Grace\t-", "call Bob\t-"])
        let faulty = try await match("--list", "person=\(try folder.write("faulty.txt", "ada = (Ada\n"))")
        #expect(faulty.status == 2)
        #expect(faulty.errors.contains("faulty.txt:1:"))
        let missing = try await match("--list", "person=/nonexistent")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("no such file"))
    }

    @Test func `phrases cannot come from standard input`() async throws {
        #expect(try await BuiltCommand.run("match", "--phrases", "-").status == 2)
    }
}
