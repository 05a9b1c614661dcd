import ValueTypes

/// A test that failed: what it says, what came of it, and the template to look at.
struct TestFailure: Sendable, Equatable {
    /// What is compared, one thing at a time: the intent, a slot.
    struct Aspect: Sendable, Equatable {
        var name: String
        /// What several aspects belong to, in JSON: `slots`.
        var group: String?
        /// As the test has it; `nil`: it is not to be there.
        var expected: SlotValue?
        /// As it turned out; `nil`: it was not there.
        var got: SlotValue?
        var agrees: Bool
        /// For one of several sentences: which. Both sides are lines then, shown as they are.
        var said: String?
    }

    /// The template that matched, or the one that came nearest.
    struct NearTemplate: Sendable, Equatable {
        /// Where the sentence leaves a template that it does not match.
        struct Stop: Sendable, Equatable {
            /// A UTF-8 offset of the sentence.
            var offset: Int
            var expected: [String]
        }

        /// As it is written.
        var text: String
        var place: String
        /// `nil`: the sentence matches it.
        var stop: Stop?
    }

    var id: String
    var path: String
    var line: Int
    /// What was said.
    var text: String
    /// In the order in which they are shown. With nothing expected, nothing is to match; with nothing got, nothing did.
    var aspects: [Aspect]
    /// Why what was said could not be read at all.
    var trouble: String?
    var template: NearTemplate?
    /// What lists of known failures name the test by.
    var fingerprint: String?
    /// Why it is known to fail.
    var knownReason: String?

    var differences: [Aspect] { aspects.filter { !$0.agrees } }
}
