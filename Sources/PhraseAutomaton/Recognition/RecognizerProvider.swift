/// Gives the recogniser of a registered type in a language (BCP 47 tag); `nil` where the language does not speak the type.
package typealias RecognizerProvider = @Sendable (_ type: String, _ language: String) -> (any SlotRecognizer)?
