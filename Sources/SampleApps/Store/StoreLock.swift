import Foundation

/// The lock on one app's file, against other programs and other tasks of this one; it ends with the process too.
struct StoreLock: ~Copyable {
    private static let patience = Duration.seconds(10)

    private let file: FileDescriptor

    /// A change takes milliseconds: whoever holds the lock for longer than ten seconds has stopped.
    init(app: String, in directory: borrowing FileDescriptor) throws(StoreError) {
        let name = app + ".lock"
        let opened = try FileDescriptor(name, in: directory, flags: O_RDWR | O_CREAT)
        let start = ContinuousClock.now
        while flock(opened.raw, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw .failed(name, code: errno) }
            guard start.duration(to: .now) < Self.patience else { throw .busy(file: app + ".json") }
            usleep(2000)
        }
        file = opened
    }

    borrowing func release() {
        flock(file.raw, LOCK_UN)
    }
}
