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
    @State private var isBlocked = false
    @State private var hasCopied = false
    @State private var message = ""
    @State private var writes = false
    @State private var opened: Photo?
    @State private var asksToBlock = false
    @Namespace private var strip

    struct Photo: Identifiable, Hashable {
        let id: Int
        let hue: Double

        var color: Color { Color(hue: hue, saturation: 0.5, brightness: 0.9) }
    }

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
        .alert("Block Ada?", isPresented: $asksToBlock) {
            Button("Block", role: .destructive) {
                follow(false)
                isBlocked = true
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("She will not be told.")
        }
        .alert("To Ada", isPresented: $writes) {
            TextField("Message", text: $message).accessibilityIdentifier("text")
            Button("Send") { message = "" }.disabled(message.isEmpty)
            Button("Cancel", role: .cancel) {}
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
        .accessibilityIdentifier("header")
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
                Text("Ada Lind").font(.title2.weight(.semibold)).accessibilityIdentifier("name")
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
            number(86, "Posts").accessibilityIdentifier("posts")
            Divider()
            number(followers, "Followers").accessibilityIdentifier("followers")
            Divider()
            number(312, "Following").accessibilityIdentifier("following")
        }
        .fixedSize(horizontal: false, vertical: true)
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
                withAnimation(.snappy) { follow(!follows) }
            } label: {
                Text(follows ? "Following" : "Follow").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .tint(follows ? .gray : .blue)
            .disabled(isBlocked)
            .accessibilityIdentifier("follow")
            Button("Message") { writes = true }
                .buttonStyle(.bordered)
                .disabled(isBlocked)
                .accessibilityIdentifier("message")
            Menu {
                ShareLink(item: URL(string: "https://example.com/ada")!)
                Button(hasCopied ? "Link copied" : "Copy link", systemImage: "link") { hasCopied = true }
                Divider()
                Button("Block", systemImage: "hand.raised", role: .destructive) { asksToBlock = true }
            } label: {
                Image(systemName: "ellipsis").frame(width: 44, height: 44).contentShape(Rectangle())
            }
            .accessibilityLabel("More")
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
                    .padding(.top, 16)
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
                Label("Tromsø", systemImage: "mappin.and.ellipse").accessibilityIdentifier("town")
                Label("Joined in March 2019", systemImage: "calendar")
                Link(destination: URL(string: "https://example.com")!) {
                    Label("example.com", systemImage: "link").frame(minHeight: 44).contentShape(Rectangle())
                }
                .accessibilityIdentifier("site")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
    }

    private func photos(_ count: Int) -> some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
            ForEach((0..<count).map { Photo(id: $0, hue: Double($0) / Double(count)) }) { photo in
                photo.color
                    .aspectRatio(1, contentMode: .fit)
                    .onTapGesture { withAnimation { opened = photo } }
                    .accessibilityLabel("Photo \(photo.id + 1)")
                    .accessibilityAddTraits(.isButton)
                    .accessibilityIdentifier("photo \(photo.id)")
            }
        }
        .padding(.top, 2)
    }

    @ViewBuilder private var picture: some View {
        if let opened {
            ZStack(alignment: .topTrailing) {
                Color.black.opacity(0.9)
                    .ignoresSafeArea()
                    .onTapGesture { withAnimation { self.opened = nil } }
                    .accessibilityHidden(true)
                    .accessibilityIdentifier("veil")
                opened.color
                    .aspectRatio(1, contentMode: .fit)
                    .accessibilityIdentifier("large")
                    .frame(maxHeight: .infinity)
                Button {
                    withAnimation { self.opened = nil }
                } label: {
                    Image(systemName: "xmark")
                        .foregroundStyle(.white)
                        .frame(width: 44, height: 44)
                        .contentShape(Rectangle())
                }
                .accessibilityLabel("Close")
                .accessibilityIdentifier("close")
            }
            .transition(.opacity)
        }
    }

    private func follow(_ follows: Bool) {
        guard follows != self.follows else { return }
        self.follows = follows
        followers += follows ? 1 : -1
    }
}

#Preview {
    ProfileScreen()
}
