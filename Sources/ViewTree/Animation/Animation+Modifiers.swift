import Foundation

extension Animation {
    /// Delays the start of the animation by a number of seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delay(storage, delay)) }

    /// Changes the duration of the animation by a factor: at 2 it takes half as long.
    public func speed(_ speed: Double) -> Animation { Animation(.speed(storage, speed)) }

    /// Repeats the animation a number of times. Going back counts as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeat(storage, count: repeatCount, autoreverses: autoreverses))
    }

    /// Repeats the animation for the lifespan of the view.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeat(storage, count: nil, autoreverses: autoreverses))
    }

    /// Causes the animation to report logical completion after the given time. Completions are not timed here.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
