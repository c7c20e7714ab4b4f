// Swift Testing looks for a module of this name in files that import it together with UIKit.
@_exported import UIKit
