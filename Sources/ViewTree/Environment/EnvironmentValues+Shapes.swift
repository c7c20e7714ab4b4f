private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyShape? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The shape that `ContainerRelativeShape` follows; nil for a rectangle.
    var containerShape: AnyShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }

    /// What `BackgroundStyle` looks like; nil for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The material under the view.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The shape that `ContainerRelativeShape` inside follows.
    public func containerShape<T: InsettableShape>(_ shape: T) -> EnvironmentContent<Self, AnyShape?> {
        environment(\.containerShape, AnyShape(shape))
    }

    /// What the background style looks like inside.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> EnvironmentContent<Self, AnyShapeStyle?> {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
