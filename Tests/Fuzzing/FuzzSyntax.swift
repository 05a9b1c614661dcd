import PhraseSyntax

/// Any bytes as a phrase file: every stage ends, every finding is inside the source, and what is printed parses to the same tree.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzSyntax(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    RoundTrip(bytes: Array(UnsafeBufferPointer(start: data, count: count))).check { holds, what in
        // A crash is how a fuzzer is told.
        precondition(holds, "does not hold: \(what)")
    }
    return 0
}
