import ViewTree

/// Core Text's name for a font; UIKit's stand for it.
public typealias CTFont = UIFont
