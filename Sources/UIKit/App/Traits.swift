import Foundation

/// A trait that one may ask to be told of. Traits stay as they are while a screen is shown.
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitRegistration: UITraitChangeRegistration {}

/// A view or a controller.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitRegistration() }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { TraitRegistration() }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitRegistration() }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
