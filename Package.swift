// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// On Apple platforms SwiftUI is the system's; elsewhere a module of that name stands in for it.
#if os(Linux)
    let shims: [Target] = [
        .target(name: "UIKit", dependencies: ["ViewTree", "Layout"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(name: "SwiftUI", dependencies: ["ViewTree", "UIKit"]),
        .target(name: "Combine", dependencies: ["ViewTree"]),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "UniformTypeIdentifiers", dependencies: ["ViewTree"]),
        .target(name: "QuartzCore", dependencies: ["UIKit"]),
        .target(name: "CoreGraphics", dependencies: ["UIKit"]),
        .target(name: "PhotosUI", dependencies: ["UIKit"]),
    ]
    let shimProducts: [Product] = [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(
            name: "AppleModules",
            targets: ["os", "OSLog", "UniformTypeIdentifiers", "QuartzCore", "CoreGraphics", "PhotosUI"]),
    ]
    let shimNames: [Target.Dependency] = [
        "SwiftUI", "UIKit", "Combine", "os", "OSLog", "UniformTypeIdentifiers", "QuartzCore", "CoreGraphics",
        "PhotosUI",
    ]
    let uiKitName: [Target.Dependency] = ["UIKit", "_Testing_UIKit"]
#else
    let shims: [Target] = []
    let shimProducts: [Product] = []
    let shimNames: [Target.Dependency] = []
    let uiKitName: [Target.Dependency] = []
#endif

let package = Package(
    name: "ViewTree",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "ViewTree", targets: ["ViewTree", "Layout", "HitTest"]),
        .library(name: "ViewTreeTesting", targets: ["ViewTreeTesting"]),
        .library(name: "Inspection", targets: ["Inspection"]),
        .executable(name: "viewtree", targets: ["ViewTreeTool"]),
        .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    ] + shimProducts,
    traits: [
        .trait(
            name: "FreeTypeText",
            description: "A text measurer for font files, through the installed FreeType and HarfBuzz.")
    ],
    targets: [
        .target(name: "SwiftTokens"),
        .macro(name: "PreviewMacros", dependencies: ["SwiftTokens"]),
        .target(name: "ViewTree", dependencies: ["PreviewMacros"]),
        .target(name: "Layout", dependencies: ["ViewTree"]),
        .target(name: "HitTest", dependencies: ["Layout"]),
        .target(
            name: "Inspection", dependencies: ["HitTest"],
            // The inspector's page: compiled in, so that no answer needs a file beside the program.
            resources: [
                "inspector.html", "inspector.css", "data.js", "state.js", "tree.js", "stage.js", "panel.js", "main.js",
            ].map { .embedInCode("Inspector/Page/\($0)") }),
        .target(name: "Commands", dependencies: ["Inspection"]),
        .target(name: "SourceCompiler", dependencies: ["SwiftTokens"]),
        .executableTarget(name: "UIKitSourceTool", dependencies: ["SourceCompiler"]),
        .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["UIKitSourceTool"]),
        .target(name: "ViewTreeTesting", dependencies: ["HitTest", "Inspection"]),
        .target(name: "Examples", dependencies: shimNames + ["ViewTree"], path: "Examples"),
        .executableTarget(
            name: "ViewTreeTool", dependencies: ["Commands", "SourceCompiler", "Examples"] + shimNames),
        .testTarget(
            name: "LayoutTests",
            dependencies: ["ViewTree", "Layout", "HitTest", "ViewTreeTesting", "Examples"] + uiKitName),
        .testTarget(
            name: "CommandTests", dependencies: ["SourceCompiler", "SwiftTokens", "PreviewMacros", "Commands"]),
    ] + shims,
    swiftLanguageModes: [.v6]
)
