import SwiftTokens

/// Chooses the view that a command is about, or says why there is none.
///
/// With `--view` that one; with `--preview` that one; else the first `#Preview`, else the first `PreviewProvider`, else
/// the only view that can be made without arguments, or, of several, the only one that no other view uses.
struct ViewChooser {
    let scan: SourceScan
    let files: [SourceFile]
    let sources: [TokenizedSource]

    func choose(view: String?, preview: String?) throws(SourceError) -> ChosenView {
        if let preview { return try choosePreview(named: preview) }
        if let view { return try chooseView(named: view) }
        if let preview = reachablePreviews.first { return chosen(preview) }
        if let provider = scan.providers.first { return chosen(provider: provider) }
        return try chooseOnlyView()
    }

    // MARK: By default

    private func chooseOnlyView() throws(SourceError) -> ChosenView {
        let views = scan.views
        let candidates = views.filter(\.canBeMadeWithoutArguments)
        if candidates.isEmpty, let screen = try chooseOnlyUIKit() { return screen }
        guard !views.isEmpty else { throw noView() }
        guard !candidates.isEmpty else { throw noneCanBeMade(views) }
        if candidates.count == 1 { return chosen(candidates[0]) }
        let roots = candidates.filter { !isUsedByAnother($0) }
        if roots.count == 1 { return chosen(roots[0]) }
        // An app shows one of them first.
        let shown = roots.filter { root in scan.apps.contains { $0.usedNames.contains(root.name) } }
        if shown.count == 1 { return chosen(shown[0]) }
        let listed = roots.isEmpty ? candidates : roots
        throw SourceError(
            "several views: \(listed.map(\.path).joined(separator: ", "))\nname one with --view, "
                + "such as --view \(listed[0].path)")
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
            return ChosenView(name: choice[0].name, source: make(choice[0]), settings: PreviewSettings())
        }
        return nil
    }

    /// A controller or a view of UIKit's by name.
    private func uiKit(named name: String) -> ChosenView? {
        for (types, make) in [
            (scan.controllers, ChosenView.Source.controller), (scan.uiViews, ChosenView.Source.uiView),
        ] {
            if let type = types.first(where: { $0.path == name || $0.name == name }), type.canBeMadeWithoutArguments {
                return ChosenView(name: type.name, source: make(type), settings: PreviewSettings())
            }
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
        if let view = matches.first {
            if view.canBeMadeWithoutArguments { return chosen(view) }
            // A preview knows the arguments.
            if let preview = reachablePreviews.first(where: { $0.viewName == view.name }) { return chosen(preview) }
            throw SourceError(
                "\(location(of: view)): \(view.path) cannot be made without arguments: it needs \(needs(of: view))\n"
                    + "add a #Preview { \(view.name)(…) } and leave --view out, or name it with --preview")
        }
        if let provider = scan.providers.first(where: { $0.path == name || $0.name == name }) {
            return chosen(provider: provider)
        }
        if let app = scan.apps.first(where: { $0.path == name || $0.name == name }) { return try chosen(app: app) }
        if let screen = uiKit(named: name) { return screen }
        if let other = scan.types.first(where: { $0.path == name || $0.name == name }) {
            throw SourceError("\(location(of: other)): \(other.path) is no view: it does not conform to View")
        }
        throw SourceError(unknown("view", name, among: scan.views.map(\.path), "the views are"))
    }

    /// By title, by number from 1, or by `File.swift:line`.
    private func choosePreview(named name: String) throws(SourceError) -> ChosenView {
        if let preview = scan.previews.first(where: { $0.title == name }) {
            guard !preview.isNested else { throw SourceError("the preview “\(name)” stands inside a type") }
            return chosen(preview)
        }
        if let number = Int(name), reachablePreviews.indices.contains(number - 1) {
            return chosen(reachablePreviews[number - 1])
        }
        if let preview = reachablePreviews.first(where: { name == "\(files[$0.file].fileName):\($0.line)" }) {
            return chosen(preview)
        }
        if let provider = scan.providers.first(where: { $0.path == name || $0.name == name }) {
            return chosen(provider: provider)
        }
        if let preview = reachablePreviews.first(where: { $0.viewName == name }) { return chosen(preview) }
        let names = reachablePreviews.enumerated().map { $1.title ?? "\($0 + 1)" } + scan.providers.map(\.path)
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

    private func chosen(_ view: DeclaredType) -> ChosenView {
        ChosenView(name: view.name, source: .type(view), settings: PreviewSettings())
    }

    private func chosen(_ preview: DeclaredPreview) -> ChosenView {
        // A container of the library's is no name for a screen.
        let viewName = preview.viewName.flatMap { name in scan.drawables.contains { $0.name == name } ? name : nil }
        return ChosenView(
            name: viewName ?? preview.title ?? "Preview", source: .preview(preview), settings: preview.settings)
    }

    private func chosen(provider: DeclaredType) -> ChosenView {
        let source = sources[provider.file]
        let start = source.tokens.indices.first { index in
            source.text(at: index) == provider.name
                && source.position(of: source.tokens[index].range.lowerBound).line
                    >= provider.line
        }
        var settings = PreviewSettings()
        if let start, let open = (start..<source.tokens.count).first(where: { source.isMark("{", at: $0) }),
            let close = source.matchingBracket(of: open)
        {
            settings = PreviewSettings(open..<close, of: source, isProvider: true)
        }
        let used = scan.views.filter { provider.usedNames.contains($0.name) }
        return ChosenView(
            name: used.count == 1 ? used[0].name : provider.name, source: .provider(provider), settings: settings)
    }

    /// The view that an app shows first, when there is only one that it can be.
    private func chosen(app: DeclaredType) throws(SourceError) -> ChosenView {
        let shown = scan.views.filter { app.usedNames.contains($0.name) }
        guard shown.count == 1, shown[0].canBeMadeWithoutArguments else {
            throw SourceError(
                "\(location(of: app)): \(app.path) is an app; name one of its views with --view: "
                    + scan.views.map(\.path).joined(separator: ", "))
        }
        return chosen(shown[0])
    }
}
