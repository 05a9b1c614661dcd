import Foundation
import IntentModel
import Testing
import ValueTypes

/// Texts of code in the languages that tables have.
@Suite struct TranslationTests {
    /// A folder as a bundle has it, with files by path.
    private func folder(_ files: [String: String]) throws -> URL {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return root
    }

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%lld loaves": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld loaf"}}, "other": {"stringUnit": {"value": "%lld loaves"}}}}},
            "ru": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld буханка"}}, "few": {"stringUnit": {"value": "%lld буханки"}},
              "many": {"stringUnit": {"value": "%lld буханок"}}, "other": {"stringUnit": {"value": "%lld буханки"}}}}}}},
          "%@ holds %lld loaves": {"localizations": {
            "en": {"stringUnit": {"value": "%@ holds %#@loaves@"}, "substitutions": {"loaves": {"argNum": 2, "formatSpecifier": "lld",
              "variations": {"plural": {"one": {"stringUnit": {"value": "%arg loaf"}}, "other": {"stringUnit": {"value": "%arg loaves"}}}}}}}}},
          "Bread": {"localizations": {"fr": {"stringUnit": {"value": "Pain"}}}},
          "Tap": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Touch"}}}}}}}
        }}
        """

    private func text(_ value: String.LocalizationValue, in folder: URL, _ language: String) -> String {
        LocalizedStringResource(value, bundle: .atURL(folder)).text(in: Locale(identifier: language))
    }

    @Test func aCatalogueTranslatesWithThePluralFormOfTheNumber() throws {
        let root = try folder(["Localizable.xcstrings": Self.catalog])
        defer { try? FileManager.default.removeItem(at: root) }
        #expect(text("\(1) loaves", in: root, "en") == "1 loaf")
        #expect(text("\(3) loaves", in: root, "en-GB") == "3 loaves")
        let russian = [1, 3, 5, 21].map { text("\($0) loaves", in: root, "ru") }
        #expect(russian == ["1 буханка", "3 буханки", "5 буханок", "21 буханка"])
        #expect(text("\("The box") holds \(1) loaves", in: root, "en") == "The box holds 1 loaf")
        #expect(text("\("The box") holds \(2) loaves", in: root, "en") == "The box holds 2 loaves")
        #expect(text("Bread", in: root, "fr-CA") == "Pain")
        #expect(text("Tap", in: root, "en") == "Click")
    }

    @Test func whatALanguageLacksIsSaidInThatOfTheKeys() throws {
        let root = try folder(["Localizable.xcstrings": Self.catalog])
        defer { try? FileManager.default.removeItem(at: root) }
        #expect(text("\(1) loaves", in: root, "de") == "1 loaf")
        #expect(text("Bread", in: root, "de") == "Bread")
    }

    @Test func aDictionaryOfStringsHasPluralForms() throws {
        let root = try folder([
            "fr.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld loaves</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@loaves@ en tout</string>
              <key>loaves</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>%lld pain</string><key>other</key><string>%lld pains</string></dict>
            </dict></dict></plist>
            """,
            "fr.lproj/Localizable.strings": #""Bread" = "Pain";"#,
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        #expect(text("\(0) loaves", in: root, "fr") == "0 pain en tout")
        #expect(text("\(2) loaves", in: root, "fr") == "2 pains en tout")
        #expect(text("Bread", in: root, "fr") == "Pain")
    }

    @Test(arguments: ["", "[]", "{\"strings\": 3}", "{\"strings\": {\"a\": {\"localizations\": {\"fr\": 1, \"de\": {}}}}}"])
    func aDamagedCatalogueTranslatesNothing(_ json: String) throws {
        let root = try folder(["Localizable.xcstrings": json, "fr.lproj/Localizable.strings": "\"a\" = "])
        defer { try? FileManager.default.removeItem(at: root) }
        #expect(text("a", in: root, "fr") == "a")
    }

    @Test func aFolderOfTheProgramIsLookedUpToo() throws {
        let root = try folder([
            "Shelves.xcstrings": Self.catalog, "nl.lproj/Shelves.strings": #""Bread" = "Brood";"#,
        ])
        defer { try? FileManager.default.removeItem(at: root) }
        EmbeddedTranslations.add(folder: root)
        EmbeddedTranslations.add(["Bread": "Brot"], language: try #require(LanguageTag("de")), table: "Shelves")
        let bread = LocalizedStringResource("Bread", table: "Shelves")
        #expect(["fr", "nl", "de", "en"].map { bread.text(in: Locale(identifier: $0)) } == ["Pain", "Brood", "Brot", "Bread"])
        #expect(TranslationTables.languages(of: "Shelves") == ["de", "en", "fr", "nl", "ru"])
        #expect(TranslationTables.translation(of: "Bread", table: "Shelves", language: "nl")?.texts == ["Brood"])
    }
}
