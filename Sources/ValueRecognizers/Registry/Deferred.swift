import Synchronization

/// An object that is made when it is first asked for, and from then on read by all threads without a lock and without counting references.
///
/// Two threads that ask at once may both make one; the first to finish is kept.
package final class Deferred<Instance: AnyObject & Sendable>: Sendable {
    /// Set once, and holds a reference from then on, which `deinit` gives back: what was read from it lives as long as `self`.
    private let made = Atomic<Unmanaged<Instance>?>(nil)
    private let make: @Sendable () -> Instance

    package init(_ make: @escaping @Sendable () -> Instance) {
        self.make = make
    }

    deinit { made.load(ordering: .acquiring)?.release() }

    var isMade: Bool { made.load(ordering: .acquiring) != nil }

    @inline(__always)
    package func with<Result>(_ body: (Instance) -> Result) -> Result {
        let instance = made.load(ordering: .acquiring) ?? makeNow()
        return instance._withUnsafeGuaranteedRef(body)
    }

    @inline(never)
    private func makeNow() -> Unmanaged<Instance> {
        let new = Unmanaged.passRetained(make())
        let (isFirst, kept) = made.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing)
        guard !isFirst, let kept else { return new }
        new.release()
        return kept
    }
}
