import Foundation
import HitTest

/// Something that an audit found on a screen: which rule, at which element, with which numbers, and what to change.
public struct AuditFinding: Hashable, Sendable {
    /// How bad it is; larger is worse.
    public enum Severity: String, CaseIterable, Comparable, Sendable {
        /// Worth a look; fails nothing by default.
        case note
        /// Something does not work everywhere, or not for everybody.
        case warning
        /// Something does not work.
        case error

        public static func < (first: Self, second: Self) -> Bool {
            allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
        }
    }

    /// The rule's name: a closed list, ``Audit/rules``.
    public var rule: String
    public var severity: Severity
    /// The element's number in preorder.
    public var n: Int
    public var kind: String
    public var id: String?
    public var label: String?
    /// Layout only, in the tree's space, in points.
    public var frame: CGRect
    /// Where it is on the screen, after transforms and offsets.
    public var bounds: CGRect
    /// One sentence with the numbers.
    public var message: String
    /// More numbers: who else is involved, and where.
    public var detail: String
    public var fix: String
    /// The other screens of a matrix on which it was found, that of its numbers first: `iPhone SE, accessibility5, rtl`;
    /// empty for the screen that was asked for.
    public var variants: [String] = []
    /// The line of the user's file that it is most likely about; nil where that is not known.
    public var place: SourcePlace?

    /// The types of the user's views that it lies in, the innermost first: where to look for its line.
    public var owners: [String] = []

    /// A line in a user's file, from 1.
    public struct SourcePlace: Hashable, Sendable {
        public var file: String
        public var line: Int

        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// What the element is called in messages: `@12 Button "save"`.
    public var name: String { "@\(n) " + HitExplanation.name(kind, id, label) }

    /// `iPhone SE, accessibility5 and 2 more`; nil for the screen that was asked for.
    public var variant: String? {
        variants.first.map { $0 + (variants.count > 1 ? " and \(variants.count - 1) more" : "") }
    }
}
