import Foundation

extension Path {
    /// The path that a description of a path describes, such as `"0 0 m 10 0 l 10 10 l h"`; nil for anything else.
    ///
    /// Numbers in points come before the letter of what is made of them: `m` moves, `l` is a line, `q` a curve with one
    /// control point, `c` one with two, `h` closes, `re` is a rectangle of an origin and a size.
    public init?(_ string: String) {
        var elements: [Element] = []
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(CGFloat(number))
                continue
            }
            func point(_ place: Int) -> CGPoint { CGPoint(x: numbers[2 * place], y: numbers[2 * place + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): elements.append(.move(to: point(0)))
            case ("l", 2) where !elements.isEmpty: elements.append(.line(to: point(0)))
            case ("q", 4) where !elements.isEmpty: elements.append(.quadCurve(to: point(1), control: point(0)))
            case ("c", 6) where !elements.isEmpty:
                elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
            case ("h", 0) where !elements.isEmpty: elements.append(.closeSubpath)
            case ("re", 4):
                let size = CGSize(width: numbers[2], height: numbers[3])
                elements += Path(CGRect(origin: point(0), size: size)).elements
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self.init(elements: elements)
    }
}
