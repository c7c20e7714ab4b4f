import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

/// How long the audit of a screen of 5,000 nodes takes: every target is looked at, with what is in front of it.
enum AuditBenchmark {
    static func run(rounds: Int, isShort: Bool) {
        let long = Device(size: CGSize(width: 402, height: 32_000), scale: 3, safeArea: EdgeInsets())
        measure("rows of buttons", LayoutTree(AuditRows(count: 420), device: long), rounds)
        measure("rows of round things", LayoutTree(MapRows(count: 560), device: long), rounds)
        measure("scattered", LayoutTree(MapScatter(count: 1_250), device: .iPhone16Pro), rounds)
        measure("a grid of cards, scrolled", LayoutTree(AuditCards(count: 320), device: .iPhone16Pro), rounds)
        measure("a long list", LayoutTree(AuditList(count: 720), device: .iPhone16Pro), rounds)
    }

    private static func measure(_ name: String, _ tree: LayoutTree, _ rounds: Int) {
        var findings = 0
        let time = processorNanoseconds(rounds: min(rounds, 3)) {
            findings = Audit(tree, rules: .frontMost).findings.count
        }
        let name = "audit of \(tree.nodes.count) nodes, \(name)"
        report("\(name), \(tree.tapTargets.count) targets, \(findings) findings", "\(short(time / 1e6)) ms")
        check(name, time / 1e9, atMost: 1)
    }
}

/// Rows as in an app's settings: an icon, two texts, a switch, a bordered button and a round one.
private struct AuditRows: View {
    var count: Int

    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<count, id: \.self) { row in
                HStack {
                    Image(systemName: "star").frame(width: 24, height: 24)
                    VStack(alignment: .leading) {
                        Text("Row \(row)")
                        Text("Details").font(.caption)
                    }
                    Spacer()
                    Toggle("On", isOn: .constant(true)).labelsHidden()
                    Button("Open") {}.buttonStyle(.bordered).accessibilityIdentifier("open \(row)")
                    Button {
                    } label: {
                        Image(systemName: "trash").frame(width: 44, height: 44).background(Circle().fill(.red))
                    }
                }
                .padding(.horizontal)
            }
        }
    }
}

/// Cards with round corners, each a button with a smaller one in its corner.
private struct AuditCards: View {
    var count: Int

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
                ForEach(0..<count, id: \.self) { number in
                    Button {
                    } label: {
                        VStack(alignment: .leading) {
                            RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.3)).frame(height: 120)
                            Text("Product \(number)").font(.headline)
                            Text("€ \(number)").font(.subheadline)
                        }
                        .padding(8)
                        .background(.white)
                        .clipShape(RoundedRectangle(cornerRadius: 16))
                    }
                    .buttonStyle(.plain)
                    .overlay(alignment: .topTrailing) {
                        Button {
                        } label: {
                            Image(systemName: "heart").padding(8).background(Circle().fill(.white))
                        }
                        .padding(12)
                    }
                }
            }
            .padding()
        }
    }
}

/// A list whose rows have a button and a switch, scrolled to its middle.
private struct AuditList: View {
    var count: Int

    var body: some View {
        List {
            ForEach(0..<count, id: \.self) { row in
                HStack {
                    Text("Row \(row)")
                    Spacer()
                    Button("Edit") {}.buttonStyle(.borderless)
                    Toggle("On", isOn: .constant(false)).labelsHidden()
                }
            }
        }
    }
}
