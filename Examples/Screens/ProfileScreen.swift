import SwiftUI

/// A profile: a header that grows when pulled, numbers, a tab strip with a moving line, and a grid of pictures.
struct ProfileScreen: View {
    enum Tab: String, CaseIterable {
        case photos = "Photos"
        case liked = "Liked"
        case about = "About"
    }

    @State private var tab = Tab.photos
    @State private var follows = false
    @State private var followers = 1280
    @State private var opened: Int?
    @State private var showsAlert = false
    @Namespace private var strip

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                header
                VStack(spacing: 16) {
                    identity
                    numbers
                    actions
                }
                .padding(.top, -48)
                .padding(.bottom, 16)
                tabs
                content
            }
        }
        .ignoresSafeArea(edges: .top)
        .overlay { picture }
        .alert("Block Ada?", isPresented: $showsAlert) {
            Button("Block", role: .destructive) { follows = false }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("She will not be told.")
        }
    }

    private var header: some View {
        GeometryReader { geometry in
            let pulled = max(0, geometry.frame(in: .global).minY)
            LinearGradient(colors: [.mint, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                .frame(width: geometry.size.width, height: geometry.size.height + pulled)
                .clipped()
                .offset(y: -pulled)
        }
        .frame(height: 180)
    }

    private var identity: some View {
        VStack(spacing: 6) {
            Circle()
                .fill(.orange)
                .overlay { Text("AL").font(.title).bold().foregroundStyle(.white) }
                .frame(width: 96, height: 96)
                .overlay { Circle().strokeBorder(.white, lineWidth: 4) }
                .accessibilityIdentifier("avatar")
            HStack(spacing: 4) {
                Text("Ada Lind").font(.title2.weight(.semibold))
                Image(systemName: "checkmark.seal.fill").foregroundStyle(.blue).imageScale(.small)
            }
            Text("Photographs of **old lighthouses**, mostly in fog.")
                .font(.subheadline)
                .multilineTextAlignment(.center)
                .padding(.horizontal, 32)
        }
    }

    private var numbers: some View {
        HStack {
            number(86, "Posts")
            Divider()
            number(followers, "Followers")
            Divider()
            number(312, "Following")
        }
        .frame(height: 44)
        .padding(.horizontal)
    }

    private func number(_ value: Int, _ name: LocalizedStringKey) -> some View {
        VStack(spacing: 2) {
            Text("\(value)").font(.headline).contentTransition(.numericText())
            Text(name).font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }

    private var actions: some View {
        HStack(spacing: 12) {
            Button {
                withAnimation(.snappy) {
                    follows.toggle()
                    followers += follows ? 1 : -1
                }
            } label: {
                Text(follows ? "Following" : "Follow").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .tint(follows ? .gray : .blue)
            .accessibilityIdentifier("follow")
            Button("Message") {}.buttonStyle(.bordered).accessibilityIdentifier("message")
            Menu {
                ShareLink(item: URL(string: "https://example.com/ada")!)
                Button("Copy link", systemImage: "link") {}
                Divider()
                Button("Block", systemImage: "hand.raised", role: .destructive) { showsAlert = true }
            } label: {
                Image(systemName: "ellipsis").frame(width: 44, height: 34)
            }
            .accessibilityIdentifier("more")
        }
        .controlSize(.large)
        .padding(.horizontal)
    }

    private var tabs: some View {
        HStack(spacing: 0) {
            ForEach(Tab.allCases, id: \.self) { item in
                Button {
                    withAnimation(.easeInOut(duration: 0.25)) { tab = item }
                } label: {
                    VStack(spacing: 8) {
                        Text(item.rawValue)
                            .fontWeight(item == tab ? .semibold : .regular)
                            .foregroundColor(item == tab ? .primary : .secondary)
                        ZStack {
                            Rectangle().fill(.clear)
                            if item == tab {
                                Rectangle().fill(.blue).matchedGeometryEffect(id: "line", in: strip)
                                    .accessibilityIdentifier("line")
                            }
                        }
                        .frame(height: 2)
                    }
                    .padding(.top, 12)
                    .contentShape(Rectangle())
                }
                .buttonStyle(PlainButtonStyle())
                .accessibilityIdentifier(item.rawValue)
            }
        }
        .background(alignment: .bottom) { Divider() }
    }

    @ViewBuilder private var content: some View {
        switch tab {
        case .photos:
            photos(18)
        case .liked:
            photos(7)
        case .about:
            VStack(alignment: .leading, spacing: 12) {
                Label("Tromsø", systemImage: "mappin.and.ellipse")
                Label("Joined in March 2019", systemImage: "calendar")
                Link(destination: URL(string: "https://example.com")!) {
                    Label("example.com", systemImage: "link")
                }
                .accessibilityIdentifier("site")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
    }

    private func photos(_ count: Int) -> some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
            ForEach(0..<count, id: \.self) { index in
                Color(hue: Double(index) / Double(count), saturation: 0.5, brightness: 0.9)
                    .aspectRatio(1, contentMode: .fit)
                    .onTapGesture { withAnimation { opened = index } }
                    .accessibilityIdentifier("photo \(index)")
            }
        }
        .padding(.top, 2)
    }

    @ViewBuilder private var picture: some View {
        if let index = opened {
            ZStack(alignment: .topTrailing) {
                Color.black.opacity(0.9).ignoresSafeArea().onTapGesture { withAnimation { opened = nil } }
                Color(hue: Double(index) / 18, saturation: 0.5, brightness: 0.9)
                    .aspectRatio(1, contentMode: .fit)
                    .frame(maxHeight: .infinity)
                    .accessibilityIdentifier("large")
                Button {
                    withAnimation { opened = nil }
                } label: {
                    Image(systemName: "xmark").foregroundStyle(.white).frame(width: 44, height: 44)
                }
                .accessibilityIdentifier("close")
            }
            .transition(.opacity)
        }
    }
}

#Preview {
    ProfileScreen()
}
