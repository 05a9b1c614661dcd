#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Memory of tables that are made in this process.
enum TableMemory {
    /// What processors on which Linux runs translate in one step where they are told to.
    private static let largePage = 2 << 20

    /// Memory that `UnsafeRawPointer.deallocate` gives back.
    ///
    /// Tables of many megabytes lie in large pages where the system has some: a walk through a trie of 100,000 templates goes from one page to
    /// another with almost each word, and where each is small, half of the time goes to finding it.
    static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        guard byteCount >= 2 * largePage else { return .allocate(byteCount: byteCount, alignment: 64) }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: largePage)
        #if os(Linux)
            // Advice: without it the pages are small ones.
            madvise(memory, byteCount, Int32(MADV_HUGEPAGE))
        #endif
        return memory
    }
}
