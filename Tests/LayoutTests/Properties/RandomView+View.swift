import Foundation
import ViewTree

extension RandomView {
    /// The view itself, every length it states multiplied by `factor`.
    func view(times factor: CGFloat = 1) -> AnyView {
        let base =
            switch base {
            case .leaf(let leaf): leaf.view(times: factor)
            case .container(let container, let children): container.view(children, times: factor)
            }
        return modifiers.reduce(base) { $1.applied(to: $0, times: factor) }
    }
}

extension RandomView.Leaf {
    fileprivate func view(times factor: CGFloat) -> AnyView {
        switch self {
        case .shape(let shape, nil): shape.view
        case .shape(let shape, let ideal?):
            AnyView(shape.view.frame(idealWidth: ideal.width * factor, idealHeight: ideal.height * factor))
        case .spacer(let minLength): AnyView(Spacer(minLength: minLength.map { $0 * factor }))
        case .divider: AnyView(Divider())
        case .image(let size, false): AnyView(bitmap(size.width * factor, size.height * factor))
        case .image(let size, true): AnyView(bitmap(size.width * factor, size.height * factor).resizable())
        case .text(let width, let height):
            // The baseline of the recorded 16-point line, as a share, so that it scales too.
            AnyView(line(width * factor, height * factor, baseline: height * factor * 13 / 16))
        case .words(let count):
            AnyView(Text(verbatim: (0..<count).map { ["so", "many", "words"][$0 % 3] }.joined(separator: " ")))
        case .lonely(let stack, let ideal, let priority, let guide):
            stack.view {
                Color.red.frame(idealWidth: ideal.width * factor, idealHeight: ideal.height * factor)
                    .alignmentGuide(.leading) { guide.value(in: $0.width, times: factor) }
                    .layoutPriority(priority)
            }
        case .growing(let before, let after): AnyView(RandomGrowing(before: before, after: after, factor: factor))
        }
    }
}

extension RandomView.Container {
    fileprivate func view(_ children: [RandomView], times factor: CGFloat) -> AnyView {
        let content = RandomView.each(children, times: factor)
        return switch self {
        case .hstack(let alignment, let spacing):
            AnyView(HStack(alignment: alignment.alignment, spacing: spacing.map { $0 * factor }) { content })
        case .vstack(let alignment, let spacing):
            AnyView(VStack(alignment: alignment.alignment, spacing: spacing.map { $0 * factor }) { content })
        case .zstack(let alignment): AnyView(ZStack(alignment: alignment.value) { content })
        case .group: AnyView(Group { content })
        case .geometryReader(let share, let threshold, let ideal):
            AnyView(
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width * share, height: proxy.size.height * share)
                    if proxy.size.width >= threshold * factor { content }
                }
                .frame(idealWidth: ideal.map { $0.width * factor }, idealHeight: ideal.map { $0.height * factor }))
        case .wrap(let gap, let rowGap): AnyView(Wrap(gap: gap * factor, rowGap: rowGap * factor) { content })
        case .staircase(let step): AnyView(Staircase(step: step * factor) { content })
        case .toggle(let number): AnyView(RandomToggle(number: number, children: children, factor: factor))
        case .condition(let number): AnyView(RandomCondition(number: number, children: children, factor: factor))
        }
    }
}

extension RandomView {
    fileprivate static func each(_ views: [RandomView], times factor: CGFloat) -> some View {
        ForEach(views.indices, id: \.self) { views[$0].view(times: factor) }
    }
}

extension RandomView.ShapeChoice {
    fileprivate var view: AnyView {
        switch self {
        case .color: AnyView(Color.red)
        case .rectangle: AnyView(Rectangle())
        case .circle: AnyView(Circle())
        case .capsule: AnyView(Capsule())
        case .ellipse: AnyView(Ellipse())
        }
    }
}

extension RandomView.StackChoice {
    fileprivate func view(@ViewBuilder _ content: () -> some View) -> AnyView {
        switch self {
        case .row: AnyView(HStack(content: content))
        case .column: AnyView(VStack(content: content))
        case .pile: AnyView(ZStack(content: content))
        }
    }
}

extension RandomView.Modifier {
    fileprivate func applied(to view: AnyView, times factor: CGFloat) -> AnyView {
        switch self {
        case .frame(let width, let height, let alignment):
            AnyView(
                view.frame(
                    width: width.map { $0 * factor }, height: height.map { $0 * factor }, alignment: alignment.value))
        case .flexibleFrame(let width, let height, let alignment):
            AnyView(
                view.frame(
                    minWidth: width.minimum.map { $0 * factor }, idealWidth: width.ideal.map { $0 * factor },
                    maxWidth: width.maximum.map { $0 * factor }, minHeight: height.minimum.map { $0 * factor },
                    idealHeight: height.ideal.map { $0 * factor }, maxHeight: height.maximum.map { $0 * factor },
                    alignment: alignment.value))
        case .padding(let top, let leading, let bottom, let trailing):
            AnyView(
                view.padding(
                    EdgeInsets(
                        top: top * factor, leading: leading * factor, bottom: bottom * factor,
                        trailing: trailing * factor)))
        case .overlay(let alignment, let layers):
            AnyView(view.overlay(alignment: alignment.value) { RandomView.each(layers, times: factor) })
        case .background(let alignment, let layers):
            AnyView(view.background(alignment: alignment.value) { RandomView.each(layers, times: factor) })
        case .fixedSize(let horizontal, let vertical):
            AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let ratio, let fills):
            AnyView(view.aspectRatio(ratio, contentMode: fills ? .fill : .fit))
        case .position(let x, let y): AnyView(view.position(x: x * factor, y: y * factor))
        case .offset(let x, let y): AnyView(view.offset(x: x * factor, y: y * factor))
        case .horizontalGuide(let alignment, let guide):
            AnyView(view.alignmentGuide(alignment.alignment) { guide.value(in: $0.width, times: factor) })
        case .verticalGuide(let alignment, let guide):
            AnyView(view.alignmentGuide(alignment.alignment) { guide.value(in: $0.height, times: factor) })
        case .layoutPriority(let value): AnyView(view.layoutPriority(value))
        case .hidden: AnyView(view.hidden())
        case .opacity(let value): AnyView(view.opacity(value))
        case .ignoresSafeArea(let edges): AnyView(view.ignoresSafeArea(edges: edges.edges))
        }
    }
}
