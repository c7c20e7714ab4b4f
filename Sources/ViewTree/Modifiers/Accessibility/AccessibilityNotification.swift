/// What assistive technology is told. Nobody is told here.
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}
        public init(_ announcement: LocalizedStringResource) {}
        public func post() {}
    }

    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    public struct PageScrolled: Sendable {
        public init(_ message: String) {}
        public func post() {}
    }
}
