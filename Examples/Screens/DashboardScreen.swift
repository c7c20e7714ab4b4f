import Observation
import SwiftUI

/// A day's activity: rings, bars, tiles in a grid, and a range to choose.
struct DashboardScreen: View {
    @State private var model = ActivityModel()
    @State private var range = ActivityModel.Range.week
    @State private var selectedDay: Int?
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
                }
                .padding()
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Activity")
            .refreshable { await model.reload() }
        }
    }

    private var rings: some View {
        Card(title: "Today") {
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
                            Text(goal.name).font(.subheadline)
                            Spacer()
                            Text("\(Int(goal.share * 100)) %").font(.headline).monospacedDigit()
                        }
                    }
                }
            }
        }
    }

    private var bars: some View {
        Card(title: selectedDay.map { "Steps on day \($0 + 1)" } ?? "Steps") {
            VStack(alignment: .leading) {
                Text(total, format: .number)
                    .font(.system(.largeTitle, design: .rounded).weight(.bold))
                    .accessibilityIdentifier("total")
                HStack(alignment: .bottom, spacing: 8) {
                    ForEach(Array(model.steps(range).enumerated()), id: \.offset) { day, steps in
                        VStack(spacing: 4) {
                            RoundedRectangle(cornerRadius: 4)
                                .fill(selectedDay == day ? Color.orange : Color.blue)
                                .frame(height: CGFloat(steps) / 100)
                            Text("\(day + 1)").font(.caption2).foregroundStyle(.secondary)
                        }
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                        .contentShape(Rectangle())
                        .onTapGesture { selectedDay = selectedDay == day ? nil : day }
                        .accessibilityElement(children: .combine)
                        .accessibilityIdentifier("day \(day)")
                    }
                }
                .frame(height: 140)
            }
        }
    }

    private var total: Int {
        let steps = model.steps(range)
        guard let selectedDay, steps.indices.contains(selectedDay) else { return steps.reduce(0, +) }
        return steps[selectedDay]
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
                    .gridCellColumns(2)
                    .overlay(alignment: .trailing) {
                        Stepper("Water", value: $model.water, in: 0...4, step: 0.25)
                            .labelsHidden()
                            .padding(.trailing)
                            .accessibilityIdentifier("water")
                    }
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
            .padding(.top, 8)
        } label: {
            Text("Notes").font(.headline)
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityIdentifier("notes")
    }
}

/// What has been measured.
@MainActor @Observable
final class ActivityModel {
    enum Range: CaseIterable, Hashable {
        case week
        case fortnight

        var title: String { self == .week ? "Week" : "Two weeks" }
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
    private let all = [
        4200, 8100, 6500, 11200, 9800, 3000, 7400, 5200, 9000, 4100, 8800, 12000, 6600, 7100,
    ]

    func steps(_ range: Range) -> [Int] { range == .week ? Array(all.prefix(7)) : all }
    func reload() async {}
}

/// A white card with a title.
private struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline)
            content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
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
            Label(name, systemImage: symbol).font(.caption).foregroundStyle(color)
            (Text(value).font(.title2).bold() + Text(" " + unit).font(.footnote))
                .accessibilityIdentifier(name)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
    }
}

#Preview {
    DashboardScreen()
}
