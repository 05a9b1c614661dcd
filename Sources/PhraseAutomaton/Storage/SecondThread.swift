#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A thread for half of some work that takes milliseconds: too short for a pool of threads to be made for it.
struct SecondThread: ~Copyable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let thread: pthread_t?

    /// Begins the work; not at all where there can be no other thread.
    init(_ body: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = pthread_create(&thread, nil, Self.start, work.toOpaque())
        if code != 0 { work.release() }
        self.thread = code == 0 ? thread : nil
    }

    /// Waits for its end.
    consuming func join() {
        if let thread { pthread_join(thread, nil) }
    }

    #if canImport(Darwin)
        private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
            Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
            return nil
        }
    #else
        private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
            if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
            return nil
        }
    #endif
}
