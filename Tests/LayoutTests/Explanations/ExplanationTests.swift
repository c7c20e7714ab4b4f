import Foundation
import Layout
import Testing
import ViewTree

/// The chain of proposals and answers that leads to one frame.
struct ExplanationTests {
    /// `frame 70×50 → 70×20 stackShare fixedFrame stackAlignment`: kind, proposal, answer; by which rule it was offered,
    /// answered and placed.
    private func chain(_ id: String, in tree: LayoutTree) -> [String] { steps(id, in: tree).map(line) }

    private func steps(_ id: String, in tree: LayoutTree) -> [LayoutStep] {
        tree[id].map { tree.explanation(of: $0.row).steps } ?? []
    }

    private func line(_ step: LayoutStep) -> String {
        func length(_ length: CGFloat?) -> String { length?.shortDescription ?? "nil" }
        return "\(step.node.kind) \(length(step.proposal.width))×\(length(step.proposal.height)) → "
            + "\(step.answer.shortDescription) \(step.offered.rule) \(step.rule) \(step.placed.rule)"
    }

    private func tree(
        _ width: CGFloat?, _ height: CGFloat?, environment: EnvironmentValues = .injectedLines,
        @ViewBuilder _ view: @MainActor () -> some View
    ) -> LayoutTree {
        LayoutTree(view(), proposal: ProposedViewSize(width: width, height: height), environment: environment)
    }

    /// ST3, from MetalUI probe SA.
    @Test func aFlexibleFrameInAStackIsOfferedAllButTheMinimumOfTheLowerPriority() throws {
        let row = tree(100, 50) {
            HStack(spacing: 0) {
                flex(0, 80).layoutPriority(1).mark("a")
                flex(30, 80).mark("b")
            }
        }
        #expect(
            chain("a", in: row) == [
                "HStack 100×50 → 100×20 root stackSum root",
                "accessibilityIdentifier 70×50 → 70×20 stackShare passedOn stackAlignment",
                "layoutPriority 70×50 → 70×20 passedOn passedOn passedOn",
                "frame 70×50 → 70×20 passedOn fixedFrame passedOn",
                "frame 70×20 → 70×20 fixedFrame flexibleFrame frameAlignment",
                "Color 70×20 → 70×20 flexibleFrame leafFills frameAlignment",
            ])
        let steps = steps("a", in: row)
        #expect(steps.map(\.role) == [.around, .element, .content, .content, .content, .content])
        #expect(
            steps[1].offered.detail == """
                served first of 2 (highest priority first, then least flexible: @1 Color [priority 1] and \
                @6 Color [priority 0, at least 30]): the HStack's 100 − 30 kept for lower priorities = 70
                """)
        #expect(steps[1].placed.detail == "first, x 0; its center 10 on the line at 10, y 0")
        #expect(steps[3].answered.detail == "height 20 is given; width 70 is its content's")
        #expect(
            steps[4].answered.detail
                == "width 70 as offered, within minWidth 0 and maxWidth 80; height 20, its content's")
        let second = try #require(self.steps("b", in: row).dropFirst().first)
        #expect(second.offered.detail.hasSuffix("the HStack's 100 − 70 answered before = 30"))
        #expect(second.placed.detail == "after @1 Color, x 70; its center 10 on the line at 10, y 0")
    }

    /// ST11, from MetalUI probe SA X3.
    @Test func theOrderOfServiceIsNamed() throws {
        let row = tree(100, 50) {
            HStack(spacing: 0) {
                flex(0, 80).mark("a")
                box(30, 20).mark("b")
                box(30, 20).mark("c")
            }
        }
        let first = try #require(steps("a", in: row).dropFirst().first)
        #expect(
            first.offered.detail == """
                served last of 3 (least flexible first: @5 Color [rigid], @8 Color [rigid] and @1 Color): \
                the HStack's 100 − 60 answered before = 40
                """)
    }

    /// TX7, from SwiftUI Field Guide.
    @Test func aTextThatWrapsWasOfferedHalf() throws {
        let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."
        let line = LayoutTree(Text(paragraph)).size
        let row = LayoutTree(
            HStack(spacing: 0) {
                Text(paragraph).mark("text")
                Color.red
            }
            .frame(width: 1.5 * line.width))
        let text = try #require(steps("text", in: row).last)
        #expect(text.role == .content)
        #expect(text.rule == .textLines)
        #expect(text.proposal.width == 0.75 * line.width)
        #expect(text.answered.detail.hasPrefix("2 lines of "))
        let share = try #require(steps("text", in: row).first { $0.role == .element })
        #expect(share.offered.rule == .stackSecondPass)
        #expect(share.offered.detail.contains("served first of 2 (least flexible first: @2 Text [0…"))
        #expect(share.offered.detail.contains(", shared by 2: "))
    }

    /// OV1, from MetalUI probe SA A6.
    @Test func anOverlayIsOfferedTheSizeBelowAndLinedUpWithIt() throws {
        let view = tree(300, 200) {
            box(60, 40).mark("a").overlay(alignment: .bottomTrailing) { box(20, 20).mark("o") }
        }
        #expect(
            chain("o", in: view) == [
                "overlay 300×200 → 60×40 root passedOn root",
                "accessibilityIdentifier 60×40 → 20×20 overlay passedOn overlay",
                "frame 60×40 → 20×20 passedOn fixedFrame passedOn",
            ])
        let overlay = steps("o", in: view)[1]
        #expect(overlay.offered.detail == "the size of @1 Color, 60×40")
        #expect(overlay.placed.detail == "x trailing 60 − 20 = 40; y bottom 40 − 20 = 20")
        #expect(overlay.frame == CGRect(x: 40, y: 20, width: 20, height: 20))
    }

    /// SP24: the ideals decide the size, and the size what the views are offered at their places.
    @Test func aStackOfferedNothingAcrossAsksAgainWithItsOwnSize() {
        let view = tree(200, 100) {
            VStack(spacing: 0) {
                box(40, 20)
                Divider().mark("d")
            }
            .fixedSize()
            .mark("stack")
        }
        #expect(
            chain("d", in: view) == [
                "accessibilityIdentifier 200×100 → 40×21 root passedOn root",
                "fixedSize 200×100 → 40×21 passedOn fixedSize passedOn",
                "VStack nil×nil → 40×21 fixedSize stackSum passedOn",
                "accessibilityIdentifier 40×nil → 40×1 stackSecondPass passedOn stackAlignment",
                "Divider 40×nil → 40×1 passedOn divider passedOn",
            ])
        #expect(
            steps("d", in: view)[3].offered.detail == """
                offered no width, the VStack answered 40 and offers that at its views' places; the VStack is offered \
                no height: each view is asked for its ideal
                """)
        // The stack's own answer is made of what its views answered to the first question.
        #expect(
            chain("stack", in: view).dropFirst(3) == [
                "frame nil×nil → 40×20 stackIdeal fixedFrame stackAlignment",
                "accessibilityIdentifier nil×nil → 10×1 stackIdeal passedOn stackAlignment",
            ])
        #expect(steps("stack", in: view)[2].answered.detail == "21 high: 20 + 1; 40 wide, as its widest view")
        #expect(steps("stack", in: view).last?.frame == CGRect(x: 0, y: 20, width: 40, height: 1))
    }

    @Test func aWindowOffersItsSafeAreaAndCentresTheRoot() throws {
        let device = Device(
            size: CGSize(width: 400, height: 800), scale: 2,
            safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), platform: .macOS)
        let screen = LayoutTree(box(100, 50).mark("a"), device: device)
        #expect(
            chain("a", in: screen) == [
                "window 400×800 → 400×800 window window root",
                "accessibilityIdentifier 400×719 → 100×50 safeArea passedOn centred",
                "frame 400×719 → 100×50 passedOn fixedFrame passedOn",
            ])
        let root = steps("a", in: screen)[1]
        #expect(root.offered.detail == "400×800 inside top 47, bottom 34")
        #expect(root.placed.detail == "100×50 in the safe area's 400×719")
        #expect(root.frame.origin == CGPoint(x: 150, y: 381.5))
    }

    /// Between the two lies the default gap of 8.
    @Test func anImplicitContainerHasNoNumberAndOneThatHandsOnIsLeftOut() throws {
        let several = tree(100, 100) {
            box(20, 20).mark("a")
            box(20, 30).mark("b")
        }
        #expect(
            chain("b", in: several) == [
                "VStack 100×100 → 20×58 root stackSum root",
                "accessibilityIdentifier 100×72 → 20×30 stackShare passedOn stackAlignment",
                "frame 100×72 → 20×30 passedOn fixedFrame passedOn",
            ])
        #expect(steps("b", in: several)[0].number == nil)
        let one = tree(100, 100) { ForEach(0..<1) { _ in box(20, 20).mark("a") } }
        #expect(
            chain("a", in: one) == [
                "accessibilityIdentifier 100×100 → 20×20 root passedOn root",
                "frame 100×100 → 20×20 passedOn fixedFrame passedOn",
            ])
    }

    @Test func fromRightToLeftThePlaceIsMirrored() throws {
        let row = tree(100, 20, environment: .rightToLeft) {
            HStack(spacing: 0) {
                box(30, 20).mark("a")
                Spacer(minLength: 0)
            }
        }
        let placed = steps("a", in: row)[1].placed
        #expect(
            placed.detail
                == "first, x 0; its center 10 on the line at 10, y 0; right to left: x 0 is mirrored to 70")
    }

    @Test func aRowThatIsNotThereHasNoSteps() {
        let view = tree(10, 10) { Color.red }
        #expect(view.explanation(of: 99).steps.isEmpty)
        #expect(view.explanation(of: -1).steps.isEmpty)
    }
}
