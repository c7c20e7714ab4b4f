import SwiftTokens

/// What the user's files declare: types with their initializers, previews, imports.
///
/// Read from the tokens alone, because asking the compiler (`-emit-const-values`) would take a second run of it. Where
/// the tokens mislead, the compiler has the last word when the program is made.
struct SourceScan: Sendable {
    private(set) var types: [DeclaredType] = []
    /// Every declaration of a type, those of a name that is declared twice as well.
    private(set) var declarations: [DeclaredType] = []
    private(set) var previews: [DeclaredPreview] = []
    /// Names used outside types, by file: in global functions, for one.
    private(set) var globalNames: Set<String> = []
    private var indices: [String: Int] = [:]
    private var conformances: [String: [String]] = [:]

    /// Scans files whose conditions have been decided, in the order of the files.
    init(_ files: [ConditionedSource]) {
        var extensions: [DeclaredExtension] = []
        for (index, file) in files.enumerated() {
            var scanner = DeclarationScanner(file.source, file: index)
            scanner.scanFile()
            declarations += scanner.types
            for type in scanner.types where indices[type.path] == nil {
                indices[type.path] = types.count
                types.append(type)
            }
            previews += scanner.previews
            extensions += scanner.extensions
            globalNames.formUnion(scanner.globalNames)
        }
        for item in extensions { add(item) }
        for type in types { conformances[type.name, default: []] += type.inherited }
    }

    private mutating func add(_ item: DeclaredExtension) {
        guard let index = indices[item.path] else {
            // An extension of somebody else's type: whatever it mentions may be used by anyone.
            globalNames.formUnion(item.usedNames)
            return
        }
        types[index].inherited += item.inherited
        types[index].initializers += item.initializers
        types[index].usedNames.formUnion(item.usedNames)
        types[index].strings.formUnion(item.strings)
    }

    // MARK: Roles

    /// Types that conform to `View`, shapes left out: nobody asks for those unless by name.
    var views: [DeclaredType] { types.filter { $0.kind != .protocol && conforms($0, to: Self.viewProtocols) } }

    /// Everything that can be shown: views and shapes.
    var drawables: [DeclaredType] {
        types.filter { $0.kind != .protocol && conforms($0, to: Self.viewProtocols.union(Self.shapeProtocols)) }
    }

    var providers: [DeclaredType] { types.filter { conforms($0, to: ["PreviewProvider"]) } }
    var apps: [DeclaredType] { types.filter { conforms($0, to: ["App"]) } }

    /// Classes of UIKit's and AppKit's kind, which cannot be shown: no SwiftUI views, and none of UIKit's.
    var hostClasses: [DeclaredType] {
        let shown = Set((views + controllers + uiViews).map(\.path))
        return types.filter { type in
            type.kind == .class && type.inherited.contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
                && !shown.contains(type.path)
        }
    }

    /// The class of UIKit's or AppKit's kind that a preview makes and that cannot be shown; nil for anything else.
    func hostClass(shownBy preview: DeclaredPreview) -> String? {
        guard let name = preview.viewName else { return nil }
        if hostClasses.contains(where: { $0.name == name }) { return name }
        let isKnown = Self.controllerClasses.contains(name) || Self.uiViewClasses.contains(name)
        let isSystems = name.hasPrefix("UI") || name.hasPrefix("NS")
        return isSystems && !isKnown && !types.contains { $0.name == name } ? name : nil
    }

    /// UIKit's controllers: each is a screen.
    var controllers: [DeclaredType] {
        types.filter { $0.kind == .class && conforms($0, to: Self.controllerClasses) }
    }

    /// UIKit's views.
    var uiViews: [DeclaredType] { types.filter { $0.kind == .class && conforms($0, to: Self.uiViewClasses) } }

    private static let controllerClasses: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
        "UIAlertController", "UIActivityViewController", "UIHostingController", "UIImagePickerController",
        "UITableViewController", "UICollectionViewController", "UISearchController", "UIColorPickerViewController",
        "UISplitViewController",
    ]
    private static let uiViewClasses: Set<String> = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UISlider",
        "UISwitch", "UIStepper", "UITextField", "UITextView", "UISegmentedControl", "UIVisualEffectView",
        "UIActivityIndicatorView", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewListCell", "UIColorWell", "UIDatePicker",
        "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView", "UIRefreshControl", "UISearchBar",
        "UISearchTextField", "UITabBar", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UIToolbar",
        "UIWindow",
    ]

    private static let viewProtocols: Set<String> = [
        "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable",
    ]
    private static let shapeProtocols: Set<String> = ["Shape", "InsettableShape"]

    private func conforms(_ type: DeclaredType, to protocols: Set<String>) -> Bool {
        var pending = type.inherited
        var seen: Set<String> = []
        while let name = pending.popLast() {
            if protocols.contains(name) { return true }
            if seen.insert(name).inserted { pending += conformances[name] ?? [] }
        }
        return false
    }
}

/// An extension: what it adds to a type.
struct DeclaredExtension: Sendable {
    let path: String
    var inherited: [String]
    var initializers: [DeclaredInitializer] = []
    var usedNames: Set<String> = []
    var strings: Set<String> = []
}
