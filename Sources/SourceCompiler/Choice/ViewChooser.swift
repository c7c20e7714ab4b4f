/// Chooses the view that a command is about, or says why there is none.
///
/// With `--view` that one; with `--preview` that one; else the first `#Preview`, else what the app's window shows, else
/// the first `PreviewProvider`, else the only view that can be made without arguments, or, of several, the only one that
/// no other view uses.
struct ViewChooser {
    let scan: SourceScan
    let files: [SourceFile]

    func choose(view: String?, preview: String?) throws(SourceError) -> ChosenView {
        if let preview { return try choosePreview(named: preview) }
        if let view { return try chooseView(named: view) }
        if let preview = reachablePreviews.first(where: { hostClass(shownBy: $0) == nil }) { return chosen(preview) }
        if let app = scan.apps.first(where: \.isMain) ?? scan.apps.first { return chosen(app: app) }
        if let provider = scan.providers.first { return chosen([provider], wanted: nil) }
        if scan.views.isEmpty, let preview = reachablePreviews.first { return try choose(preview) }
        return try chooseOnlyView()
    }

    // MARK: By default

    private func chooseOnlyView() throws(SourceError) -> ChosenView {
        let views = scan.views
        let candidates = views.filter(\.canBeMadeWithoutArguments)
        if candidates.isEmpty, let screen = try chooseOnlyUIKit() { return screen }
        guard !views.isEmpty else {
            if let part = samplePart() { return part }
            let uiKit = scan.controllers + scan.uiViews
            throw uiKit.isEmpty ? noView() : noneCanBeMade(uiKit)
        }
        guard !candidates.isEmpty else { return try chooseSample(views) }
        if candidates.count == 1 { return chosen(candidates[0]) }
        let roots = candidates.filter { !isUsedByAnother($0) }
        if roots.count == 1 { return chosen(roots[0]) }
        let listed = roots.isEmpty ? candidates : roots
        throw SourceError(
            "several views: \(listed.map(\.path).joined(separator: ", "))\nname one with --view, "
                + "such as --view \(listed[0].path)")
    }

    /// The first view that can be made with made-up arguments and that no other uses: a guess, and its note says so.
    private func chooseSample(_ views: [DeclaredType]) throws(SourceError) -> ChosenView {
        let samples = views.compactMap(sample)
        if samples.isEmpty {
            // What a style shows is often a view of its own that only the style can make.
            guard let part = samplePart() else { throw noneCanBeMade(views) }
            return part
        }
        let roots = samples.filter { sample in
            guard case .sample(let type, _, _, _) = sample.source else { return false }
            return !isUsedByAnother(type)
        }
        return roots.first ?? samples[0]
    }

    /// A view with made-up arguments; nil where some have no value.
    private func sample(_ view: DeclaredType) -> ChosenView? {
        SampleArguments(scan: scan).call(of: view).map { call in
            ChosenView(name: view.name, source: .sample(view, before: "", call: call, after: ""))
        }
    }

    /// The first part of views, on a view that it belongs to.
    private func samplePart() -> ChosenView? {
        for type in scan.types {
            guard let host = SampleHost.code(showing: type), let call = SampleArguments(scan: scan).call(of: type)
            else {
                continue
            }
            return ChosenView(
                name: type.name, source: .sample(type, before: host.before, call: call, after: host.after))
        }
        return nil
    }

    /// The only controller, else the only view of UIKit's, that can be made without arguments and that no other class
    /// uses; nil where there is none.
    private func chooseOnlyUIKit() throws(SourceError) -> ChosenView? {
        for (types, make) in [
            (scan.controllers, ChosenView.Source.controller), (scan.uiViews, ChosenView.Source.uiView),
        ] {
            let candidates = types.filter(\.canBeMadeWithoutArguments)
            guard !candidates.isEmpty else { continue }
            let roots = candidates.filter { !isUsedByAnother($0) }
            let choice = candidates.count == 1 ? candidates : roots
            guard choice.count == 1 else {
                throw SourceError(
                    "several classes of UIKit's: \(candidates.map(\.path).joined(separator: ", "))\n"
                        + "name one with --view, such as --view \(candidates[0].path)")
            }
            return ChosenView(name: choice[0].name, source: make(choice[0]))
        }
        return nil
    }

    /// A controller or a view of UIKit's by name; nil where there is none of that name.
    private func uiKit(named name: String) throws(SourceError) -> ChosenView? {
        for (types, make) in [
            (scan.controllers, ChosenView.Source.controller), (scan.uiViews, ChosenView.Source.uiView),
        ] {
            guard let type = types.first(where: { $0.path == name || $0.name == name }) else { continue }
            if type.canBeMadeWithoutArguments { return ChosenView(name: type.name, source: make(type)) }
            return try shownByAnother(type)
        }
        return nil
    }

    private func isUsedByAnother(_ view: DeclaredType) -> Bool {
        let showing = Set((scan.providers + scan.apps).map(\.path))
        return scan.globalNames.contains(view.name)
            || scan.types.contains { type in
                type.path != view.path && !showing.contains(type.path) && type.usedNames.contains(view.name)
            }
    }

    private func noView() -> SourceError {
        let names = files.count == 1 ? files[0].displayPath : "the \(files.count) files"
        let classes = scan.hostClasses
        if let first = classes.first {
            return SourceError(
                "no SwiftUI view in \(names): \(first.path) is a class of UIKit's or AppKit's kind, which cannot be shown"
            )
        }
        // What belongs to views is shown by one.
        let parts: Set<String> = [
            "Layout", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle",
            "GroupBoxStyle",
            "ProgressViewStyle", "TextFieldStyle", "MenuStyle", "Transition", "GeometryEffect", "ShapeStyle", "Shape",
            "Animatable", "AnimatableModifier", "LabeledContentStyle", "DisclosureGroupStyle", "GaugeStyle",
        ]
        for type in scan.types {
            guard let part = type.inherited.first(where: parts.contains) else { continue }
            return SourceError(
                "no view in \(names): \(type.path) is a \(part); add a #Preview { … } with a view that uses it"
                    + (part == "Shape" ? ", or name it with --view" : ""))
        }
        return SourceError("no view in \(names): a view is a type that conforms to View")
    }

    private func noneCanBeMade(_ views: [DeclaredType]) -> SourceError {
        let reasons = views.map { "\($0.path) needs \(needs(of: $0))" }
        return SourceError(
            (["no view can be made without arguments:"] + reasons.map { "  " + $0 }
                + ["add a #Preview { … } that makes one"]).joined(separator: "\n"))
    }

    /// What a view must be given.
    private func needs(of view: DeclaredType) -> String {
        let initializers = view.initializers.filter { !$0.isUnusable }
        if let shortest = initializers.min(by: { $0.neededLabels.count < $1.neededLabels.count }),
            !shortest.neededLabels.isEmpty
        {
            return "init(" + shortest.neededLabels.map { $0 + ":" }.joined() + ")"
        }
        if !view.neededProperties.isEmpty {
            return view.neededProperties.map(\.description).joined(separator: ", ")
        }
        if view.isGeneric { return "its generic types" }
        return view.kind == .enum ? "one of its cases" : "an initializer that can be called"
    }

    // MARK: By name

    private func chooseView(named name: String) throws(SourceError) -> ChosenView {
        let drawables = scan.drawables
        let exact = drawables.filter { $0.path == name }
        let matches = exact.isEmpty ? drawables.filter { $0.name == name } : exact
        if matches.count > 1 {
            throw SourceError(
                "several views are named \(name): \(matches.map(\.path).joined(separator: ", "))")
        }
        if let view = matches.first { return try view.canBeMadeWithoutArguments ? chosen(view) : shownByAnother(view) }
        if let provider = scan.providers.first(where: { $0.path == name || $0.name == name }) {
            return chosen([provider], wanted: nil)
        }
        if let app = scan.apps.first(where: { $0.path == name || $0.name == name }) { return chosen(app: app) }
        if let screen = try uiKit(named: name) { return screen }
        if let other = scan.types.first(where: { $0.path == name || $0.name == name }) {
            throw SourceError("\(location(of: other)): \(other.path) is no view: it does not conform to View")
        }
        throw SourceError(unknown("view", name, among: scan.views.map(\.path), "the views are"))
    }

    /// A view that needs arguments, as a preview makes it, which knows them.
    private func shownByAnother(_ view: DeclaredType) throws(SourceError) -> ChosenView {
        if let preview = preview(of: view) { return chosen(preview, as: view.name) }
        if let provider = scan.providers.first(where: { $0.usedNames.contains(view.name) }) {
            return chosen([provider], wanted: nil, as: view.name)
        }
        if let sample = sample(view) { return sample }
        throw SourceError(
            "\(location(of: view)): \(view.path) cannot be made without arguments: it needs \(needs(of: view))\n"
                + "add a #Preview { \(view.name)(…) } and leave --view out, or name it with --preview")
    }

    /// The preview that shows a view, alone if there is one.
    private func preview(of view: DeclaredType) -> DeclaredPreview? {
        reachablePreviews.first { $0.viewName == view.name }
            ?? reachablePreviews.first { $0.usedNames.contains(view.name) }
    }

    /// By title, by number from 1, or by `File.swift:line`; a provider by its own name, too, or by that of one of its
    /// previews. Providers' previews are numbered after the others.
    private func choosePreview(named name: String) throws(SourceError) -> ChosenView {
        if let preview = scan.previews.first(where: { $0.title == name }) {
            guard !preview.isNested else { throw SourceError("the preview “\(name)” stands inside a type") }
            return try choose(preview)
        }
        let own = reachablePreviews
        if let number = Int(name), own.indices.contains(number - 1) { return try choose(own[number - 1]) }
        if let preview = own.first(where: { name == "\(files[$0.file].fileName):\($0.line)" }) {
            return try choose(preview)
        }
        if let provider = scan.providers.first(where: { $0.path == name || $0.name == name }) {
            return chosen([provider], wanted: nil)
        }
        if let preview = own.first(where: { $0.viewName == name }) { return try choose(preview) }
        let names = own.enumerated().map { $1.title ?? "\($0 + 1)" }
        if !scan.providers.isEmpty {
            // What their previews are called is known once they have been made. One that holds the name is asked first.
            let holding = scan.providers.filter { $0.strings.contains(name) }
            let number = Int(name).map { $0 - own.count }
            if holding.count == 1, number == nil { return chosen(holding, wanted: name, others: names) }
            if scan.views.contains(where: { $0.name == name }),
                let showing = scan.providers.first(where: { $0.usedNames.contains(name) })
            {
                return chosen([showing], wanted: nil, as: name)
            }
            return chosen(scan.providers, wanted: number.map(String.init) ?? name, others: names)
        }
        throw SourceError(unknown("preview", name, among: names, "the previews are"))
    }

    private var reachablePreviews: [DeclaredPreview] { scan.previews.filter { !$0.isNested } }

    private func unknown(_ kind: String, _ name: String, among names: [String], _ list: String) -> String {
        guard !names.isEmpty else { return "no \(kind) named \(name), and none of any name" }
        let near = NearMatches.of(name, among: names)
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
        return "no \(kind) named \(name)\(hint)\n\(list) \(names.joined(separator: ", "))"
    }

    private func location(of type: DeclaredType) -> String { "\(files[type.file].displayPath):\(type.line)" }

    // MARK: The choice

    private func choose(_ preview: DeclaredPreview) throws(SourceError) -> ChosenView {
        if let name = hostClass(shownBy: preview) {
            throw SourceError(
                "\(files[preview.file].displayPath):\(preview.line): this preview shows \(name), a class of UIKit's or "
                    + "AppKit's kind, which cannot be shown")
        }
        return chosen(preview)
    }

    /// The class that a preview makes, when it is no view of SwiftUI's.
    private func hostClass(shownBy preview: DeclaredPreview) -> String? { scan.hostClass(shownBy: preview) }

    private func chosen(_ view: DeclaredType) -> ChosenView { ChosenView(name: view.name, source: .type(view)) }

    private func chosen(_ preview: DeclaredPreview, as name: String? = nil) -> ChosenView {
        // A container of the library's is no name for a screen.
        let named = scan.drawables + scan.controllers + scan.uiViews
        let viewName = preview.viewName.flatMap { name in named.contains { $0.name == name } ? name : nil }
        return ChosenView(name: name ?? viewName ?? preview.title ?? "Preview", source: .preview(preview))
    }

    private func chosen(
        _ providers: [DeclaredType], wanted: String?, others: [String] = [], as name: String? = nil
    ) -> ChosenView {
        let used = scan.views.filter { view in providers.contains { $0.usedNames.contains(view.name) } }
        return ChosenView(
            name: name ?? (used.count == 1 ? used[0].name : providers.count == 1 ? providers[0].name : "Preview"),
            source: .providers(providers, wanted: wanted, others: others))
    }

    private func chosen(app: DeclaredType) -> ChosenView {
        let shown = scan.views.filter { app.usedNames.contains($0.name) }
        return ChosenView(name: shown.count == 1 ? shown[0].name : app.name, source: .app(app))
    }
}
