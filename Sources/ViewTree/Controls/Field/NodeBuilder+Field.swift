import Foundation

/// What a text field shows.
struct FieldText {
    var source: FieldSource
    var prompt: String
    /// What reports call it.
    var label: String
    var axis = Axis.horizontal
    var isSecure = false

    var text: String { source.text }
    var shown: String { text.isEmpty ? prompt : text }
}

extension NodeBuilder {
    /// Whether a text field has a border: the platform's own style has one on a Mac, outside of lists.
    private var fieldHasBorder: Bool {
        guard case .builtIn(let look) = environment.textFieldStyle, look != .automatic else {
            return environment.platform.isMacOS && environment.listContext == nil
        }
        return look == .bordered
    }

    /// A text field in the style of its surroundings.
    @MainActor
    mutating func styledField(_ field: FieldText) {
        switch environment.textFieldStyle {
        case .custom(let make):
            // The field inside a style is the system's own.
            withEnvironment(\.textFieldStyle, .builtIn(.automatic)) { builder in
                AnyView._makeNodes(make(TextField(field)), &builder)
            }
        case .builtIn where field.axis == .vertical: growingField(field)
        case .builtIn: self.field(field)
        }
    }

    /// A field of one line.
    @MainActor
    fileprivate mutating func field(_ field: FieldText) {
        let table = controls
        let line = measureLine(field.shown.isEmpty ? " " : field.shown)
        let hasBorder = fieldHasBorder
        var height = borderedHeight(line.size.height)
        if !hasBorder {
            height = plainHeight(line.size.height, extra: field.isSecure ? 0 : table.plainFieldExtra)
            // A filled secure field is as high as its line.
            if field.isSecure && !field.text.isEmpty { height = line.size.height }
        }
        let inset = hasBorder ? table.borderedFieldInset : 0
        let top = hasBorder ? onPixels((height - line.size.height) / 2) : 0
        var entry = HostedEntry(
            kind: field.isSecure ? "SecureField" : "TextField", label: field.label,
            size: CGSize(width: .nan, height: height), takesTouches: true,
            isEnabled: environment.isEnabled, yieldsToAncestorTap: false, colors: [], activate: nil)
        entry.ideal.width = line.size.width + 2 * inset
        entry.baseline = top + line.firstBaseline
        entry.input = field.source.input(self, takesLines: false)
        let dots = String(repeating: "•", count: min(100, field.text.count))
        entry.shown = .text(
            field.isSecure && !field.text.isEmpty ? dots : field.shown, isPrompt: field.text.isEmpty)
        let isRecorded = !hasBorder || height == table.borderedFieldHeight
        hosted(entry, hasBorder ? .borderedField : .plainField, because: isRecorded ? nil : Self.growthGuess)
    }

    /// A field that grows with its text: the text's own lines decide the height, and the control covers them.
    @MainActor
    fileprivate mutating func growingField(_ field: FieldText) {
        let table = controls
        let hasBorder = fieldHasBorder
        let inset = hasBorder ? table.borderedFieldInset : 0
        let line = measureLine(field.shown.isEmpty ? " " : field.shown)
        let minimum =
            hasBorder ? borderedHeight(line.size.height) : plainHeight(line.size.height, extra: table.plainFieldExtra)
        // A single line stands as in a field of one line; the others follow it.
        let edge = hasBorder ? (minimum - line.size.height) / 2 : 0
        var entry = HostedEntry(
            kind: "TextField", label: field.label, size: CGSize(width: CGFloat.nan, height: .nan),
            takesTouches: true, isEnabled: environment.isEnabled, yieldsToAncestorTap: false, colors: [], activate: nil)
        entry.input = field.source.input(self, takesLines: true)
        let side = side
        plumbing(Node(kind: .overlay, parent: -1)) { builder in
            side.names[builder.parent] = "TextField"
            side.flexibleFrames.append(
                FlexibleFrame(
                    minWidth: 0, idealWidth: .nan, maxWidth: .infinity, minHeight: Double(minimum), idealHeight: .nan,
                    maxHeight: .nan))
            let frame = Node(
                kind: .flexibleFrame, parent: -1, payload: Int32(side.flexibleFrames.count - 1),
                horizontal: AlignmentKey.leading)
            builder.plumbing(frame) { builder in
                side.insets.append(EdgeInsets(top: edge, leading: inset, bottom: edge, trailing: inset))
                builder.plumbing(Node(kind: .padding, parent: -1, payload: Int32(side.insets.count - 1))) { builder in
                    let ink =
                        field.text.isEmpty
                        ? AnyShapeStyle(Color(system: .placeholderText)) : builder.environment.foregroundStyle
                    builder.withEnvironment(\.foregroundStyle, ink) { builder in
                        builder.part { Text._makeNodes(Text(verbatim: field.shown), &$0) }
                    }
                }
            }
            builder.hosted(entry, because: "each line is as high as the text's own")
        }
    }

    /// A field with a border: of the recorded height, and higher where its line needs it.
    ///
    /// A line of 24.5 still lies in a field of 34 (swiftui-web `ios/textfield/basic`), one of 16 in a field of 24 on a Mac:
    /// the border is at least 8 higher than the field would be without it.
    private func borderedHeight(_ line: CGFloat) -> CGFloat {
        max(controls.borderedFieldHeight, plainHeight(line, extra: controls.plainFieldExtra) + 8)
    }

    private static let growthGuess = "how a bordered field grows with its font was not recorded"

    /// A line rounded up to a whole point, and what the field adds.
    private func plainHeight(_ line: CGFloat, extra: CGFloat) -> CGFloat {
        environment.platform.isMacOS ? line + extra : (line - 1e-6).rounded(.up) + extra
    }
}
