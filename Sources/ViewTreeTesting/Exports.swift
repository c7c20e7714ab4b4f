@_exported import HitTest
@_exported import Layout
@_exported import ViewTree
