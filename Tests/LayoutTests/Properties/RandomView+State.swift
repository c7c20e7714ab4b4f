import Foundation
import ViewTree

/// Shows one of two views, as a switch says: with the same identity where they are of a kind.
struct RandomToggle: View {
    let number: Int
    let children: [RandomView]
    let factor: CGFloat
    @Environment(\.switches) private var switches

    var body: some View {
        (switches.wrappedValue.contains(number) ? children.last! : children[0]).view(times: factor)
    }
}

/// Shows its views while a switch is off.
struct RandomCondition: View {
    let number: Int
    let children: [RandomView]
    let factor: CGFloat
    @Environment(\.switches) private var switches

    var body: some View {
        if !switches.wrappedValue.contains(number) {
            ForEach(children.indices, id: \.self) { children[$0].view(times: factor) }
        }
    }
}

/// Changes its size when it appears. Where nothing appears, a tree that is only laid out, it shows the size that the
/// environment asks for.
struct RandomGrowing: View {
    let before: CGSize
    let after: CGSize
    let factor: CGFloat
    @State private var hasGrown: Bool?
    @Environment(\.hasAppeared) private var hasAppeared

    var body: some View {
        let size = hasGrown ?? hasAppeared ? after : before
        Color.red.frame(width: size.width * factor, height: size.height * factor).onAppear { hasGrown = true }
    }
}

/// A screen whose switches can be set from outside.
struct RandomScreen: View {
    let view: RandomView
    let remote: Remote
    @State private var switches: Set<Int>

    init(_ view: RandomView, remote: Remote, switches: Set<Int> = []) {
        self.view = view
        self.remote = remote
        _switches = State(initialValue: switches)
    }

    var body: some View {
        view.view().environment(\.switches, $switches).onAppear { remote.switches = $switches }
    }

    /// The switches of a screen that has appeared; used by one thread at a time.
    final class Remote: @unchecked Sendable {
        var switches: Binding<Set<Int>>?
    }
}

extension EnvironmentValues {
    private enum SwitchesKey: EnvironmentKey {
        static var defaultValue: Binding<Set<Int>> { .constant([]) }
    }

    private enum HasAppearedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The numbers of the switches that are on.
    var switches: Binding<Set<Int>> {
        get { self[SwitchesKey.self] }
        set { self[SwitchesKey.self] = newValue }
    }

    /// Whether growing views are shown as they are after they appeared.
    var hasAppeared: Bool {
        get { self[HasAppearedKey.self] }
        set { self[HasAppearedKey.self] = newValue }
    }
}
