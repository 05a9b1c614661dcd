import Foundation
import Testing

/// The store of a sample app, written by programs that know nothing of each other or are killed.
@Suite struct StoreProcessTests {
    private let folder: TemporaryFolder
    private var store: String { folder.path("store") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func total() async throws -> Double {
        let outcome = try await BuiltCommand.run("--json", "--store", store, input: "How much did I spend in HarcaMA?\n")
        return try #require(try outcome.objects().first?["value"] as? Double)
    }

    @Test func `two programs that add a hundred expenses each lose none`() async throws {
        let input = String(repeating: "record 0.01 for coffee today in HarcaMA\n", count: 100)
        async let one = BuiltCommand.run(["--store", store], input: input)
        async let other = BuiltCommand.run(["--store", store], input: input)
        #expect(try await one.lines.count == 100)
        #expect(try await other.lines.count == 100)
        #expect(try await total() == 2)
    }

    @Test func `nothing that was confirmed is lost when the program is killed, again and again`() async throws {
        // Each round adds 1 over and over until it is killed, at another moment each time.
        let script = """
            cd '\(folder.path)'; : > out
            for round in $(seq 1 12); do
              yes 'record 1 for coffee today in HarcaMA' | parlance --json --store store >> out & writer=$!
              before=$(wc -l < out)
              until [ "$(wc -l < out)" -gt "$before" ]; do sleep 0.01; done
              sleep "0.0$round"; kill -9 $writer; wait $writer 2> /dev/null
              parlance --json --store store > sum <<< 'How much did I spend in HarcaMA?' || exit 1
              echo "$(grep -c performed out) $(grep -o '"value":[0-9]*' sum | cut -d: -f2)"
              if ls store | grep -q damaged; then exit 1; fi
            done
            """
        let outcome = try await BuiltCommand.run(
            "/bin/bash", ["-c", "PATH='\(folderOfCommand)':$PATH; \(script)"], input: Data(), environment: [:])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.lines.count == 12)
        var unconfirmed = 0
        for line in outcome.lines {
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            try #require(numbers.count == 2, "'\(line)'")
            // What was written and not yet confirmed when the kill came may be there: at most one a round.
            #expect(numbers[1] >= numbers[0])
            #expect(numbers[1] - numbers[0] - unconfirmed <= 1)
            unconfirmed = numbers[1] - numbers[0]
        }
    }

    private var folderOfCommand: String { URL(fileURLWithPath: BuiltCommand.path).deletingLastPathComponent().path }
}
