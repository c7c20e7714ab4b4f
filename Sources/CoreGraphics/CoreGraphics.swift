// Points, sizes, paths and colours, which are Foundation's, SwiftUI's and UIKit's here.
@_exported import UIKit
