import PhraseImport
import Testing

@Suite("Hassil's files of any kind")
struct RoundTripTests {
    @Test("are printed as phrases that say the same", arguments: 0..<200)
    func random(seed: Int) {
        var model = RandomModel(seed: UInt64(seed))
        let json = model.json()
        let errors = HassilRoundTrip(bytes: Array(json.utf8)).check { #expect($0, "\($1)\n\(json)") }
        #expect(errors.isEmpty, "\(errors)")
    }
}
