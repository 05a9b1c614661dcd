import Foundation
import Parlance
import Testing

@testable import SampleApps

@Suite struct MoneyTests {
    @Test(arguments: [
        ([0.1, 0.2], "0.3"), ([4.5, 12], "16.5"), ([4.50], "4.5"), ([], "0"), ([0.01, 0.02, 0.03, 0.04], "0.1"),
        ([999_999.99, 0.01], "1000000"),
        ([1.005, 1.005], "2.01"), (Array(repeating: 0.1, count: 1000), "100"), ([1e-7], "0.0000001"),
    ])
    func `sums are exact and never rounded`(amounts: [Double], sum: String) throws {
        let total = try amounts.map { try #require(Money($0)) }.reduce(.zero, +)
        #expect(total.description == sum)
        #expect(total.number == Double(sum))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func `what is no number is no amount`(number: Double) {
        #expect(Money(number) == nil)
    }

    @Test func `a file keeps every digit`() throws {
        let amounts = try [0.1, 1.005, 12_345_678.9, 0].map { try #require(Money($0)) }
        let data = try JSONEncoder().encode(amounts)
        #expect(String(decoding: data, as: UTF8.self) == #"["0.1","1.005","12345678.9","0"]"#)
        #expect(try JSONDecoder().decode([Money].self, from: data) == amounts)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Money].self, from: Data(#"["much"]"#.utf8)) }
    }

    @Test func `an amount is written with the separator of the language`() throws {
        let amount = try #require(Money(1234.5))
        let text: LocalizedStringResource = "It was \(amount)."
        var french = text
        french.locale = Locale(identifier: "fr")
        #expect(String(localized: text).hasSuffix("1234.5."))
        #expect(String(localized: french).hasSuffix("1234,5."))
    }
}

@Suite struct ExpenseTests {
    @Test(arguments: [
        ("coffee", "Coffee", true), ("café", "cafe", true), ("ｃｏｆｆｅｅ", "coffee", true), ("coffee", "coffees", false), ("", "coffee", false),
    ])
    func `an expense is called by its title, however written`(title: String, name: String, isCalled: Bool) throws {
        let expense = Expense(title: title, price: .zero, date: Date(timeIntervalSince1970: 0))
        #expect(expense.isCalled(name) == isCalled)
    }

    @Test func `the file's format is the one that it was`() throws {
        let place = try TemporaryFolder()
        let file = URL(fileURLWithPath: place.path("HarcaMA.json"))
        let written = #"""
            {"format": "HarcaMA", "version": 1, "content": [
              {"id": "6F1C1B8E-6C0B-4C53-8E6C-0A3E8E9B1B11", "title": "coffee", "price": "4.5", "date": "2026-11-30T00:00:00Z"}
            ]}
            """#
        try Data(written.utf8).write(to: file)
        let store = Store<[Expense]>(app: "HarcaMA", in: StoreFolder(path: place.path), initial: [])
        let expense = try #require(try store.read().first)
        #expect(expense.title == "coffee")
        #expect(expense.price == Money(4.5))
        #expect(expense.date == Date(timeIntervalSince1970: 1_795_996_800))
    }
}
