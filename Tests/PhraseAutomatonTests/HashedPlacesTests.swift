import Testing

@testable import PhraseAutomaton

@Suite("Places by hash") struct HashedPlacesTests {
    @Test("A thing is found where it was put, whatever shares its key, and nothing else is", arguments: [1, 31, 32, 33, 5_000])
    func search(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        var places = HashedPlaces()
        for _ in 0..<3 {
            places.removeAll()
            #expect(places.count == 0)
            // Few keys, of which each has many things.
            let things = (0..<count).map { (key: UInt64.random(in: 0...UInt64(count / 4), using: &generator), number: $0) }
            for thing in things { places.append(thing.key) }
            #expect(places.count == count)
            for thing in things { #expect(places.first(thing.key) { things[$0].number == thing.number } == thing.number) }
            #expect(places.first(UInt64(count)) { _ in true } == nil)
            #expect(places.first(things[0].key) { _ in false } == nil)
        }
    }
}
