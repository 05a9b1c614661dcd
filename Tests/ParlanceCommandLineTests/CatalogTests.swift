import Foundation
import Testing

/// Catalogues of app shortcuts: matched, imported, and checked by Apple's rules.
@Suite struct CatalogTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write(
            "App/de.lproj/AppShortcuts.strings",
            """
            "Brew ${tea} in ${applicationName}" = "Koche ${tea} mit ${applicationName}";
            "Stop ${applicationName}" = "Stoppe ${applicationName}";
            """)
        _ = try folder.write(
            "App/tr.lproj/AppShortcuts.strings",
            Data(
                "\u{FEFF}\"Stop ${applicationName}\" = \"${applicationName}’de dur\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        )
        _ = try folder.write(
            "Own/AppShortcuts.xcstrings",
            #"{"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"localizations": {"ja": {"stringSet": {"values": ["${applicationName}を開く"]}}}}}}"#
        )
    }

    private func match(_ sentence: String, _ arguments: String...) async throws -> [String: Any] {
        let outcome = try await BuiltCommand.run(["match", "--json"] + arguments, input: sentence + "\n")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try #require(try outcome.objects().first)
    }

    @Test(arguments: [
        ("koche grünen Tee mit Teeuhr", "Brew ${tea} in ${applicationName}", "de"), ("Teeuhr'de dur", "Stop ${applicationName}", "tr"),
        ("kettleを開く", "Open ${applicationName}", "ja"), ("open Kettle", "Open ${applicationName}", "en"),
    ])
    func `a sentence means the key of its shortcut, whatever the app is called`(sentence: String, key: String, language: String)
        async throws
    {
        let answer = try await match(sentence, "--catalog", folder.path, "--app-name", "Teeuhr", "--app-name", "Kettle")
        #expect(answer["intent"] as? String == key)
        #expect(answer["language"] as? String == language)
        if key.contains("tea") {
            let parameters = try #require(answer["parameters"] as? [String: [String: Any]])
            #expect(parameters["tea"]?["value"] as? String == "grünen Tee")
        }
    }

    @Test func `shortcuts are imported to a file a language`() async throws {
        let outcome = try await BuiltCommand.run(
            "import", "appshortcuts", folder.path("App"), folder.path("Own"), "--app-name", "Teeuhr", "-o", folder.path("Phrases"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("Phrases")).sorted() == [
                "de.phrases", "en.phrases", "ja.phrases", "tr.phrases",
            ])
        #expect(try await BuiltCommand.run("check", folder.path("Phrases")).status == 0)
        #expect(try await BuiltCommand.run("format", "--check", folder.path("Phrases")).status == 0)
        let answer = try await match("stoppe teeuhr", "--phrases", folder.path("Phrases"))
        #expect(answer["intent"] as? String == "Stop")
    }

    @Test func `a definition of intents is read with its translations`() async throws {
        _ = try folder.write(
            "Siri/Base.lproj/Soup.intentdefinition",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>OrderSoup</string>
            <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>count</string>
            <key>INIntentParameterType</key><string>Integer</string></dict></array>
            <key>INIntentParameterCombinations</key><dict><key>count</key><dict>
            <key>INIntentParameterCombinationTitle</key><string>Order ${count} soups</string>
            <key>INIntentParameterCombinationTitleID</key><string>abc</string></dict></dict>
            </dict></array></dict></plist>
            """)
        _ = try folder.write("Siri/fr.lproj/Soup.strings", "\"abc\" = \"Commande ${count} soupes\";")
        for (sentence, language) in [("order three soups", "en"), ("commande trois soupes", "fr")] {
            let answer = try await match(sentence, "--catalog", folder.path("Siri"), "--app-name", "Kitchen")
            #expect(answer["intent"] as? String == "OrderSoup")
            #expect(answer["language"] as? String == language)
            let parameters = try #require(answer["parameters"] as? [String: [String: Any]])
            #expect(parameters["count"]?["value"] as? Int == 3)
        }
    }

    @Test func `Apple's rules are checked, each with its place`() async throws {
        let many = (1...11).map { #""Do \#($0) things of \#($0 * 7919) kinds in ${applicationName}": {}"# }.joined(separator: ", ")
        let path = try folder.write(
            "Bad/AppShortcuts.xcstrings",
            #"""
            {"sourceLanguage": "en", "strings": {
              "Show my total": {},
              "Add ${a} to ${b} in ${applicationName}": {},
              "List all of my expenses in ${applicationName}": {}, "List all of my expense in ${applicationName}": {},
              \#(many)}}
            """#)
        let outcome = try await BuiltCommand.run("check", "--profile", "apple", "--json", path)
        #expect(outcome.status == 1)
        let found = try outcome.objects().map { "\($0["line"] ?? ""):\($0["id"] ?? "")" }
        #expect(found.contains("2:apple-no-app-name"))
        #expect(found.contains("3:apple-too-many-parameters"))
        #expect(found.contains("4:apple-near-duplicate"))
        #expect(found.contains { $0.hasSuffix("apple-too-many-shortcuts") })
        #expect(try await BuiltCommand.run("check", "--profile", "apple", folder.path("Own")).status == 0)
        #expect(try await BuiltCommand.run("check", "--profile", "google", path).status == 2)
    }

    @Test func `a sentence with a suffix that begins with a mark means its shortcut`() async throws {
        let path = try folder.write("Marks/ta.lproj/AppShortcuts.strings", "\"Open ${applicationName}\" = \"${applicationName}ில் திற\";")
        let answer = try await match("zebraில் திற", "--catalog", path, "--app-name", "zebra")
        #expect(answer["intent"] as? String == "Open ${applicationName}")
    }

    @Test func `a phrase whose placeholder is broken is said as it is written`() async throws {
        let path = try folder.write(
            "Odd/fr.lproj/AppShortcuts.strings", "\"a\" = \"ouvre ${ applicationName }\";\n\"b\" = \"c ${\";\n")
        #expect(try await match("ouvre zebra", "--catalog", path, "--app-name", "zebra")["intent"] as? String == "a")
        #expect(try await match("c ${", "--catalog", path, "--app-name", "zebra")["intent"] as? String == "b")
    }

    @Test func `what the app is written in is given, and a table of that language is read before what is written`() async throws {
        let path = try folder.write("Base/Base.lproj/AppShortcuts.strings", "\"a\" = \"öffne ${applicationName}\";")
        let german = try await match("öffne zebra", "--catalog", path, "--app-name", "zebra", "--language", "de")
        #expect(german["language"] as? String == "de")
        _ = try folder.write("Written/Base.lproj/Soup.intentdefinition", Self.definition)
        _ = try folder.write("Written/de.lproj/Soup.strings", "\"S1\" = \"Koche ${count} Suppen\";")
        _ = try folder.write(
            "Written/mul.lproj/Soup.xcstrings",
            #"{"sourceLanguage": "de", "strings": {"S1": {"localizations": {"fr": {"stringUnit": {"value": "Cuis ${count} soupes"}}}}}}"#)
        for (sentence, language) in [("koche drei suppen", "de"), ("cuis trois soupes", "fr")] {
            let answer = try await match(
                sentence, "--catalog", folder.path("Written"), "--app-name", "zebra", "--language", "de", "--language", "fr")
            #expect(answer["intent"] as? String == "OrderSoup")
            #expect(answer["language"] as? String == language)
        }
    }

    @Test func `keys that are in no code any more are matched, and no shortcuts by Apple's rules`() async throws {
        let keys = (1...12).map { number in
            #""Do \#(String(repeating: "\(number)", count: number + 3)) ${applicationName}": {\#(number < 6 ? #""extractionState": "stale""# : "")}"#
        }
        let path = try folder.write(
            "Stale/AppShortcuts.xcstrings", #"{"sourceLanguage": "en", "strings": {\#(keys.joined(separator: ", "))}}"#)
        let checked = try await BuiltCommand.run("check", "--profile", "apple", path)
        #expect(checked.status == 0, "\(checked.output)")
        let answer = try await match("do 1111 zebra", "--catalog", path, "--app-name", "zebra")
        #expect(answer["intent"] as? String == "Do 1111 ${applicationName}")
    }

    private static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>INIntents</key><array><dict>
        <key>INIntentName</key><string>OrderSoup</string>
        <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>count</string>
        <key>INIntentParameterType</key><string>Integer</string><key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataMinimumValue</key><integer>1</integer>
        <key>INIntentParameterMetadataMaximumValue</key><integer>9</integer></dict></dict></array>
        <key>INIntentParameterCombinations</key><dict><key>count</key><dict>
        <key>INIntentParameterCombinationTitle</key><string>Order ${count} soups</string>
        <key>INIntentParameterCombinationTitleID</key><string>S1</string></dict></dict>
        </dict></array></dict></plist>
        """

    @Test func `definitions of an app and its extension are imported as one, with bounds, and are under no rules of App Shortcuts`()
        async throws
    {
        for part in ["App", "Extension"] { _ = try folder.write("Two/\(part)/Soup.intentdefinition", Self.definition) }
        let outcome = try await BuiltCommand.run(
            "import", "appshortcuts", folder.path("Two"), "--app-name", "Kitchen", "-o", folder.path("Soups"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        let text = try String(contentsOfFile: folder.path("Soups/en.phrases"), encoding: .utf8)
        #expect(text.components(separatedBy: "intent OrderSoup").count == 2)
        #expect(text.contains("parameter count: integer in 1 ... 9"))
        let checked = try await BuiltCommand.run("check", "--profile", "apple", folder.path("Two/App"))
        #expect(checked.status == 0, "\(checked.output)")
    }

    @Test func `phrase files beside a catalogue are checked too, and the values of lists`() async throws {
        _ = try folder.write("Mixed/AppShortcuts.xcstrings", #"{"sourceLanguage": "en", "strings": {"Open ${applicationName}": {}}}"#)
        _ = try folder.write("Mixed/a.phrases", "language en\nintent A\n  - a (\n")
        let outcome = try await BuiltCommand.run("check", "--profile", "apple", folder.path("Mixed"))
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("a.phrases:3") && outcome.output.contains("in 2 files"))
        let list = try folder.write("values.txt", "x\n")
        #expect(try await BuiltCommand.run("check", "--profile", "apple", folder.path("Own"), "--list", "none=\(list)").status == 2)
    }

    @Test func `an error of an import stands where it came from`() async throws {
        let many = (0..<300).map { "${x\($0)}" }.joined(separator: " and ")
        let path = try folder.write("Long/en.lproj/AppShortcuts.strings", "\"a\" = \"b\";\n\"c ${1}\" = \"\(many)\";\n")
        let outcome = try await BuiltCommand.run("import", "appshortcuts", path, "--app-name", "X", "-o", folder.path("None"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("AppShortcuts.strings:2:12: error:"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("catalog:1:1"))
    }

    @Test func `what cannot be read is told, and nothing is matched or written`() async throws {
        let broken = try folder.write("Broken/fr.lproj/AppShortcuts.strings", "\"a\" = ;\n\"b\" = \"c ${\";\n")
        let outcome = try await BuiltCommand.run("import", "appshortcuts", broken, "--app-name", "X", "-o", folder.path("None"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("AppShortcuts.strings:1:7: error: expected a value, found ';'"))
        #expect(outcome.errors.contains("AppShortcuts.strings:2:7: warning: a placeholder is written '${name}'"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("None")))
        #expect(try await BuiltCommand.run("match", "--catalog", broken, "--app-name", "X", input: "a\n").status == 2)
        #expect(try await BuiltCommand.run("match", "--catalog", folder.path, input: "a\n").status == 2)
        #expect(try await BuiltCommand.run("import", "appshortcuts", folder.path("absent"), "--app-name", "X", "-o", "y").status == 2)
    }
}
