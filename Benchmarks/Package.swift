// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "ViewTree", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "ViewTree", package: "ViewTree"), .product(name: "Inspection", package: "ViewTree"),
            ]),
        // The random trees are the tests' own, by symbolic links.
        .executableTarget(
            name: "RegionCheck",
            dependencies: [.product(name: "ViewTree", package: "ViewTree")]),
    ],
    swiftLanguageModes: [.v6]
)
