import Foundation
import ViewTree

extension HostScreen {
    /// The screen of a device. A tree in its own space has none: it is thought to be on the
    /// current one, at the tree's own scale.
    init(_ device: Device?, _ environment: EnvironmentValues) {
        self = HostScreen.current
        if let device {
            size = device.size
            safeArea = device.safeArea
        }
        scale = environment.displayScale
        platform = environment.platform
        isDark = environment.colorScheme == .dark
        textMeasurer = environment.textMeasurer
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }
}
