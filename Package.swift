// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// On Apple platforms SwiftUI is the system's; elsewhere a module of that name stands in for it.
#if os(Linux)
    let shims: [Target] = [
        .target(name: "SwiftUI", dependencies: ["ViewTree"]),
        .target(name: "Combine", dependencies: ["ViewTree"]),
    ]
    let shimProducts: [Product] = [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
    ]
    let shimNames: [Target.Dependency] = ["SwiftUI", "Combine"]
#else
    let shims: [Target] = []
    let shimProducts: [Product] = []
    let shimNames: [Target.Dependency] = []
#endif

let package = Package(
    name: "ViewTree",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "ViewTree", targets: ["ViewTree", "Layout", "HitTest"]),
        .library(name: "ViewTreeTesting", targets: ["ViewTreeTesting"]),
        .executable(name: "viewtree", targets: ["ViewTreeTool"]),
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
        .target(name: "Inspection", dependencies: ["HitTest"]),
        .target(name: "Commands", dependencies: ["Inspection"]),
        .target(name: "SourceCompiler", dependencies: ["SwiftTokens"]),
        .target(name: "ViewTreeTesting", dependencies: ["HitTest", "Inspection"]),
        .target(name: "Examples", dependencies: shimNames + ["ViewTree"], path: "Examples"),
        .executableTarget(
            name: "ViewTreeTool", dependencies: ["Commands", "SourceCompiler", "Examples"] + shimNames),
        .testTarget(
            name: "LayoutTests", dependencies: ["ViewTree", "Layout", "HitTest", "ViewTreeTesting", "Examples"]),
        .testTarget(
            name: "CommandTests", dependencies: ["SourceCompiler", "SwiftTokens", "PreviewMacros", "Commands"]),
    ] + shims,
    swiftLanguageModes: [.v6]
)
