#if os(Linux)
    import Foundation
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// Code of the user's is on the screen of its own tree, however many trees there are at once.
    struct TwoScreensTests {
        private struct Measured: View {
            @State var tapped = ""
            @State var detached = ""
            var body: some View {
                GeometryReader { proxy in
                    VStack {
                        Text("\(UIScreen.main.bounds.width)×\(proxy.size.width)").accessibilityIdentifier("body")
                        Text(tapped).accessibilityIdentifier("tapped")
                        Text(detached).accessibilityIdentifier("detached")
                        Button("Tap") {
                            tapped = "\(UIScreen.main.bounds.width)"
                            Task.detached {
                                let width = UIScreen.main.bounds.width
                                await MainActor.run { detached = "\(width)" }
                            }
                        }
                        .accessibilityIdentifier("tap")
                    }
                }
            }
        }

        private func device(_ width: CGFloat) -> Device {
            Device(
                size: CGSize(width: width, height: 800), scale: 2, safeArea: EdgeInsets(), platform: .iOS18)
        }

        private func wrong(_ width: CGFloat) -> String? {
            let host = ViewHost(Measured(), device: device(width))
            _ = try? host.tap("tap")
            func text(_ id: String) -> String? { host.tree[id]?.children.first?.label }
            let found = [text("body"), text("tapped"), text("detached")]
            return found == ["\(width)×\(width)", "\(width)", "\(width)"] ? nil : "\(width): \(found)"
        }

        @Test func treesAtOnceEachHaveTheirOwnScreen() async {
            await withTaskGroup(of: String?.self) { group in
                for number in 0..<16 {
                    group.addTask { wrong(320 + CGFloat(number)) }
                }
                for await message in group { #expect(message == nil) }
            }
        }

        @Test func aScreenIsKnownOnTheLargerStackOfADeepTree() {
            struct Deep: View {
                let depth: Int
                var body: some View {
                    if depth > 0 {
                        AnyView(Deep(depth: depth - 1))
                    } else {
                        Text("\(UIScreen.main.bounds.width)").accessibilityIdentifier("deep")
                    }
                }
            }
            let tree = LayoutTree(Deep(depth: 3000), device: device(333))
            #expect(tree["deep"]?.children.first?.label == "333.000000")
        }

        @Test func aTreeWithoutADeviceIsOnTheUsualScreenWhateverWasLaidOutBefore() {
            _ = LayoutTree(Text("x"), device: device(555))
            let tree = LayoutTree(
                Text("\(UIScreen.main.bounds.width)").accessibilityIdentifier("width"), proposal: .unspecified)
            // The default device: an iPhone 16 Pro.
            #expect(tree["width"]?.children.first?.label == "402.000000")
        }
    }
#endif
