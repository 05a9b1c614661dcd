import Foundation

@testable import Dialog

/// A picture of the dialog: its phases, an arrow for each step from one to another, and below what makes it take which.
struct StateChart {
    private static let width = 960.0
    private static let radius = 62.0
    private static let lineHeight = 18.0
    private static let legendTop = 600.0
    /// Characters of a line of the legend.
    private static let lineLength = 120

    let transitions: DialogTransitions

    var svg: String {
        let steps = transitions.steps.filter { $0.from != $0.to }
        let (legend, height) = legend(of: steps)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.text(Self.width)) \(Self.text(height))\" role=\"img\" "
                + "font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\">",
            "<title>The phases of a dialog, and what leads from one to another</title>",
            "<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\">"
                + "<path d=\"M0,0 L8,4 L0,8 z\" fill=\"#667\"/></marker></defs>",
            "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
        ]
        for (number, step) in steps.enumerated() { lines += arrow(step, number: number + 1) }
        for phase in DialogPhase.allCases { lines += node(phase) }
        return (lines + legend + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    // MARK: Places

    /// The phases stand in a ring, the first on top.
    private func place(of phase: DialogPhase) -> (x: Double, y: Double) {
        let order: [DialogPhase] = [.idle, .asking, .confirming, .performing, .undoing, .choosing]
        let turn = Double(order.firstIndex(of: phase) ?? 0) / Double(order.count) * 2 * .pi
        return (Self.width / 2 + 330 * sin(turn), 305 - 225 * cos(turn))
    }

    private func node(_ phase: DialogPhase) -> [String] {
        let (x, y) = place(of: phase)
        let isWaiting = [.idle, .asking, .confirming, .choosing].contains(phase)
        return [
            "<circle cx=\"\(Self.text(x))\" cy=\"\(Self.text(y))\" r=\"\(Self.text(Self.radius))\" fill=\"\(isWaiting ? "#eef3ff" : "#fff4e0")\" "
                + "stroke=\"#335\" stroke-width=\"1.5\"/>",
            Self.label(phase.name, x: x, y: y + 5, extra: " text-anchor=\"middle\" font-weight=\"bold\" font-size=\"15\""),
        ]
    }

    /// A curve that bends to the right of its way, so that the one back lies beside it; its number stands nearer to where it begins.
    private func arrow(_ step: DialogTransitions.Step, number: Int) -> [String] {
        let (start, end) = (place(of: step.from), place(of: step.to))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let (along, across) = ((x: dx / length, y: dy / length), (x: -dy / length, y: dx / length))
        let bend = 26.0
        let control = (x: (start.x + end.x) / 2 + across.x * bend * 2, y: (start.y + end.y) / 2 + across.y * bend * 2)
        func edge(_ point: (x: Double, y: Double), _ sign: Double) -> (x: Double, y: Double) {
            let reach = Self.radius + (sign < 0 ? 3 : 0)
            return (point.x + along.x * sign * reach + across.x * 14, point.y + along.y * sign * reach + across.y * 14)
        }
        let (from, to) = (edge(start, 1), edge(end, -1))
        let (near, middle) = (0.36, 0.64)
        let label = (
            x: middle * middle * from.x + 2 * near * middle * control.x + near * near * to.x,
            y: middle * middle * from.y + 2 * near * middle * control.y + near * near * to.y
        )
        let path = "M\(Self.point(from)) Q\(Self.point(control)) \(Self.point(to))"
        return [
            "<path d=\"\(path)\" fill=\"none\" stroke=\"#667\" stroke-width=\"1.2\" marker-end=\"url(#head)\"/>",
            "<circle cx=\"\(Self.text(label.x))\" cy=\"\(Self.text(label.y))\" r=\"10\" fill=\"#fff\" stroke=\"#99a\"/>",
            Self.label("\(number)", x: label.x, y: label.y + 4, extra: " text-anchor=\"middle\" font-size=\"11\""),
        ]
    }

    // MARK: Legend

    private func legend(of steps: [DialogTransitions.Step]) -> (lines: [String], height: Double) {
        var rows = steps.enumerated().flatMap { number, step in
            Self.wrapped("\(number + 1)  \(step.from.name) → \(step.to.name): \(acts(of: step))")
        }
        rows.append("")
        for phase in DialogPhase.allCases {
            let stays = acts(of: DialogTransitions.Step(from: phase, to: phase))
            if !stays.isEmpty { rows += Self.wrapped("\(phase.name) stays: \(stays)") }
        }
        let lines = rows.enumerated().map { Self.label($1, x: 24, y: Self.legendTop + Double($0) * Self.lineHeight, extra: "") }
        return (lines, Self.legendTop + Double(rows.count) * Self.lineHeight + 12)
    }

    private func acts(of step: DialogTransitions.Step) -> String { transitions.acts[step, default: []].sorted().joined(separator: ", ") }

    /// Lines of the legend; those that go on are indented.
    private static func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if line.count + word.count > lineLength {
                lines.append(line)
                line = "\u{2003}\u{2003}"
            }
            line += (line.isEmpty || line.last == "\u{2003}" ? "" : " ") + word
        }
        return lines + [line]
    }

    // MARK: Writing

    private static func label(_ text: String, x: Double, y: Double, extra: String) -> String {
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return "<text x=\"\(self.text(x))\" y=\"\(self.text(y))\"\(extra) fill=\"#223\">\(escaped)</text>"
    }

    private static func point(_ point: (x: Double, y: Double)) -> String { "\(text(point.x)),\(text(point.y))" }

    /// Whole units, so that the last digit of a sine makes no other picture.
    private static func text(_ number: Double) -> String { String(Int(number.rounded())) }
}

extension DialogPhase {
    fileprivate var name: String { "\(self)" }
}
