/// How pickers look. Apple's protocol has no requirements that users can meet.
@MainActor @preconcurrency
public protocol PickerStyle {
    nonisolated static var _look: _PickerLook { get }
}

extension PickerStyle {
    nonisolated public static var _look: _PickerLook { .automatic }
}

/// The system's looks of a picker.
public enum _PickerLook: Sendable {
    case automatic, menu, segmented, wheel, inline, palette, navigationLink, radioGroup
}

public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
}
public struct MenuPickerStyle: PickerStyle {
    nonisolated public static var _look: _PickerLook { .menu }
    nonisolated public init() {}
}
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public static var _look: _PickerLook { .segmented }
    nonisolated public init() {}
}
public struct WheelPickerStyle: PickerStyle {
    nonisolated public static var _look: _PickerLook { .wheel }
    nonisolated public init() {}
}
public struct InlinePickerStyle: PickerStyle {
    nonisolated public static var _look: _PickerLook { .inline }
    nonisolated public init() {}
}
public struct PalettePickerStyle: PickerStyle {
    nonisolated public static var _look: _PickerLook { .palette }
    nonisolated public init() {}
}
public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public static var _look: _PickerLook { .navigationLink }
    nonisolated public init() {}
}
public struct RadioGroupPickerStyle: PickerStyle {
    nonisolated public static var _look: _PickerLook { .radioGroup }
    nonisolated public init() {}
}
public struct PopUpButtonPickerStyle: PickerStyle {
    nonisolated public static var _look: _PickerLook { .menu }
    nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .automatic } }

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the pickers inside.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        modifier(_ControlStyleModifier { $0.pickerLook = S._look })
    }
}
