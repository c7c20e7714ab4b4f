import Foundation
import Inspection
import Layout
import ViewTree

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A picture taken apart.
final class DrawnPicture: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
    }

    /// What is drawn, the screen's background first; titles left out.
    private(set) var elements: [Element] = []
    private(set) var definitions: [Element] = []
    private(set) var text = ""
    private(set) var problem: String?
    /// All ids in order.
    private(set) var ids: [String] = []
    private var isDefining = 0

    /// A view in 200 × 200 points, at its top left corner.
    @MainActor
    convenience init(
        dark: Bool = false, platform: Platform = .iOS18, @ViewBuilder _ view: () -> some View
    ) {
        self.init(Picture(Self.tree(dark: dark, platform: platform, view)).svg)
    }

    @MainActor
    static func tree(
        dark: Bool = false, platform: Platform = .iOS18, @ViewBuilder _ view: () -> some View
    ) -> LayoutTree {
        var environment = EnvironmentValues()
        if dark { environment.colorScheme = .dark }
        let screen = Device(
            size: CGSize(width: 200, height: 200), scale: 2, safeArea: EdgeInsets(), platform: platform)
        let root = view().frame(width: 200, height: 200, alignment: .topLeading)
        return LayoutTree(root, device: screen, environment: environment)
    }

    init(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        if !parser.parse() { problem = parser.parserError.map { "\($0)" } ?? "no XML" }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "defs" { isDefining += 1 }
        if name == "svg" || name == "title" || name == "defs" { return }
        if let id = attributes["id"] { ids.append(id) }
        let element = Element(name: name, attributes: attributes)
        if isDefining > 0 { definitions.append(element) } else { elements.append(element) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "defs" { isDefining -= 1 }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
