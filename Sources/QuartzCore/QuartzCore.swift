// Layers and their clock, which are UIKit's here.
@_exported import UIKit
