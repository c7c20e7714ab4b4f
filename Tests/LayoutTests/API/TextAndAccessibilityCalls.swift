import Foundation
import ViewTree

// Calls as users write them, so that no signature rots: they only have to compile.

private struct AccessibilityCalls: View {
    @Namespace private var space
    @AccessibilityFocusState private var isHere: Bool
    @AccessibilityFocusState(for: .voiceOver) private var which: Int?
    @State private var names = ["a", "b"]
    struct Item: Identifiable {
        let id = 1
        let name = "x"
    }
    var body: some View {
        VStack {
            Text("a").accessibility(label: Text("b")).accessibility(value: Text("c")).accessibility(hint: Text("d"))
                .accessibility(hidden: true).accessibility(identifier: "id").accessibility(addTraits: .isButton)
                .accessibility(removeTraits: [.isHeader, .isImage]).accessibility(sortPriority: 2)
                .accessibility(inputLabels: [Text("x")]).accessibility(activationPoint: .center)
            Text("a").accessibilityLabel("b").accessibilityLabel(Text("b")).accessibilityLabel(names[0])
                .accessibilityValue("c").accessibilityValue(Text("c")).accessibilityValue("\(3) of \(4)")
                .accessibilityHint("d").accessibilityHint(Text("d")).accessibilityHidden(false)
                .accessibilityInputLabels(["x", "y"]).accessibilityInputLabels([Text("x")])
            Text("a").accessibilityElement(children: .combine).accessibilityElement()
                .accessibilityAction {}.accessibilityAction(.magicTap) {}.accessibilityAction(named: "x") {}
                .accessibilityAction(named: Text("x")) { names = [] }
                .accessibilityActions { Button("x") {} }
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: break
                    case .decrement: break
                    @unknown default: break
                    }
                }
                .accessibilityScrollAction { edge in if edge == .top {} }
                .accessibilityZoomAction { action in if action.direction == .zoomIn {} }
            Text("a").accessibilityRepresentation { Slider(value: .constant(1)) }
                .accessibilityChildren { HStack { Text("a") } }
                .accessibilityRotor("Rotor") {
                    ForEach(names, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
                }
                .accessibilityRotor("Names", entries: [Item()], entryLabel: \.name)
                .accessibilityRotorEntry(id: 3, in: space)
                .accessibilityFocused($isHere).accessibilityFocused($which, equals: 1)
            Text("a").accessibilityLabeledPair(role: .label, id: 1, in: space)
                .accessibilityLinkedGroup(id: 1, in: space).accessibilityHeading(.h1)
                .accessibilityTextContentType(.narrative).accessibilityIgnoresInvertColors()
                .accessibilityShowsLargeContentViewer { Label("x", systemImage: "star") }
                .accessibilityRespondsToUserInteraction(false).accessibilityDirectTouch()
                .accessibilityCustomContent("k", "v").accessibilityCustomContent("k", Text("v"), importance: .high)
                .accessibilityAddTraits(isHere ? [.isSelected, .isButton] : .isButton).accessibilityRemoveTraits(
                    .isImage
                )
                .accessibilityActivationPoint(.center).accessibilitySortPriority(1)
            Text("a").speechSpellsOutCharacters() + Text("b").speechAdjustedPitch(1)
            Image(decorative: "x").accessibilityHidden(true)
        }
        .onAppear {
            isHere = true
            which = 2
        }
    }
}

private struct TextCalls: View {
    @State private var text = ""
    @State private var number = 1.5
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?
    enum Field: Hashable { case a, b }
    let date = Date()
    var body: some View {
        VStack {
            Text("a").font(.title).fontWeight(.semibold).bold().italic().underline().strikethrough()
                .kerning(1).tracking(1).baselineOffset(2).foregroundColor(.red) + Text("b").foregroundStyle(.blue)
            Text("a").font(.system(size: 12)).font(.system(size: 12, weight: .bold, design: .rounded))
                .font(.system(.body, design: .serif)).font(.system(.body, design: .serif).bold())
                .font(.custom("X", size: 12)).font(.custom("X", size: 12, relativeTo: .body)).font(
                    .custom("X", fixedSize: 1)
                )
                .font(.body.weight(.light)).font(.title3.italic().leading(.tight)).font(.caption.monospacedDigit())
                .font(.caption.smallCaps()).font(.caption.width(.condensed))
            Text("a").underline(true, color: .red).strikethrough(true, pattern: .dash, color: .red)
            Group { Text("a") }.underline().strikethrough().bold().italic().monospaced().fontDesign(.rounded).fontWidth(
                .expanded)
            Text("a").textCase(.uppercase).textCase(nil).lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(...2)
                .lineLimit(2...)
                .lineLimit(2, reservesSpace: true).minimumScaleFactor(0.5).allowsTightening(true).truncationMode(
                    .middle
                )
                .multilineTextAlignment(.center).lineSpacing(2).dynamicTypeSize(.large).dynamicTypeSize(
                    ...DynamicTypeSize.xxLarge
                )
                .dynamicTypeSize(.small ... .large).textSelection(.enabled).textScale(.secondary)
            Text(number, format: .number.precision(.fractionLength(2)))
            Text(0.5, format: .percent)
            Text(3, format: .currency(code: "USD"))
            Text("\(number, specifier: "%.2f") and \(3) and \(date, style: .date) \(Image(systemName: "star"))")
            Text("\(date, format: .dateTime.day().month().year())")
            Text(date, style: .relative)
            Text(date, formatter: DateFormatter())
            Text("\(date, formatter: DateFormatter())")
            Text(NSNumber(value: 3), formatter: NumberFormatter())
            Text("\(NSNumber(value: 3), formatter: NumberFormatter())")
            Text(date...date)
            Text(timerInterval: date...date, countsDown: true)
            Text(verbatim: "a").accessibilityLabel("x")
            Text("a", comment: "b")
            Text(String(localized: "abc")).help("x").help(Text("y"))
            Text("**a** [b](https://x.y)").tint(.red)
            TextField("a", text: $text).keyboardType(.decimalPad).textContentType(.emailAddress).autocapitalization(
                .none
            )
            .textInputAutocapitalization(.never).autocorrectionDisabled().autocorrectionDisabled(true)
            .disableAutocorrection(true)
            .submitLabel(.done).onSubmit {}.focused($isFocused).focused($field, equals: .a).textFieldStyle(
                .roundedBorder
            )
            .textFieldStyle(RoundedBorderTextFieldStyle()).writingToolsBehavior(.disabled).focusEffectDisabled()
            TextField("a", value: $number, format: .number)
            TextEditor(text: $text).findNavigator(isPresented: .constant(false)).scrollContentBackground(.hidden)
            Text("a").focusable().focusable(true, interactions: .activate).focusSection().defaultFocus($field, .b)
                .onKeyPress(.space) { .handled }.onKeyPress { press in press.key == .return ? .handled : .ignored }
                .onHover { _ in }.onContinuousHover { phase in
                    switch phase {
                    case .active(let point): print(point)
                    case .ended: break
                    }
                }.hoverEffect().hoverEffect(.lift)
            Text("a").sensoryFeedback(.success, trigger: text).sensoryFeedback(
                .impact(weight: .heavy, intensity: 1), trigger: number
            )
            .sensoryFeedback(trigger: number) { old, new in new > old ? .increase : .decrease }
            .sensoryFeedback(.selection, trigger: text) { old, new in old != new }
        }
    }
}
