import Foundation

/// A number that grows with the Dynamic Type size, as a text style does.
///
/// Source: UIFontMetrics, from general knowledge: by the ratio of the style's size to that at Large, rounded to pixels.
/// On a Mac it stays.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let textStyle: Font.TextStyle
    private var factor = 1.0
    private var scale = 1.0

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        guard factor != 1 else { return base }
        return Value((Double(base) * factor * scale).rounded() / scale)
    }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        let property = field.assumingMemoryBound(to: ScaledMetric.self)
        let environment = context.environment
        let key = property.pointee.textStyle.key
        let isMacOS = environment.platform.isMacOS
        let usual = key.pointSize(.large, isMacOS: isMacOS)
        property.pointee.factor =
            usual > 0 ? Double(key.pointSize(environment.dynamicTypeSize, isMacOS: isMacOS) / usual) : 1
        property.pointee.scale = max(1, Double(environment.displayScale))
    }
}
