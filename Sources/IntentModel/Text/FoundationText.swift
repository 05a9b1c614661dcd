#if canImport(Darwin)
    public import Foundation

    // On Apple platforms the texts of intents are Foundation's own, so that app code, its string catalogues and its errors work unchanged.
    // The names are repeated here so that the files of this module need no import of their own for them.
    public typealias LocalizedStringResource = Foundation.LocalizedStringResource
    public typealias CustomLocalizedStringResourceConvertible = Foundation.CustomLocalizedStringResourceConvertible
#endif
