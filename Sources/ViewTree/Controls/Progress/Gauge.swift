import Foundation

/// A value in a range, as a bar or a ring.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel?
    let minimum: BoundsLabel?
    let maximum: BoundsLabel?
}

extension Gauge: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: nil, minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(), minimum: nil,
            maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// With marks along the gauge, which are not shown.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(), minimum: nil,
            maximum: nil)
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let fraction = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        return fraction.isFinite ? min(1, max(0, fraction)) : 0
    }
}

extension Gauge: PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if let style = builder.environment.gaugeStyle {
            func part<Role, V: View>(_ role: Role.Type, _ view: V?) -> _StyledPart<Role>? {
                V.self == EmptyView.self ? nil : view.map { _StyledPart(AnyView($0)) }
            }
            let configuration = GaugeStyleConfiguration(
                value: view.fraction, label: _StyledPart(AnyView(view.label)),
                currentValueLabel: part(GaugeStyleConfiguration.CurrentRole.self, view.current),
                minimumValueLabel: part(GaugeStyleConfiguration.MinimumRole.self, view.minimum),
                maximumValueLabel: part(GaugeStyleConfiguration.MaximumRole.self, view.maximum))
            return builder.withEnvironment(\.gaugeStyle, nil) { AnyView._makeNodes(style.make(configuration), &$0) }
        }
        let row = builder.nextRow
        switch builder.environment.gaugeLook {
        case .circular: view.ring(&builder)
        case .automatic, .linearCapacity: view.bar(&builder)
        }
        builder.note(row, .gauge)
    }

    /// The label above the bar, the present value below it, the bounds beside it.
    @MainActor
    private func bar(_ builder: inout NodeBuilder) {
        let height = Double(builder.controls.gaugeBarHeight)
        builder.columnNamed("Gauge") { builder in
            builder.member(0) { $0.single(label, in: Node(kind: .hstack, parent: -1), axis: .vertical) }
            let stack = Node(kind: .hstack, parent: -1, payload: builder.newContainer(), a: 8)
            builder.plumbing(stack) { builder in
                builder.withStackAxis(.horizontal) { builder in
                    builder.member(1) { builder in
                        builder.single(minimum, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
                    }
                    builder.plumbing(Node(kind: .frame, parent: -1, b: height)) { builder in
                        builder.part { builder in
                            builder.side.ink[builder.nextRow] = .gaugeBar(fraction, builder.resolve(.accentColor))
                            Color._makeNodes(.green, &builder)
                        }
                    }
                    builder.member(2) { builder in
                        builder.single(maximum, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
                    }
                }
            }
            builder.member(3) { $0.single(current, in: Node(kind: .hstack, parent: -1), axis: .vertical) }
        }
    }

    /// A ring with the present value in its middle.
    @MainActor
    private func ring(_ builder: inout NodeBuilder) {
        let side = builder.side
        let size = Double(builder.controls.gaugeRing)
        builder.node(Node(kind: .frame, parent: -1, a: size, b: size)) { builder in
            side.names[builder.parent] = "Gauge"
            builder.plumbing(Node(kind: .zstack, parent: -1, payload: builder.newContainer())) { builder in
                builder.part { builder in
                    side.ink[builder.nextRow] = .gaugeRing(fraction, builder.resolve(.accentColor))
                    Circle._makeNodes(Circle(), &builder)
                }
                builder.member(0) { $0.single(current, in: Node(kind: .zstack, parent: -1)) }
            }
        }
    }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View = EmptyView
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GaugeStyleConfiguration

    nonisolated static var _look: _GaugeLook { get }
}

extension GaugeStyle {
    nonisolated public static var _look: _GaugeLook { .automatic }
}

extension GaugeStyle where Body == EmptyView {
    /// The library's own styles have a look instead.
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The system's looks of a gauge.
public enum _GaugeLook: Sendable { case automatic, linearCapacity, circular }

public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public static var _look: _GaugeLook { .linearCapacity }
    nonisolated public init() {}
}
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public static var _look: _GaugeLook { .linearCapacity }
    nonisolated public init() {}
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public static var _look: _GaugeLook { .linearCapacity }
    nonisolated public init() {}
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public static var _look: _GaugeLook { .circular }
    nonisolated public init() {}
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public static var _look: _GaugeLook { .circular }
    nonisolated public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private enum GaugeLookKey: EnvironmentKey { static var defaultValue: _GaugeLook { .automatic } }

extension EnvironmentValues {
    var gaugeLook: _GaugeLook {
        get { self[GaugeLookKey.self] }
        set { self[GaugeLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the gauges inside.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.gaugeLook = S._look
                environment.gaugeStyle =
                    S.Body.self == EmptyView.self
                    ? nil : StyleMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}

/// A gauge as its style sees it.
public struct GaugeStyleConfiguration {
    public enum LabelRole {}
    public enum CurrentRole {}
    public enum MinimumRole {}
    public enum MaximumRole {}
    public enum MarkedRole {}
    public typealias Label = _StyledPart<LabelRole>
    public typealias CurrentValueLabel = _StyledPart<CurrentRole>
    public typealias MinimumValueLabel = _StyledPart<MinimumRole>
    public typealias MaximumValueLabel = _StyledPart<MaximumRole>
    public typealias MarkedValueLabel = _StyledPart<MarkedRole>

    /// Between 0 and 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

private enum GaugeStyleKey: EnvironmentKey { static var defaultValue: StyleMaker<GaugeStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var gaugeStyle: StyleMaker<GaugeStyleConfiguration>? {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}
