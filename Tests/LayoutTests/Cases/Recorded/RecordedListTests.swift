import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Lists, recorded from SwiftUI. Lines of body text are 24.5 high on the phone where most were recorded.
struct RecordedListTests {
    /// A background tells where a row is.
    private func row(_ id: String) -> some View {
        line(60, 20.333).listRowBackground(Color.white.mark(id))
    }

    @Test func sectionsWithHeadersOnIOS26() {
        expectLayout(
            "B05", "List{ Section(\"A\"){ 3 x Text }; Section(\"B\"){ 2 x Text } }",
            from: "AccessibilitySnapshot, SwiftUIListSectionTests, testListWithSectionHeaders", at: .iPhone17Pro,
            [
                "head1": [32, 72, 20, 20.333], "row1": [16, 102.333, 370, 52], "row2": [16, 154.333, 370, 52],
                "row3": [16, 206.333, 370, 52], "head2": [32, 286, 20, 20.333], "row4": [16, 316.333, 370, 52],
                "row5": [16, 368.333, 370, 52],
            ], within: 0.34
        ) {
            List {
                Section {
                    row("row1")
                    row("row2")
                    row("row3")
                } header: {
                    line(20, 20.333).mark("head1")
                }
                Section {
                    row("row4")
                    row("row5")
                } header: {
                    line(20, 20.333).mark("head2")
                }
            }
        }
    }

    @Test func rowsBeforeASection() {
        expectLayout(
            "D046", "List{ T; T; Section(header){ T; HStack{ T; Spacer(); T } } }",
            from: "swiftui-web ios/list/basic", at: .window(320, 400, platform: .iOS26),
            [
                "list": [0, 0, 320, 400], "r1": [32, 50.75, 44.5, 24.5], "r2": [32, 106.75, 57, 24.5],
                "r3": [32, 224.75, 52, 24.5], "dr": [32, 280.75, 256, 24.5], "dl": [32, 280.75, 44, 24.5],
                "dv": [246, 280.75, 42, 24.5],
            ]
        ) {
            List {
                line(44.5, 24.5).mark("r1")
                line(57, 24.5).mark("r2")
                Section {
                    line(52, 24.5).mark("r3")
                    HStack {
                        line(44, 24.5).mark("dl")
                        Spacer()
                        line(42, 24.5).mark("dv")
                    }
                    .mark("dr")
                } header: {
                    line(37, 24.5)
                }
            }
            .mark("list")
        }
    }

    @Test func headersAndFooters() {
        expectLayout(
            "D048", "List{ Section{ T } header:{T} footer:{T}; Section{ T } footer:{T} }",
            from: "swiftui-web ios/list/footer", at: .window(320, 400, platform: .iOS26),
            [
                "list": [0, 0, 320, 400], "h": [32, 10, 37, 24.5], "r1": [32, 60.25, 44.5, 24.5],
                "f": [32, 108.5, 45, 21], "r2": [32, 168.75, 52, 24.5], "f2": [32, 217, 35, 21],
            ]
        ) {
            List {
                Section {
                    line(44.5, 24.5).mark("r1")
                } header: {
                    line(37, 24.5).mark("h")
                } footer: {
                    line(45, 21).mark("f")
                }
                Section {
                    line(52, 24.5).mark("r2")
                } footer: {
                    line(35, 21).mark("f2")
                }
            }
            .mark("list")
        }
    }

    @Test func anInsetListOnAMac() {
        expectLayout(
            "D061", "List{ T; T; Fill().frame(height:40); HStack{ T; Spacer(); T }; Label; Checkbox }",
            from: "swiftui-web list/basic", at: .window(320, 260),
            [
                "list": [0, 0, 320, 260], "r1": [16, 14, 35, 16], "r2": [16, 38, 45, 16], "tall": [16, 62, 288, 40],
                "w": [16, 110, 288, 16], "wt": [16, 110, 41.5, 16], "wr": [295, 110, 9, 16],
                "lb": [16, 134, 48.5, 24], "tg": [16, 166, 70, 18.5],
            ]
        ) {
            List {
                line(35).mark("r1")
                line(45).mark("r2")
                Color.red.frame(height: 40).mark("tall")
                HStack {
                    line(41.5).mark("wt")
                    Spacer()
                    line(9).mark("wr")
                }
                .mark("w")
                Label(title: { line(26.5) }, icon: { box(24, 24) }).mark("lb")
                Toggle(isOn: .constant(true)) { line(49, 18.5, baseline: 14) }.mark("tg")
            }
            .mark("list")
        }
    }

    @Test func aListUnderALargeTitle() {
        struct Screen: View {
            @State var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    List {
                        NavigationLink(value: 1) { line(60, 24.5) }.mark("link")
                        line(32.5, 24.5).mark("row")
                    }
                    .navigationTitle("80 49").mark("list")
                    .navigationDestination(for: Int.self) { _ in
                        List { line(57.5, 24.5).mark("pushed") }.navigationTitle("60 49").mark("detail")
                    }
                }
                .mark("nav")
            }
        }
        let device = Device(size: CGSize(width: 320, height: 480), scale: 2, platform: .iOS26)
        expectLayout(
            "D042", "NavigationStack(path){ List{ Link(row); T }.navigationTitle(large) }",
            from: "swiftui-web ios/nav/push", at: .screen(device),
            [
                "nav": [0, 0, 320, 480], "list": [0, 116.5, 320, 363.5], "link": [32, 132.25, 256, 24.5],
                "row": [32, 188.25, 32.5, 24.5],
            ]
        ) { Screen() }
        let host = ViewHost(Screen(), device: device, environment: .injectedLines)
        host.tap(at: CGPoint(x: 100, y: 140))
        let frames = ["detail", "pushed", "list"].map { host.tree[$0]?.frame }
        #expect(
            frames == [
                CGRect(x: 0, y: 116.5, width: 320, height: 363.5), CGRect(x: 32, y: 132.25, width: 57.5, height: 24.5),
                CGRect(x: 0, y: 116.5, width: 320, height: 363.5),
            ])
        host.tap(at: CGPoint(x: 30, y: 30))
        #expect(host.tree["detail"] == nil)
        #expect(host.tree["link"]?.frame == CGRect(x: 32, y: 132.25, width: 256, height: 24.5))
    }

    /// Source: the recordings of `testListWithSectionHeaders` on iOS 17.5 and 18.5: rows of 44, 20 from the sides, their
    /// content a further 20 in, headers of 38.667, 17.667 from a row to the next header.
    @Test(arguments: [Platform.iOS17, .iOS18])
    func rowsBeforeIOS26(_ platform: Platform) {
        expectLayout(
            "insetGrouped on \(platform)", "List{ Section(\"A\"){ Text }; Section(\"B\"){ Text } }",
            from: "AccessibilitySnapshot", at: .window(402, 800, scale: 3, platform: platform),
            ["row1": [20, 38.667, 362, 44], "text": [40, 50.5, 60, 20.333], "row2": [20, 139, 362, 44]], within: 0.34
        ) {
            List {
                Section {
                    line(60, 20.333).mark("text").listRowBackground(Color.white.mark("row1"))
                } header: {
                    line(20, 15.667)
                }
                Section {
                    row("row2")
                } header: {
                    line(20, 15.667)
                }
            }
        }
    }

    /// Source: swiftui-web list/modifiers on macOS.
    @Test func rowInsetsAndMinimumHeights() {
        expectLayout(
            "listRowInsets", "List{ T.listRowInsets(2, 30, 2, 10); T }.environment(defaultMinListRowHeight, 50)",
            from: "swiftui-web list/modifiers", at: .window(320, 260),
            ["a": [46, 14, 258, 16], "b": [16, 38, 35, 16]]
        ) {
            List {
                HStack {
                    line(20)
                    Spacer()
                }
                .mark("a").listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10))
                line(35).mark("b")
            }
        }
        expectLayout(
            "defaultMinListRowHeight", "the same, 50", from: "the value's meaning", at: .window(320, 260),
            ["b": [16, 27, 35, 16]]
        ) {
            List { line(35).mark("b") }.environment(\.defaultMinListRowHeight, 50)
        }
    }
}
