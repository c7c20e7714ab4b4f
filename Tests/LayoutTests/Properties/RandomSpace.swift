import Foundation
import HitTest
import Layout
import ViewTree

/// Where a random view is laid out: by its seed in a window with a safe area, or offered both lengths, one, or none.
enum RandomSpace: Sendable {
    case proposed(ProposedViewSize)
    case window(Device)

    init(seed: UInt64) {
        self =
            switch seed % 10 {
            case 0, 1: .proposed(ProposedViewSize(width: 200, height: 150))
            case 2, 3: .proposed(ProposedViewSize(width: 60, height: 40))
            case 4: .proposed(ProposedViewSize(width: 90, height: nil))
            case 5: .proposed(ProposedViewSize(width: nil, height: 90))
            case 6, 7: .proposed(.unspecified)
            default: .window(Self.window)
            }
    }

    /// The same insets on both sides, so that its mirror image is a window too.
    private static let window = Device(
        size: CGSize(width: 240, height: 320), scale: 1,
        safeArea: EdgeInsets(top: 40, leading: 12, bottom: 20, trailing: 12), platform: .macOS)

    /// The same space, every length multiplied by `factor`.
    func times(_ factor: CGFloat) -> RandomSpace {
        switch self {
        case .proposed(let proposal):
            return .proposed(
                ProposedViewSize(
                    width: proposal.width.map { $0 * factor }, height: proposal.height.map { $0 * factor }))
        case .window(let device):
            let insets = device.safeArea
            return .window(
                Device(
                    size: CGSize(width: device.size.width * factor, height: device.size.height * factor),
                    scale: device.scale,
                    safeArea: EdgeInsets(
                        top: insets.top * factor, leading: insets.leading * factor, bottom: insets.bottom * factor,
                        trailing: insets.trailing * factor), platform: device.platform))
        }
    }

    /// Lays the view out here.
    func tree(
        _ view: RandomView, times factor: CGFloat = 1, environment: EnvironmentValues = .injectedLines,
        options: LayoutOptions = LayoutOptions()
    ) -> LayoutTree {
        tree(environment, options) { view.view(times: factor) }
    }

    func tree(
        _ environment: EnvironmentValues = .injectedLines, _ options: LayoutOptions = LayoutOptions(),
        _ view: @MainActor () -> some View
    ) -> LayoutTree {
        switch self {
        case .proposed(let proposal):
            LayoutTree(view(), proposal: proposal, environment: environment, options: options)
        case .window(let device):
            LayoutTree(view(), device: device, environment: environment, options: options)
        }
    }

    /// A living screen of this size.
    func host(_ view: @escaping @MainActor () -> some View) -> ViewHost {
        switch self {
        case .proposed(let proposal): ViewHost(view(), proposal: proposal, environment: .injectedLines)
        case .window(let device): ViewHost(view(), device: device, environment: .injectedLines)
        }
    }
}

extension RandomSpace: CustomStringConvertible {
    var description: String {
        switch self {
        case .proposed(let proposal): "\(LayoutSpace.proposed(proposal.width, proposal.height))"
        case .window(let device): "\(LayoutSpace.screen(device))"
        }
    }
}
