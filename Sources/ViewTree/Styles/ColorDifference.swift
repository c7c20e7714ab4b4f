import Foundation

/// How different two colours look: CIEDE2000 (CIE 142-2001), with the weights kL, kC, kH = 1.
///
/// Hue angles and their mean follow the implementation notes of G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000
/// colour-difference formula" (Color Research & Application 30, 2005), and so do the tests.
public enum ColorDifference {
    /// From here on an inexperienced observer sees a difference (Mokrzycki and Tatol's bands): a layer counts as visible.
    public static let visibleLimit = 2.0

    /// Below this nobody sees a difference; up to ``visibleLimit`` only an experienced observer does.
    public static let noticeableLimit = 1.0

    /// ΔE2000 of two colours, 0 for equal ones. Symmetric.
    public static func ciede2000(_ first: LabColor, _ second: LabColor) -> Double {
        let degrees = Double.pi / 180
        let meanC = (hypot(first.a, first.b) + hypot(second.a, second.b)) / 2
        // Near grey, a* is stretched.
        let stretch = 1.5 - saturation(meanC) / 2
        let a1 = first.a * stretch
        let a2 = second.a * stretch
        let c1 = hypot(a1, first.b)
        let c2 = hypot(a2, second.b)
        let h1 = hue(a1, first.b)
        let h2 = hue(a2, second.b)
        let isGray = c1 * c2 == 0

        var deltaHue = isGray ? 0 : h2 - h1
        if deltaHue > 180 { deltaHue -= 360 } else if deltaHue < -180 { deltaHue += 360 }
        let deltaL = second.l - first.l
        let deltaC = c2 - c1
        let deltaH = 2 * (c1 * c2).squareRoot() * sin(deltaHue / 2 * degrees)

        let l = (first.l + second.l) / 2
        let c = (c1 + c2) / 2
        var h = h1 + h2
        if !isGray {
            if abs(h1 - h2) > 180 { h += h < 360 ? 360 : -360 }
            h /= 2
        }
        let t =
            1 - 0.17 * cos((h - 30) * degrees) + 0.24 * cos(2 * h * degrees) + 0.32 * cos((3 * h + 6) * degrees)
            - 0.2 * cos((4 * h - 63) * degrees)
        let lightness = (l - 50) * (l - 50)
        let weightL = 1 + 0.015 * lightness / (20 + lightness).squareRoot()
        let weightC = 1 + 0.045 * c
        let weightH = 1 + 0.015 * c * t
        // Blues: hue and chroma differences add up.
        let turn = (h - 275) / 25
        let rotation = -2 * saturation(c) * sin(60 * exp(-turn * turn) * degrees)

        let termL = deltaL / weightL
        let termC = deltaC / weightC
        let termH = deltaH / weightH
        return max(0, termL * termL + termC * termC + termH * termH + rotation * termC * termH).squareRoot()
    }

    /// ΔE2000 of two colours as drawn, both composited over `background` first.
    public static func ciede2000(
        _ first: ResolvedColor, _ second: ResolvedColor, over background: ResolvedColor = .white
    ) -> Double {
        ciede2000(LabColor(first.over(background)), LabColor(second.over(background)))
    }

    /// How much a layer of one colour changes what is below it, as ΔE2000, unrounded.
    ///
    /// The layer covers the background fully at `opacity`; blur and shape are ignored, so this is an upper bound. It is a
    /// model of an average observer, not a promise.
    ///
    ///     ColorDifference.ofLayer(SystemColor.pink.light, opacity: 0.014, over: .white)  // 1.61: barely visible
    public static func ofLayer(
        _ layer: ResolvedColor, opacity: Double, over background: ResolvedColor
    ) -> Double {
        let below = background.over(.white)
        return ciede2000(layer.opacity(opacity).over(below), below)
    }

    /// The same after an 8-bit screen has rounded both colours. For information: rounding makes it jumpy.
    public static func ofLayerIn8Bits(
        _ layer: ResolvedColor, opacity: Double, over background: ResolvedColor
    ) -> Double {
        let below = background.over(.white).roundedTo8Bits
        return ciede2000(layer.opacity(opacity).over(below).roundedTo8Bits, below)
    }

    /// √(C⁷ / (C⁷ + 25⁷)): 0 at grey, towards 1 for vivid colours.
    private static func saturation(_ chroma: Double) -> Double {
        let power = pow(chroma, 7)
        return (power / (power + 6_103_515_625)).squareRoot()
    }

    /// The hue angle in degrees, 0 ..< 360; 0 for grey.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let angle = atan2(b, a) * 180 / .pi
        return angle < 0 ? angle + 360 : angle
    }
}
