import Foundation
import IntentModel
import Synchronization
import Testing
import ValueTypes

/// What stands around intents: dependencies, undo, progress, donations, shortcuts' further forms.
@Suite struct AppIntentSurroundingsTests {
    @Test func aDependencyIsMadeOnceAndFoundByTypeAndKey() {
        let manager = AppDependencyManager()
        let made = Atomic(0)
        manager.add { () -> Shelf in
            made.add(1, ordering: .relaxed)
            return Shelf(name: "one")
        }
        manager.add(key: "second", dependency: Shelf(name: "two"))
        #expect(made.load(ordering: .relaxed) == 0)
        let first = AppDependency<Shelf>(key: nil, manager: manager)
        #expect(first.wrappedValue === first.wrappedValue)
        #expect(made.load(ordering: .relaxed) == 1)
        #expect(AppDependency<Shelf>(key: "second", manager: manager).wrappedValue.name == "two")
        #expect(manager.dependency(Shelf.self, key: "third") == nil)
        #expect(manager.dependency(String.self, key: nil) == nil)
    }

    @Test func anIntentUsesADependency() async throws {
        AppDependencyManager.shared.add(dependency: Shelf(name: "top"))
        let result = try await IntentDescriptor(Tidy.self).makeInstance().perform(
            interaction: ScriptedInteraction(), context: testContext())
        #expect(result.dialog == "top tidied")
        #expect(result.opensApp)
    }

    @MainActor @Test func whatWasDoneCanBeTakenBack() async throws {
        AppDependencyManager.shared.add(dependency: Shelf(name: "top"))
        let result = try await IntentDescriptor(Tidy.self).makeInstance().perform(
            interaction: ScriptedInteraction(), context: testContext())
        let undo = try #require(result.undoManager)
        #expect(undo.undoActionName == "Tidy")
        undo.undo()
        #expect(!undo.canUndo)
        #expect(undo.canRedo)
        #expect(undo.redoActionName == "Tidy")
        undo.redo()
        #expect(undo.canUndo)
        undo.undo()
        undo.undo()
        #expect(!undo.canUndo)
    }

    @Test func anIntentThatRegistersNothingCannotBeTakenBack() async throws {
        let result = try await IntentDescriptor(Report.self).makeInstance().perform(
            interaction: ScriptedInteraction(), context: testContext())
        #expect(result.undoManager == nil)
        #expect(result.dialog == "0.5 at 1795953600")
    }

    @Test func donationsAreRememberedUntilDeleted() {
        let manager = IntentDonationManager()
        let first = manager.donate(intent: Report())
        let second = manager.donate(intent: Report())
        #expect(manager.all.map(\.identifier) == [first, second])
        manager.deleteDonations(matching: [first])
        #expect(manager.all.map(\.identifier) == [second])
        for _ in 0...IntentDonationManager.capacity { manager.donate(intent: Report()) }
        #expect(manager.all.count == IntentDonationManager.capacity)
        #expect(!manager.all.contains { $0.identifier == second })
    }

    @Test func optionsCanDependOnAnotherParameter() async throws {
        let instance = IntentDescriptor(OpenDrawer.self).makeInstance()
        let drawer = try #require(instance["drawer"])
        guard case .offered(let provider) = drawer.valueChoices else {
            Issue.record("the provider's items are offered")
            return
        }
        func offered() async throws -> [SlotValue] {
            try await IntentInstance.$beingFilled.withValue(instance) { try await provider.suggestions(in: testContext()).map(\.value) }
        }
        #expect(try await offered().isEmpty)
        try await instance["desk"]?.assign(.text("left"), in: testContext())
        #expect(try await offered() == [.text("left upper"), .text("left lower")])
        #expect(try await provider.suggestions(in: testContext()).isEmpty)
    }

    @Test func aShortcutMaySayHowAParameterIsShown() throws {
        let shortcut = try #require(DrawerShortcuts.appShortcuts.first)
        let presentation = try #require(shortcut.presentation)
        #expect(presentation.parameter == "drawer")
        #expect(presentation.summary.template == "Open ${drawer}")
        #expect(presentation.collections.map(\.systemImageName) == ["archivebox"])
    }

    @Test func aProviderSaysThatItsValuesChanged() {
        let before = AppShortcutUpdates.shared.count(for: DrawerShortcuts.self)
        DrawerShortcuts.updateAppShortcutParameters()
        #expect(AppShortcutUpdates.shared.count(for: DrawerShortcuts.self) == before + 1)
    }

    @Test func aPrebuiltErrorHasATextForPeople() {
        let error: any Error = AppIntentError.Unrecoverable.entityNotFound
        let text = (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.text(in: testContext().locale)
        #expect(text == "It could not be found.")
    }

    @Test func aDescriptionIsReadWhateverItsType() {
        #expect(Self.description(of: Tidy.self) == "Puts things back.")
        #expect(Self.description(of: Report.self) == "Reports.")
        #expect(Self.description(of: OpenDrawer.self) == nil)
    }

    private static func description<Intent: AppIntent>(of type: Intent.Type) -> String? {
        Intent.description._intentDescription?.descriptionText.text(in: testContext().locale)
    }
}

private final class Shelf: Sendable {
    let name: String
    private let tidied = Mutex(false)

    init(name: String) {
        self.name = name
    }

    func set(_ isTidy: Bool, _ undo: UndoManager?) {
        tidied.withLock { $0 = isTidy }
        undo?.registerUndo(withTarget: self) { $0.set(!isTidy, undo) }
    }
}

private struct Tidy: UndoableIntent {
    static let title: LocalizedStringResource = "Tidy"
    static let description = IntentDescription("Puts things back.")
    static let supportedModes: IntentModes = [.background, .foreground(.immediate)]

    @Dependency var shelf: Shelf

    func perform() async throws -> some IntentResult & ProvidesDialog {
        shelf.set(true, undoManager)
        undoManager?.setActionName("Tidy")
        return .result(dialog: "\(shelf.name) tidied")
    }
}

private struct Report: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Report"
    static let description: LocalizedStringResource = "Reports."

    func perform() async throws -> some IntentResult & ProvidesDialog {
        progress.totalUnitCount = 4
        progress.completedUnitCount = 2
        let seconds = Int(systemContext.preciseTimestamp?.timeIntervalSince1970 ?? 0)
        return .result(dialog: "\(progress.fractionCompleted) at \(seconds)")
    }
}

private struct Drawers: DynamicOptionsProvider {
    @IntentParameterDependency<OpenDrawer>(\.$desk) var open

    func results() async throws -> [String] {
        guard let desk = open?.desk else { return [] }
        return ["\(desk) upper", "\(desk) lower"]
    }
}

private struct OpenDrawer: AppIntent {
    static let title: LocalizedStringResource = "Open a drawer"

    @Parameter var desk: String
    @Parameter(optionsProvider: Drawers()) var drawer: String

    func perform() async throws -> some IntentResult { .result() }
}

private struct DrawerShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenDrawer(), phrases: ["Open \(\.$drawer) in \(.applicationName)"], shortTitle: "Open", systemImageName: "tray",
            parameterPresentation: ParameterPresentation(
                for: \.$drawer, summary: Summary("Open \(\.$drawer)"),
                optionsCollections: { OptionsCollection(Drawers(), title: "Drawers", systemImageName: "archivebox") }))
    }
}
