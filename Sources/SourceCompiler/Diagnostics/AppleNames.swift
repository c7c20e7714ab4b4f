/// To which of Apple's frameworks a name that nobody knows belongs.
///
/// Frameworks are told by the prefixes of their types; the types of SwiftUI's and of the younger frameworks, which have
/// none, are listed.
enum AppleNames {
    /// Whether it is surely a name of Apple's, and no slip of the pen.
    static func lists(_ name: String) -> Bool {
        let plain = name.hasPrefix("@") || name.hasPrefix(".") ? String(name.dropFirst()) : name
        return modules.contains(plain) || swiftUI.contains(plain) || listed.contains { $0.1.contains(plain) }
    }

    /// The framework's name, such as `SwiftUI`; nil for what may be the user's.
    static func framework(of name: String) -> String? {
        let plain = name.hasPrefix("@") || name.hasPrefix(".") ? String(name.dropFirst()) : name
        if modules.contains(plain) { return plain }
        if swiftUI.contains(plain) { return "SwiftUI" }
        for (framework, names) in listed where names.contains(plain) { return framework }
        guard !name.hasPrefix(".") else {
            let prefixes = ["chart": "Charts", "map": "MapKit", "widget": "WidgetKit", "modelC": "SwiftData"]
            return prefixes.first { plain.hasPrefix($0.key) }?.value
        }
        for (prefix, framework) in prefixed where plain.hasPrefix(prefix) {
            // A capital and a small letter follow: `MKMapView`, not `MKit`.
            let rest = plain.dropFirst(prefix.count)
            if let first = rest.first, first.isUppercase, rest.dropFirst().first?.isLowercase == true {
                return framework
            }
        }
        return nil
    }

    private static let swiftUI: Set<String> = [
        "AsyncImage", "Canvas", "ControlGroup", "DocumentGroup", "EditButton", "EmptyWidgetConfiguration", "Gauge",
        "HSplitView", "KeyframeAnimator", "MenuBarExtra", "NavigationSplitView", "NavigationView", "OutlineGroup",
        "PasteButton", "PhaseAnimator", "RenameButton", "ScrollPosition", "Settings", "ShareLink", "Table",
        "TabView", "TextEditor", "TimelineView", "VSplitView", "Window", "ImageRenderer", "FileDocument",
        "SceneStorage", "FetchRequest", "UIApplicationDelegateAdaptor", "ScaledMetric", "UIHostingController",
        "UIViewRepresentable", "UIViewControllerRepresentable", "Commands", "CommandMenu", "CommandGroup",
        "ToolbarItem", "ToolbarItemGroup", "Subscribers", "TextFieldStyle",
    ]

    private static let listed: [(String, Set<String>)] = [
        ("MapKit", ["Map", "MapMarker", "MapAnnotation", "MapPin", "Marker", "Annotation", "MapCameraPosition"]),
        (
            "Charts",
            [
                "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark", "SectorMark",
                "AxisMarks", "AxisValueLabel", "AxisGridLine", "AxisTick", "ChartContent", "PlottableValue",
            ]
        ),
        (
            "SwiftData",
            [
                "Model", "Query", "ModelContainer", "ModelContext", "ModelConfiguration", "PersistentModel",
                "FetchDescriptor", "Attribute", "Relationship", "Transient", "Schema",
            ]
        ),
        ("AVKit", ["VideoPlayer"]),
        ("StoreKit", ["ProductView", "StoreView", "SubscriptionStoreView", "Product", "Transaction"]),
        (
            "WidgetKit",
            [
                "Widget", "WidgetBundle", "WidgetConfiguration", "StaticConfiguration", "TimelineProvider",
                "TimelineEntry", "Timeline", "WidgetFamily", "AppIntentConfiguration", "WidgetCenter",
            ]
        ),
        ("SceneKit", ["SceneView"]), ("SpriteKit", ["SpriteView"]), ("RealityKit", ["RealityView", "Model3D"]),
        ("TipKit", ["TipView", "Tip"]), ("AppIntents", ["AppIntent", "AppShortcutsProvider"]),
        ("CoreData", ["FetchedResults"]), ("AuthenticationServices", ["SignInWithAppleButton"]),
    ]

    private static let prefixed: [(String, String)] = [
        ("UI", "UIKit"), ("MK", "MapKit"), ("CL", "CoreLocation"), ("AV", "AVFoundation"), ("PH", "Photos"),
        ("SK", "StoreKit"), ("SCN", "SceneKit"), ("AR", "ARKit"), ("WK", "WebKit"), ("CI", "CoreImage"),
        ("UN", "UserNotifications"), ("HK", "HealthKit"), ("CN", "Contacts"), ("EK", "EventKit"), ("VN", "Vision"),
        ("ML", "CoreML"), ("SF", "SafariServices"), ("CK", "CloudKit"), ("GK", "GameKit"), ("PK", "PencilKit"),
        ("LA", "LocalAuthentication"), ("MF", "MessageUI"), ("MTK", "MetalKit"), ("MTL", "Metal"),
        ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"), ("NSFetch", "CoreData"), ("CA", "QuartzCore"),
        ("GAD", "GoogleMobileAds"), ("FIR", "Firebase"), ("CB", "CoreBluetooth"), ("CM", "CoreMotion"),
        ("AS", "AuthenticationServices"), ("RC", "RevenueCat"), ("QL", "QuickLook"), ("PDF", "PDFKit"),
        ("NS", "AppKit"),
    ]

    /// Frameworks by their own names, as in `MapKit.Map`.
    private static let modules: Set<String> = [
        "AppKit", "WatchKit", "MapKit", "CoreLocation", "AVFoundation", "AVKit", "Photos", "StoreKit",
        "SceneKit", "SpriteKit", "RealityKit", "ARKit", "WebKit", "CoreImage", "UserNotifications", "HealthKit",
        "Contacts", "EventKit", "Vision", "CoreML", "SafariServices", "CloudKit", "GameKit", "PencilKit", "MessageUI",
        "MetalKit", "Metal", "CoreData", "SwiftData", "QuartzCore", "CoreBluetooth", "CoreMotion", "Charts",
        "AuthenticationServices", "LocalAuthentication", "WidgetKit", "ActivityKit", "AppIntents", "TipKit", "PDFKit",
        "QuickLook", "UniformTypeIdentifiers", "CryptoKit", "Network", "OSLog",
    ]
}
