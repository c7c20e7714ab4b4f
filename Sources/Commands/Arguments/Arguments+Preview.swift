import Foundation
import Layout
import ViewTree

extension Arguments {
    /// Takes over what a preview asks of the screen, unless the command line says something about it itself.
    mutating func apply(_ settings: _PreviewSettings, to make: @MainActor () -> AnyView) {
        guard !namesScreen else { return }
        switch settings.layout {
        case .fixed(let width, let height):
            return take(size: CGSize(width: width, height: height))
        case .sizeThatFits:
            let view = MainActorStandIn.run { make() }
            let tree = LayoutTree(view, proposal: .unspecified, scale: scale ?? 2, environment: environment)
            return take(size: tree.size)
        case .device, nil:
            guard let name = settings.device else { break }
            if let known = Device.named(name) {
                device = known
            } else {
                CommandRun.complain("warning: the preview's device \"\(name)\" is not known; \(screen.name) is used")
            }
        }
        if settings.orientation == .landscapeLeft || settings.orientation == .landscapeRight { turn() }
    }
}
