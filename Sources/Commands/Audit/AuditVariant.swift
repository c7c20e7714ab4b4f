import Foundation
import Layout
import ViewTree

/// A screen of a matrix: another device, another text size, the other direction.
struct AuditVariant {
    var device: Device
    var type: DynamicTypeSize
    var isRightToLeft: Bool
    /// `iPhone SE, accessibility5, rtl`.
    var name: String

    /// The smallest and the largest phone, and a tablet.
    static let devices: [Device] = [.iPhoneSE, .iPhone16ProMax, .iPadPro11]
    /// The smallest, the largest that needs no accessibility setting, and the largest of all.
    static let types: [DynamicTypeSize] = [.xSmall, .xxxLarge, .accessibility5]

    /// Every combination but the screen that was asked for, which comes first among each dimension's values.
    static func all(_ dimensions: [AuditOptions.Dimension], _ screen: Device, _ environment: EnvironmentValues)
        -> [AuditVariant]
    {
        let isMacOS = screen.platform.isMacOS
        let devices =
            [screen] + (dimensions.contains(.devices) && !isMacOS ? Self.devices.filter { $0.name != screen.name } : [])
        let types =
            [environment.dynamicTypeSize]
            + (dimensions.contains(.types) ? Self.types.filter { $0 != environment.dynamicTypeSize } : [])
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let directions = [isRightToLeft] + (dimensions.contains(.directions) ? [!isRightToLeft] : [])
        var result: [AuditVariant] = []
        for device in devices {
            for type in types {
                for direction in directions {
                    var words: [String] = []
                    if device.name != screen.name { words.append(device.name) }
                    if type != environment.dynamicTypeSize { words.append("\(type)") }
                    if direction != isRightToLeft { words.append(direction ? "rtl" : "ltr") }
                    guard !words.isEmpty else { continue }
                    var other = device
                    other.platform = screen.platform
                    result.append(
                        AuditVariant(
                            device: other, type: type, isRightToLeft: direction, name: words.joined(separator: ", ")))
                }
            }
        }
        return result
    }
}
