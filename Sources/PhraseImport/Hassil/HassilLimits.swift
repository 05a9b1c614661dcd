/// How much hassil's templates may hold, so that what is made of them fits into a phrase file.
enum HassilLimits {
    /// Brackets inside one another; a phrase file takes some more, for those that are added.
    static let depthOfBrackets = 60
    /// The bytes of a template, a name, a value with all that is in it.
    static let bytesOfText = 16_384
    /// What the keys of objects may take where they are written before each key inside.
    static let bytesOfPrefixes = 16 * 1024 * 1024
    /// The bytes of the rules that are copied into blocks.
    static let bytesOfCopies = 4 * 1024 * 1024
    /// Findings reported for all files of one run; those beyond are counted.
    static let reportedFindings = 1_000
    /// The texts that one value may stand for where each must be written out.
    static let textsOfValue = 256
    /// Steps from intents through rules; beyond them, every slot that could be meant in two ways is written in full.
    static let steps = 1_000_000
}
