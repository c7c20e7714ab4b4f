import SwiftUI

/// A conversation: bubbles on both sides, a field at the bottom that sends, answers on a long press.
struct ChatScreen: View {
    struct Message: Identifiable, Hashable {
        let id: Int
        var text: String
        var isMine: Bool
        var minute: Int
        var quote: String?
        var isLiked = false

        var time: String { minute < 10 ? "12:0\(minute)" : "12:\(minute)" }
    }

    @State private var messages = [
        Message(id: 1, text: "Are you coming to the lake on Saturday?", isMine: false, minute: 1),
        Message(id: 2, text: "Yes! I bring the boat.", isMine: true, minute: 2),
        Message(
            id: 3, text: "Great. Then we need someone with a car that can pull it, and life jackets for four.",
            isMine: false, minute: 4),
        Message(id: 4, text: "I ask Ada.", isMine: true, minute: 5),
    ]
    @State private var draft = ""
    @State private var answered: Message?
    @State private var isCalling = false
    @FocusState private var isWriting: Bool

    private var text: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        Text("Today")
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .accessibilityIdentifier("today")
                        ForEach(messages) { message in
                            MessageRow(message: message) { like(message) }
                                .contextMenu {
                                    Button("Answer", systemImage: "arrowshape.turn.up.left") { answered = message }
                                    Button("Delete", systemImage: "trash", role: .destructive) { delete(message) }
                                }
                        }
                    }
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                }
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: messages.count) { old, new in
                    guard new > old, let last = messages.last else { return }
                    withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
                }
                .accessibilityIdentifier("messages")
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { composer }
            .navigationTitle("Grace")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        isCalling = true
                    } label: {
                        Image(systemName: "video")
                    }
                    .accessibilityLabel("Video call")
                    .accessibilityIdentifier("call")
                }
            }
            .fullScreenCover(isPresented: $isCalling) { CallView(name: "Grace") }
        }
    }

    private var composer: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let answered {
                HStack {
                    Rectangle().fill(.blue).frame(width: 3)
                    Text(answered.text).font(.footnote).lineLimit(1).accessibilityIdentifier("quoted")
                    Spacer()
                    Button {
                        self.answered = nil
                    } label: {
                        Image(systemName: "xmark.circle.fill")
                            .frame(width: 44, height: 44)
                            .contentShape(Rectangle())
                    }
                    .accessibilityLabel("Do not answer")
                    .accessibilityIdentifier("dropAnswer")
                }
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("answered")
            }
            HStack(alignment: .bottom, spacing: 8) {
                TextField("Message", text: $draft, axis: .vertical)
                    .lineLimit(1...4)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 11)
                    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 22))
                    .focused($isWriting)
                    .accessibilityIdentifier("draft")
                Button(action: send) {
                    Image(systemName: "arrow.up.circle.fill")
                        .font(.system(size: 32))
                        .frame(width: 44, height: 44)
                        .contentShape(Rectangle())
                }
                .disabled(text.isEmpty)
                .accessibilityLabel("Send")
                .accessibilityIdentifier("send")
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }

    private func send() {
        let last = messages.last
        messages.append(
            Message(
                id: (messages.map(\.id).max() ?? 0) + 1, text: text, isMine: true, minute: (last?.minute ?? 0) + 1,
                quote: answered?.text))
        draft = ""
        answered = nil
        isWriting = false
    }

    private func like(_ message: Message) {
        guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
        messages[index].isLiked.toggle()
    }

    private func delete(_ message: Message) {
        messages.removeAll { $0.id == message.id }
        if answered?.id == message.id { answered = nil }
    }
}

/// One bubble; two taps like it.
private struct MessageRow: View {
    let message: ChatScreen.Message
    let like: () -> Void

    var body: some View {
        HStack(alignment: .bottom, spacing: 6) {
            if message.isMine { Spacer(minLength: 48) } else { avatar }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                bubble
                Text(message.time).font(.caption2).foregroundStyle(.secondary)
                    .accessibilityIdentifier("time \(message.id)")
            }
            if !message.isMine { Spacer(minLength: 48) }
        }
    }

    private var bubble: some View {
        VStack(alignment: .leading, spacing: 2) {
            if let quote = message.quote {
                Text(quote).font(.caption).lineLimit(1).opacity(0.8).accessibilityIdentifier("quote \(message.id)")
            }
            Text(message.text)
        }
        .foregroundStyle(message.isMine ? .white : .primary)
        .padding(.horizontal, 12)
        .padding(.vertical, 12)
        .background(
            message.isMine ? Color.blue : Color(.secondarySystemBackground),
            in: UnevenRoundedRectangle(
                topLeadingRadius: 16, bottomLeadingRadius: message.isMine ? 16 : 4,
                bottomTrailingRadius: message.isMine ? 4 : 16, topTrailingRadius: 16)
        )
        .overlay(alignment: message.isMine ? .topLeading : .topTrailing) {
            if message.isLiked { heart }
        }
        .onTapGesture(count: 2) { withAnimation(.spring) { like() } }
        .accessibilityAction(named: message.isLiked ? "Do not like" : "Like", like)
        .accessibilityIdentifier("bubble \(message.id)")
    }

    private var heart: some View {
        Image(systemName: "heart.fill")
            .font(.caption)
            .foregroundStyle(.red)
            .padding(4)
            .background(.background, in: Circle())
            .offset(x: message.isMine ? -10 : 10, y: -10)
            .transition(.scale)
            .allowsHitTesting(false)
            .accessibilityIdentifier("heart \(message.id)")
    }

    private var avatar: some View {
        Text("G")
            .font(.caption.bold())
            .foregroundStyle(.white)
            .frame(width: 28, height: 28)
            .background(Circle().fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)))
            .accessibilityHidden(true)
            .accessibilityIdentifier("avatar \(message.id)")
    }
}

/// A call that rings until it is ended.
private struct CallView: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text(name).font(.largeTitle)
            Text("Calling…").foregroundStyle(.secondary).accessibilityIdentifier("calling")
            Spacer()
            Button(role: .destructive) {
                dismiss()
            } label: {
                Image(systemName: "phone.down.fill")
                    .font(.title)
                    .foregroundStyle(.white)
                    .frame(width: 72, height: 72)
                    .background(.red, in: Circle())
            }
            .accessibilityLabel("End the call")
            .accessibilityIdentifier("endCall")
        }
        .padding(.vertical, 48)
        .frame(maxWidth: .infinity)
    }
}

#Preview("A conversation") {
    ChatScreen()
}
