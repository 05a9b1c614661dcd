import Foundation
import IntentModel

// Client code as it was written for App Intents in 2022: static variables, no `any`, Swift 5 mode.

enum Meeting: String {
    case indoors
    case outdoors = "in the open"
}

extension Meeting: AppEnum {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Meeting"
    static var caseDisplayRepresentations: [Meeting: DisplayRepresentation] = [
        .indoors: "Indoors",
        .outdoors: DisplayRepresentation(title: "Outdoors", subtitle: "Bring a blanket", synonyms: ["in the park", "outside"]),
    ]
}

struct PlanMeeting: AppIntent {
    static var title: LocalizedStringResource = "Plan a meeting"
    static var description = IntentDescription("Plans the next meeting of the reading club.", categoryName: "Club")
    static var openAppWhenRun = false

    @Parameter(title: "Place", requestDisambiguationDialog: "Inside or outside?")
    var place: Meeting

    @Parameter(title: "Seats", default: 8, inclusiveRange: (1, 40))
    var seats: Int

    @Parameter(title: "Day", kind: .date, requestValueDialog: "On which day?")
    var day: Date

    @Parameter(title: "Note")
    var note: String?

    @Parameter(title: "Guests")
    var guests: [String]

    static var parameterSummary: some ParameterSummary {
        Summary("Plan a meeting \(\.$place) on \(\.$day)")
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        return .result(value: seats, dialog: "Meeting \(place) with \(seats) seats and \(guests.count) guests")
    }
}

struct ReadingClubShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PlanMeeting(),
            phrases: [
                "Plan a meeting in \(.applicationName)",
                "Plan a meeting \(\.$place) in \(.applicationName)",
            ],
            shortTitle: "Plan",
            systemImageName: "book"
        )
    }
}
