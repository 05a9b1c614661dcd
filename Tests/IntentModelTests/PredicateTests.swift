import Foundation
import IntentModel
import Testing

/// The predicates of property queries.
@Suite struct PredicateTests {
    private struct Song {
        var name = "Für Elise"
        var plays = 12
        var rating: Double? = 4.5
        var album: Album? = Album()
        var tags = ["piano", "calm"]
        var added = Date(timeIntervalSince1970: 1000)
        var lyricist: String?
        var isLive = false
        let identifier = UUID(uuidString: "6B29FC40-CA47-1067-B31D-00DD010662DA")
    }

    private struct Album {
        var title = "Bagatelles"
    }

    @Test(arguments: [
        ("plays = 12", true), ("plays == 13", false), ("plays != 13", true), ("plays <> 12", false), ("plays >= 12 AND plays < 13", true),
        ("plays => 12 && plays =< 12", true), ("plays > 12 OR rating > 4", true), ("plays > 12 || rating > 5", false),
        ("NOT plays = 13", true), ("!(plays = 12)", false), ("name BEGINSWITH 'Für'", true), ("name beginswith[c] 'für'", true),
        ("name BEGINSWITH 'für'", false), ("name CONTAINS[cd] 'fur elise'", true), ("name ENDSWITH \"Elise\"", true),
        ("name LIKE 'F*E?ise'", true), ("name LIKE 'F?E*'", false), ("album.title = 'Bagatelles'", true), ("album.year = nil", true),
        ("lyricist = nil", true), ("lyricist != NULL", false), ("rating != nil", true), ("lyricist CONTAINS 'x'", false),
        ("rating < 5", true),
        ("lyricist < 'x'", false), ("tags CONTAINS 'calm'", true), ("'loud' IN tags", false), ("plays IN {1, 12}", true),
        ("plays BETWEEN {10, 12}", true), ("plays BETWEEN {13, 20}", false), ("isLive = NO", true), ("isLive = TRUE", false),
        ("TRUEPREDICATE", true), ("FALSEPREDICATE OR TRUEPREDICATE", true), ("plays = -12", false), ("name = 12", false),
        ("1 = 1 AND (2 = 2 OR 1 = 2) AND NOT 1 = 2", true),
    ])
    func aFormatHoldsOrNot(_ format: String, _ holds: Bool) throws {
        #expect(try PredicateParser.parse(format, []).holds(for: Song()) == holds)
    }

    @Test func argumentsTakeTheirPlaces() throws {
        let song = Song()
        #expect(try PredicateParser.parse("name = %@ AND plays = %d", ["Für Elise", 12]).holds(for: song))
        #expect(try PredicateParser.parse("%K = %@", ["album.title", "Bagatelles"]).holds(for: song))
        #expect(try PredicateParser.parse("added < %@", [Date(timeIntervalSince1970: 1001) as NSDate]).holds(for: song))
        #expect(try PredicateParser.parse("added > %@", [Date(timeIntervalSince1970: 1001)]).holds(for: song) == false)
        #expect(try PredicateParser.parse("identifier = %@", [try #require(song.identifier)]).holds(for: song))
        #expect(try PredicateParser.parse("plays IN %@", [[11, 12]]).holds(for: song))
        #expect(try PredicateParser.parse("name = %@", ["x' OR 1 = 1 OR 'x"]).holds(for: song) == false)
        #expect(try PredicateParser.parse("SELF > 3", []).holds(for: 4))
    }

    @Test(arguments: [
        ("", "expected"), ("name", "expected"), ("name =", "expected"), ("name = 'open", "expected"), ("name = 1 2", "expected"),
        ("name = %z", "expected"), ("name = %@", "tooFewArguments"), ("(name = 1", "expected"), ("name ~ 1", "expected"),
        ("name LIKE[x] 'a'", "expected"), ("a = {1 2}", "expected"), (String(repeating: "(", count: 10_000), "tooDeep"),
        (String(repeating: "{", count: 10_000), "tooDeep"), ("a = " + String(repeating: "{", count: 10_000), "tooDeep"),
        (String(repeating: "NOT ", count: 10_000), "tooDeep"), ("a = -", "expected"),
    ])
    func whatIsNoFormatIsAnError(_ format: String, _ error: String) {
        #expect {
            try PredicateParser.parse(format, [])
        } throws: {
            String(describing: $0).hasPrefix(error)
        }
    }

    @Test func argumentsThatAreNotUsedOrNotComparedAreAnError() {
        #expect(throws: PredicateFormatError.tooManyArguments(unused: 1)) { try PredicateParser.parse("a = 1", [2]) }
        #expect(throws: PredicateFormatError.unsupportedValue("Album")) { try PredicateParser.parse("a = %@", [Album()]) }
    }

    @Test func aPredicateOfFoundationFindsTextAsPeopleReadIt() throws {
        let contains = #Predicate<String> { $0.localizedStandardContains("cafe") }
        #expect(try contains.evaluate("The Café"))
        #expect(try !contains.evaluate("The bar"))
    }

    @Test func aPredicateOfFoundationIsMadeOfTheFormat() {
        #expect(NSPredicate(format: "plays > %d", 3).evaluate(with: Song()))
        #expect(!NSPredicate(format: "plays > %d", argumentArray: [30]).evaluate(with: Song()))
    }
}
