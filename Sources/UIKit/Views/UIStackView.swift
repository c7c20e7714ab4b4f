import Foundation

/// Views in a row or a column. It lays them out by their own sizes, without Auto Layout.
@MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    nonisolated public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    nonisolated public static var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsLayout()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Sizes

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var isHorizontal: Bool { axis == .horizontal }
    private var across: NSLayoutConstraint.Axis { isHorizontal ? .vertical : .horizontal }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func breadth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

    /// A view's own size; along an axis on which it has none, the one it was given.
    private func ownSize(_ view: UIView, room: CGFloat = .infinity) -> CGSize {
        let own = view.intrinsicContentSize
        var size = CGSize(
            width: own.width < 0 ? view.bounds.width : own.width,
            height: own.height < 0 ? view.bounds.height : own.height)
        // A text of several lines is as high as the width makes it.
        if !isHorizontal, room.isFinite, own.width > room {
            size = CGSize(width: room, height: view.sizeThatFits(CGSize(width: room, height: .infinity)).height)
        }
        return size
    }

    /// The system's spacing is 8: from general knowledge of UIKit. One that is not finite counts as none.
    private func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        if gap == Self.spacingUseSystem { return 8 }
        return gap.isFinite ? gap : 0
    }

    /// Where a view's first or last line of text stands; the top and the bottom of views without.
    private func baseline(_ view: UIView, _ size: CGSize) -> CGFloat {
        let baselines = view.textBaselines(in: size)
        return alignment == .firstBaseline ? baselines?.first ?? 0 : baselines?.last ?? size.height
    }

    private func gaps(_ views: [UIView]) -> CGFloat { views.dropLast().reduce(0) { $0 + gap(after: $1) } }

    private func ideal(room: CGFloat = .infinity) -> CGSize {
        let views = shown
        let sizes = views.map { ownSize($0, room: room) }
        var along = sizes.reduce(0) { $0 + length($1) }
        switch distribution {
        case .fillEqually: along = (sizes.map(length).max() ?? 0) * CGFloat(sizes.count)
        default: break
        }
        along += gaps(views)
        let cross = sizes.map(breadth).max() ?? 0
        let margins = margins
        return isHorizontal
            ? CGSize(width: along + margins.left + margins.right, height: cross + margins.top + margins.bottom)
            : CGSize(width: cross + margins.left + margins.right, height: along + margins.top + margins.bottom)
    }

    open override var intrinsicContentSize: CGSize { ideal() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ideal(room: size.width) }
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { ideal() }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let room = bounds.inset(by: margins)
        let total = length(room.size)
        let sizes = views.map { ownSize($0, room: breadth(room.size)) }
        let (lengths, gaps) = shareOut(views, sizes.map(length), total)
        let isByBaseline = isHorizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
        let baselines =
            isByBaseline
            ? views.indices.map { baseline(views[$0], CGSize(width: lengths[$0], height: sizes[$0].height)) } : []
        let deepest = views.indices.map { isByBaseline ? sizes[$0].height - baselines[$0] : 0 }.max() ?? 0
        var place: CGFloat = 0
        for (number, view) in views.enumerated() {
            let own = breadth(sizes[number])
            let cross = alignment == .fill ? breadth(room.size) : min(own, max(own, 0))
            let start: CGFloat
            switch alignment {
            case .firstBaseline where isByBaseline: start = baselines.max()! - baselines[number]
            case .lastBaseline where isByBaseline: start = room.height - deepest - baselines[number]
            case .fill, .leading, .firstBaseline: start = 0
            case .center: start = (breadth(room.size) - cross) / 2
            case .trailing, .lastBaseline: start = breadth(room.size) - cross
            }
            let isMirrored = isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
            let along = isMirrored ? total - place - lengths[number] : place
            view.frame =
                isHorizontal
                ? CGRect(x: room.minX + along, y: room.minY + start, width: lengths[number], height: cross)
                : CGRect(x: room.minX + start, y: room.minY + along, width: cross, height: lengths[number])
            place += lengths[number] + (number < gaps.count ? gaps[number] : 0)
        }
    }

    /// How long each view is, and what lies between.
    private func shareOut(
        _ views: [UIView], _ ideals: [CGFloat], _ total: CGFloat
    ) -> (lengths: [CGFloat], gaps: [CGFloat]) {
        let between = views.dropLast().map { gap(after: $0) }
        let free = total - between.reduce(0, +)
        let sum = ideals.reduce(0, +)
        switch distribution {
        case .fillEqually:
            return (views.map { _ in max(0, free / CGFloat(views.count)) }, between)
        case .fillProportionally:
            guard sum > 0 else { return (views.map { _ in max(0, free / CGFloat(views.count)) }, between) }
            return (ideals.map { max(0, free * $0 / sum) }, between)
        case .equalSpacing, .equalCentering:
            guard views.count > 1, sum < total else { break }
            if distribution == .equalSpacing {
                let equal = max(spacing, (total - sum) / CGFloat(views.count - 1))
                return (ideals, between.map { _ in equal })
            }
            // The centres are equally far apart, from the first view's to the last one's.
            let step = (total - ideals.first! / 2 - ideals.last! / 2) / CGFloat(views.count - 1)
            return (ideals, (0..<views.count - 1).map { step - ideals[$0] / 2 - ideals[$0 + 1] / 2 })
        case .fill: break
        }
        var lengths = ideals
        let rest = free - sum
        // Who hugs least grows; who resists least shrinks. Of equals the first.
        if rest > 0 {
            // A view without a size of its own has nothing to hug.
            func hug(_ view: UIView) -> Float {
                length(view.intrinsicContentSize) < 0 ? 0 : view.contentHuggingPriority(for: axis).rawValue
            }
            let place = views.indices.min {
                let first = hug(views[$0])
                let second = hug(views[$1])
                return first != second ? first < second : $0 < $1
            }!
            lengths[place] += rest
        } else if rest < 0 {
            var missing = -rest
            let order = views.indices.sorted {
                let first = views[$0].contentCompressionResistancePriority(for: axis).rawValue
                let second = views[$1].contentCompressionResistancePriority(for: axis).rawValue
                return first != second ? first < second : $0 > $1
            }
            for place in order where missing > 0 {
                let taken = min(missing, lengths[place])
                lengths[place] -= taken
                missing -= taken
            }
        }
        return (lengths, between)
    }
}
