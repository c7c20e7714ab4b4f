#if canImport(UIKit)
    import UIKit

    /// A screen in UIKit, laid out with frames, autoresizing masks and stack views: tickets for a museum.
    ///
    /// The header stretches with the window, the form is a column of rows, the bar keeps to the bottom. A panel with
    /// terms opens above everything and goes again.
    final class TicketScreen: UIViewController {
        private let header = UIView()
        private let titleLabel = UILabel()
        private let closeButton = UIButton(type: .system)
        private let form = UIStackView()
        private let kinds = UISegmentedControl(items: ["Adult", "Student", "Child"])
        private let countLabel = UILabel()
        private let countStepper = UIStepper()
        private let guideSwitch = UISwitch()
        private let donationSlider = UISlider()
        private let donationLabel = UILabel()
        private let bar = UIView()
        private let totalLabel = UILabel()
        private let payButton = UIButton(type: .system)
        private var panel: UIView?

        private let prices = [12.0, 8, 5]
        private let guidePrice = 4.0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            makeHeader()
            makeForm()
            makeBar()
            update()
        }

        // MARK: Parts

        /// As wide as the window, 60 points below its unsafe top.
        private func makeHeader() {
            header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
            header.autoresizingMask = [.flexibleWidth]
            header.backgroundColor = .secondarySystemBackground
            header.accessibilityIdentifier = "header"

            titleLabel.text = "Tickets"
            titleLabel.font = .preferredFont(forTextStyle: .title2)
            titleLabel.frame = CGRect(x: 20, y: 15, width: 200, height: 30)
            header.addSubview(titleLabel)

            // Keeps its distance to the right edge.
            closeButton.setTitle("Terms", for: .normal)
            closeButton.frame = CGRect(x: header.bounds.width - 80, y: 10, width: 70, height: 40)
            closeButton.autoresizingMask = [.flexibleLeftMargin]
            closeButton.accessibilityIdentifier = "terms"
            closeButton.addAction(UIAction { [weak self] _ in self?.showTerms() }, for: .touchUpInside)
            header.addSubview(closeButton)
            view.addSubview(header)
        }

        /// A column of four rows, 50 points each.
        private func makeForm() {
            form.axis = .vertical
            form.spacing = 10
            form.distribution = .fillEqually
            form.accessibilityIdentifier = "form"

            kinds.selectedSegmentIndex = 0
            kinds.accessibilityIdentifier = "kinds"
            kinds.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
            form.addArrangedSubview(kinds)

            countStepper.minimumValue = 1
            countStepper.maximumValue = 9
            countStepper.value = 1
            countStepper.accessibilityIdentifier = "count"
            countStepper.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
            form.addArrangedSubview(row(countLabel, countStepper))

            let guideLabel = UILabel()
            guideLabel.text = "Audio guide"
            guideSwitch.accessibilityIdentifier = "guide"
            guideSwitch.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
            form.addArrangedSubview(row(guideLabel, guideSwitch))

            donationSlider.maximumValue = 20
            donationSlider.accessibilityIdentifier = "donation"
            donationSlider.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
            let donation = UIStackView(arrangedSubviews: [donationLabel, donationSlider])
            donation.spacing = 12
            donation.alignment = .center
            donationLabel.setContentHuggingPriority(.required, for: .horizontal)
            form.addArrangedSubview(donation)
            view.addSubview(form)
        }

        /// A label that takes the room, and a control at the end.
        private func row(_ label: UILabel, _ control: UIControl) -> UIStackView {
            let row = UIStackView(arrangedSubviews: [label, control])
            row.alignment = .center
            row.spacing = 12
            label.setContentHuggingPriority(.defaultLow, for: .horizontal)
            return row
        }

        /// 80 points high, at the bottom of the window.
        private func makeBar() {
            bar.frame = CGRect(x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 80)
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            bar.backgroundColor = .secondarySystemBackground
            bar.accessibilityIdentifier = "bar"

            totalLabel.frame = CGRect(x: 20, y: 20, width: 150, height: 40)
            totalLabel.accessibilityIdentifier = "total"
            bar.addSubview(totalLabel)

            payButton.setTitle("Pay", for: .normal)
            payButton.frame = CGRect(x: bar.bounds.width - 120, y: 18, width: 100, height: 44)
            payButton.autoresizingMask = [.flexibleLeftMargin]
            payButton.backgroundColor = .systemBlue
            payButton.setTitleColor(.white, for: .normal)
            payButton.layer.cornerRadius = 22
            payButton.accessibilityIdentifier = "pay"
            payButton.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
            bar.addSubview(payButton)
            view.addSubview(bar)
        }

        // MARK: Layout

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            // The header begins below the unsafe area, the form follows it.
            header.frame.origin.y = view.safeAreaInsets.top
            form.frame = CGRect(
                x: 20, y: header.frame.maxY + 20, width: view.bounds.width - 40, height: 4 * 50 + 3 * form.spacing)
            panel?.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        }

        // MARK: What it does

        private var count: Int { Int(countStepper.value) }

        private var total: Double {
            let each = prices[kinds.selectedSegmentIndex] + (guideSwitch.isOn ? guidePrice : 0)
            return each * Double(count) + Double(donationSlider.value.rounded())
        }

        private func update() {
            countLabel.text = count == 1 ? "1 ticket" : "\(count) tickets"
            donationLabel.text = "Donation \(Int(donationSlider.value.rounded()))"
            totalLabel.text = "Total \(Int(total))"
        }

        private func pay() {
            payButton.setTitle("Paid", for: .normal)
            payButton.isEnabled = false
            payButton.backgroundColor = .systemGray
            form.isUserInteractionEnabled = false
            form.alpha = 0.5
        }

        /// A panel in the middle, over a veil that takes the taps beside it.
        private func showTerms() {
            let veil = UIButton(frame: view.bounds)
            veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            veil.backgroundColor = UIColor(white: 0, alpha: 0.3)
            veil.accessibilityIdentifier = "veil"

            let panel = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 160))
            panel.backgroundColor = .systemBackground
            panel.layer.cornerRadius = 14
            panel.clipsToBounds = true
            panel.accessibilityIdentifier = "panel"
            panel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)

            let text = UILabel(frame: CGRect(x: 16, y: 16, width: 228, height: 84))
            text.text = "Tickets are valid on the day they are bought and cannot be given back."
            text.numberOfLines = 0
            panel.addSubview(text)

            let done = UIButton(type: .system)
            done.setTitle("Done", for: .normal)
            done.frame = CGRect(x: 0, y: 116, width: 260, height: 44)
            done.accessibilityIdentifier = "done"
            let close = UIAction { [weak self] _ in
                veil.removeFromSuperview()
                panel.removeFromSuperview()
                self?.panel = nil
            }
            done.addAction(close, for: .touchUpInside)
            veil.addAction(close, for: .touchUpInside)
            panel.addSubview(done)

            view.addSubview(veil)
            view.addSubview(panel)
            self.panel = panel
        }
    }
#endif
