import SwiftUI

/// Three pages to swipe through, dots that follow, and a button that leads on.
struct OnboardingScreen: View {
    struct Page: Identifiable {
        let id: Int
        let title: String
        let text: String
        let symbol: String
        let color: Color
    }

    static let pages = [
        Page(
            id: 0, title: "Collect", text: "Save whatever you want to read, from anywhere.",
            symbol: "tray.and.arrow.down", color: .orange),
        Page(
            id: 1, title: "Read", text: "Without advertisements, also on the train.", symbol: "book", color: .teal),
        Page(
            id: 2, title: "Remember", text: "Mark what matters; it finds its way back to you.", symbol: "brain",
            color: .indigo),
    ]

    @State private var page = 0
    @State private var wantsNews = true
    @State private var isDone = false

    var body: some View {
        Group {
            if isDone {
                welcome
            } else {
                pager
            }
        }
        .animation(.default, value: isDone)
    }

    private var pager: some View {
        VStack(spacing: 0) {
            HStack {
                if page > 0 {
                    Button {
                        withAnimation { page -= 1 }
                    } label: {
                        Image(systemName: "chevron.backward").frame(width: 44, height: 44).contentShape(.rect)
                    }
                    .accessibilityLabel("Back")
                    .accessibilityIdentifier("back")
                }
                Spacer()
                Button {
                    isDone = true
                } label: {
                    Text("Skip").padding(.horizontal).frame(minHeight: 44).contentShape(.rect)
                }
                .accessibilityIdentifier("skip")
            }
            .frame(minHeight: 44)
            TabView(selection: $page) {
                ForEach(Self.pages) { page in
                    PageView(page: page, wantsNews: $wantsNews)
                        .tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .accessibilityIdentifier("pages")
            dots
            Button {
                next()
            } label: {
                Text(page == Self.pages.count - 1 ? "Start" : "Continue")
                    .font(.headline)
                    .frame(maxWidth: .infinity)
                    .padding()
                    .foregroundStyle(.white)
                    .background(Self.pages[page].color.gradient, in: .rect(cornerRadius: 16))
            }
            .padding(24)
            .accessibilityIdentifier("continue")
        }
        .background(Self.pages[page].color.opacity(0.1).ignoresSafeArea())
    }

    private var dots: some View {
        HStack(spacing: 0) {
            ForEach(Self.pages) { item in
                Capsule()
                    .fill(item.id == page ? item.color : Color.gray.opacity(0.3))
                    .frame(width: item.id == page ? 24 : 8, height: 8)
                    .frame(minWidth: 44, minHeight: 44)
                    .contentShape(.rect)
                    .onTapGesture { withAnimation(.easeInOut) { page = item.id } }
                    .accessibilityLabel("Page \(item.id + 1)")
                    .accessibilityAddTraits(item.id == page ? [.isButton, .isSelected] : .isButton)
                    .accessibilityIdentifier("dot \(item.id)")
            }
        }
    }

    private var welcome: some View {
        VStack(spacing: 16) {
            Image(systemName: "checkmark.seal.fill")
                .symbolRenderingMode(.multicolor)
                .font(.system(size: 80))
            Text("Welcome").font(.largeTitle).fontWeight(.heavy).accessibilityIdentifier("welcome")
            Text(wantsNews ? "News come once a month." : "No news, then.").accessibilityIdentifier("news")
            Button("Once more") {
                page = 0
                isDone = false
            }
            .buttonStyle(.bordered)
            .controlSize(.large)
            .accessibilityIdentifier("again")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .transition(.move(edge: .trailing).combined(with: .opacity))
    }

    private func next() {
        withAnimation {
            if page < Self.pages.count - 1 {
                page += 1
            } else {
                isDone = true
            }
        }
    }
}

/// A page: a picture in circles, a title, a sentence.
private struct PageView: View {
    let page: OnboardingScreen.Page
    @Binding var wantsNews: Bool

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                ForEach(0..<3) { ring in
                    Circle()
                        .stroke(page.color.opacity(0.5 - Double(ring) * 0.15), lineWidth: 2)
                        .frame(width: CGFloat(160 + ring * 50), height: CGFloat(160 + ring * 50))
                }
                Image(systemName: page.symbol)
                    .font(.system(size: 64, weight: .light))
                    .foregroundColor(page.color)
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .accessibilityIdentifier("picture \(page.id)")
            VStack(spacing: 8) {
                Text(page.title).font(.title).bold().accessibilityIdentifier("title \(page.id)")
                Text(page.text)
                    .multilineTextAlignment(.center)
                    .foregroundColor(.secondary)
                    .padding(.horizontal, 40)
            }
            if page.id == 2 {
                Toggle("Send me news", isOn: $wantsNews)
                    .toggleStyle(.switch)
                    .fixedSize()
                    .accessibilityIdentifier("wantsNews")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview(traits: .portrait) {
    OnboardingScreen()
}
