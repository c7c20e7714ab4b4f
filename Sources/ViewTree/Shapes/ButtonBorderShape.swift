import Foundation

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic
        case capsule
        case circle
        case roundedRectangle(radius: CGFloat?)
    }

    let kind: Kind

    /// What the platform and the style decide.
    public static var automatic: ButtonBorderShape { ButtonBorderShape(kind: .automatic) }
    public static var capsule: ButtonBorderShape { ButtonBorderShape(kind: .capsule) }
    public static var circle: ButtonBorderShape { ButtonBorderShape(kind: .circle) }
    public static var roundedRectangle: ButtonBorderShape { ButtonBorderShape(kind: .roundedRectangle(radius: nil)) }

    /// - Parameter radius: In points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    /// The corner radius of a bordered button that gives none, in points. A guess: UIKit's medium corner radius.
    static var defaultRadius: CGFloat { 7 }
}

extension ButtonBorderShape: Shape {
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic: return RoundedRectangle(cornerRadius: Self.defaultRadius).path(in: rect)
        case .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .roundedRectangle(let radius):
            return RoundedRectangle(cornerRadius: radius ?? Self.defaultRadius).path(in: rect)
        }
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ButtonBorderShape: InsettableShape {
    public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

    /// A button's outline inside its frame.
    public struct _Inset: InsettableShape {
        var base: ButtonBorderShape
        var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            switch base.kind {
            case .automatic:
                return RoundedRectangle(cornerRadius: defaultRadius).inset(by: amount).path(in: rect)
            case .capsule: return Capsule().inset(by: amount).path(in: rect)
            case .circle: return Circle().inset(by: amount).path(in: rect)
            case .roundedRectangle(let radius):
                return RoundedRectangle(cornerRadius: radius ?? defaultRadius).inset(by: amount).path(in: rect)
            }
        }

        public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
    }
}

nonisolated extension Shape where Self == ButtonBorderShape {
    /// The outline of a bordered button, as the platform decides it.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
