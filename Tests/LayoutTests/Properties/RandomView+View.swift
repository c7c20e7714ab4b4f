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
        case .grid(let alignment, let gap, let rowGap):
            AnyView(
                Grid(
                    alignment: alignment.value, horizontalSpacing: gap.map { $0 * factor },
                    verticalSpacing: rowGap.map { $0 * factor }
                ) { content })
        case .gridRow(let alignment): AnyView(GridRow(alignment: alignment?.alignment) { content })
        case .lazyVGrid(let alignment, let tracks, let spacing):
            AnyView(
                LazyVGrid(
                    columns: tracks.map { $0.item(times: factor) }, alignment: alignment.alignment,
                    spacing: spacing.map { $0 * factor }
                ) { content })
        case .lazyHGrid(let alignment, let tracks, let spacing):
            AnyView(
                LazyHGrid(
                    rows: tracks.map { $0.item(times: factor) }, alignment: alignment.alignment,
                    spacing: spacing.map { $0 * factor }
                ) { content })
        case .lazyVStack(let alignment, let spacing, let pins):
            AnyView(
                LazyVStack(
                    alignment: alignment.alignment, spacing: spacing.map { $0 * factor },
                    pinnedViews: pins ? [.sectionHeaders, .sectionFooters] : []
                ) { content })
        case .lazyHStack(let alignment, let spacing, let pins):
            AnyView(
                LazyHStack(
                    alignment: alignment.alignment, spacing: spacing.map { $0 * factor },
                    pinnedViews: pins ? [.sectionHeaders, .sectionFooters] : []
                ) { content })
        case .section:
            AnyView(
                Section {
                    RandomView.each(Array(children.dropFirst().prefix(max(1, children.count - 2))), times: factor)
                } header: {
                    children[0].view(times: factor)
                } footer: {
                    if children.count > 2 { children.last!.view(times: factor) }
                })
        case .viewThatFits(let axes): AnyView(ViewThatFits(in: axes.axes) { content })
        case .scrollView(let axes, let spacing, let margin, let anchor):
            AnyView(
                ScrollView(axes.axes) {
                    if let spacing { VStack(spacing: spacing * factor) { content } } else { content }
                }
                .contentMargins((margin ?? 0) * factor)
                .defaultScrollAnchor(anchor?.point))
        case .anyLayout(let number, let spacing):
            AnyView(RandomLayout(number: number, spacing: spacing, children: children, factor: factor))
        case .matched(let match, let anchor):
            AnyView(
                RandomMatch(properties: match.properties, anchor: anchor.point, children: children, factor: factor))
        }
    }
}

extension RandomView {
    static func each(_ views: [RandomView], times factor: CGFloat) -> some View {
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
        case .gridCellColumns(let count): AnyView(view.gridCellColumns(count))
        case .gridCellAnchor(let anchor): AnyView(view.gridCellAnchor(anchor.point))
        case .gridColumnAlignment(let alignment): AnyView(view.gridColumnAlignment(alignment.alignment))
        case .gridCellUnsizedAxes(let axes): AnyView(view.gridCellUnsizedAxes(axes.axes))
        case .safeAreaInset(let bar, let spacing, let layers):
            bar.applied(to: view, spacing: spacing.map { $0 * factor }) { RandomView.each(layers, times: factor) }
        case .safeAreaPadding(let edges, let length): AnyView(view.safeAreaPadding(edges.edges, length * factor))
        case .containerRelativeFrame(let axes, let count, let span, let spacing):
            AnyView(
                view.containerRelativeFrame(axes.axes, count: count, span: span, spacing: spacing * factor))
        case .indented(let length): AnyView(view.layoutValue(key: Indentation.self, value: length * factor))
        case .anchored:
            AnyView(view.anchorPreference(key: FoundBounds.self, value: .bounds) { [$0] })
        case .anchorReader(let threshold, let alignment, let layers):
            AnyView(
                view.overlayPreferenceValue(FoundBounds.self, alignment: alignment.value) { found in
                    RandomBoundsReader(found: found, threshold: threshold, layers: layers, factor: factor)
                })
        }
    }
}
