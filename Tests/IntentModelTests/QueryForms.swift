import Foundation
import IntentModel

// Queries in the ways in which they are declared, without annotations of types: that this compiles is the test.
struct E1: AppEntity {
    var id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let defaultQuery = Q1()
}
struct Q1: EntityQuery { func entities(for identifiers: [String]) async throws -> [E1] { [] } }
struct E2: AppEntity {
    var id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let defaultQuery = Q2()
}
struct Q2: EntityQuery {
    func entities(for identifiers: [E2.ID]) async throws -> [E2] { [] }
    func suggestedEntities() async throws -> [E2] { [] }
}
struct E3: AppEntity {
    var id: UUID
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id.uuidString)" }
    static let defaultQuery = Q3()
}
struct Q3: EntityStringQuery {
    func entities(for identifiers: [E3.ID]) async throws -> [E3] { [] }
    func entities(matching string: String) async throws -> [E3] { [] }
}
struct E4: AppEntity {
    var id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let defaultQuery = Q4()
}
struct Q4: EnumerableEntityQuery { func allEntities() async throws -> [E4] { [] } }
struct E5: AppEntity {
    var id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let defaultQuery = Q5()
}
struct Q5: EnumerableEntityQuery, EntityStringQuery {
    func allEntities() async throws -> [E5] { [] }
    func entities(matching string: String) async throws -> [E5] { try await allEntities() }
}
struct E6: AppEntity {
    var id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static var defaultQuery: Q6 { Q6() }
}
struct Q6: EntityStringQuery {
    func entities(for identifiers: [E6.ID]) async throws -> [E6] { [] }
    func entities(matching string: String) async throws -> ItemCollection<E6> { .init(sections: []) }
    func suggestedEntities() async throws -> ItemCollection<E6> { ItemCollection(sections: [.init("x", items: [])]) }
}
struct E7: AppEntity {
    var id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let defaultQuery = Q7()
    @Property(title: "N") var name: String
}
struct Q7: EntityPropertyQuery {
    func entities(for identifiers: [Int]) async throws -> [E7] { [] }
    static let properties = QueryProperties { Property(\E7.$name) { EqualToComparator { NSPredicate(format: "name = %@", $0) } } }
    static let sortingOptions = SortingOptions { SortableBy(\E7.$name) }
    func entities(matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<E7>], limit: Int?) async throws -> [E7] { [] }
}
struct E8: AppEntity {
    var id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(name)" }
    static let defaultQuery = Q8()
    @Property(title: "N") var name: String
    @Property(title: "N") var size: Int
    @Property(title: "N") var on: Bool
    @Property(title: "N") var tags: [String]
    @Property(title: "N") var kind: Kind
    @Property(title: "N") var other: E1?
    @Property(title: "N") var url: URL?
    @Property(title: "N") var price: Decimal
    enum Kind: String, AppEnum {
        case a
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.a: "A"]
    }
    enum Comparison: Sendable {
        case equal(String)
        case size(Int)
        case between(Int, Int)
        case on(Bool)
        case kind(Kind)
        case other(E1)
    }
    struct Q8: EntityPropertyQuery, EntityStringQuery, EnumerableEntityQuery {
        typealias ComparatorMappingType = Comparison
        static let properties = EntityQueryProperties<E8, Comparison> {
            Property(\.$name) {
                EqualToComparator { .equal($0) }
                NotEqualToComparator { Comparison.equal($0) }
                ContainsComparator { .equal($0) }
                HasPrefixComparator { value in .equal(value) }
                HasSuffixComparator(mappingTransform: { value in .equal(value) })
            }
            Property(\.$size) {
                GreaterThanComparator { Comparison.size($0) }
                LessThanOrEqualToComparator { Comparison.size($0) }
                IsBetweenComparator { Comparison.between($0, $1) }
            }
            Property(\.$on) { EqualToComparator { .on($0) } }
            Property(\.$kind) {
                EqualToComparator { .kind($0) }
                NotEqualToComparator { .kind($0) }
            }
            Property(\.$other) { EqualToComparator { .other($0) } }
            Property(\.$tags) { ContainsComparator { .equal($0) } }
        }
        static let sortingOptions = EntityQuerySortingOptions<E8> {
            SortableBy(\E8.$name)
            EntityQuerySortableByProperty(\E8.$size)
        }
        func allEntities() async throws -> [E8] { [] }
        func entities(matching string: String) async throws -> [E8] { [] }
        func entities(matching comparators: [Comparison], mode: EntityQueryComparatorMode, sortedBy: [EntityQuerySort<E8>], limit: Int?)
            async throws -> [E8]
        {
            switch mode {
            case .and: break
            case .or: break
            }
            for sort in sortedBy { if sort.by == \E8.$name, sort.order == .descending {} }
            return []
        }
    }
}
struct E9: AppEntity {
    var id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    typealias DefaultQuery = Q9
    static let defaultQuery = Q9()
}
struct Q9: EntityQuery {
    typealias Entity = E9
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
    func suggestedEntities() async throws -> some ResultsCollection { ItemCollection<E9>(sections: []) }
}
struct E10: AppEntity {
    var id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let defaultQuery = Q10()
}
struct Q10: EntityQuery {
    func suggestedEntities() async throws -> ItemCollection<E10> { ItemCollection<E10>(sections: []) }
    func entities(for identifiers: [Int]) async throws -> [E10] { [] }
    func defaultResult() async -> E10? { nil }
}
struct U1: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "E"
    var displayRepresentation: DisplayRepresentation { "x" }
    static let defaultQuery = UQ()
}
struct UQ: UniqueAppEntityQuery { func uniqueEntity() async throws -> U1 { U1() } }
struct O1: DynamicOptionsProvider {
    func results() async throws -> [E1] { [] }
    func defaultResult() async -> E1? { nil }
}
struct O2: DynamicOptionsProvider { func results() async throws -> some ResultsCollection { ["a"] } }
struct O3: DynamicOptionsProvider {
    typealias Result = [Int]
    typealias DefaultValue = Int
    func results() async throws -> Result { [] }
    func defaultResult() async -> DefaultValue? { 3 }
}
final class Model: @unchecked Sendable {
    let id = UUID()
    var name = ""
}
struct ModelQuery: EntityQuery {
    func entities(for identifiers: [ModelEntity.ID]) async throws -> [ModelEntity] { [] }
}
extension ModelQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [ModelEntity] { [] }
    func suggestedEntities() async throws -> [ModelEntity] { [] }
}
struct ModelEntity {
    let id: UUID
    var name: String
}
extension ModelEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Model") }
    static var defaultQuery: ModelQuery { .init() }
    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}
final class ClassEntity: AppEntity, @unchecked Sendable {
    let id = 3
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "C"
    static let defaultQuery = ClassQuery()
    var displayRepresentation: DisplayRepresentation { "C" }
}
struct ClassQuery: EntityQuery { func entities(for identifiers: [ClassEntity.ID]) async throws -> [ClassEntity] { [] } }
struct UsesAll: AppIntent {
    static let title: LocalizedStringResource = "x"
    @Parameter(title: "a") var a: E1
    @Parameter(title: "a", optionsProvider: O1()) var b: E1?
    @Parameter(title: "a", optionsProvider: O2()) var c: String
    @Parameter(title: "a", optionsProvider: O3()) var d: Int
    @Parameter(title: "a") var e: [E8]
    @Parameter(title: "a") var f: E9?
    @Parameter(title: "a") var g: ClassEntity
    @Parameter(title: "a") var h: U1?
    func perform() async throws -> some IntentResult { .result() }
}
