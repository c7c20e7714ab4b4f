import Foundation

/// What a configured button makes of its title's attributes; nothing is drawn here.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIControl {
    /// The names of the actions that a target is sent for an event; here methods have no names to be found by.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in eventHandlers where !stop {
            iterator(handler.action, handler.selector.map { (handler.target, $0) }, handler.events, &stop)
        }
    }
}
