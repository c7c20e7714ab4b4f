import Foundation
import ViewTree

/// What a text field asks and tells.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text to edit.
@MainActor
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open var text: String? = "" { didSet { invalidateIntrinsicContentSize() } }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    open weak var delegate: (any UITextFieldDelegate)?
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var background: UIImage?
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    private var ownInputView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownAccessory: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    open var isEditing: Bool { isFirstResponder }

    // UITextInputTraits
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var isSecureTextEntry = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var enablesReturnKeyAutomatically = false
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType!

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
    open func selectAll(_ sender: Any?) {}
    open func insertText(_ text: String) { type((self.text ?? "") + text) }
    open var hasText: Bool { text?.isEmpty == false }
    open var allowsEditingTextAttributes = false

    /// A bordered field is 34 high with 7 at each side of its text, a plain one as high as SwiftUI's (swiftui-web).
    open override var intrinsicContentSize: CGSize {
        let table = ControlMetrics(HostScreen.current.platform).controls
        let shown = text?.isEmpty == false ? text! : placeholder ?? ""
        let line = TextMeasure.size(shown.isEmpty ? " " : shown, font ?? .systemFont(ofSize: 17))
        let width = shown.isEmpty ? 0 : line.width
        if borderStyle == .none { return CGSize(width: width, height: line.height.rounded(.up)) }
        return CGSize(width: width + 2 * table.borderedFieldInset, height: table.borderedFieldHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, nil)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        send(.editingDidEnd, nil)
        return true
    }

    override func lifted(_ touch: UITouch, _ event: UIEvent?) {
        super.lifted(touch, event)
        if bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
    }

    /// Typed text, as a whole.
    private func type(_ new: String) {
        let old = text ?? ""
        let common = old.commonPrefix(with: new)
        let place = NSRange(location: common.utf16.count, length: old.utf16.count - common.utf16.count)
        let added = String(new.dropFirst(common.count))
        guard delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: added) ?? true else {
            return
        }
        text = new
        delegate?.textFieldDidChangeSelection(self)
        send(.editingChanged, nil)
    }

    override var textInput: ControlInput? {
        let input = ControlInput()
        var text = ControlInput.Text(
            get: { [weak self] in MainActorStandIn.run { self?.text ?? "" } },
            set: { [weak self] new in MainActorStandIn.run { self?.type(new) } })
        text.submit = [
            { [weak self] in
                MainActorStandIn.run {
                    guard let self else { return }
                    _ = self.delegate?.textFieldShouldReturn(self)
                    self.send([.editingDidEndOnExit, .primaryActionTriggered], nil)
                }
            }
        ]
        text.editingChanged = { [weak self] isEditing in
            MainActorStandIn.run { _ = isEditing ? self?.becomeFirstResponder() : self?.resignFirstResponder() }
        }
        input.text = text
        input.identity = serial &* 0x9E37_79B9_7F4A_7C15
        return input
    }

    /// Dots, where it is secure.
    override var shownText: String? {
        guard let text, !text.isEmpty else { return placeholder }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    /// Its own recognisers take taps on it, before those around it.
    override var preventsOuterTaps: Bool { true }

    override func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let font else { return nil }
        let baseline = (size.height - font.lineHeight) / 2 + font.ascender
        return (baseline, baseline)
    }
}
