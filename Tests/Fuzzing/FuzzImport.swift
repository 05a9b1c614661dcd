import PhraseImport

/// Any bytes as hassil's JSON: reading ends, every finding is inside of its source, and what is printed parses to the same tree.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzImport(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    _ = HassilRoundTrip(bytes: Array(UnsafeBufferPointer(start: data, count: count))).check { holds, what in
        // A crash is how a fuzzer is told.
        precondition(holds, "does not hold: \(what)")
    }
    return 0
}
