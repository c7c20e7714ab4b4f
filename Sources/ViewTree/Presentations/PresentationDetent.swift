import Foundation

/// How tall a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomHeight)
    }
    let height: Height

    public static let medium = PresentationDetent(height: .medium)
    public static let large = PresentationDetent(height: .large)
    /// A share of the largest height, 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(height: .fraction(fraction)) }
    /// In points, without the safe area below.
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(height: .height(height)) }
    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        .init(height: .custom(CustomHeight(type: D.self)))
    }

    /// The type that computes a height.
    struct CustomHeight: Hashable, @unchecked Sendable {
        let type: any CustomPresentationDetent.Type

        static func == (a: Self, b: Self) -> Bool { a.type == b.type }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }
}

/// A height that a type computes.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// What a custom height may look at.
    @dynamicMemberLookup
    public struct Context {
        public var maxDetentValue: CGFloat
        let environment: EnvironmentValues
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// Where a sheet lies in its window.
struct SheetPlace {
    var insets: EdgeInsets
    /// Why it is a guess; nil where it was recorded.
    var guess: String?

    /// - Parameter window: in points, the unsafe area included.
    init(_ options: PresentationOptions, window: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues) {
        let platform = environment.platform
        // The large sheet leaves the status bar and a little more; measured nowhere in the sources.
        let top = safeArea.top + 10
        let largest = max(0, window.height - top)
        func height(_ detent: PresentationDetent) -> CGFloat {
            let height: CGFloat =
                switch detent.height {
                case .medium: window.height * 351 / 667
                case .large: largest
                case .custom(let custom):
                    custom.type.height(
                        in: PresentationDetent.Context(maxDetentValue: largest, environment: environment)
                    ).flatMap { $0.isFinite ? $0 + safeArea.bottom : nil } ?? largest
                case .fraction(let fraction): fraction.isFinite ? largest * fraction : largest
                case .height(let points): points.isFinite ? points + safeArea.bottom : largest
                }
            return min(largest, max(0, height))
        }
        let offered = options.detents.isEmpty ? [PresentationDetent.large] : options.detents
        var chosen = offered.min { (height($0), "\($0)") < (height($1), "\($1)") } ?? .large
        if let selection = options.selection, offered.contains(selection) { chosen = selection }
        let tall = height(chosen)
        options.heights = offered.map { ($0, height($0)) }.sorted { $0.height < $1.height }
        options.height = tall
        // swiftui-web `ios/sheet/medium`: 351 of 667 points tall, 6 from the sides and the bottom, on iOS 26.
        let isFloating = platform == .iOS26 && tall < largest
        let side: CGFloat = isFloating ? 6 : 0
        insets = EdgeInsets(
            top: max(0, window.height - tall - side), leading: side, bottom: side, trailing: side)
        if !(platform == .iOS26 && chosen == .medium) {
            guess = "the place of such a sheet is not recorded"
        }
    }
}

/// What the content of a presentation asks of it.
nonisolated public struct _PresentationOptionsModifier: EnvironmentModifier {
    var change: (PresentationOptions) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if let options = builder.environment.presentationOptions { modifier.change(options) }
        C._makeNodes(content, &builder)
    }
}

/// Which touches beside a presentation count.
public struct PresentationBackgroundInteraction: Sendable {
    let isEnabled: Bool
    public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// How a presentation behaves where there is little room.
public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

/// What a drag in a presentation does.
public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

nonisolated extension View {
    /// How tall the sheet that the view is in may be; it opens at the smallest.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>
    ) -> ModifiedContent<Self, _PresentationOptionsModifier> {
        modifier(_PresentationOptionsModifier { $0.detents = detents })
    }

    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> ModifiedContent<Self, _PresentationOptionsModifier> {
        modifier(
            _PresentationOptionsModifier {
                $0.detents = detents
                $0.selection = selection.wrappedValue
                $0.select = { selection.wrappedValue = $0 }
            })
    }

    /// Whether the screen behind takes touches.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> ModifiedContent<Self, _PresentationOptionsModifier> {
        modifier(_PresentationOptionsModifier { $0.letsTouchesThrough = interaction.isEnabled })
    }

    // What follows changes how a presentation looks or is dragged, and no frame or tap inside it.

    public func presentationDragIndicator(_ visibility: Visibility) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
    /// Whether the user cannot take the presentation away by a touch beside it or by dragging it down.
    public func interactiveDismissDisabled(
        _ isDisabled: Bool = true
    ) -> ModifiedContent<Self, _PresentationOptionsModifier> {
        modifier(_PresentationOptionsModifier { if isDisabled { $0.isDismissDisabled = true } })
    }
    public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
}

/// How large a presentation wants to be where its size is free.
public protocol PresentationSizing: Sendable {}

public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
public struct PagePresentationSizing: PresentationSizing { public init() {} }
public struct FormPresentationSizing: PresentationSizing { public init() {} }
public struct FittedPresentationSizing: PresentationSizing { public init() {} }

extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { .init() }
}

nonisolated extension View {
    /// How large a presentation wants to be on a screen that leaves that open; a phone's does not.
    public func presentationSizing(_ sizing: some PresentationSizing) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
}
