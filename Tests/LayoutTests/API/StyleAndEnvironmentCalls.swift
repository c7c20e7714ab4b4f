import Foundation
import ViewTree

// Calls as users write them, so that no signature rots: they only have to compile.

private struct MyButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(
            configuration.role == .destructive ? 0.5 : 1)
    }
}
private struct MyPrimitive: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
    }
}
private struct MyToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                configuration.label
                Image(systemName: configuration.isOn ? "a" : "b")
            }
        }
    }
}
private struct MyLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}
private struct MyProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Text("\(configuration.fractionCompleted ?? 0)")
            configuration.currentValueLabel
        }
    }
}
private struct MyGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Text("\(configuration.value)")
            configuration.currentValueLabel
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
    }
}
private struct MyGroup: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
    }
}
private struct MyLabeled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            configuration.content
        }
    }
}
private struct MyField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().background(.red) }
}
private struct MyMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}
private struct MyDate: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.selection, style: .date)
        }
    }
}
private struct MyControls: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
private struct MyForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View { ScrollView { configuration.content } }
}
private struct MyEditor: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Text("x") }
}

private struct StyleCalls: View {
    @State private var on = false
    @State private var value = 0.5
    @State private var date = Date()
    var body: some View {
        VStack {
            Button("a") {}.buttonStyle(MyButton()).buttonStyle(MyPrimitive()).buttonStyle(.plain).buttonStyle(.bordered)
                .buttonStyle(.borderedProminent)
                .buttonStyle(.borderless).buttonStyle(.automatic).buttonStyle(PlainButtonStyle()).buttonStyle(
                    DefaultButtonStyle()
                ).buttonStyle(.glass).buttonStyle(.glassProminent)
                .buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 3)).controlSize(.large).tint(
                    .red
                ).tint(Color.red).accentColor(.red).buttonRepeatBehavior(.enabled)
            Toggle("a", isOn: $on).toggleStyle(MyToggle()).toggleStyle(.switch).toggleStyle(.button).toggleStyle(
                SwitchToggleStyle(tint: .red)
            ).toggleStyle(.automatic)
            Label("a", systemImage: "b").labelStyle(MyLabel()).labelStyle(.iconOnly).labelStyle(.titleAndIcon)
                .labelStyle(.titleOnly).labelStyle(.automatic)
            ProgressView(value: value).progressViewStyle(MyProgress()).progressViewStyle(.linear).progressViewStyle(
                .circular
            ).progressViewStyle(CircularProgressViewStyle(tint: .red))
            Gauge(value: value) { Text("a") }.gaugeStyle(MyGauge()).gaugeStyle(.accessoryCircular).gaugeStyle(
                .linearCapacity)
            GroupBox("a") { Text("b") }.groupBoxStyle(MyGroup())
            LabeledContent("a", value: "b").labeledContentStyle(MyLabeled())

            Menu("a") { Button("b") {} }.menuStyle(MyMenu()).menuStyle(.button).menuStyle(.borderlessButton)
                .menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled)
            DatePicker("a", selection: $date).datePickerStyle(MyDate()).datePickerStyle(.graphical).datePickerStyle(
                GraphicalDatePickerStyle()
            ).datePickerStyle(.wheel)
            ControlGroup { Button("a") {} }.controlGroupStyle(MyControls()).controlGroupStyle(.navigation)
                .controlGroupStyle(.compactMenu)
            Picker("a", selection: $on) { Text("b").tag(true) }.pickerStyle(.segmented).pickerStyle(.menu).pickerStyle(
                .wheel
            ).pickerStyle(.inline).pickerStyle(SegmentedPickerStyle()).pickerStyle(.navigationLink).pickerStyle(
                .palette)
            Form { Text("a") }.formStyle(.grouped).formStyle(MyForm())
            TextEditor(text: .constant("")).textEditorStyle(.plain).textEditorStyle(MyEditor())
            List { Text("a") }.listStyle(.plain).listStyle(.grouped).listStyle(.insetGrouped).listStyle(
                InsetGroupedListStyle()
            ).listStyle(.sidebar)
                .listRowSpacing(3).listSectionSpacing(.compact).listSectionSpacing(3).environment(
                    \.defaultMinListRowHeight, 10)
            Text("a").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowInsets(
                .init(top: 1, leading: 1, bottom: 1, trailing: 1)
            ).listRowSeparator(.hidden, edges: .top)
                .listRowSeparatorTint(.red).listSectionSeparator(.hidden).listSectionSeparatorTint(.red, edges: .bottom)
                .listItemTint(.red).listItemTint(.monochrome)
                .headerProminence(.increased).listRowBackground(EmptyView())
            NavigationView { Text("a") }.navigationViewStyle(.stack).navigationViewStyle(StackNavigationViewStyle())
            ScrollView { Text("a") }.scrollIndicators(.hidden).scrollIndicators(.never, axes: .vertical)
                .scrollDismissesKeyboard(.interactively).scrollBounceBehavior(.basedOnSize)
                .scrollBounceBehavior(.always, axes: .horizontal).scrollTargetBehavior(.paging).scrollTargetBehavior(
                    .viewAligned
                ).scrollTargetBehavior(.viewAligned(limitBehavior: .always))
                .scrollClipDisabled().scrollDisabled(true).contentMargins(3).contentMargins(
                    .horizontal, 3, for: .scrollContent
                ).contentMargins(.top, 3).defaultScrollAnchor(.bottom)
                .scrollContentBackground(.hidden).scrollPosition(id: .constant(Int?.none)).scrollPosition(
                    .constant(ScrollPosition(edge: .top))
                ).scrollTargetLayout()
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { old, new in
                    print(old, new)
                }
                .onScrollPhaseChange { old, new in if new == .idle {} }.onScrollVisibilityChange(threshold: 0.3) {
                    visible in print(visible)
                }
                .scrollEdgeEffectStyle(.soft, for: .top).scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(
                    trigger: on)
        }
    }
}

private struct MyKey: EnvironmentKey { static let defaultValue = 3 }
extension EnvironmentValues {
    fileprivate var mine: Int {
        get { self[MyKey.self] }
        set { self[MyKey.self] = newValue }
    }
}
extension EnvironmentValues { @Entry fileprivate var other: String = "x" }

private struct EnvironmentCalls: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) var horizontalSizeClass
    @Environment(\.verticalSizeClass) var verticalSizeClass: UserInterfaceSizeClass?

    @Environment(\.dismiss) var dismiss
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.scenePhase) var scenePhase
    @Environment(\.locale) var locale

    @Environment(\.timeZone) var timeZone
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    @Environment(\.accessibilityReduceTransparency) var r2
    @Environment(\.accessibilityDifferentiateWithoutColor) var r3
    @Environment(\.accessibilityEnabled) var r4
    @Environment(\.accessibilityVoiceOverEnabled) var r5
    @Environment(\.undoManager) var undoManager
    @Environment(\.requestReview) var requestReview
    @Environment(\.dynamicTypeSize) var dynamicTypeSize
    @Environment(\.sizeCategory) var sizeCategory
    @Environment(\.displayScale) var displayScale
    @Environment(\.pixelLength) var pixelLength
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.isFocused) var isFocused
    @Environment(\.font) var font
    @Environment(\.lineLimit) var lineLimit
    @Environment(\.lineSpacing) var lineSpacing
    @Environment(\.multilineTextAlignment) var alignment
    @Environment(\.redactionReasons) var redactionReasons
    @Environment(\.refresh) var refresh
    @Environment(\.openWindow) var openWindow
    @Environment(\.dismissWindow) var dismissWindow
    @Environment(\.controlSize) var controlSize
    @Environment(\.controlActiveState) var controlActiveState
    @Environment(\.legibilityWeight) var legibilityWeight
    @Environment(\.imageScale) var imageScale
    @Environment(\.symbolRenderingMode) var symbolRenderingMode
    @Environment(\.symbolVariants) var symbolVariants
    @Environment(\.headerProminence) var headerProminence
    @Environment(\.backgroundStyle) var backgroundStyle
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.self) var everything
    @Environment(\.mine) var mine
    @Environment(\.other) var other
    @FocusedValue(\.thing) var thing
    @FocusedBinding(\.bound) var bound
    var body: some View {
        Text("a").environment(\.colorScheme, .dark).environment(\.locale, Locale(identifier: "de")).environment(
            \.mine, 4
        ).environment(\.other, "y")
            .environment(\.layoutDirection, .rightToLeft).environment(\.sizeCategory, .large).environment(
                \.horizontalSizeClass, .regular
            )
            .environment(\.font, .title).environment(\.isEnabled, false)
            .transformEnvironment(\.font) { $0 = $0?.bold() }.colorScheme(.dark).preferredColorScheme(.dark)
            .preferredColorScheme(nil)
            .statusBar(hidden: true).statusBarHidden().persistentSystemOverlays(.hidden).onOpenURL { url in print(url) }
            .onContinueUserActivity("x") { activity in print(activity.userInfo ?? [:]) }.userActivity("x") {
                $0.title = "y"
            }
            .handlesExternalEvents(preferring: [], allowing: ["*"]).redacted(reason: .placeholder).redacted(
                reason: colorScheme == .dark ? .placeholder : []
            )
            .unredacted().privacySensitive().focusedValue(\.thing, "x").focusedSceneValue(\.thing, "x")
            .onAppear {
                if scenePhase == .active {}
                dismiss()
                presentationMode.wrappedValue.dismiss()
            }
            .task { await refresh?() }
            .onChange(of: scenePhase) { old, new in if new == .background {} }
            .onChange(of: scenePhase) { new in if new == .background {} }
            .symbolVariant(.fill).symbolVariant(.circle.fill).symbolRenderingMode(.hierarchical).symbolEffect(
                .bounce, value: mine
            )
            .symbolEffect(.variableColor.iterative.reversing).symbolEffect(.pulse, isActive: true).symbolEffect(
                .bounce.up.byLayer, options: .repeat(3), value: mine
            )
            .symbolEffect(.rotate, options: .repeating.speed(2)).symbolEffectsRemoved().imageScale(.large)
            .containerBackground(.red, for: .navigation)
            .fileImporter(isPresented: .constant(false), allowedContentTypes: [.json, .plainText]) { result in
                switch result {
                case .success(let url): print(url)
                case .failure(let error): print(error.localizedDescription)
                }
            }
            .onDrag { NSItemProvider(object: "x" as NSString) }.draggable("x").draggable("x") { Text("y") }
            .dropDestination(for: String.self) { items, location in
                items.isEmpty
            } isTargeted: { _ in
            }
            .onDrop(of: [.text], isTargeted: nil) { providers in providers.isEmpty }
            .onDrop(of: ["public.text"], isTargeted: nil) { providers, location in true }
            .previewDevice("iPhone 12").previewLayout(.sizeThatFits).previewDisplayName("x")
            .previewInterfaceOrientation(.landscapeLeft)
            .previewLayout(.fixed(width: 3, height: 4))
    }
}
private struct ThingKey: FocusedValueKey { typealias Value = String }
private struct BoundKey: FocusedValueKey { typealias Value = Binding<Int> }
extension FocusedValues {
    fileprivate var thing: String? {
        get { self[ThingKey.self] }
        set { self[ThingKey.self] = newValue }
    }
    fileprivate var bound: Binding<Int>? {
        get { self[BoundKey.self] }
        set { self[BoundKey.self] = newValue }
    }
}
private struct Doc: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
private struct Note: Codable, Transferable, Identifiable {
    var id = 1
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title)
    }
    var title: String { "x" }
}
