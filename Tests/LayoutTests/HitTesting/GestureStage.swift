import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What fired, in order. Filled by the one thread that plays the touches.
final class GestureLog: @unchecked Sendable {
    var names: [String] = []

    func note(_ name: String) -> @Sendable () -> Void { { self.names.append(name) } }

    /// What fired since the last call.
    func take() -> [String] {
        defer { names = [] }
        return names
    }
}

/// A screen of 200×200 with a view in its middle, as the recorded touches have it.
func gestureHost(
    rules: HitTestRules = .frontMost, @ViewBuilder _ view: @escaping @MainActor () -> some View
) -> ViewHost {
    ViewHost(
        ZStack { view() }.frame(width: 200, height: 200), proposal: ProposedViewSize(width: 200, height: 200),
        rules: rules)
}

/// A square that fills a 100×100 room in the middle of the screen.
func box(_ color: Color = .red, _ side: CGFloat = 100) -> some View {
    Rectangle().fill(color).frame(width: side, height: side)
}

/// The middle of the screen.
let middle = CGPoint(x: 100, y: 100)

func moved(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y + y) }
