import Foundation
import ViewTree

public typealias CFURL = URL
public typealias CFDictionary = NSDictionary

/// How what is drawn is mixed with what is below.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that run into one another.
public final class CGGradient: @unchecked Sendable {
    /// nil where there are no colours.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        guard colors.count > 0 else { return nil }
    }

    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
    }
}

/// Something to draw with; nothing is drawn here. What it is told about its coordinates and its path is kept.
open class CGContext: @unchecked Sendable {
    private var path = CGMutablePath()
    private var states: [CGAffineTransform] = []
    /// From the coordinates drawn in to those of the picture.
    public private(set) var ctm = CGAffineTransform.identity
    open var interpolationQuality = CGInterpolationQuality.default

    public init() {}

    /// Pages of a PDF file; none is written.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {}

    // Pages.
    open func beginPDFPage(_ pageInfo: CFDictionary?) {}
    open func endPDFPage() {}
    open func closePDF() {}
    open func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    open func endPage() {}

    // How is drawn.
    open func setFillColor(_ color: CGColor) {}
    open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    open func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    open func setStrokeColor(_ color: CGColor) {}
    open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    open func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    open func setLineWidth(_ width: CGFloat) {}
    open func setLineCap(_ cap: CGLineCap) {}
    open func setLineJoin(_ join: CGLineJoin) {}
    open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    open func setMiterLimit(_ limit: CGFloat) {}
    open func setFlatness(_ flatness: CGFloat) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setBlendMode(_ mode: CGBlendMode) {}
    open func setShadow(offset: CGSize, blur: CGFloat) {}
    open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    open func setShouldAntialias(_ shouldAntialias: Bool) {}
    open func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

    // What is drawn.
    open func fill(_ rect: CGRect) {}
    open func fill(_ rects: [CGRect]) {}
    open func stroke(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect, width: CGFloat) {}
    open func clear(_ rect: CGRect) {}
    open func fillEllipse(in rect: CGRect) {}
    open func strokeEllipse(in rect: CGRect) {}
    open func strokeLineSegments(between points: [CGPoint]) {}
    open func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
    open func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {}
    open func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {}
    open func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
    open func endTransparencyLayer() {}
    open func makeImage() -> CGImage? { nil }
    open func flush() {}

    // The path.
    open func beginPath() { path = CGMutablePath() }
    open func closePath() { path.closeSubpath() }
    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addLines(between points: [CGPoint]) { path.addLines(between: points) }
    open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    open func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    open func addRect(_ rect: CGRect) { path.addRect(rect) }
    open func addRects(_ rects: [CGRect]) { for rect in rects { path.addRect(rect) } }
    open func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    open func addPath(_ path: CGPath) { self.path.addPath(path) }
    open var isPathEmpty: Bool { path.isEmpty }
    open var boundingBoxOfPath: CGRect { path.boundingBox }
    open func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    open func strokePath() { beginPath() }
    open func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    open func clip(using rule: CGPathFillRule = .winding) { beginPath() }
    open func clip(to rect: CGRect) {}
    open func clip(to rects: [CGRect]) {}
    open func resetClip() {}

    // Its coordinates.
    open func saveGState() { states.append(ctm) }
    open func restoreGState() { ctm = states.popLast() ?? ctm }
    open func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
    open func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
    open func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
    open func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
}
