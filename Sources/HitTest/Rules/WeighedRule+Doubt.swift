extension WeighedRule {
    /// Why an answer that the rule decided is not settled, as the end of a sentence; nil for strong rules.
    public var doubt: String? {
        switch self {
        case .shapePath: "that a shape takes hits inside its path alone has one good source"
        case .styleArea: "that a gradient takes hits where it is clear has one good source"
        case .pixelGrid: "that areas end on the grid of pixels has one good source"
        case .mask: "nobody has measured whether a mask cuts taps"
        case .mergedAlphas: "that adjacent opacities multiply into one alpha has one good source"
        case .separateAlphas: "that a blur, a mask or a scroll view keeps the alphas around it apart is derived"
        case .faintOpacity: "systems before iOS 18 may answer otherwise for an opacity between 0 and 0.001"
        case .appKitAlpha: "that AppKit's views take clicks from an alpha of 0.001 on is derived"
        case .singularTransform: "that a transform without an inverse contains nothing is derived"
        case .clearButton: "a Button with a clear label is shipped as if it took taps"
        case .dividerLine: "that a divider takes hits is derived"
        case .hostedInContentShape: "nobody has measured whether a content shape limits a hosted control (K6)"
        case .emptyHosted: "a hosted view without a size is reported to eat clicks on a Mac"
        case .fingerSlop: "how far a finger reaches has one good source"
        case .scoring: "how candidates are scored has one good source"
        case .faintUnderScoring: "whether scores turn down something that faint is open (K1)"
        case .disabledHosted: "whether a tap falls through a disabled hosted control is open (K7)"
        case .gestureMask: "what a gesture's mask leaves out has one good source"
        case .tapCounts: "that fewer taps wait for more taps has one good source"
        case .outerTapCount: "whether fewer taps inside wait for more taps outside depends on the platform"
        case .buttonArea: "the area of a bordered button or of a bar's item has one good source"
        case .labelArea: "the area of a Menu, a Link or an editor has one good source"
        case .textLink: "that a link in a text takes its own taps has one good source"
        case .textLinkMeasuredElsewhere: "where a link stands in a text that is measured elsewhere is a guess"
        case .sliderThumb: "where a slider's thumb is, and that it alone starts a drag, is a guess"
        case .toggleSwitch: "that a Toggle's switch takes taps and its label does not has one good source"
        case .ancestorOfPicker: "that a gesture around it beats a segmented Picker or a DatePicker has one good source"
        case .fingerTapLimits: "how long a tap lasts and how far it moves has one good source"
        case .fingerMovement: "how far a finger may move in a tap is derived"
        case .controlSlack: "how far a finger may leave a control has one good source"
        case .opacityThreshold, .hostedAlpha, .hidden, .allowsHitTesting, .containerBounds, .contentBox, .noArea,
            .contentShape, .clip, .transform, .hostedBox, .order, .nearestGesture, .hostedControl, .disabledGesture,
            .rowButtons, .clickMovement:
            nil
        }
    }
}
