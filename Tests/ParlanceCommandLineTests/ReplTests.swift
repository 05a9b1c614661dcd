import Foundation
import Testing

/// Conversations with the sample apps, through a pipe.
@Suite struct ReplTests {
    private let folder: TemporaryFolder
    private var store: String { folder.path("store") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func talk(_ lines: String..., options: [String] = []) async throws -> BuiltCommand.Outcome {
        let input = lines.map { $0 + "\n" }.joined()
        return try await BuiltCommand.run(["repl", "--store", store, "--now", "2026-11-30T12:00:00Z"] + options, input: input)
    }

    @Test func `input that cannot be read is said, and is no end of the input`() async throws {
        let outcome = try await BuiltCommand.shell("parlance repl < /")
        #expect(outcome.status == 2)
        #expect(!outcome.errors.isEmpty)
    }

    @Test func `an expense is asked for, added and counted, also in the next run`() async throws {
        let first = try await talk("Add a new expense to HarcaMA", "coffee", "4.50", "yesterday", "How much did I spend in HarcaMA?")
        #expect(first.status == 0)
        #expect(first.errors.isEmpty)
        #expect(
            first.lines == [
                "What was it for?", "How much was it?", "When was it?", "Successfully added your coffee expense!",
                "You have spent 4.5 in HarcaMA.",
            ])
        let second = try await BuiltCommand.run(
            ["--store", store], input: "Add a new expense to HarcaMA\ntea, 0.10, today\nHow much did I spend in HarcaMA?\n")
        #expect(second.lines.last == "You have spent 4.6 in HarcaMA.")
    }

    @Test func `an app that a device would bring to the front stands behind an arrow`() async throws {
        let spoken = try await talk("Open Want to Read in Library", "Increment the count in Counter")
        #expect(spoken.lines.filter { $0.hasPrefix("→") } == ["→ Library"])
        let written = try await talk("Open Want to Read in Library", "Increment the count in Counter", options: ["--json"])
        #expect(written.lines.map { $0.contains(#""opensApp":true"#) } == [true, false, false])
    }

    @Test func `the same in French`() async throws {
        let first = try await talk(
            "Ajoute une dépense dans HarcaMA", "café", "4,50", "hier", "Montre mes dépenses totales dans HarcaMA",
            options: ["--language", "fr"])
        #expect(first.status == 0)
        #expect(
            first.lines == [
                "C'était pour quoi ?", "C'était combien ?", "C'était quand ?", "Votre dépense « café » est ajoutée !",
                "Vous avez dépensé 4,5 dans HarcaMA.",
            ])
        let second = try await talk("Combien ai-je dépensé dans HarcaMA ?", options: ["--language", "fr"])
        #expect(second.lines == ["Vous avez dépensé 4,5 dans HarcaMA."])
    }

    @Test func `without a language given, the dialog goes on in that of the last command`() async throws {
        let outcome = try await talk(
            "Ajoute une dépense dans HarcaMA", "café", "4,50", "hier", "How much did I spend in HarcaMA?",
            "Combien ai-je dépensé dans HarcaMA ?")
        #expect(
            outcome.lines == [
                "C'était pour quoi ?", "C'était combien ?", "C'était quand ?", "Votre dépense « café » est ajoutée !",
                "You have spent 4.5 in HarcaMA.", "Vous avez dépensé 4,5 dans HarcaMA.",
            ])
    }

    @Test func `sums are exact`() async throws {
        let outcome = try await talk(
            "record 0.1 for one today in HarcaMA", "record 0.2 for two today in HarcaMA", "How much did I spend in HarcaMA?")
        #expect(outcome.lines.last == "You have spent 0.3 in HarcaMA.")
    }

    @Test func `as JSON every turn is its events`() async throws {
        let outcome = try await talk(
            "Add a new expense to HarcaMA", "coffee, 4.50, yesterday", "", "How much did I spend in HarcaMA?", "xyzzy", ":context",
            options: ["--json"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let events = try outcome.objects()
        #expect(events.map { $0["event"] as? String } == ["ask", "performed", "performed", "unmatched", "context", "ended"])
        #expect(Set(events[0].keys) == ["event", "app", "intent", "parameter", "type", "text", "choices", "attempt"])
        #expect(events[0]["parameter"] as? String == "title")
        #expect(events[0]["type"] as? String == "text")
        #expect(events[0]["attempt"] as? Int == 1)
        #expect(Set(events[1].keys) == ["event", "app", "intent", "parameters", "value", "dialog"])
        let parameters = try #require(events[1]["parameters"] as? [String: [String: Any]])
        #expect(parameters["price"]?["value"] as? Double == 4.5)
        #expect(parameters["date"]?["value"] as? String == "2026-11-29")
        #expect(parameters["date"]?["grain"] as? String == "day")
        #expect(events[2]["value"] as? Double == 4.5)
        #expect(Set(events[3].keys) == ["event", "text", "nearest"])
        #expect(events[3]["text"] as? String == "xyzzy")
        #expect(events[5].count == 1)
    }

    @Test func `an expense is deleted after a yes and kept after a no`() async throws {
        _ = try await talk("record 4.50 for coffee today in HarcaMA")
        let kept = try await talk("Delete the coffee expense in HarcaMA", "no", options: ["--json"])
        #expect(try kept.objects().map { $0["event"] as? String } == ["confirm", "cancelled", "ended"])
        #expect(try kept.objects()[1]["reason"] as? String == "refused")
        #expect(Set(try kept.objects()[0].keys) == ["event", "intent", "parameter", "text", "actions"])
        let deleted = try await talk("Delete the coffee expense in HarcaMA", "yes", "How much did I spend in HarcaMA?")
        #expect(deleted.lines.suffix(2) == ["The coffee expense is deleted.", "You have spent 0 in HarcaMA."])
    }

    @Test func `of several expenses of one name the right one is chosen and changed`() async throws {
        _ = try await talk("record 1 for coffee today in HarcaMA", "record 2 for coffee yesterday in HarcaMA")
        let outcome = try await talk("Change the price of coffee to 10.25 in HarcaMA", "2", "List my expenses in HarcaMA")
        #expect(outcome.lines.contains("Which one?"))
        #expect(outcome.lines.suffix(2) == ["coffee: 10.25 (2026-11-30)", "coffee: 2 (2026-11-29)"])
    }

    @Test func `an expense that is not there is said`() async throws {
        let outcome = try await talk("Delete the yacht expense in HarcaMA", options: ["--json"])
        #expect(try outcome.objects().map { $0["event"] as? String } == ["failed", "ended"])
        #expect((try outcome.objects()[0]["text"] as? String ?? "").contains("yacht"))
        let french = try await talk("Supprime la dépense yacht dans HarcaMA", options: ["--language", "fr"])
        #expect(french.lines == ["Il n’y a pas de dépense « yacht »."])
    }

    @Test func `help shows a sentence of each app, and the list of intents all that they can be told`() async throws {
        let help = try await talk(":help")
        for sentence in [
            "Show my total expense in HarcaMA", "Open Currently Reading in Library", "Increment the count in Counter", "買い物リストに品物を追加",
            "Turn on the fun font in Monthly",
        ] {
            #expect(help.lines.contains("  \(sentence)"))
        }
        let intents = try await talk(":intents")
        for line in [
            "Library.OpenShelf(shelf: Shelf) — Open <shelf> in Library", "  책장에서 <shelf> 열어줘",
            "  <shelf>: Currently Reading, Want to Read, Read", "  <shelf>: 읽는 중, 읽고 싶은 책, 읽은 책",
            "  add <price> for <title> <date> to HarcaMA", "  買い物リストに<item>を追加",
            "  <book>: The Left Hand of Darkness, Middlemarch, Piranesi, Klara and the Sun, Sea of Tranquility, Babel",
            "  find books published after <date> in Library", "FunFont.ChangeFont(funFont: boolean) — Turn on the fun font in Monthly",
            "  Turn off the fun font in Monthly", "  Увеличь счётчик в приложении Счётчик",
        ] {
            #expect(intents.lines.contains(line), "'\(line)' is missing")
        }
    }

    @Test func `the conversation tells about itself`() async throws {
        let outcome = try await talk(
            ":help", ":intents", "Show my total expense in HarcaMA", ":why", "Show my tootal in HarcaMA", ":why", ":hlep", ":quit",
            "never read")
        #expect(outcome.status == 0)
        for part in [
            ":why ", "HarcaMA.AddExpense(title: text, price: number, date: date)", "HarcaMA.ShowTotalExpense()", "by the template",
            "did you mean ':help'?",
        ] {
            #expect(outcome.output.contains(part), "'\(part)' is missing")
        }
        #expect(!outcome.output.contains("never read"))
    }

    @Test func `what was typed is shown without its hidden characters`() async throws {
        let outcome = try await talk(
            "xyzzy\u{1B}[31m\u{202E}abc", "record 3 for a\u{202E}b today in HarcaMA", "List my expenses in HarcaMA")
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(!outcome.output.contains("\u{202E}"))
        let json = try await talk("List my expenses in HarcaMA", options: ["--json"])
        #expect(!json.output.contains("\u{202E}"))
        #expect((try json.objects()[0]["value"] as? [String])?.first?.contains("\u{202E}") ?? false)
    }

    @Test func `a line that cannot be read is said, and the conversation goes on`() async throws {
        var input = Data([0xFF, 0x0A])
        input += Data((String(repeating: "x", count: 2 << 20) + "\nHow much did I spend in HarcaMA?\n").utf8)
        let outcome = try await BuiltCommand.run(
            BuiltCommand.path, ["repl", "--json", "--store", store], input: input, environment: [:])
        #expect(try outcome.objects().map { $0["event"] as? String } == ["say", "say", "performed", "ended"])
    }

    @Test func `an open question at the end of the input is dropped`() async throws {
        let outcome = try await talk("Add a new expense to HarcaMA", "coffee", options: ["--json"])
        #expect(outcome.status == 0)
        #expect(try outcome.objects().map { $0["event"] as? String } == ["ask", "ask", "ended"])
        #expect(!FileManager.default.fileExists(atPath: store + "/HarcaMA.json"))
    }

    @Test func `events come turn by turn, while the input stays open`() async throws {
        let script = """
            mkfifo in; parlance --json --store '\(store)' < in > out & exec 3> in
            printf 'Add a new expense to HarcaMA\\n' >&3
            until grep -q '"parameter":"title"' out; do sleep 0.05; done
            printf 'coffee\\n' >&3
            until grep -q '"parameter":"price"' out; do sleep 0.05; done
            exec 3>&-; wait $!; echo "status $?"
            """
        let outcome = try await BuiltCommand.shell("cd '\(folder.path)'; \(script)")
        #expect(outcome.lines == ["status 0"])
    }

    @Test func `a closed pipe ends the conversation quietly`() async throws {
        let script = "{ yes 'How much did I spend in HarcaMA?' | parlance --store '\(store)'; echo \"status $?\" >&2; } | head -n 1"
        let outcome = try await BuiltCommand.shell(script)
        #expect(outcome.output == "You have spent 0 in HarcaMA.\n")
        #expect(outcome.errors == "status 0\n")
    }

    @Test func `a damaged store is reported and kept, and the next command begins anew`() async throws {
        _ = try folder.write("store/HarcaMA.json", "not what the app writes")
        let outcome = try await talk("How much did I spend in HarcaMA?", "How much did I spend in HarcaMA?", options: ["--json"])
        #expect(try outcome.objects().map { $0["event"] as? String } == ["failed", "performed", "ended"])
        let kept = try FileManager.default.contentsOfDirectory(atPath: store).filter { $0.contains(".damaged-") }
        #expect(try kept.map { try String(contentsOfFile: store + "/" + $0, encoding: .utf8) } == ["not what the app writes"])
    }

    @Test func `without a folder given, the store is in the user's data`() async throws {
        let outcome = try await BuiltCommand.shell(
            "printf 'record 1 for tea today in HarcaMA\\n' | XDG_DATA_HOME=\"$HOME/data\" parlance > /dev/null; ls -l \"$HOME/data/parlance\""
        )
        #if !os(macOS)
            #expect(outcome.output.contains("HarcaMA.json"))
            #expect(outcome.lines.contains { $0.hasPrefix("-rw------- ") && $0.hasSuffix("HarcaMA.json") })
        #endif
    }

    @Test func `phrase files of one's own are talked to, and start programs only when allowed`() async throws {
        let phrases = try folder.write(
            "home.phrases",
            """
            language en
            intent Greet
              - hello <name:text>
              say "Hello, <name>!"
            intent Touch
              - touch it
              run ["/usr/bin/touch", "\(folder.path("touched"))"]

            """)
        func talk(_ lines: String, _ options: String...) async throws -> [String?] {
            try await BuiltCommand.run(["--json", "--phrases", phrases] + options, input: lines).objects().map { $0["event"] as? String }
        }
        #expect(try await talk("hello Ada\n") == ["performed", "ended"])
        #expect(try await talk("touch it\n") == ["failed", "ended"])
        #expect(!FileManager.default.fileExists(atPath: folder.path("touched")))
        #expect(try await talk("touch it\n", "--allow-run") == ["performed", "ended"])
        #expect(FileManager.default.fileExists(atPath: folder.path("touched")))
    }

    @Test(arguments: [("fr_FR.UTF-8", "annule"), ("C.UTF-8", "cancel"), ("xx", "cancel")])
    func `the dialog begins in the user's language where the phrases speak it`(locale: String, cancel: String) async throws {
        let outcome = try await BuiltCommand.run(
            ["--json", "--store", store], input: "\(cancel)\n", environment: ["LC_ALL": locale])
        #expect(try outcome.objects().map { $0["event"] as? String } == ["say", "ended"])
    }
}
