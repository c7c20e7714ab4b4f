import SwiftUI

/// A choice of seasons: a capsule moves to the chosen one, and what stands below follows.
struct CapsulePicker: View {
    enum Season: String, CaseIterable, Identifiable {
        case spring, summer, autumn
        var id: Self { self }
    }

    @State private var season = Season.summer
    @Namespace private var space

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 0) {
                ForEach(Season.allCases) { option in
                    ZStack {
                        if option == season {
                            Capsule().fill(.indigo).matchedGeometryEffect(id: "chosen", in: space)
                                .accessibilityIdentifier("capsule")
                        }
                        Text(option.rawValue).foregroundStyle(option == season ? .white : .primary).padding(12)
                    }
                    .contentShape(Capsule())
                    .onTapGesture { withAnimation(.snappy) { season = option } }
                    .accessibilityIdentifier(option.rawValue)
                }
            }
            .fixedSize(horizontal: false, vertical: true)
            .padding(4)
            .background(.gray.opacity(0.2), in: Capsule())
            Image(systemName: icon).font(.largeTitle).accessibilityIdentifier("icon")
            Text("This is \(season.rawValue).").accessibilityIdentifier("text")
        }
        .animation(.easeInOut, value: season)
    }

    private var icon: String {
        switch season {
        case .spring: "leaf"
        case .summer: "sun.max"
        case .autumn: "wind"
        }
    }
}
