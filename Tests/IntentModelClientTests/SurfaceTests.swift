import Foundation
import IntentModel
import Testing
import ValueTypes

/// What is recorded of names that nothing off a device acts on.
@Suite struct SurfaceTests {
    @Test func everyParameterIsFoundByName() {
        let names = IntentDescriptor(EveryParameter.self).makeInstance().parameters.map(\.name)
        #expect(names.count == 30)
        #expect(names.first == "plain")
        #expect(names.contains("temperature"))
    }

    @Test func whatOnlyRecordsIsRecorded() throws {
        #expect(EveryParameter.authenticationPolicy == .requiresAuthentication)
        #expect(EveryParameter.supportedModes.contains(.background))
        #expect(!EveryParameter.isDiscoverable)
        #expect(FernShortcuts.shortcutTileColor == .grayGreen)
        #expect(FernShortcuts.appShortcuts.map(\.systemImageName) == [nil, "number", "leaf", "leaf"])
        #expect(FernShortcuts.negativePhrases.phrases.count == 1)
        #expect(Season.caseDisplayRepresentations[.spring]?.image != nil)
        #expect(everyActionName.count == 33)
        #expect(everyPrebuiltError.allSatisfy { $0 is any CustomLocalizedStringResourceConvertible })
    }

    @Test func aPresetEntityIsKeptForItsPhrases() throws {
        let shortcut = FernShortcuts.appShortcuts[2]
        #expect(shortcut.preset["target"]?.isSet == true)
        #expect(shortcut.preset["season"]?.isSet == false)
    }

    @Test func aSpringReadsAsAFlag() async throws {
        let context = ValueContext(
            now: Date(timeIntervalSince1970: 0), calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en"),
            language: "en")
        let instance = IntentDescriptor(EveryParameter.self).makeInstance()
        let flag = try #require(instance["flag"])
        try await flag.assign(.text("spring"), in: context)
        #expect(flag.currentValue(in: context) == .boolean(true))
        try await flag.assign(.text("false"), in: context)
        #expect(flag.currentValue(in: context) == .boolean(false))
        let resolved = try #require(instance["resolved"])
        try await resolved.assign(.text("3"), in: context)
        #expect(resolved.currentValue(in: context) == .integer(3))
        await #expect(throws: IntentValueError.self) { try await resolved.assign(.integer(4), in: context) }
    }
}
