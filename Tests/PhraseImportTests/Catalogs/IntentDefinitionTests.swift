import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseImport

@Suite("Definitions of intents")
struct IntentDefinitionTests {
    private static let root = PropertyValue.dictionary([
        "INEnums": .array([
            .dictionary([
                "INEnumName": .string("Size"),
                "INEnumValues": .array([
                    .dictionary(["INEnumValueName": .string("unknown")]),
                    .dictionary(["INEnumValueName": .string("true"), "INEnumValueDisplayName": .string("True")]),
                    .dictionary([
                        "INEnumValueName": .string("large"), "INEnumValueDisplayName": .string("Large"),
                        "INEnumValueDisplayNameID": .string("L1"),
                        "INEnumValueSynonyms": .array([
                            .dictionary([
                                "INEnumValueSynonymSynonym": .string("Big"), "INEnumValueSynonymSynonymID": .string("S1"),
                            ])
                        ]),
                    ]),
                ]),
            ])
        ]),
        "INIntents": .array([
            .dictionary([
                "INIntentName": .string("OrderSoup"), "INIntentTitle": .string("Order Soup"), "INIntentTitleID": .string("T1"),
                "INIntentParameters": .array([
                    .dictionary([
                        "INIntentParameterName": .string("soup"), "INIntentParameterType": .string("Object"),
                        "INIntentParameterObjectType": .string("Soup"), "INIntentParameterSupportsMultipleValues": .boolean(true),
                    ]),
                    .dictionary([
                        "INIntentParameterName": .string("size"), "INIntentParameterType": .string("Integer"),
                        "INIntentParameterEnumType": .string("Size"),
                    ]),
                    .dictionary([
                        "INIntentParameterName": .string("count"), "INIntentParameterType": .string("Integer"),
                        "INIntentParameterMetadata": .dictionary([
                            "INIntentParameterMetadataMinimumValue": .number(1), "INIntentParameterMetadataMaximumValue": .number(9),
                        ]),
                        "INIntentParameterPromptDialogs": .array([
                            .dictionary([
                                "INIntentParameterPromptDialogType": .string("Primary"),
                                "INIntentParameterPromptDialogFormatString": .string("How many ${size}?"),
                            ])
                        ]),
                    ]),
                ]),
                "INIntentParameterCombinations": .dictionary([
                    "soup": .dictionary(["INIntentParameterCombinationTitle": .string("Order ${soup}")]),
                    "soup,size,count": .dictionary([
                        "INIntentParameterCombinationTitle": .string("Order ${count} ${size} ${soup}"),
                        "INIntentParameterCombinationTitleID": .string("C1"), "INIntentParameterCombinationIsPrimary": .boolean(true),
                    ]),
                ]),
            ])
        ]),
    ])

    private func phrases() throws -> IntentDefinitionConverter {
        let source = SourceFile(path: "Soup.intentdefinition", text: "")
        return try #require(IntentDefinitionConverter(Self.root, source: source, appNames: ["Kitchen"], isPrinted: true))
    }

    @Test func `summaries are phrases, enumerations lists, objects lists that are bound, prompts what is asked`() throws {
        let file = try #require(try phrases().file(language: "en").file)
        #expect(
            PhrasePrinter().print(file) == """
                language en

                app Kitchen = Kitchen

                list Size
                  "true" = True
                  large = Large | Big

                list Soup bound

                intent OrderSoup "Order Soup"
                  - Order <count> <size> <soup>
                  - Order <soup>
                  parameter soup: [Soup]
                  parameter size: Size
                  parameter count: integer in 1 ... 9
                    ask "How many <size>?"

                """)
    }

    @Test func `a table of translations gives what it translates`() throws {
        let file = try #require(
            try phrases().file(language: "fr", table: ["C1": "Commande ${count} ${soup}", "L1": "Grande", "S1": "Géante", "T1": ""]).file)
        let printed = PhrasePrinter().print(file)
        #expect(printed.contains("- Commande <count> <soup>"))
        #expect(printed.contains("large = Grande | Géante"))
        #expect(!printed.contains("Order Soup"))
        #expect(try phrases().file(language: "de", table: ["T1": "Suppe"]).file == nil)
    }

    @Test func `a Boolean whose values have names is a list, and an intent of the system without summaries is none`() throws {
        let text = { (name: String, value: String) in [name: PropertyValue.string(value), name + "ID": .string(value + "ID")] }
        let metadata = text("INIntentParameterMetadataTrueDisplayName", "hot").merging(
            text("INIntentParameterMetadataFalseDisplayName", "cold")
        ) { $1 }
        let root = PropertyValue.dictionary([
            "INIntents": .array([
                .dictionary(["INIntentName": .string("SendMessage"), "INIntentType": .string("System")]),
                .dictionary([
                    "INIntentName": .string("OrderSoup"), "INIntentType": .string("Custom"),
                    "INIntentParameters": .array([
                        .dictionary([
                            "INIntentParameterName": .string("heat"), "INIntentParameterType": .string("Boolean"),
                            "INIntentParameterMetadata": .dictionary(metadata),
                        ])
                    ]),
                    "INIntentParameterCombinations": .dictionary([
                        "heat": .dictionary(text("INIntentParameterCombinationTitle", "Order ${heat} soup"))
                    ]),
                ]),
            ])
        ])
        let source = SourceFile(path: "Soup.intentdefinition", text: "")
        let phrases = try #require(IntentDefinitionConverter(root, source: source, appNames: ["Kitchen"], isPrinted: true))
        let table = ["Order ${heat} soupID": "Order a ${heat} soup", "hotID": "boiling"]
        let file = try #require(phrases.file(language: "en", table: table, isOriginal: true).file)
        #expect(
            PhrasePrinter().print(file) == """
                language en

                app Kitchen = Kitchen

                list OrderSoup_heat
                  true = boiling
                  false = cold

                intent OrderSoup
                  - Order a <heat> soup
                  parameter heat: OrderSoup_heat

                """)
    }

    @Test func `a text that names what is no parameter is left out and told`() throws {
        let root = PropertyValue.dictionary([
            "INIntents": .array([
                .dictionary([
                    "INIntentName": .string("OrderSoup"),
                    "INIntentParameters": .array([
                        .dictionary(["INIntentParameterName": .string("app")]),
                        .dictionary([
                            "INIntentParameterName": .string("count"), "INIntentParameterType": .string("Integer"),
                            "INIntentParameterMetadata": .dictionary([
                                "INIntentParameterMetadataMinimumValue": .boolean(true),
                                "INIntentParameterMetadataMaximumValue": .number(9),
                            ]),
                        ]),
                    ]),
                    "INIntentParameterCombinations": .dictionary([
                        "app,count": .dictionary(["INIntentParameterCombinationTitle": .string("Order ${count.unit} by ${app}")]),
                        "count": .dictionary(["INIntentParameterCombinationTitle": .string("Order ${count} ${count.unit}")]),
                    ]),
                    "INIntentResponse": .dictionary([
                        "INIntentResponseCodes": .array([
                            .dictionary([
                                "INIntentResponseCodeName": .string("success"),
                                "INIntentResponseCodeFormatString": .string("Wait ${waitTime}"),
                            ])
                        ])
                    ]),
                ])
            ])
        ])
        let source = SourceFile(path: "Soup.intentdefinition", text: "")
        let (file, warnings) = try #require(IntentDefinitionConverter(root, source: source, appNames: ["K"], isPrinted: true))
            .file(language: "en")
        #expect(
            PhrasePrinter().print(try #require(file)) == """
                language en

                app K = K

                intent OrderSoup
                  - Order <count> by <app2>
                  parameter app2: text
                  parameter count: integer in 1 ... 9

                """)
        #expect(warnings.map(\.id) == ["foreign-placeholder", "foreign-placeholder"])
        #expect(warnings.contains { $0.message.contains("'${waitTime}' is no parameter") })
    }

    @Test func `two definitions of one app are one, with what either has`() throws {
        var file = try #require(try phrases().file(language: "en").file)
        let before = PhrasePrinter().print(file)
        file.merge(file)
        #expect(PhrasePrinter().print(file) == before)
    }

    @Test func `another property list is none`() {
        let source = SourceFile(path: "x", text: "")
        #expect(IntentDefinitionConverter(.dictionary(["a": .string("b")]), source: source, appNames: []) == nil)
        #expect(IntentDefinitionConverter(.array([]), source: source, appNames: []) == nil)
    }
}
