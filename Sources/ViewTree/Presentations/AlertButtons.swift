import Foundation

/// The buttons of an alert: two beside each other, others below each other.
///
/// The one that cancels comes first in a row and last in a column, whatever the order they are declared in: UIKit's
/// alerts do so (Apple's Human Interface Guidelines, "Alerts").
struct AlertButtons {
    let actions: AnyView
}

extension AlertButtons: View {}
extension AlertButtons: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let roles = builder.buttonRoles(of: view.actions)
        let isMacOS = builder.environment.platform.isMacOS
        let isFloating = builder.environment.platform == .iOS26
        builder.environment.presentationOptions?.isRecordedAlert = isFloating && roles.count <= 2
        let place = AlertButtonLayout(
            count: roles.count, cancel: isMacOS ? nil : roles.firstIndex(of: .cancel),
            gap: isFloating ? AlertSizes.buttonGap : 0)
        let content = place { Reported(view.actions) }
        type(of: content)._makeNodes(content, &builder)
    }
}

/// Places an alert's buttons.
private struct AlertButtonLayout: Layout {
    let count: Int
    /// The number of the button that cancels; nil without one.
    let cancel: Int?
    /// Between two buttons, in points.
    let gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let isRow = isRow(subviews)
        let offer = offer(proposal.width, isRow)
        let sizes = subviews.map { $0.sizeThatFits(offer) }
        let gaps = gap * CGFloat(max(0, sizes.count - 1))
        let width =
            proposal.width ?? (isRow ? sizes.reduce(gaps) { $0 + $1.width } : sizes.map(\.width).max() ?? 0)
        let height = isRow ? sizes.map(\.height).max() ?? 0 : sizes.reduce(gaps) { $0 + $1.height }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let isRow = isRow(subviews)
        let offer = offer(bounds.width, isRow)
        var order = Array(subviews.indices)
        // What is no button, such as a field, makes numbers of buttons those of other views.
        if let cancel, subviews.count == count {
            order.remove(at: cancel)
            order.insert(cancel, at: isRow ? 0 : order.count)
        }
        var start = isRow ? bounds.minX : bounds.minY
        for index in order {
            if isRow {
                let middle = CGPoint(x: start + (bounds.width - gap) / 4, y: bounds.midY)
                subviews[index].place(at: middle, anchor: .center, proposal: offer)
                start += (bounds.width + gap) / 2
            } else {
                subviews[index].place(at: CGPoint(x: bounds.midX, y: start), anchor: .top, proposal: offer)
                start += subviews[index].sizeThatFits(offer).height + gap
            }
        }
    }

    private func isRow(_ subviews: Subviews) -> Bool { subviews.count == 2 && count == 2 }

    private func offer(_ width: CGFloat?, _ isRow: Bool) -> ProposedViewSize {
        ProposedViewSize(width: width.map { isRow ? max(0, $0 - gap) / 2 : $0 }, height: nil)
    }
}

extension NodeBuilder {
    /// The roles of the buttons among some actions, in the order they are declared in.
    @MainActor
    func buttonRoles(of actions: AnyView) -> [ButtonRole?] {
        let found = FoundRoles()
        var environment = environment
        environment.buttonStyle = .custom { configuration in
            found.roles.append(configuration.role)
            return AnyView(EmptyView())
        }
        var scratch = NodeBuilder(environment: environment, store: store, capacity: 64)
        scratch.identity = Self.mix(identity, 0xCA7C)
        AnyView._makeNodes(actions, &scratch)
        _ = scratch.finish()
        return found.roles
    }
}

private final class FoundRoles {
    var roles: [ButtonRole?] = []
}
