import Foundation

/// A button that takes something from the pasteboard, which is always empty here.
///
/// UIKit draws it, and the system: like any hosted control it takes its touches itself, and none where its view is
/// nearly transparent.
public struct PasteButton {
    public init(supportedContentTypes: [String], payloadAction: @escaping ([Any]) -> Void) {}
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

extension PasteButton: View {}
extension PasteButton: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let guesses = builder.controls.guesses
        builder.hosted(
            builder.pasteControl(),
            because: guesses[.borderedButton] ?? guesses[.label]
                ?? "not recorded; taken for a prominent button with an icon and a title")
    }
}

extension NodeBuilder {
    /// A control as large as a prominent button with the same icon and title.
    @MainActor
    fileprivate func pasteControl() -> HostedEntry {
        let table = controls
        let step = environment.controlSize.rawValue
        let insets = table.buttonInsets[step]
        let content = pasteLabel(environment.font ?? table.buttonFonts[step] ?? .body)
        var entry = HostedEntry(
            kind: "PasteButton", label: "Paste",
            size: CGSize(
                width: content.size.width + insets.leading + insets.trailing,
                height: max(table.buttonMinHeights[step], content.size.height + insets.top + insets.bottom)),
            takesTouches: true, isEnabled: environment.isEnabled, yieldsToAncestorTap: false,
            colors: [resolve(environment.tint ?? .accentColor)].compactMap { style in
                if case .color(let color) = style { color } else { nil }
            }, activate: nil)
        if !content.baseline.isNaN { entry.baseline = (entry.size.height - content.size.height) / 2 + content.baseline }
        return entry
    }

    /// How large icon and title are side by side, as far as the style of labels shows both; the baseline is NaN without
    /// a title.
    @MainActor
    private func pasteLabel(_ font: Font) -> (size: CGSize, baseline: CGFloat) {
        let resolved = font._resolve(
            dynamicTypeSize: environment.dynamicTypeSize, isMacOS: environment.platform.isMacOS)
        let icon = SymbolMetrics.measure(
            "doc.on.clipboard", beside: resolved, scale: environment.imageScale, displayScale: environment.displayScale
        ).size
        var look = LabelLook.automatic
        if case .builtIn(let builtIn) = environment.labelStyle { look = builtIn }
        if look == .iconOnly { return (icon, .nan) }
        let title = measureLine("Paste", font: font)
        if look == .titleOnly { return (title.size, title.firstBaseline) }
        // The icon's middle is level with that of the capital letters.
        let middle = title.firstBaseline - resolved.capHeight / 2
        let above = max(middle, icon.height / 2)
        let below = max(title.size.height - middle, icon.height / 2)
        let spacing = controls.labelSpacing
        return (
            CGSize(width: icon.width + CGFloat(spacing) + title.size.width, height: above + below),
            above + resolved.capHeight / 2
        )
    }
}
