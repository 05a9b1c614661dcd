extension DialogStep {
    mutating func affirmConfirmation() {
        switch state.frames.last?.question?.subject {
        case .confirmation(let name?):
            updateFrame { $0.confirmed.append(name) }
            proceed()
        case .confirmation(nil):
            updateFrame { $0.isConfirmed = true }
            proceed()
        case .request:
            answerRequest(.confirmation(true))
        default: break
        }
    }

    /// A no to a parameter's value asks for another; a no to the whole command drops it.
    mutating func denyConfirmation() {
        switch state.frames.last?.question?.subject {
        case .confirmation(let name?):
            updateFrame { $0.empty(name) }
            fail(.value(name))
        case .confirmation(nil):
            cancel(.refused)
        case .request:
            if state.frames.last?.request?.parameter == nil { cancel(.refused) } else { answerRequest(.confirmation(false)) }
        default: break
        }
    }

    mutating func neitherYesNorNo() {
        say(.neitherYesNorNo)
        fail()
    }
}
