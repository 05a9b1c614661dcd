import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What Ctrl-C does.
///
/// The handlers touch only what was made before they were installed, and call only what a signal handler may call.
enum Interruption {
    private static let wasRequested = Atomic(false)
    private static let readEnd = Atomic<Int32>(-1)
    private static let writeEnd = Atomic<Int32>(-1)
    /// The address of the terminal's settings as they were found; 0: none.
    private static let settings = Atomic<UInt>(0)

    /// The address of the path of a file that is not finished; 0: none.
    private static let unfinishedFile = Atomic<UInt>(0)

    /// Ctrl-C was pressed, and the process goes on only to leave things in order.
    static var isRequested: Bool { wasRequested.load(ordering: .sequentiallyConsistent) }

    /// From now on the first Ctrl-C ends the input instead of the process, so that what was read is still answered; the second
    /// ends the process.
    static func endsInput() {
        var ends: [Int32] = [-1, -1]
        guard !isRequested, pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readEnd.store(ends[0], ordering: .sequentiallyConsistent)
        writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
        signal(SIGINT) { _ in
            signal(SIGINT, SIG_DFL)
            Interruption.wasRequested.store(true, ordering: .sequentiallyConsistent)
            Interruption.endInput()
        }
    }

    /// Ends the input for all that read it, also for those that wait for it, where `endsInput` was called.
    static func endInput() {
        var byte: UInt8 = 0
        _ = write(writeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    }

    /// From now on a signal that ends the process leaves the terminal as it was found: a line editor takes it over.
    static func restoresTerminal() {
        var found = termios()
        guard tcgetattr(STDIN_FILENO, &found) == 0 else { return }
        // Lives as long as the process: the handler may read it at any time.
        let kept = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        kept.initialize(to: found)
        settings.store(UInt(bitPattern: kept), ordering: .sequentiallyConsistent)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
            signal(number) { number in
                if let found = UnsafePointer<termios>(bitPattern: Interruption.settings.load(ordering: .sequentiallyConsistent)) {
                    tcsetattr(STDIN_FILENO, TCSANOW, found)
                }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// From now on, until `keepsFile`, a signal that ends the process removes a file: one that is being written.
    static func removesFile(_ path: String) {
        // Never freed: a handler may read it at any time. There are few.
        unfinishedFile.store(UInt(bitPattern: strdup(path)), ordering: .sequentiallyConsistent)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                if let path = UnsafePointer<CChar>(bitPattern: Interruption.unfinishedFile.load(ordering: .sequentiallyConsistent)) {
                    unlink(path)
                }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// The file is in its place, or gone.
    static func keepsFile() {
        unfinishedFile.store(0, ordering: .sequentiallyConsistent)
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }

    /// Waits until there is something to read, or until Ctrl-C; `false` for the latter. Returns at once where nobody asked for that.
    static func waitsForInput(_ descriptor: Int32) -> Bool {
        let interrupted = readEnd.load(ordering: .sequentiallyConsistent)
        guard interrupted >= 0 else { return true }
        var ends = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: interrupted, events: Int16(POLLIN), revents: 0)]
        while poll(&ends, 2, -1) < 0, errno == EINTR {}
        return ends[1].revents == 0
    }

    /// Ends the process as Ctrl-C would have done, now that everything is in order; the caller's shell is to know.
    static func endIfRequested() {
        guard isRequested else { return }
        signal(SIGINT, SIG_DFL)
        // To the process: the threads that tasks run on block signals.
        kill(getpid(), SIGINT)
        while true { pause() }
    }
}
