import Foundation
import IntentModel
import Testing

/// Texts that are written only when their locale is known.
@Suite struct LocalizedTextTests {
    private let english = Locale(identifier: "en")
    private let french = Locale(identifier: "fr")

    @Test func aTextHasItsValuesInPlace() {
        let resource: LocalizedStringResource = "Added \("tea") for \(3) people, 100 % \(true)"
        #expect(resource.text(in: english) == "Added tea for 3 people, 100 % true")
    }

    @Test func numbersHaveTheDigitsTheyHaveAndTheSeparatorOfTheLocale() {
        let resource: LocalizedStringResource = "\(4.5), \(1_234_567), \(0.1 + 0.2)"
        #expect(resource.text(in: english) == "4.5, 1234567, 0.30000000000000004")
        #expect(resource.text(in: french).hasPrefix("4,5, 1234567"))
    }

    @Test func aFormatStyleAndASpecifierWriteForTheLocale() {
        let resource: LocalizedStringResource =
            "\(4.5, format: .number.precision(.fractionLength(2))), \(4.5, specifier: "%.1f"), \(7, specifier: "%03d"), \(7, specifier: "%s")"
        #expect(resource.key == "%@, %.1f, %03d, %lld")
        #expect(resource.text(in: english) == "4.50, 4.5, 007, 7")
        #expect(resource.text(in: french) == "4,50, 4,5, 007, 7")
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        let year: LocalizedStringResource = "\(Date(timeIntervalSince1970: 86_400), formatter: formatter)"
        #expect(year.text(in: french) == "1970")
    }

    @Test func aTextOfCodeIsLookedUpInABundle() {
        #expect(String(localized: "A \(3)", bundle: .main, locale: french) == "A 3")
        #expect(String(localized: "KEY", defaultValue: "The text", bundle: nil) == "The text")
        #expect(LocalizedStringResource.BundleDescription.forClass(Held.self) == .main)
    }

    @Test func aResourceInsideAnotherIsWrittenForTheSameLocale() {
        let inner: LocalizedStringResource = "\(1.5)"
        let outer: LocalizedStringResource = "<\(inner)>"
        #expect(outer.text(in: french) == "<1,5>")
    }

    @Test func anEnumIsWrittenAsPeopleCallIt() {
        let resource: LocalizedStringResource = "a \(Ripeness.green) one"
        #expect(resource.text(in: english) == "a Green one")
    }

    @Test(arguments: [
        ("%2$@ then %1$@", "two then one"), ("%@ %@ %@", "one two %@"), ("50 %% of %@", "50 % of one"), ("100%", "100%"), ("%9$@", "%9$@"),
        ("%", "%"), ("%lld", "one"),
    ])
    func aTranslationPlacesTheValues(_ format: String, _ text: String) {
        let value: String.LocalizationValue = "\("one") \("two")"
        #expect(value.text(format: format, in: english) == text)
    }

    @Test func aTableOfTheBundleTranslates() throws {
        let bundle = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = bundle.appending(path: "fr.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: bundle) }
        try #""Added %@" = "%@ ajouté";"#.write(to: folder.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
        let value: String.LocalizationValue = "Added \("thé")"
        let resource = LocalizedStringResource(value, bundle: .atURL(bundle))
        #expect(resource.text(in: Locale(identifier: "fr-CA")) == "thé ajouté")
        #expect(resource.text(in: english) == "Added thé")
    }

    @Test func aDialogIsFullAndMaySupport() {
        let dialog = IntentDialog(full: "There are \(2) loaves.", supporting: "Two loaves")
        #expect(dialog.full.text(in: english) == "There are 2 loaves.")
        #expect(dialog.supporting?.text(in: english) == "Two loaves")
        let literal: IntentDialog = "Done"
        #expect(literal.full.text(in: english) == "Done")
        #expect(literal.supporting == nil)
    }
}

private final class Held {}
