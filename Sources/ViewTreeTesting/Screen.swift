import HitTest
import Layout

/// Something that can be tapped: a laid out tree or a living screen.
public protocol Screen {
    /// The tree as it is now.
    var tree: LayoutTree { get }
    /// The rules by which taps find their receivers.
    var rules: HitTestRules { get }
}

extension ViewHost: Screen {}

extension LayoutTree: Screen {
    public var tree: LayoutTree { self }
    public var rules: HitTestRules { environment.platform.isMacOS ? .macOS : .frontMost }
}
