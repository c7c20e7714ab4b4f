import Foundation
import Testing
import ViewTree

@Suite struct ProposedViewSizeTests {
    @Test func openLengthsAreTenUnlessSaidOtherwise() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        let half = ProposedViewSize(width: 30, height: nil)
        #expect(half.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
        let size = CGSize(width: 1, height: 2)
        #expect(half.replacingUnspecifiedDimensions(by: size) == CGSize(width: 30, height: 2))
    }

    @Test func theNamedProposalsAskForMinimumIdealAndMaximum() {
        #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
        #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
        #expect(ProposedViewSize.infinity == ProposedViewSize(CGSize(width: CGFloat.infinity, height: .infinity)))
    }
}
