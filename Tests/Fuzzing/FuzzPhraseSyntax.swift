// What libFuzzer calls; built by a script together with the package's modules, never by the package itself.

import PhraseSyntax

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPhraseSyntax(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    RoundTrip(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check { precondition($0, $1) }
    return 0
}
