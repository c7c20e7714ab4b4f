import Foundation
import ViewTree

// safeAreaPadding. Rules: Apple; fatbobman; swiftui-web `position/safe-area-padding`.

extension LayoutPass {
    /// Like padding; what is inside may reach out of it again.
    func safeAreaPaddingSize(_ index: Int, _ proposal: Proposal) -> Size { paddingSize(index, proposal) }

    func positionSafeAreaPadded(_ index: Int) { positionPadded(index) }
}
