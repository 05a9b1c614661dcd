/// Measures one subject.
protocol Suite {
    func run(_ meter: Meter) async throws -> [Figure]
}

/// The suites by the names that `--suite` takes.
enum SuiteName: String, CaseIterable {
    case normalise, compile, load, bind, wide, match, rank, values, dialog
    case endToEnd = "end-to-end"

    func suite(of workload: Workload) -> any Suite {
        switch self {
        case .normalise: NormaliseSuite(workload: workload)
        case .compile: CompileSuite(workload: workload)
        case .load: LoadSuite(workload: workload)
        case .bind: BindSuite()
        case .wide: WideListSuite(workload: workload)
        case .match: MatchSuite(workload: workload)
        case .endToEnd: EndToEndSuite(workload: workload)
        case .rank: RankSuite()
        case .values: ValuesSuite()
        case .dialog: DialogSuite()
        }
    }
}
