import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

// Each expectation acts on elements rather than coordinates where it can, forwards the caller's place, and fails with
// the explanation of what happened instead.

/// Expects that a tap at a point, in the tree's space, reaches the element with an identifier or something inside it.
public func expectTap(
    at point: CGPoint, in screen: some Screen, reaches id: String, fileID: String = #fileID,
    filePath: String = #filePath, file: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, file: file, line: line, column: column)
    guard let target = element(id, screen, site) else { return }
    let result = screen.tree.hitTest(point, rules: screen.rules)
    if !result.reaches(target.row) {
        fail("expected the tap at \(point.short) to reach \"\(id)\".\n\(result)", site)
    }
}

/// Expects that a tap on an element, at its middle or the reachable point nearest to it, reaches it.
public func expectTap(
    on id: String, in screen: some Screen, fileID: String = #fileID, filePath: String = #filePath,
    file: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    expectTappable(id, in: screen, fileID: fileID, filePath: filePath, file: file, line: line, column: column)
}

/// Expects that nobody receives a tap at a point.
public func expectNobody(
    at point: CGPoint, in screen: some Screen, fileID: String = #fileID, filePath: String = #filePath,
    file: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, file: file, line: line, column: column)
    let result = screen.tree.hitTest(point, rules: screen.rules)
    if result.receiverRow >= 0 { fail("expected nobody to receive the tap at \(point.short).\n\(result)", site) }
}

/// Expects that an element can be tapped somewhere.
public func expectTappable(
    _ id: String, in screen: some Screen, fileID: String = #fileID, filePath: String = #filePath,
    file: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, file: file, line: line, column: column)
    guard let target = element(id, screen, site) else { return }
    let why = WhyReport(screen.tree, target: target, id: id, rules: screen.rules)
    if !why.isTappable { fail("expected \"\(id)\" to be tappable.\n\(why.text)", site) }
}

/// Expects that an element cannot be tapped anywhere, and for the given reason if there is one.
public func expectNotTappable(
    _ id: String, in screen: some Screen, because reason: HitRule? = nil, fileID: String = #fileID,
    filePath: String = #filePath, file: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, file: file, line: line, column: column)
    guard let target = element(id, screen, site) else { return }
    let why = WhyReport(screen.tree, target: target, id: id, rules: screen.rules)
    if why.isTappable {
        fail("expected \"\(id)\" not to be tappable.\n\(why.text)", site)
    } else if let reason, why.reason != reason {
        fail("expected \"\(id)\" not to be tappable because of \(reason.rawValue).\n\(why.text)", site)
    }
}

/// Expects an element's frame: layout only, in the tree's space, in points.
public func expectFrame(
    _ id: String, in screen: some Screen, _ frame: CGRect, accuracy: Double = 1e-6, fileID: String = #fileID,
    filePath: String = #filePath, file: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, file: file, line: line, column: column)
    guard let target = element(id, screen, site) else { return }
    let got = target.frame
    let differences = [
        got.minX - frame.minX, got.minY - frame.minY, got.width - frame.width, got.height - frame.height,
    ]
    if differences.contains(where: { !(abs(Double($0)) <= accuracy) }) {
        // Rounded to what the dump shows, both may read the same.
        let difference =
            frame.short == got.short
            ? " (exactly \(got.exact); give an accuracy for numbers copied from a dump)" : ""
        fail("expected \"\(id)\" at \(frame.short), got \(got.short)\(difference).\n\(Dump(screen.tree).text)", site)
    }
}

private func element(_ id: String, _ screen: some Screen, _ site: CallSite) -> LayoutNode? {
    if let node = screen.tree[id] { return node }
    let known = screen.tree.nodes.compactMap(\.id)
    fail(
        "no element has the identifier \"\(id)\"; there are "
            + (known.isEmpty ? "none" : known.map { "\"\($0)\"" }.joined(separator: ", ")) + ".", site)
    return nil
}
