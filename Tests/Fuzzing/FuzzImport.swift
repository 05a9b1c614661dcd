import PhraseImport

/// Any bytes as hassil's JSON, as a table of strings and as a string catalogue: reading ends, every finding is inside of its source, and what is printed parses to the same tree.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzImport(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    // A crash is how a fuzzer is told.
    let expect = { (holds: Bool, what: String) in precondition(holds, "does not hold: \(what)") }
    _ = HassilRoundTrip(bytes: bytes).check(expect)
    CatalogRoundTrip(bytes: bytes).check(expect)
    return 0
}
