import PhraseSyntax

/// The recognisers that the phrases await, each asked for once.
struct RecognizerTable {
    private struct Key: Hashable {
        var type: String
        var language: LanguageID
    }

    private let provider: RecognizerProvider
    private var numbers: [Key: Int?] = [:]
    private var made: [any SlotRecognizer] = []
    private var descriptions: [LazyRecognizers.Description] = []

    init(provider: @escaping RecognizerProvider) {
        self.provider = provider
    }

    /// The number of a type's recogniser; `nil` where the language does not speak the type.
    mutating func number(of type: String, language: LanguageID, tag: String) -> Int? {
        let key = Key(type: type, language: language)
        if let known = numbers[key] { return known }
        let number: Int?
        if let recognizer = provider(type, tag) {
            number = made.count
            made.append(recognizer)
            descriptions.append(
                LazyRecognizers.Description(
                    type: type, language: tag, firstBytes: recognizer.firstBytes, firstBytesAnywhere: recognizer.firstBytesAnywhere))
        } else {
            number = nil
        }
        numbers[key] = .some(number)
        return number
    }

    var recognizers: LazyRecognizers { LazyRecognizers(descriptions, provider: provider, made: made) }
}
