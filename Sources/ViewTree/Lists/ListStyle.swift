/// How lists look. Apple's protocol has no requirements that users can meet.
@MainActor @preconcurrency
public protocol ListStyle {
    nonisolated static var _look: ListLook { get }
}

extension ListStyle {
    nonisolated public static var _look: ListLook { .automatic }
}

public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
}
public struct PlainListStyle: ListStyle {
    nonisolated public static var _look: ListLook { .plain }
    nonisolated public init() {}
}
public struct GroupedListStyle: ListStyle {
    nonisolated public static var _look: ListLook { .grouped }
    nonisolated public init() {}
}
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public static var _look: ListLook { .insetGrouped }
    nonisolated public init() {}
}
public struct InsetListStyle: ListStyle {
    nonisolated public static var _look: ListLook { .inset }
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}
public struct SidebarListStyle: ListStyle {
    nonisolated public static var _look: ListLook { .sidebar }
    nonisolated public init() {}
}
public struct BorderedListStyle: ListStyle {
    nonisolated public static var _look: ListLook { .bordered }
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}
/// Of a watch: rows shrink towards the edges. Laid out like a plain list, which the list says of itself.
public struct CarouselListStyle: ListStyle {
    nonisolated public static var _look: ListLook { .watch }
    nonisolated public init() {}
}
/// Of a watch: rows are rounded. Laid out like a plain list, which the list says of itself.
public struct EllipticalListStyle: ListStyle {
    nonisolated public static var _look: ListLook { .watch }
    nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}
extension ListStyle where Self == CarouselListStyle {
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}
extension ListStyle where Self == EllipticalListStyle {
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

nonisolated extension View {
    /// Sets the style of the lists inside.
    public func listStyle<S: ListStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        modifier(_ControlStyleModifier { $0.listLook = S._look })
    }
}
