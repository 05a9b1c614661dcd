/// The dialog: a pure function from a state and what happened to a new state and what is to be done.
public enum DialogMachine {
    /// Takes one step.
    ///
    /// - Returns: The state after the act, and the effects in the order of events. Either the last effect is a question, or it is work for
    ///   the runtime (`perform`, `undo`) whose report is the next act, or the state is idle.
    public static func step(
        _ state: DialogState, _ act: DialogAct, definitions: some DialogDefinitions
    ) -> (state: DialogState, effects: [DialogEffect]) {
        var step = DialogStep(state: state, definitions: definitions)
        step.take(act)
        return (step.state, step.effects.inOrderOfEvents)
    }
}
