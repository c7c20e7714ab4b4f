import Foundation
import ViewTree

extension RandomView {
    /// The view itself, every length it states multiplied by `factor`.
    func view(times factor: CGFloat = 1) -> AnyView {
        modifiers.reduce(base.view(times: factor)) { $1.applied(to: $0, times: factor) }
    }
}

extension RandomView.Base {
    fileprivate func view(times factor: CGFloat) -> AnyView {
        switch self {
        case .shape(let shape, nil): shape.view
        case .shape(let shape, let ideal?):
            AnyView(shape.view.frame(idealWidth: ideal.width * factor, idealHeight: ideal.height * factor))
        case .spacer(let minLength): AnyView(Spacer(minLength: minLength.map { $0 * factor }))
        case .text(let width, let height):
            // The baseline of the recorded 16-point line, as a share, so that it scales too.
            AnyView(line(width * factor, height * factor, baseline: height * factor * 13 / 16))
        case .hstack(let alignment, let spacing, let children):
            AnyView(
                HStack(alignment: alignment.alignment, spacing: spacing.map { $0 * factor }) {
                    ForEach(children.indices, id: \.self) { children[$0].view(times: factor) }
                })
        case .vstack(let alignment, let spacing, let children):
            AnyView(
                VStack(alignment: alignment.alignment, spacing: spacing.map { $0 * factor }) {
                    ForEach(children.indices, id: \.self) { children[$0].view(times: factor) }
                })
        case .zstack(let alignment, let children):
            AnyView(
                ZStack(alignment: alignment.value) {
                    ForEach(children.indices, id: \.self) { children[$0].view(times: factor) }
                })
        }
    }
}

extension RandomView.ShapeChoice {
    fileprivate var view: AnyView {
        switch self {
        case .color: AnyView(Color.red)
        case .rectangle: AnyView(Rectangle())
        case .circle: AnyView(Circle())
        case .capsule: AnyView(Capsule())
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
        case .overlay(let alignment, let content):
            AnyView(view.overlay(alignment: alignment.value) { content.view(times: factor) })
        case .background(let alignment, let content):
            AnyView(view.background(alignment: alignment.value) { content.view(times: factor) })
        case .fixedSize(let horizontal, let vertical):
            AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let ratio, let fills):
            AnyView(view.aspectRatio(ratio, contentMode: fills ? .fill : .fit))
        case .horizontalGuide(let alignment, let guide):
            AnyView(view.alignmentGuide(alignment.alignment) { guide.value(in: $0.width, times: factor) })
        case .verticalGuide(let alignment, let guide):
            AnyView(view.alignmentGuide(alignment.alignment) { guide.value(in: $0.height, times: factor) })
        case .offset(let x, let y): AnyView(view.offset(x: x * factor, y: y * factor))
        case .layoutPriority(let value): AnyView(view.layoutPriority(value))
        }
    }
}

extension RandomView.Guide {
    fileprivate func value(in length: CGFloat, times factor: CGFloat) -> CGFloat {
        switch self {
        case .length(let value): value * factor
        case .share(let share): length * share
        }
    }
}
