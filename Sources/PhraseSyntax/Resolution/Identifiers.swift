// Typed indices into the arrays of a `ResolvedLibrary`.

package protocol LibraryIndex: Hashable, Sendable, Comparable, BitwiseCopyable {
    var rawValue: UInt32 { get }
    init(rawValue: UInt32)
}

extension LibraryIndex {
    package init(_ index: Int) { self.init(rawValue: UInt32(index)) }
    package var index: Int { Int(rawValue) }
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

package struct AppID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

package struct LanguageID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

package struct ScopeID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

package struct ListID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

package struct RangeID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

package struct RuleID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

package struct IntentID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

package struct PhraseID: LibraryIndex {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}
