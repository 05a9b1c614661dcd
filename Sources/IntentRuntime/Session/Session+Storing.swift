import Dialog
public import Foundation
import ValueTypes

extension Session {
    /// How many bytes a stored conversation may have. An ordinary one has a few thousand.
    public static let storedSizeLimit = 256 * 1024

    /// The conversation as it is now, to be taken up by ``init(resuming:library:registry:options:)``, in another process too.
    ///
    /// ```swift
    /// try await session.stored().write(to: file)
    /// let session = try Session(resuming: Data(contentsOf: file), library: library, registry: registry)
    /// for event in await session.resume() { … }
    /// ```
    ///
    /// A `perform()` that waits for an answer cannot be stored: once the answer is there it runs again from the top, and what it asked
    /// before is answered from the journal, so that what it did before a question it does again. What was performed can be taken back only
    /// by the session that performed it.
    ///
    /// - Throws: ``StoredSessionError/tooLarge(given:allowed:)``, where people have said texts of hundreds of thousands of characters.
    public func stored() throws(StoredSessionError) -> Data {
        let data: Data
        do { data = try JSONEncoder().encode(state) } catch { throw .damaged("\(error)") }
        guard data.count <= Self.storedSizeLimit else { throw .tooLarge(given: data.count, allowed: Self.storedSizeLimit) }
        return data
    }

    /// Takes up a conversation that was stored, over the phrases and intents that it was held with.
    ///
    /// Nothing is said or performed before ``resume()`` or the next sentence.
    ///
    /// - Throws: ``StoredSessionError``, where the data is no conversation that this version can have written.
    public init(
        resuming stored: Data, library: PhraseLibrary, registry: IntentRegistry, options: SessionOptions = SessionOptions()
    ) throws(StoredSessionError) {
        self.init(library: library, registry: registry, options: options, state: try Self.state(in: stored))
    }

    private static func state(in stored: Data) throws(StoredSessionError) -> DialogState {
        guard stored.count <= storedSizeLimit else { throw .tooLarge(given: stored.count, allowed: storedSizeLimit) }
        do {
            return try JSONDecoder().decode(DialogState.self, from: stored)
        } catch DialogState.DecodingProblem.unknownVersion(let version) {
            throw .unknownVersion(version, known: DialogState.currentVersion)
        } catch DialogState.DecodingProblem.inconsistent {
            throw .damaged("no conversation comes to this state")
        } catch {
            throw .damaged("\(error)")
        }
    }
}

/// Why a conversation cannot be stored, or taken up.
public enum StoredSessionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// In bytes.
    case tooLarge(given: Int, allowed: Int)
    /// Written by another version of the code.
    case unknownVersion(Int, known: Int)
    case damaged(String)

    public var description: String {
        switch self {
        case .tooLarge(let given, let allowed): "the conversation has \(given) bytes; at most \(allowed) are stored"
        case .unknownVersion(let version, let known): "the conversation was stored in version \(version); this is version \(known)"
        case .damaged(let reason): "the stored conversation is damaged: \(reason)"
        }
    }
}
