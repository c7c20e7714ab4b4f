import Foundation

/// The way a view changes over time to create a smooth visual transition from one state to another.
///
/// Layout and hits are answered for the end of an animation; the curve is there for hosts with a clock
/// (``_value(at:)``). One word: a default animation costs no allocation.
public struct Animation: Hashable, Sendable {
    let storage: Storage

    indirect enum Storage: Hashable, Sendable {
        case `default`
        case curve(UnitCurve, duration: TimeInterval)
        case spring(Spring, blendDuration: TimeInterval)
        /// A spring whose value is a curve of its own, with a velocity to begin with.
        case interpolatingSpring(Spring, initialVelocity: Double)
        case delay(Storage, TimeInterval)
        case speed(Storage, Double)
        /// nil repeats for ever.
        case `repeat`(Storage, count: Int?, autoreverses: Bool)
    }

    init(_ storage: Storage) { self.storage = storage }

    /// The default animation. It is equal to no other, not even to the spring it moves like.
    public static var `default`: Animation { Animation(.default) }

    /// What the default animation moves like since iOS 17: a spring of response 0.55 without bounce (Apple's
    /// documentation of `Animation.default`).
    static let defaultSpring = Spring(response: 0.55, dampingRatio: 1)
}

extension Animation: CustomStringConvertible {
    public var description: String { storage.description }
}

extension Animation.Storage: CustomStringConvertible {
    var description: String {
        switch self {
        case .default: "default"
        case .curve(let curve, let duration): "\(curve.name)(duration: \(duration))"
        case .spring(let spring, _): "spring(duration: \(spring.duration), bounce: \(spring.bounce))"
        case .interpolatingSpring(let spring, _):
            "interpolatingSpring(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping))"
        case .delay(let base, let delay): "\(base).delay(\(delay))"
        case .speed(let base, let speed): "\(base).speed(\(speed))"
        case .repeat(let base, let count?, let autoreverses):
            "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
        case .repeat(let base, nil, let autoreverses): "\(base).repeatForever(autoreverses: \(autoreverses))"
        }
    }
}

extension UnitCurve {
    /// The curve's name among the animations.
    fileprivate var name: String {
        switch self {
        case .linear: "linear"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .easeInOut: "easeInOut"
        default: "timingCurve"
        }
    }
}
