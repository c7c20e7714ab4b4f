import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Calls that few files make: they have to compile as users write them.
struct RareCalls {
    struct Folder: Identifiable, Hashable {
        let id: Int
        var name: String
        var note: String?
        var size: Int?
        var folders: [Folder]?
    }

    struct Tables: View {
        @State var folders: [Folder]
        @State private var selected: Folder.ID?
        @State private var several: Set<Folder.ID> = []
        @State private var order = [KeyPathComparator(\Folder.name)]
        @State private var customization = TableColumnCustomization<Folder>()
        var body: some View {
            VStack {
                Table(sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Note", value: \.note) { Text($0.note ?? "–") }
                    TableColumn("Size", value: \.size) { Text("\($0.size ?? 0)") }
                } rows: {
                    ForEach(folders) { TableRow($0) }
                }
                Table(of: Folder.self, columnCustomization: $customization) {
                    TableColumn("Name", value: \.name).customizationID("name")
                } rows: {
                    Section("First") { ForEach(folders) { TableRow($0) } }
                    ForEach(folders) { folder in TableRow(folder) }
                }
                Table(folders, children: \.folders) { TableColumn("Name", value: \.name) }
                Table(folders, children: \.folders, selection: $selected) { TableColumn("Name", value: \.name) }
                Table($folders, selection: $several) {
                    TableColumn("Name") { $folder in TextField("Name", text: $folder.name) }
                }
            }
        }
    }

    struct Modifiers: View {
        @State private var turned = 0.0
        @State private var text = ""
        @State private var isOpen = false
        @State private var selection: TextSelection?
        @FocusState private var isNaming: Bool
        var body: some View {
            VStack {
                Text("a").digitalCrownRotation($turned).digitalCrownRotation(
                    $turned, from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: true)
                Text("a").fileImporter(isPresented: $isOpen, allowedContentTypes: [.plainText]) { _ in }
                Text("a").fileMover(isPresented: $isOpen, file: nil) { _ in }
                ConcentricRectangle().fill(.red)
                ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
                Text("a").background(.blue, in: .rect(corners: .fixed(4)))
                Text("a").scenePadding().scenePadding(.minimum, edges: .horizontal)
                TextField("Name", text: $text).focused($isNaming).renameAction($isNaming)
                List { Section("A") { Text("a") }.sectionIndexLabel("A").listSectionIndexVisibility(.visible) }
                    .listStyle(.carousel)
                Button("a") {}.buttonSizing(.flexible).handGestureShortcut(.primaryAction)
                Slider(value: $turned).sliderThumbVisibility(.hidden)
                Text("a").onPencilDoubleTap { _ in }.onPencilSqueeze { phase in
                    if case .active(let value) = phase { print(value.hoverPose?.zDistance ?? 0) }
                }
                Text("a").typeSelectEquivalent("a").textSelectionAffinity(.upstream)
                    .writingToolsAffordanceVisibility(.hidden)
                Text("a").searchable(text: $text).searchSelection($selection).searchDictationBehavior(
                    .inline(activation: .onLook))
                Text("a").onInteractiveResizeChange { _ in }.windowResizeAnchor(.top).allowsWindowActivationEvents()
                Text("a").exportsItemProviders([.plainText]) { [] }.importsItemProviders([.plainText]) { _ in true }
            }
        }
    }

    struct Photos: View {
        @State private var photo: PhotosPickerItem?
        @State private var photos: [PhotosPickerItem] = []
        @State private var isOpen = false
        var body: some View {
            VStack {
                PhotosPicker("Pick", selection: $photo, matching: .images).accessibilityIdentifier("pick")
                PhotosPicker(
                    selection: $photos, maxSelectionCount: 3, selectionBehavior: .ordered,
                    matching: .any(of: [.images, .not(.videos)]), photoLibrary: .shared()
                ) {
                    Label("Photos", systemImage: "photo")
                }
                Text("a").photosPicker(isPresented: $isOpen, selection: $photo)
            }
            .onChange(of: photo) { _, new in
                Task { _ = try? await new?.loadTransferable(type: Data.self) }
            }
        }
    }

    /// Content of generic views is a view, as its declaration says: an extension needs no constraint.
    private static func spaced<Content>(_ stack: HStack<Content>) -> some View { stack.padding(4) }
    private static func labelled<Label>(_ toggle: Toggle<Label>) -> some View { toggle.padding() }

    @MainActor private func host<V: View>(_ view: V, isMac: Bool = false) -> ViewHost {
        var environment = EnvironmentValues()
        if isMac { environment.platform = .macOS }
        return ViewHost(view, proposal: ProposedViewSize(width: 400, height: 800), environment: environment)
    }

    @MainActor @Test func theContentOfAGenericViewIsAView() {
        let tree = host(Self.spaced(HStack { Text("a") })).tree
        #expect(tree.nodes.contains { $0.label == "a" })
    }

    /// Rows of rows are shown on a Mac below one another, those inside closed ones are not.
    @MainActor @Test func aTableShowsTheRowsOfClosedRowsNot() {
        let inner = Folder(id: 2, name: "inner")
        let view = Table([Folder(id: 1, name: "outer", folders: [inner])], children: \.folders) {
            TableColumn("Name", value: \.name)
        }
        let labels = host(view, isMac: true).tree.nodes.compactMap(\.label)
        #expect(labels.contains("outer") && !labels.contains("inner"))
    }

    /// A crown, a dialog that is open and an index are said at the row they are missing from.
    @MainActor @Test func whatIsNotModelledIsSaid() {
        func reason<V: View>(_ view: V) -> String? {
            host(view).tree.nodes.compactMap(\.approximate).first
        }
        #expect(reason(Color.red.digitalCrownRotation(.constant(1.0)))?.contains("crown") == true)
        let files = { (isOpen: Bool) in
            Color.red.fileImporter(isPresented: .constant(isOpen), allowedContentTypes: [.plainText]) { _ in }
        }
        #expect(reason(files(true))?.contains("dialog") == true)
        #expect(reason(files(false)) == nil)
        #expect(reason(Color.red.scenePadding())?.contains("scenes") == true)
    }

    /// A rename button does what is set around it, and is disabled where nothing is.
    @MainActor @Test func aRenameButtonRenames() throws {
        struct Renaming: View {
            @State private var name = "old"
            var body: some View {
                VStack {
                    Text(name)
                    RenameButton().accessibilityIdentifier("rename")
                }
                .renameAction { name = "new" }
            }
        }
        let view = host(Renaming())
        _ = try view.tap("rename")
        #expect(view.tree.nodes.contains { $0.label == "new" })
    }

    /// The picker of photos is a button; what it opens is the system's, and is said to lie over the screen.
    @MainActor @Test func aPickerOfPhotosIsAButton() throws {
        let view = host(Photos())
        let before = view.tree.nodes.compactMap(\.approximate)
        #expect(!before.contains { $0.contains("dialog") })
        _ = try view.tap("pick")
        #expect(view.tree.nodes.compactMap(\.approximate).contains { $0.contains("dialog") })
    }

    // MARK: Values

    /// The description of a path and the path that is read from it are the same: the letters are those of
    /// `Path.description`.
    @Test func aPathIsReadFromItsDescription() throws {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 30, y: 2.5))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(
            to: CGPoint(x: -1, y: 0), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
        path.closeSubpath()
        #expect(try #require(Path(path.description)).description == path.description)
        #expect(Path("0 0 m 10 0 l 10 10 l h")?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(Path("0 0 20 10 re")?.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(Path("")?.isEmpty == true)
    }

    @Test(arguments: ["0 m", "1 2 l", "0 0 m 1 1", "M 0 0", "0 0 m nan 1 l", "0 0 m 1 1 1 l"])
    func whatIsNoPathIsNil(_ text: String) { #expect(Path(text) == nil) }

    /// Fixed corners are as round as they are asked to be; a container is a rectangle, which leaves others square.
    @Test func cornersOfAConcentricRectangleAreFixedOrSquare() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let square = ConcentricRectangle().path(in: rect)
        #expect(square.contains(CGPoint(x: 0.5, y: 0.5)))
        let round = ConcentricRectangle(
            topLeadingCorner: .fixed(20), topTrailingCorner: .concentric, bottomLeadingCorner: .concentric,
            bottomTrailingCorner: .concentric
        ).path(in: rect)
        #expect(!round.contains(CGPoint(x: 0.5, y: 0.5)) && round.contains(CGPoint(x: 99.5, y: 0.5)))
        let bad = ConcentricRectangle(corners: .fixed(.nan)).path(in: rect)
        #expect(bad.boundingRect == rect)
    }

    /// Every folder of the user's is a folder.
    @Test func theUsersFoldersHavePaths() {
        for folder in [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory] {
            #expect(folder.isFileURL && folder.path.count > 1)
        }
    }

    /// An interval runs from the subscription or the value before, by the scheduler's own clock.
    @MainActor @Test func intervalsAreMeasuredByTheClock() {
        let clock = HostClock()
        HostClock.$current.withValue(clock) {
            let subject = PassthroughSubject<Int, Never>()
            var passed: [Double] = []
            let watch = subject.measureInterval(using: RunLoop.main).sink { passed.append($0.magnitude) }
            for action in clock.move(to: clock.now + .seconds(2)) { action() }
            subject.send(1)
            for action in clock.move(to: clock.now + .seconds(0.5)) { action() }
            subject.send(2)
            watch.cancel()
            #expect(passed.count == 2 && abs(passed[0] - 2) < 1e-6 && abs(passed[1] - 0.5) < 1e-6)
        }
    }
}
