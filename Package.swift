// swift-tools-version: 6.2

import PackageDescription

// The rooms of the house; an arrow of the import graph is a name in `dependencies`.
// `.ci/run` compares each file's imports with this list.
let package = Package(
    name: "parlance",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Parlance", targets: ["Parlance"]),
        // Expectations about phrases and conversations, for the tests of those who write them.
        .library(name: "PhraseTesting", targets: ["PhraseTesting"]),
        .executable(name: "parlance", targets: ["ParlanceTool"]),
        // What `Tests/Fuzzing/fuzz` links its harnesses with.
        .library(
            name: "ParlanceFuzzTargets", type: .static,
            targets: ["PhraseText", "PhraseUnicode", "PhraseSyntax", "PhraseAutomaton", "PhraseImport", "ValueTypes", "ValueRecognizers"]),
    ],
    targets: [
        // The language arm: text → AST → automaton → match. It knows no intents.
        .target(name: "PhraseText"),
        .target(name: "PhraseUnicode", dependencies: ["PhraseText"]),
        .target(name: "PhraseSyntax", dependencies: ["PhraseText"]),
        .target(name: "PhraseAutomaton", dependencies: ["PhraseText", "PhraseSyntax"]),
        // Other people's formats into the same AST.
        .target(name: "PhraseImport", dependencies: ["PhraseText", "PhraseSyntax"]),
        // The meaning arm: values → intents → dialog. It knows no phrases.
        .target(name: "ValueTypes"),
        .target(
            name: "ValueRecognizers", dependencies: ["ValueTypes", "PhraseText", "PhraseSyntax", "PhraseAutomaton"],
            plugins: ["EmbedTextsPlugin"]),
        .target(name: "IntentModel", dependencies: ["ValueTypes"], plugins: ["EmbedTextsPlugin"]),
        .target(name: "Dialog", dependencies: ["ValueTypes", "IntentModel"]),
        // Where they meet.
        .target(
            name: "IntentRuntime",
            dependencies: [
                "PhraseText", "PhraseUnicode", "PhraseSyntax", "PhraseAutomaton", "ValueTypes", "ValueRecognizers", "IntentModel",
                "Dialog",
            ], plugins: ["EmbedTextsPlugin"]),
        .target(name: "Parlance", dependencies: ["ValueTypes", "IntentModel", "Dialog", "IntentRuntime"]),
        .target(
            name: "ParlanceCommandLine",
            dependencies: [
                "Parlance", "PhraseText", "PhraseUnicode", "PhraseSyntax", "PhraseAutomaton", "PhraseImport", "ValueTypes",
                "ValueRecognizers", "IntentModel", "Dialog", "IntentRuntime",
            ]),
        .target(name: "PhraseTesting", dependencies: ["Parlance", "IntentModel", "IntentRuntime", "ValueTypes"]),
        .target(name: "SampleApps", dependencies: ["Parlance"], plugins: ["EmbedTextsPlugin"]),
        .executableTarget(name: "ParlanceTool", dependencies: ["ParlanceCommandLine", "SampleApps"]),
        // Texts compiled into their targets: what lies in a target's `Languages`, and `Phrases` into SampleApps.
        .plugin(name: "EmbedTextsPlugin", capability: .buildTool(), dependencies: ["EmbedTexts"], path: "Sources/EmbedTextsPlugin"),
        .executableTarget(name: "EmbedTexts"),
        // Measures; `Benchmarks/run` builds and calls it.
        .target(name: "AllocationCounting", path: "Benchmarks/AllocationCounting"),
        .executableTarget(
            name: "ParlanceBenchmarks",
            dependencies: [
                "AllocationCounting",
                "PhraseText", "PhraseUnicode", "PhraseSyntax", "PhraseAutomaton", "PhraseImport", "ValueTypes", "ValueRecognizers",
                "IntentRuntime",
            ],
            path: "Benchmarks/ParlanceBenchmarks"),
        .testTarget(name: "PhraseTextTests", dependencies: ["PhraseText", "PhraseUnicode"], exclude: ["Corpus"]),
        .testTarget(name: "PhraseSyntaxTests", dependencies: ["PhraseSyntax", "PhraseText"], exclude: ["Corpus"]),
        .testTarget(
            name: "PhraseAutomatonTests", dependencies: ["PhraseAutomaton", "PhraseSyntax", "PhraseText", "PhraseUnicode"],
            exclude: ["Corpus", "Fixtures"]),
        .testTarget(name: "PhraseImportTests", dependencies: ["PhraseImport", "PhraseSyntax", "PhraseText"], exclude: ["Corpus"]),
        .testTarget(
            name: "ValueRecognizersTests",
            dependencies: ["ValueRecognizers", "ValueTypes", "PhraseAutomaton", "PhraseSyntax", "PhraseText", "PhraseUnicode"],
            exclude: ["Corpus"]),
        .testTarget(name: "IntentModelTests", dependencies: ["IntentModel", "ValueTypes"]),
        // Client code in the style of 2022, in Swift 5 mode.
        .testTarget(
            name: "IntentModelClientTests", dependencies: ["IntentModel", "ValueTypes"],
            swiftSettings: [
                .swiftLanguageMode(.v5), .treatAllWarnings(as: .error),
                // It uses forms that were renamed since, on purpose.
                .treatWarning("DeprecatedDeclaration", as: .warning),
            ]),
        .testTarget(name: "DialogTests", dependencies: ["Dialog", "IntentModel", "ValueTypes"], exclude: ["Transcripts", "Answers"]),
        .testTarget(
            name: "IntentRuntimeTests",
            dependencies: [
                "IntentRuntime", "PhraseAutomaton", "PhraseSyntax", "PhraseText", "PhraseUnicode", "ValueTypes", "ValueRecognizers",
                "IntentModel", "Dialog",
            ],
            exclude: ["Altered/Homes", "Combinations/Words", "Heard", "Transcripts"]),
        .testTarget(
            name: "ParlanceCommandLineTests",
            dependencies: ["ParlanceCommandLine", "ParlanceTool", "IntentRuntime", "PhraseSyntax", "ValueTypes"]),
        .testTarget(name: "PhraseTestingTests", dependencies: ["PhraseTesting", "Parlance"]),
        .testTarget(name: "SampleAppsTests", dependencies: ["SampleApps", "Parlance", "PhraseTesting"], exclude: ["Conversations"]),
        .testTarget(name: "EmbedTextsTests", exclude: ["Languages"], plugins: ["EmbedTextsPlugin"]),
    ],
    swiftLanguageModes: [.v6]
)

// A target with settings of its own is client code of another time.
for target in package.targets where target.type != .plugin && target.swiftSettings == nil {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
