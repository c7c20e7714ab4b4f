import Observation
import SwiftUI

/// A day's activity: rings, bars, tiles in a grid, and a range to choose.
struct DashboardScreen: View {
    @State private var model = ActivityModel()
    @State private var range = ActivityModel.Range.week
    @State private var selectedBar: Int?
    @State private var isExpanded = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    Picker("Range", selection: $range) {
                        ForEach(ActivityModel.Range.allCases, id: \.self) { range in
                            Text(range.title).tag(range)
                        }
                    }
                    .pickerStyle(.segmented)
                    .accessibilityIdentifier("range")
                    rings
                    bars
                    tiles
                    details
                    Text(model.updated).font(.footnote).foregroundStyle(.secondary).accessibilityIdentifier("updated")
                }
                .padding()
            }
            .accessibilityIdentifier("activity")
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Activity")
            .refreshable { await model.reload() }
            .onChange(of: range) { selectedBar = nil }
        }
    }

    private var rings: some View {
        Card(id: "rings", title: "Today") {
            HStack(spacing: 24) {
                ZStack {
                    ForEach(Array(model.goals.enumerated()), id: \.offset) { index, goal in
                        Ring(share: goal.share, color: goal.color)
                            .frame(width: CGFloat(120 - index * 36), height: CGFloat(120 - index * 36))
                            .accessibilityIdentifier("ring \(goal.name)")
                    }
                }
                .frame(width: 120, height: 120)
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(model.goals, id: \.name) { goal in
                        HStack(alignment: .firstTextBaseline) {
                            Circle().fill(goal.color).frame(width: 8, height: 8)
                            Text(goal.name).font(.subheadline).accessibilityIdentifier("goal \(goal.name)")
                            Spacer()
                            Text(goal.share, format: .percent).font(.headline).monospacedDigit()
                                .accessibilityIdentifier("share \(goal.name)")
                        }
                    }
                }
            }
        }
    }

    private var bars: some View {
        Card(id: "steps", title: selectedBar.map { "Steps in \(range.unit) \($0 + 1)" } ?? "Steps") {
            VStack(alignment: .leading, spacing: 8) {
                Text(total, format: .number)
                    .font(.system(.largeTitle, design: .rounded).weight(.bold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .accessibilityIdentifier("total")
                HStack(alignment: .bottom, spacing: 0) {
                    ForEach(Array(model.steps(range).enumerated()), id: \.offset) { index, steps in
                        bar(index, steps)
                    }
                }
                .frame(height: 140)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
            }
        }
    }

    private func bar(_ index: Int, _ steps: Int) -> some View {
        VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 4)
                .fill(selectedBar == index ? Color.orange : Color.blue)
                .frame(height: 120 * CGFloat(steps) / CGFloat(range.most))
                .padding(.horizontal, 4)
                .accessibilityIdentifier("column \(index)")
            Text("\(index + 1)").font(.caption2).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .contentShape(Rectangle())
        .onTapGesture { selectedBar = selectedBar == index ? nil : index }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(range.unit) \(index + 1)")
        .accessibilityValue("\(steps)")
        .accessibilityAddTraits(.isButton)
        .accessibilityIdentifier("bar \(index)")
    }

    private var total: Int {
        let steps = model.steps(range)
        guard let selectedBar, steps.indices.contains(selectedBar) else { return steps.reduce(0, +) }
        return steps[selectedBar]
    }

    private var tiles: some View {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
            GridRow {
                Tile(symbol: "heart.fill", name: "Heart rate", value: "62", unit: "bpm", color: .red)
                Tile(symbol: "bed.double.fill", name: "Sleep", value: "7.4", unit: "h", color: .indigo)
            }
            GridRow {
                Tile(symbol: "flame.fill", name: "Energy", value: "480", unit: "kcal", color: .orange)
                Tile(symbol: "figure.walk", name: "Distance", value: "5.2", unit: "km", color: .green)
            }
            GridRow {
                Tile(symbol: "drop.fill", name: "Water", value: model.water.formatted(), unit: "l", color: .cyan)
                    .overlay(alignment: .trailing) {
                        Stepper("Water", value: $model.water, in: 0...4, step: 0.25)
                            .labelsHidden()
                            .padding(.trailing)
                            .accessibilityIdentifier("water")
                    }
                    .gridCellColumns(2)
            }
        }
    }

    private var details: some View {
        DisclosureGroup(isExpanded: $isExpanded) {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(model.notes, id: \.self) { note in
                    Label(note, systemImage: "checkmark.circle").accessibilityIdentifier(note)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.bottom)
        } label: {
            Text("Notes")
                .font(.headline)
                .foregroundStyle(.primary)
                .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
                .contentShape(Rectangle())
                .accessibilityIdentifier("notesLabel")
        }
        .padding(.horizontal)
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityIdentifier("notes")
    }
}

/// What has been measured.
@MainActor @Observable
final class ActivityModel {
    enum Range: CaseIterable, Hashable {
        case week
        case month

        var title: String { self == .week ? "Week" : "Month" }
        /// What a bar stands for, and the steps that fill it.
        var unit: String { self == .week ? "day" : "week" }
        var most: Int { self == .week ? 12_000 : 60_000 }
    }

    struct Goal {
        let name: String
        let share: Double
        let color: Color
    }

    var water = 1.5
    let goals = [
        Goal(name: "Move", share: 0.8, color: .red),
        Goal(name: "Exercise", share: 0.55, color: .green),
        Goal(name: "Stand", share: 0.9, color: .cyan),
    ]
    let notes = ["Walked to work", "Climbed ten floors", "Slept well"]
    private(set) var updated = "Updated this morning"
    private let days = [4200, 8100, 6500, 11_200, 9800, 3000, 7400]
    private let weeks = [50_200, 46_800, 57_400, 41_000]

    func steps(_ range: Range) -> [Int] { range == .week ? days : weeks }
    func reload() async { updated = "Updated just now" }
}

/// A white card with a title.
private struct Card<Content: View>: View {
    let id: String
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline).accessibilityIdentifier("title \(id)")
            content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("card \(id)")
    }
}

/// A ring that is full at 1.
private struct Ring: View {
    let share: Double
    let color: Color

    var body: some View {
        ZStack {
            Circle().stroke(color.opacity(0.2), lineWidth: 14)
            Circle()
                .trim(from: 0, to: share)
                .stroke(color, style: StrokeStyle(lineWidth: 14, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .padding(7)
    }
}

private struct Tile: View {
    let symbol: String
    let name: String
    let value: String
    let unit: String
    let color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(name, systemImage: symbol).font(.caption).foregroundStyle(color).lineLimit(1)
            (Text(value).font(.title2).bold() + Text(" " + unit).font(.footnote))
                .accessibilityIdentifier(name)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("tile \(name)")
    }
}

#Preview {
    DashboardScreen()
}
