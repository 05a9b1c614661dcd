/// A reference that is followed without being counted, for what lives no longer than whoever holds the object.
///
/// Where closures are called in between, the compiler counts a reference for each use of an object, though it cannot go away meanwhile; and
/// a closure that holds one is counted for itself. A reader's closures hold values of this kind instead.
///
/// Sendable, unchecked: a reference to an object that is.
struct Uncounted<Instance: AnyObject & Sendable>: BitwiseCopyable, @unchecked Sendable {
    private let reference: Unmanaged<Instance>

    init(_ instance: Instance) { reference = .passUnretained(instance) }

    /// The object must be held by somebody until `body` has ended.
    @inline(__always)
    func with<Result>(_ body: (Instance) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}
