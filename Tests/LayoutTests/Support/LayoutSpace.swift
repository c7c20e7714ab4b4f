import Foundation
import Layout
import ViewTree

/// Where a case's view is laid out.
enum LayoutSpace {
    /// Asked with a proposal in a space of its own, its top left at 0,0, one pixel a point.
    case proposed(CGFloat?, CGFloat?)
    /// The root of a screen: proposed the safe area and centred in it.
    case screen(Device)

    /// The off-screen window of the macOS recordings: two pixels a point, no safe area.
    static func window(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, platform: Platform = .macOS
    ) -> LayoutSpace {
        .screen(
            Device(
                size: CGSize(width: width, height: height), scale: scale,
                safeArea: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0), platform: platform))
    }

    /// A window with room for a title bar above and a home indicator below.
    static let safeAreaWindow = LayoutSpace.screen(
        Device(
            size: CGSize(width: 400, height: 800), scale: 2,
            safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), platform: .macOS))
}

extension LayoutSpace: CustomStringConvertible {
    var description: String {
        switch self {
        case .proposed(let width, let height):
            "\(width.map(\.shortDescription) ?? "nil")×\(height.map(\.shortDescription) ?? "nil")"
        case .screen(let device):
            "window \(device.size.shortDescription) @\(device.scale.shortDescription)x"
        }
    }
}

extension LayoutSpace {
    /// iOS 17.
    static let iPhone15Pro = phone(393, 852, top: 59, platform: .iOS17)
    /// iOS 26.
    static let iPhone17Pro = phone(402, 874, top: 62, platform: .iOS26)

    private static func phone(_ width: CGFloat, _ height: CGFloat, top: CGFloat, platform: Platform) -> LayoutSpace {
        .screen(
            Device(
                size: CGSize(width: width, height: height), scale: 3,
                safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0), platform: platform))
    }
}
