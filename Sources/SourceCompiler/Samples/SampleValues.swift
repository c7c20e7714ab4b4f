/// Values for the types of the language, of Foundation, SwiftUI and UIKit.
enum SampleValues {
    /// Swift source for a value, nil for a type that is not known.
    ///
    /// - Parameters:
    ///   - name: The parameter's: strings are it, and it tells lengths from fractions and symbols from texts.
    ///   - number: From 1; the values of a list differ by it.
    static func value(of type: String, named name: String, _ number: Int) -> String? {
        let plain =
            type.hasPrefix("SwiftUI.") || type.hasPrefix("Swift.") || type.hasPrefix("Foundation.")
            ? String(type.drop { $0 != "." }.dropFirst()) : type
        let lower = name.lowercased()
        switch plain {
        case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
            "NSAttributedString", "NSString":
            let text = string(named: name, number)
            return ["String", "LocalizedStringKey", "Substring", "LocalizedStringResource"].contains(plain)
                ? text : plain == "AttributedString" ? "AttributedString(\(text))" : "\(plain)(string: \(text))"
        case "Character": return "\"A\""
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger":
            return lower.contains("index") || lower.contains("selected") ? "\(number - 1)" : "\(number)"
        case "Double", "CGFloat", "Float", "Float32", "Float64":
            return lengths.contains(where: lower.contains) ? "44" : "0.5"
        case "TimeInterval": return "60"
        case "Decimal": return "\(number)"
        case "Bool":
            return lower.hasPrefix("show") || lower.hasPrefix("isshow") || lower.hasPrefix("ispresent")
                ? "true" : "false"
        case "Any", "AnyObject", "AnyHashable", "NSObject": return string(named: name, number)
        case "View": return "Text(\(string(named: name, number)))"
        case "AnyView": return "AnyView(Text(\(string(named: name, number))))"
        case "Shape", "InsettableShape": return "Circle()"
        case "ShapeStyle": return "Color.blue"
        case "Error": return "CocoaError(.fileNoSuchFile)"
        default: return fixed[plain]
        }
    }

    /// A value for a generic type of the user's.
    static func generic(_ bounds: [String], named name: String, _ number: Int) -> String {
        for bound in bounds {
            switch bound.split(separator: ".").last.map(String.init) ?? bound {
            case "View": return "Text(\(string(named: name, number)))"
            case "Shape", "InsettableShape": return "Circle()"
            case "ShapeStyle": return "Color.blue"
            case "RandomAccessCollection", "Collection", "BidirectionalCollection", "Sequence",
                "MutableCollection", "RangeReplaceableCollection":
                return "[_SampleItem(1), _SampleItem(2), _SampleItem(3)]"
            case "BinaryFloatingPoint", "FloatingPoint": return "0.5"
            case "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric": return "\(number)"
            case "StringProtocol": return string(named: name, number)
            case "ButtonStyle", "PrimitiveButtonStyle": return "BorderedButtonStyle()"
            default: continue
            }
        }
        return "_SampleItem(\(number))"
    }

    private static let lengths = [
        "size", "width", "height", "radius", "spacing", "length", "padding", "inset", "diameter", "offset",
    ]

    private static func string(named name: String, _ number: Int) -> String {
        let lower = name.lowercased()
        if lower.contains("url") || lower.contains("link") { return "\"https://example.com\"" }
        if lower.contains("icon") || lower.contains("symbol") || lower.contains("image") { return "\"star.fill\"" }
        if lower == "id" || lower.hasSuffix("ID") { return "\"\(number)\"" }
        return number == 1 ? "\"\(name)\"" : "\"\(name) \(number)\""
    }

    /// Whatever the parameter is called.
    private static let fixed: [String: String] = [
        "Color": "Color.blue", "UIColor": "UIColor.systemBlue", "CGColor": "UIColor.systemBlue.cgColor",
        "Image": "Image(systemName: \"star.fill\")", "UIImage": "UIImage()", "Text": "Text(\"Text\")",
        "Date": "Date(timeIntervalSinceReferenceDate: 0)", "DateComponents": "DateComponents()",
        "DateInterval": "DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 3600)",
        "Calendar": "Calendar.current", "Locale": "Locale.current", "TimeZone": "TimeZone.current",
        "URL": "URL(string: \"https://example.com\")!", "Data": "Data()", "UUID": "UUID()",
        "Notification.Name": "Notification.Name(\"name\")", "Bundle": "Bundle.main",
        "UserDefaults": "UserDefaults.standard", "IndexSet": "IndexSet()",
        "IndexPath": "IndexPath(item: 0, section: 0)",
        "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": "CGPoint(x: 50, y: 50)",
        "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)", "CGVector": "CGVector(dx: 0, dy: 0)",
        "CGAffineTransform": "CGAffineTransform.identity",
        "EdgeInsets": "EdgeInsets()", "UIEdgeInsets": "UIEdgeInsets.zero", "Angle": "Angle.zero",
        "Font": "Font.body", "UIFont": "UIFont.systemFont(ofSize: 17)", "Font.Weight": "Font.Weight.regular",
        "Font.Design": "Font.Design.default", "Font.TextStyle": "Font.TextStyle.body",
        "UIFont.Weight": "UIFont.Weight.regular", "UIFont.TextStyle": "UIFont.TextStyle.body",
        "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.center",
        "VerticalAlignment": "VerticalAlignment.center", "TextAlignment": "TextAlignment.leading",
        "UnitPoint": "UnitPoint.center", "Edge": "Edge.top", "Edge.Set": "Edge.Set.all", "Axis": "Axis.vertical",
        "Axis.Set": "Axis.Set.vertical", "ContentMode": "ContentMode.fit", "ColorScheme": "ColorScheme.light",
        "UIRectCorner": "UIRectCorner.allCorners", "Gradient": "Gradient(colors: [.blue, .green])",
        "LinearGradient": "LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom)",
        "AnyShape": "AnyShape(Circle())", "AnyShapeStyle": "AnyShapeStyle(Color.blue)", "Path": "Path()",
        "StrokeStyle": "StrokeStyle(lineWidth: 2)", "Material": "Material.regular",
        "Animation": "Animation.default", "AnyTransition": "AnyTransition.opacity",
        "Namespace.ID": "Namespace().wrappedValue", "NavigationPath": "NavigationPath()",
        "ButtonRole": "ButtonRole.cancel", "ControlSize": "ControlSize.regular",
        "UIKeyboardType": "UIKeyboardType.default", "UIReturnKeyType": "UIReturnKeyType.default",
        "UITextContentType": "UITextContentType.name",
        "UIActivityIndicatorView.Style": "UIActivityIndicatorView.Style.medium",
        "UIBlurEffect.Style": "UIBlurEffect.Style.regular", "UIModalPresentationStyle": ".automatic",
        "UIImagePickerController.SourceType": "UIImagePickerController.SourceType.photoLibrary",
        "UIView": "UIView()", "UIViewController": "UIViewController()", "UIWindow": "UIWindow()",
        "NSError": "NSError(domain: \"domain\", code: 1)", "AnyCancellable": "AnyCancellable {}",
        "PresentationDetent": "PresentationDetent.medium", "DynamicTypeSize": "DynamicTypeSize.large",
    ]
}
