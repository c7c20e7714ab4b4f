import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A style of the user's makes the control's body from the parts it is given. Source: Apple's documentation of the styles'
/// `makeBody(configuration:)`.
struct UserStyleTests {
    struct PaddedMenu: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(7) }
    }

    struct DateBox: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                box(configuration.displayedComponents == .date ? 20 : 40, 10).accessibilityIdentifier("date")
            }
        }
    }

    struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) { configuration.content }.accessibilityIdentifier("group")
        }
    }

    struct PlainForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.content } }
    }

    struct HalfGauge: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                box(100 * configuration.value, 10).accessibilityIdentifier("value")
                configuration.currentValueLabel
                configuration.minimumValueLabel
            }
        }
    }

    @Test func aGaugeStyleIsGivenTheFractionAndTheLabelsThereAre() {
        let tree = LayoutTree(
            Gauge(value: 3, in: 1...5) {
                Text("label")
            } currentValueLabel: {
                box(5, 5)
            }.gaugeStyle(HalfGauge()))
        #expect(tree["value"]?.frame.width == 50)
        #expect(tree.size == CGSize(width: 55, height: 10))
    }

    @Test func aMenuStyleMayPutTheMenuInside() {
        let plain = LayoutTree(
            Menu {
                Button("a") {}
            } label: {
                box(30, 10)
            })
        let styled = LayoutTree(
            Menu {
                Button("a") {}
            } label: {
                box(30, 10)
            }.menuStyle(PaddedMenu()))
        #expect(styled.size == CGSize(width: plain.size.width + 14, height: plain.size.height + 14))
    }

    @Test func aDatePickerStyleIsGivenTheComponents() {
        let picker = DatePicker(selection: .constant(Date()), displayedComponents: .date) { box(5, 5) }
        #expect(LayoutTree(picker.datePickerStyle(DateBox())).size == CGSize(width: 25, height: 10))
    }

    @Test func aControlGroupStyleLaysItsControlsOut() {
        let group = ControlGroup {
            box(10, 10)
            box(20, 20)
        }
        #expect(LayoutTree(group.controlGroupStyle(Column())).size == CGSize(width: 20, height: 30))
    }

    @Test func aFormStyleLaysItsRowsOut() {
        let form = Form {
            box(10, 10)
            box(20, 20)
        }
        #expect(LayoutTree(form.formStyle(PlainForm())).size == CGSize(width: 20, height: 30))
    }

    @Test func aBuiltInStyleInsideTakesTheUsersBack() {
        let inner = LayoutTree(
            Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular).gaugeStyle(HalfGauge()))
        #expect(inner["value"] == nil)
    }

    @Test func theBackgroundStyleIsWhatWasSet() throws {
        let tree = LayoutTree(Rectangle().fill(.background).frame(width: 10, height: 10).backgroundStyle(.red))
        let shape = try #require(tree.table.side.shapes.first)
        #expect(shape.style == Color.red._resolve(StyleContext(isDark: false)))
    }

    @Test func theContainersShapeIsFollowed() {
        let tree = LayoutTree(
            ContainerRelativeShape().fill(.red).frame(width: 100, height: 100).onTapGesture {}
                .accessibilityIdentifier("A").containerShape(Circle()))
        #expect(tree.hitTest(CGPoint(x: 50, y: 50)).receiver?.id == "A")
        #expect(tree.hitTest(CGPoint(x: 3, y: 3)).receiver == nil)
    }

    @Test func aShapeFilledAndStrokedAgainStaysInItsFrame() {
        let framed = LayoutTree(
            Circle().fill(.red).stroke(.blue, lineWidth: 10).strokeBorder(.green, lineWidth: 2)
                .frame(width: 40, height: 40))
        #expect(framed.size == CGSize(width: 40, height: 40))
        // Without a proposal a shape is 10 by 10, whatever is drawn on it.
        #expect(LayoutTree(Circle().fill(.red).stroke(.blue, lineWidth: 10)).size == CGSize(width: 10, height: 10))
    }

    @Test func labelsCanBeHiddenAndShown() {
        let shown = LayoutTree(Toggle(isOn: .constant(true)) { box(100, 10) }.fixedSize()).size.width
        let hidden = LayoutTree(
            Toggle(isOn: .constant(true)) { box(100, 10) }.labelsVisibility(.hidden).fixedSize()
        ).size.width
        #expect(hidden < shown - 99)
    }

    @Test func contentIsFlippedInRightToLeft() throws {
        let row = HStack(spacing: 0) {
            box(10, 10).accessibilityIdentifier("first")
            box(30, 10)
        }
        let tree = LayoutTree(row.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft))
        // The row itself runs from the right, and is mirrored on top of that.
        #expect(try #require(tree["first"]).bounds.minX == 0)
    }
}
