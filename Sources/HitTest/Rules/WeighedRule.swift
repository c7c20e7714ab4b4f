/// The rules of hit-testing, each with how strong its sources are: the one table that ``Certainty`` is read from.
///
/// An answer is as sure as the weakest of the rules that decided it.
public enum WeighedRule: String, Hashable, Sendable, CaseIterable {
    // MARK: What is left out

    /// A node's own opacity of 0, or of 0.001 and more.
    case opacityThreshold
    /// An own opacity between 0 and 0.001: systems before iOS 18 may answer otherwise.
    case faintOpacity
    /// A hosted view's alpha, a Float, against 0.01.
    case hostedAlpha
    /// Adjacent opacities multiply into one alpha.
    case mergedAlphas
    /// A blur or a mask keeps the alphas around it apart.
    case separateAlphas
    /// AppKit's views answer from 0.001 on.
    case appKitAlpha
    /// `hidden()`.
    case hidden
    /// `allowsHitTesting(false)`.
    case allowsHitTesting
    /// A transform without an inverse contains nothing.
    case singularTransform
    /// Scroll views, list rows and the window test their bounds.
    case containerBounds

    // MARK: Areas

    /// The box of a text, an image or a colour; a rectangle's path is its box.
    case contentBox
    /// The path of any other shape, or of a stroke.
    case shapePath
    /// The whole box of a gradient or another style, whatever its alpha.
    case styleArea
    /// Clear content, stacks' gaps, Spacers and padding have no area.
    case noArea
    /// A Button whose label is clear is shipped as if it took taps.
    case clearButton
    /// A divider's line.
    case dividerLine
    /// Edges on the pixel grid.
    case pixelGrid
    /// A content shape.
    case contentShape
    /// Whether a content shape limits a hosted control (K6).
    case hostedInContentShape
    /// Clips have no effect.
    case clip
    /// A mask has no effect: nobody has measured it.
    case mask
    /// Effects move the area.
    case transform
    /// A hosted control's own box.
    case hostedBox
    /// A hosted view without a size: reported to eat clicks on a Mac.
    case emptyHosted

    // MARK: Order

    /// The last declared, the overlay and the higher `zIndex` are in front; what is opaque there covers.
    case order
    /// A finger's reach.
    case fingerSlop
    /// Scored candidates.
    case scoring
    /// Whether scores really turn down what is faint (K1).
    case faintUnderScoring

    // MARK: Who reacts

    /// The nearest gesture; of several on one way the inner, high priority from outside, simultaneous besides.
    case nearestGesture
    /// A hosted control takes its touches itself.
    case hostedControl
    /// A disabled SwiftUI gesture or Button is passed over.
    case disabledGesture
    /// A disabled hosted control swallows the tap (K7).
    case disabledHosted
    /// A gesture's mask.
    case gestureMask
    /// Fewer taps wait for more taps.
    case tapCounts
    /// Fewer taps inside wait for more taps outside.
    case outerTapCount
    /// The background of a bordered button; a bar's slot.
    case buttonArea
    /// Menu, Link, NavigationLink, menu Picker, TextEditor.
    case labelArea
    /// A link in a text.
    case textLink
    /// The same where the text is measured by something of the user's own.
    case textLinkMeasuredElsewhere
    /// Only a slider's thumb starts a drag.
    case sliderThumb
    /// A Toggle's switch, and not its label.
    case toggleSwitch
    /// An ancestor's tap gesture beats a segmented Picker and a compact DatePicker.
    case ancestorOfPicker
    /// A tap in a list's row fires its buttons without a style.
    case rowButtons

    // MARK: Touches that are more than a tap

    /// How long a finger's tap may last, and that it may move.
    case fingerTapLimits
    /// A finger that moved too far.
    case fingerMovement
    /// A click fails when it moves.
    case clickMovement
    /// A finger may leave a control and come back.
    case controlSlack

    /// How strong the sources are.
    public var strength: SourceStrength {
        switch self {
        case .hidden, .allowsHitTesting, .transform, .contentShape: .documented
        case .clip, .disabledGesture, .clickMovement: .recorded
        case .opacityThreshold, .hostedAlpha, .containerBounds, .contentBox, .noArea, .hostedBox, .order,
            .nearestGesture, .hostedControl, .rowButtons:
            .several
        case .mergedAlphas, .shapePath, .styleArea, .pixelGrid, .mask, .fingerSlop, .scoring, .gestureMask, .tapCounts,
            .buttonArea, .labelArea, .textLink, .toggleSwitch, .ancestorOfPicker, .fingerTapLimits, .controlSlack:
            .one
        case .faintOpacity, .separateAlphas, .appKitAlpha, .singularTransform, .clearButton, .dividerLine,
            .emptyHosted, .outerTapCount, .textLinkMeasuredElsewhere, .sliderThumb, .fingerMovement:
            .derived
        case .hostedInContentShape, .faintUnderScoring, .disabledHosted: .open
        }
    }
}

/// How strong the sources of a rule are.
public enum SourceStrength: String, Hashable, Sendable, CaseIterable {
    /// Apple's documentation, or a reproduced test (A).
    case documented
    /// Recorded on SwiftUI.
    case recorded
    /// Several independent sources (B).
    case several
    /// One good source, or an audited re-implementation (C).
    case one
    /// Derived or disputed (D).
    case derived
    /// Open: named so that nobody invents an answer (K1, K6, K7).
    case open

    public var certainty: Certainty {
        switch self {
        case .documented, .recorded, .several: .settled
        case .one: .likely
        case .derived, .open: .uncertain
        }
    }
}
