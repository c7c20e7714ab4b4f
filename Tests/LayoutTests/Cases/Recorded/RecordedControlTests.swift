import Foundation
import Testing
import ViewTree

/// Screens of controls, recorded from SwiftUI. Lines of body text are 24.5 high where they were recorded.
struct RecordedControlTests {
    @Test func buttonsOnIOS() {
        expectLayout(
            "B23", "VStack(alignment:.leading,spacing:12){ buttons of every style; HStack(baseline){ button; text } }",
            from: "swiftui-web ios/button/basic", at: .window(320, 320, platform: .iOS26),
            [
                "col": [109, 17.25, 102, 285.5], "plain": [109, 17.25, 23.5, 24.5], "b": [109, 53.75, 95, 38.5],
                "pr": [109, 104.25, 102, 38.5], "bl": [109, 154.75, 81.5, 24.5], "d": [109, 191.25, 90.5, 38.5],
                "x": [109, 241.75, 49.5, 24.5], "row": [109, 278.25, 54, 24.5], "rb": [109, 278.25, 23.5, 24.5],
                "rt": [140.5, 278.25, 22.5, 24.5],
            ]
        ) {
            VStack(alignment: .leading, spacing: 12) {
                Button(action: {}, label: { line(23.5, 24.5) }).mark("plain")
                Button(action: {}, label: { line(71, 24.5) }).buttonStyle(.bordered).mark("b")
                Button(action: {}, label: { line(78, 24.5) }).buttonStyle(.borderedProminent).mark("pr")
                Button(action: {}, label: { line(81.5, 24.5) }).buttonStyle(.borderless).mark("bl")
                Button(action: {}, label: { line(66.5, 24.5) }).buttonStyle(.bordered).disabled(true).mark("d")
                Button(role: .destructive, action: {}, label: { line(49.5, 24.5) }).mark("x")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Button(action: {}, label: { line(23.5, 24.5) }).mark("rb")
                    line(22.5, 24.5).mark("rt")
                }
                .mark("row")
            }
            .mark("col")
        }
    }

    @Test func textFieldsOnIOS() {
        expectLayout(
            "B24", "VStack(alignment:.leading,spacing:12){ fields of every style; HStack(baseline){ text; field } }",
            from: "swiftui-web ios/textfield/basic", at: .window(320, 240, platform: .iOS26),
            [
                "col": [0, 15, 320, 210], "plain": [0, 15, 320, 26], "r1": [0, 53, 320, 34], "r2": [0, 99, 320, 34],
                "sec": [0, 145, 320, 34], "row": [0, 191, 320, 34], "l": [0, 196, 45, 24.5],
                "rf": [53, 191, 267, 34],
            ]
        ) {
            VStack(alignment: .leading, spacing: 12) {
                TextField("60 24.5", text: .constant("50 24.5")).textFieldStyle(.plain).mark("plain")
                TextField("60 24.5", text: .constant("50 24.5")).textFieldStyle(.roundedBorder).mark("r1")
                TextField("60 24.5", text: .constant("")).textFieldStyle(.roundedBorder).mark("r2")
                SecureField("60 24.5", text: .constant("50 24.5")).textFieldStyle(.roundedBorder).mark("sec")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    line(45, 24.5).mark("l")
                    TextField("60 24.5", text: .constant("")).textFieldStyle(.roundedBorder).mark("rf")
                }
                .mark("row")
            }
            .mark("col")
        }
    }

    @Test func pickersOnIOS() {
        expectLayout(
            "D049", "VStack(alignment:.leading,spacing:12){ Picker menu; with hidden label; segmented 3; segmented 2 }",
            from: "swiftui-web ios/picker/basic", at: .window(320, 240, platform: .iOS26),
            [
                "col": [0, 30.5, 320, 179], "m": [0, 30.5, 84.5, 40.5], "mh": [0, 83, 97, 40.5],
                "s": [0, 135.5, 320, 31], "sn": [0, 178.5, 160, 31],
            ]
        ) {
            VStack(alignment: .leading, spacing: 12) {
                Picker("40 24.5", selection: .constant(1)) {
                    line(57, 24.5).tag(0)
                    line(44.5, 24.5).tag(1)
                }
                .mark("m")
                Picker("40 24.5", selection: .constant("b")) {
                    ForEach(["a", "b"], id: \.self) { line($0 == "a" ? 44.5 : 57, 24.5) }
                }
                .labelsHidden().mark("mh")
                Picker("40 24.5", selection: .constant(0)) {
                    ForEach(0..<3) { line(CGFloat(20 + $0), 16).tag($0) }
                }
                .pickerStyle(.segmented).mark("s")
                Picker("40 24.5", selection: .constant(0)) {
                    ForEach(0..<2) { line(CGFloat(20 + $0), 16).tag($0) }
                }
                .pickerStyle(.segmented).frame(width: 160).mark("sn")
            }
            .mark("col")
        }
    }

    @Test func aScreenOfSettings() {
        expectLayout(
            "D054",
            "VStack(alignment:.leading,spacing:16){ title; toggles; slider; stepper; segments; field; button }.padding()",
            from: "swiftui-web ios/controls/settings", at: .window(320, 480, platform: .iOS26),
            [
                "all": [0, 17.75, 320, 444.5], "title": [16, 33.75, 133, 49], "wifi": [16, 98.75, 288, 30],
                "bt": [16, 144.75, 288, 30], "vl": [16, 190.75, 51, 21], "vol": [16, 215.75, 288, 31],
                "q": [16, 262.75, 288, 32], "sz": [16, 310.75, 288, 31], "nm": [16, 357.75, 288, 34],
                "save": [16, 407.75, 61, 38.5],
            ]
        ) {
            VStack(alignment: .leading, spacing: 16) {
                line(133, 49).mark("title")
                Toggle(isOn: .constant(true)) { line(40, 24.5) }.mark("wifi")
                Toggle(isOn: .constant(false)) { line(80, 24.5) }.mark("bt")
                VStack(alignment: .leading, spacing: 4) {
                    line(51, 21).mark("vl")
                    Slider(value: .constant(0.5)).mark("vol")
                }
                Stepper("70 24.5", value: .constant(1)).mark("q")
                Picker("40 24.5", selection: .constant(0)) { ForEach(0..<3) { line(20, 16).tag($0) } }
                    .pickerStyle(.segmented).mark("sz")
                TextField("60 24.5", text: .constant("")).textFieldStyle(.roundedBorder).mark("nm")
                Button(action: {}, label: { line(37, 24.5) }).buttonStyle(.borderedProminent).mark("save")
            }
            .padding().mark("all")
        }
    }

    @Test func buttonsOnAMac() {
        expectLayout(
            "D055",
            "VStack(12){ Button(T18.5); Button(T61); Button{ T[33x16] }; HStack{ Button(T8.5); Button(T8.5) } }",
            from: "swiftui-web button/basic", at: .window(300, 200),
            [
                "col": [107.5, 34, 85, 132], "ok": [128.75, 34, 42.5, 24], "inc": [107.5, 70, 85, 24],
                "lb": [121.5, 106, 57, 24], "lt": [133.5, 110, 33, 16], "row": [113.5, 142, 73, 24],
                "mi": [113.5, 142, 32.5, 24], "pl": [154, 142, 32.5, 24],
            ]
        ) {
            VStack(spacing: 12) {
                Button(action: {}, label: { line(18.5) }).mark("ok")
                Button(action: {}, label: { line(61) }).mark("inc")
                Button(action: {}, label: { line(33).mark("lt") }).mark("lb")
                HStack {
                    Button(action: {}, label: { line(8.5) }).mark("mi")
                    Button(action: {}, label: { line(8.5) }).mark("pl")
                }
                .mark("row")
            }
            .mark("col")
        }
    }

    @Test func hiddenViewsKeepTheirRoom() {
        expectLayout(
            "D037", "VStack(10){ T; Box.hidden(); T; HStack(8){ Button.hidden(); Box }; Box.opacity(0) }",
            from: "swiftui-web effects/hidden", at: .window(240, 200),
            [
                "col": [65.75, 27, 108.5, 146], "t1": [100.75, 27, 38.5, 16], "hid": [80, 53, 80, 30],
                "t2": [101.75, 93, 36.5, 16], "row": [65.75, 119, 108.5, 24], "gb": [65.75, 119, 60.5, 24],
                "v": [134.25, 121, 40, 20], "tr": [90, 153, 60, 20],
            ]
        ) {
            VStack(spacing: 10) {
                line(38.5).mark("t1")
                box(80, 30).hidden().mark("hid")
                line(36.5).mark("t2")
                HStack(spacing: 8) {
                    Button(action: {}, label: { line(36.5) }).hidden().mark("gb")
                    box(40, 20).mark("v")
                }
                .mark("row")
                box(60, 20).opacity(0).mark("tr")
            }
            .mark("col")
        }
    }
}
