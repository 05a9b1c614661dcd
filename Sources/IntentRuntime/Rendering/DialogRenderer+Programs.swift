extension DialogRenderer {
    /// Why a program that a phrase file binds to an intent did not do its work.
    func text(of failure: ProgramRunner.Failure) -> String {
        var values = Values()
        func said(_ name: String) -> String { remark([], phrases.wordings(of: name), 0, values) }
        func show(_ program: String) { values["program"] = TextValue(DisplayText.escaped(program)) }
        switch failure {
        case .notAllowed: return said("Program-not-allowed")
        case .notFound(let program):
            show(program)
            return said("Program-not-found")
        case .unusableArgument(let program):
            show(program)
            return said("Program-unusable-argument")
        case .notStarted(let program, let reason):
            show(program)
            values["reason"] = TextValue(DisplayText.escaped(reason))
            return said("Program-not-started")
        case .exited(let program, let status, let message):
            show(program)
            values["status"] = TextValue(String(status))
            // What the program itself said of it says more than a number.
            return message.isEmpty ? said("Program-failed") : DisplayText.escaped("\(program): \(message)")
        }
    }
}
