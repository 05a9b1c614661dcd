import PhraseSyntax

extension LibraryTables {
    /// How many bytes of texts may be made when a file is opened: as many as a phrase file may have, and some for each byte of the
    /// compiled one, in which a text that many rows name stands once.
    private static func allowedBytes(fileSize: Int) -> Int { SyntaxLimits.bytesOfFile + 16 * fileSize }

    /// Makes sure that opening a file takes memory and time in proportion to its size: in a forged one many rows may name one long text,
    /// or one array of values. Their references have been checked. O(symbols + recognisers + languages + values of conditions).
    func checkWhatIsMade(fileSize: Int) throws(ImageError) {
        var made = MadeTexts(texts: texts, allowed: Self.allowedBytes(fileSize: fileSize))
        for number in 0..<languages.count { try made.add(languages[number].tag, of: .languages) }
        for number in 0..<symbols.count {
            try made.add(symbols[number].parameter, of: .symbols)
            try made.add(symbols[number].type.id, of: .symbols)
        }
        for number in 0..<recognizers.count {
            try made.add(recognizers[number].type, of: .recognizers)
            try made.add(recognizers[number].language, of: .recognizers)
        }
        // The values of conditions stand one behind the other, so that none is made twice.
        var next = 0
        for number in 0..<conditions.count {
            let condition = conditions[number]
            guard condition.values.index >= next else {
                throw .row(
                    RowFault(
                        section: .library(.conditions), row: number, field: "values", found: UInt64(condition.values.rawValue), limit: 0))
            }
            try made.add(condition.key, of: .conditions)
            next = condition.values.index + Int(literals[condition.values.rawValue].rows)
            for row in condition.values.index..<next { try made.add(literals[row].text.id, of: .conditions) }
        }
    }
}

/// Counts the bytes of texts that are made, each as often as it is.
private struct MadeTexts {
    let texts: FrozenTexts
    let allowed: Int
    var bytes = 0

    mutating func add(_ text: TextID?, of table: LibraryTable) throws(ImageError) {
        guard let text else { return }
        bytes += texts.bytes(of: text).count
        guard bytes <= allowed else { throw .texts(of: .library(table), bytes: bytes, allowed: allowed) }
    }
}
