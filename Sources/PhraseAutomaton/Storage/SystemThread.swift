#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A thread of the system: for work that is too short for a pool of threads to be made for it, or that blocks, which threads that tasks
/// share must not.
package struct SystemThread: ~Copyable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let thread: pthread_t

    /// Begins the work; `nil` where the system gives no more threads, and nothing is done then.
    ///
    /// - Parameter stackSize: In bytes; `nil`: what the system gives.
    package init?(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
        // The thread takes the reference over, unless there is none.
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var made: pthread_t?
        #else
            var made = pthread_t()
        #endif
        guard pthread_create(&made, &attributes, Self.start, work.toOpaque()) == 0 else {
            work.release()
            return nil
        }
        #if canImport(Darwin)
            // It is there where the call succeeds.
            thread = made.unsafelyUnwrapped
        #else
            thread = made
        #endif
    }

    /// Waits for its end.
    package consuming func join() { pthread_join(thread, nil) }

    /// Nobody waits for its end.
    package consuming func detach() { pthread_detach(thread) }

    #if canImport(Darwin)
        private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { work in
            Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
            return nil
        }
    #else
        private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
            if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }
    #endif
}
