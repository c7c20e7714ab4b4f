import Foundation
import ViewTree

extension LayoutPass {
    /// Does what scroll views were asked for since the last layout. True if one of them moves, so that the tree has to
    /// be made again.
    func scrollAsRequested(_ store: StateStore) -> Bool {
        guard !side.scrollViews.isEmpty else {
            store.scrollRequests = []
            return false
        }
        var moved = false
        for request in store.scrollRequests {
            guard case .view(let id) = request.place, let row = row(of: id, inside: nil),
                let scroll = scrollView(around: row)
            else { continue }
            if show(request, row, in: scroll, store) { moved = true }
        }
        store.scrollRequests = []
        for index in 0..<count where nodes[index].kind == .scrollView {
            let entry = side.scrollViews[Int(nodes[index].payload)]
            guard let position = entry.position, store.scrollPositions[entry.identity] != position else { continue }
            store.scrollPositions[entry.identity] = position
            var target: Int?
            if case .view(let id) = position.place {
                target = row(of: id, inside: index)
                if target == nil { continue }
            }
            if show(position, target, in: index, store) { moved = true }
        }
        return moved
    }

    /// The first row with an id, of those inside another.
    private func row(of id: AnyHashable, inside container: Int?) -> Int? {
        side.elements.lazy.filter { row, ids in
            guard ids.contains(id), Int(row) < self.count else { return false }
            guard let container else { return self.scrollView(around: Int(row)) != nil }
            return Int(row) > container && row < self.nodes[container].end
        }.map { Int($0.key) }.min()
    }

    private func scrollView(around row: Int) -> Int? {
        var index = Int(nodes[row].parent)
        while index >= 0 {
            if nodes[index].kind == .scrollView { return index }
            index = Int(nodes[index].parent)
        }
        return nil
    }

    private func show(_ target: ScrollDestination, _ row: Int?, in scroll: Int, _ store: StateStore) -> Bool {
        let entry = side.scrollViews[Int(nodes[scroll].payload)]
        let content = slots[scroll + 1]
        let margins = entry.margins
        let room = CGSize(
            width: slots[scroll].width - Double(margins.leading + margins.trailing),
            height: slots[scroll].height - Double(margins.top + margins.bottom))
        let old = scrollOffset(scroll)
        var rect = CGRect(x: 0, y: 0, width: content.width, height: content.height)
        switch target.place {
        case .view:
            guard let row else { return false }
            let place = absoluteOrigin(row)
            let start = absoluteOrigin(scroll + 1)
            rect = CGRect(
                x: place.x - start.x, y: place.y - start.y, width: slots[row].width, height: slots[row].height)
            if nodes[scroll].flags.contains(.rightToLeft) { rect.origin.x = content.width - rect.maxX }
        case .point(let point):
            rect = CGRect(origin: point, size: room)
        case .offset(let distance, let axis):
            rect = CGRect(
                origin: CGPoint(x: axis == .horizontal ? distance : old.x, y: axis == .vertical ? distance : old.y),
                size: room)
        case .edge:
            break
        }
        func offset(
            _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ old: CGFloat, _ all: CGFloat, _ anchor: CGFloat?,
            scrolls: Bool
        ) -> CGFloat {
            guard scrolls, all > room, room.isFinite, all.isFinite else { return old }
            var place = old
            if let anchor {
                place = start + (length - room) * anchor
            } else if start < old {
                place = start
            } else if start + length > old + room {
                place = start + length - room
            }
            return min(max(0, place), all - room)
        }
        var anchor = target.anchor
        var axes = entry.axes
        switch target.place {
        case .edge(let edge):
            anchor = UnitPoint(
                x: edge == .leading ? 0 : edge == .trailing ? 1 : 0, y: edge == .bottom ? 1 : 0)
            axes.formIntersection(edge == .top || edge == .bottom ? .vertical : .horizontal)
        case .point, .offset: anchor = .topLeading
        case .view: break
        }
        let new = CGPoint(
            x: offset(
                rect.minX, rect.width, room.width, old.x, CGFloat(content.width), anchor?.x,
                scrolls: axes.contains(.horizontal)),
            y: offset(
                rect.minY, rect.height, room.height, old.y, CGFloat(content.height), anchor?.y,
                scrolls: axes.contains(.vertical)))
        store.scrollOffsets[entry.identity] = new
        return new != old
    }

    /// Notes how large the containers are that sizes depend on. True if one of them was another size before.
    func updateContainers(_ store: StateStore) -> Bool {
        guard side.readsContainers else { return false }
        var found: [UInt64: CGSize] = [:]
        for index in 0..<count where nodes[index].kind == .scrollView {
            let entry = side.scrollViews[Int(nodes[index].payload)]
            let margins = entry.margins
            let slot = slots[index]
            // What was offered: across its axes a scroll view may be as long as its content, which must not decide
            // about its own container.
            let width = slot.proposedWidth.isFinite ? slot.proposedWidth : slot.width
            let height = slot.proposedHeight.isFinite ? slot.proposedHeight : slot.height
            found[entry.identity] = CGSize(
                width: width - Double(margins.leading + margins.trailing),
                height: height - Double(margins.top + margins.bottom))
        }
        for (row, column) in side.columns {
            found[column] = CGSize(width: slots[Int(row)].width, height: slots[Int(row)].height)
        }
        var known = store.containers
        let window = known.removeValue(forKey: 0)
        store.containers = found
        store.containers[0] = window
        return found != known
    }
}
