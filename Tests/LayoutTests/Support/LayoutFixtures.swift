import Foundation
import ViewTree

/// `box(w,h)`, `Box(w,h)`, `R(w,h)` of the cases: rigid.
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

/// `flex(lo,hi)` of the cases: between two widths, 20 high; 10 is its ideal, if the bounds allow it.
func flex(_ low: CGFloat, _ high: CGFloat) -> some View {
    Color.red.frame(minWidth: low, maxWidth: high).frame(height: 20)
}

/// `FW(a..b, ideal i)` of the recordings: flexible in width alone. Without an ideal it is the maximum.
func flexibleWidth(_ range: ClosedRange<CGFloat>, ideal: CGFloat? = nil, height: CGFloat = 20) -> some View {
    Color.red
        .frame(minWidth: range.lowerBound, idealWidth: ideal ?? range.upperBound, maxWidth: range.upperBound)
        .frame(height: height)
}

/// `FH(a..b, ideal i)` of the recordings: flexible in height alone.
func flexibleHeight(_ range: ClosedRange<CGFloat>, ideal: CGFloat? = nil, width: CGFloat = 20) -> some View {
    Color.red
        .frame(minHeight: range.lowerBound, idealHeight: ideal ?? range.upperBound, maxHeight: range.upperBound)
        .frame(width: width)
}

/// `FB(ideal w×h)` of the recordings: flexible both ways, without bounds.
func flexibleBoth(idealWidth: CGFloat = 10, idealHeight: CGFloat = 10) -> some View {
    Color.red.frame(
        minWidth: 0, idealWidth: idealWidth, maxWidth: .infinity, minHeight: 0, idealHeight: idealHeight,
        maxHeight: .infinity)
}

/// `Image(w×h)` of the cases: a bitmap of that natural size.
func bitmap(_ width: CGFloat, _ height: CGFloat) -> Image {
    Image(size: CGSize(width: width, height: height), label: Text(verbatim: "")) { _ in }
}

nonisolated extension View {
    /// `.tag(a)` of the cases: names the frame at this point of the chain.
    func mark(_ id: String) -> some View {
        accessibilityIdentifier(id)
    }
}

extension EnvironmentValues {
    /// Lines of text bring their own size; everything else is as a Mac has it.
    static var injectedLines: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.platform = .macOS
        environment.textMeasurer = LineMeasurer()
        return environment
    }

    /// The same, from right to left.
    static var rightToLeft: EnvironmentValues {
        var environment = injectedLines
        environment.layoutDirection = .rightToLeft
        return environment
    }
}

extension EnvironmentValues {
    /// Lines of text that bring their own size, on a platform.
    static func injectedLines(on platform: Platform) -> EnvironmentValues {
        var environment = injectedLines
        environment.platform = platform
        return environment
    }
}
