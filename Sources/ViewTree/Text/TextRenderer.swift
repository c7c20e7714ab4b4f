import Foundation

/// Draws a text in a way of its own. Nothing is drawn here; the text keeps its size.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as its renderer measures it.
public struct TextProxy {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// Something said about a part of a text, for its renderer.
public protocol TextAttribute {}

extension Text {
    /// The lines of a text that a renderer draws. None are handed out here.
    public struct Layout: RandomAccessCollection, Equatable {
        /// A line.
        public struct Line: RandomAccessCollection, Equatable {
            public var origin = CGPoint.zero
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> Run { Run() }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// A part of a line with one look.
        public struct Run: RandomAccessCollection, Equatable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { RunSlice() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// A part of a run: a glyph.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { self }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// Where a part of a text lies.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Line { Line() }
        public var isTruncated: Bool { false }
    }

    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

nonisolated extension View {
    /// Draws the texts inside in another way. Sizes that a renderer gives are not asked for.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> UnchangedContent<Self> { unchanged }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line) {}
    public func draw(_ run: Text.Layout.Run) {}
    public func draw(_ slice: Text.Layout.RunSlice) {}
}
