import Foundation

/// What a word that several currencies share means in a locale.
enum LocalCurrency {
    /// - Parameter unit: `dollar`, `pound` or `local` in the data; any other is itself.
    static func code(of unit: String, in locale: Locale) -> String? {
        let local = locale.currency?.identifier
        switch unit {
        case "local": return local
        case "dollar": return local.flatMap { dollars.contains($0) ? $0 : nil } ?? "USD"
        case "pound": return local.flatMap { pounds.contains($0) ? $0 : nil } ?? "GBP"
        default: return unit
        }
    }

    /// Currencies that are a dollar, or a "元", at home.
    private static let dollars: Set<String> = [
        "USD", "CAD", "AUD", "NZD", "HKD", "TWD", "SGD", "CNY", "MXN", "CLP", "COP", "ARS", "JMD", "TTD", "BSD", "BBD", "BZD", "FJD", "NAD",
    ]
    private static let pounds: Set<String> = ["GBP", "EGP", "LBP", "SYP", "SSP", "FKP", "GIP", "SHP"]
}
