// C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ViewTree

@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

/// Text of several lines to edit.
@MainActor
open class UITextView: UIScrollView {
    open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text) }
        set { text = newValue?.string ?? "" }
    }
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    public let textContainer = NSTextContainer()
    open var dataDetectorTypes = UIDataDetectorTypes()
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    private var ownAccessory: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    private var ownInputView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private weak var ownDelegate: (any UITextViewDelegate)?
    open override weak var delegate: (any UIScrollViewDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue as? any UITextViewDelegate }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

    open func scrollRangeToVisible(_ range: NSRange) {}

    private func fitting(_ width: CGFloat) -> CGSize {
        let padding = 2 * textContainer.lineFragmentPadding
        let room = width - textContainerInset.left - textContainerInset.right - padding
        let size = TextMeasure.size(
            text.isEmpty ? " " : text, font ?? .systemFont(ofSize: 12), width: room, lines: 0)
        return CGSize(
            width: size.width + textContainerInset.left + textContainerInset.right + padding,
            height: size.height + textContainerInset.top + textContainerInset.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size.width) }

    /// Only one that does not scroll has a size of its own.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : fitting(.infinity)
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard ownDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        ownDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard ownDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        ownDelegate?.textViewDidEndEditing(self)
        return true
    }

    private func type(_ new: String) {
        let common = text.commonPrefix(with: new)
        let place = NSRange(location: common.utf16.count, length: text.utf16.count - common.utf16.count)
        let added = String(new.dropFirst(common.count))
        guard ownDelegate?.textView(self, shouldChangeTextIn: place, replacementText: added) ?? true else { return }
        text = new
        ownDelegate?.textViewDidChange(self)
    }

    override var textInput: ControlInput? {
        guard isEditable else { return nil }
        let input = ControlInput()
        var text = ControlInput.Text(
            get: { [weak self] in MainActorStandIn.run { self?.text ?? "" } },
            set: { [weak self] new in MainActorStandIn.run { self?.type(new) } })
        text.takesLines = true
        text.editingChanged = { [weak self] isEditing in
            MainActorStandIn.run { _ = isEditing ? self?.becomeFirstResponder() : self?.resignFirstResponder() }
        }
        input.text = text
        input.identity = serial &* 0x9E37_79B9_7F4A_7C15
        return input
    }

    override var shownText: String? { text }
}

/// Where a text view sets its text.
open class NSTextContainer: NSObject, @unchecked Sendable {
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var size = CGSize.zero
    open var exclusionPaths: [Any] = []
    open var widthTracksTextView = true
    open var heightTracksTextView = false
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
