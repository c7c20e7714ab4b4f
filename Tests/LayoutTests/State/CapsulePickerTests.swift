import Examples
import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A control of the user's own, tapped option by option.
struct CapsulePickerTests {
    @Test func eachOptionTakesTheCapsuleTheTextAndTheIcon() throws {
        let example = try #require(Example.named("CapsulePicker"))
        let host = ViewHost(example.makeView(), device: .iPhone16Pro)
        for (option, icon) in [("spring", "leaf"), ("autumn", "wind"), ("summer", "sun.max")] {
            let result = try host.tap(option)
            #expect(result.hitTest.receiver?.gesture == "onTapGesture")
            // The capsule fills the option it belongs to.
            #expect(host.tree["capsule"]?.frame == host.tree[option]?.frame)
            #expect(host.tree["text"]?.children.first?.label == "This is \(option).")
            #expect(host.tree["icon"]?.children.first?.label == icon)
            #expect(result.effects.contains { $0.kind == .text && $0.to == .string("This is \(option).") })
            #expect(result.effects.contains { $0.kind == .state && $0.label == "season" })
            #expect(result.effects.contains { $0.id == "capsule" })
        }
    }
}
