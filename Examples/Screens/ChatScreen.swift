import SwiftUI

/// A conversation: bubbles on both sides, a field at the bottom that sends, answers on a long press.
struct ChatScreen: View {
    struct Message: Identifiable, Hashable {
        let id: Int
        var text: String
        var isMine: Bool
        var minute: Int
        var isLiked = false
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
    @State private var answers: Message?
    @FocusState private var isWriting: Bool

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        Text("Today")
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .padding(.top, 8)
                        ForEach(messages) { message in
                            MessageRow(message: message) { like(message) }
                                .id(message.id)
                                .contextMenu {
                                    Button("Answer", systemImage: "arrowshape.turn.up.left") { answers = message }
                                    Button("Delete", systemImage: "trash", role: .destructive) { delete(message) }
                                }
                        }
                    }
                    .padding(.horizontal, 12)
                }
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: messages.count) {
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { composer }
            .navigationTitle("Grace")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                    } label: {
                        Image(systemName: "video")
                    }
                    .accessibilityLabel("Video call")
                }
            }
        }
    }

    private var composer: some View {
        VStack(alignment: .leading, spacing: 6) {
            if let answered = answers {
                HStack {
                    Rectangle().fill(.blue).frame(width: 3)
                    Text(answered.text).font(.footnote).lineLimit(1)
                    Spacer()
                    Button {
                        answers = nil
                    } label: {
                        Image(systemName: "xmark.circle.fill")
                    }
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
                    .padding(.vertical, 8)
                    .background(Color(white: 0.93), in: RoundedRectangle(cornerRadius: 18))
                    .focused($isWriting)
                    .accessibilityIdentifier("draft")
                Button(action: send) {
                    Image(systemName: "arrow.up.circle.fill").font(.system(size: 32))
                }
                .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
                .accessibilityIdentifier("send")
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }

    private func send() {
        let text = draft.trimmingCharacters(in: .whitespaces)
        messages.append(Message(id: messages.count + 1, text: text, isMine: true, minute: 9))
        draft = ""
        answers = nil
        isWriting = false
    }

    private func like(_ message: Message) {
        guard let index = messages.firstIndex(of: message) else { return }
        messages[index].isLiked.toggle()
    }

    private func delete(_ message: Message) {
        messages.removeAll { $0.id == message.id }
    }
}

/// One bubble; two taps like it.
private struct MessageRow: View {
    let message: ChatScreen.Message
    let like: () -> Void

    var body: some View {
        HStack(alignment: .bottom, spacing: 6) {
            if message.isMine { Spacer(minLength: 48) }
            if !message.isMine { avatar }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                Text(message.text)
                    .foregroundStyle(message.isMine ? .white : .primary)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .background(
                        message.isMine ? Color.blue : Color(white: 0.9),
                        in: UnevenRoundedRectangle(
                            topLeadingRadius: 16, bottomLeadingRadius: message.isMine ? 16 : 4,
                            bottomTrailingRadius: message.isMine ? 4 : 16, topTrailingRadius: 16)
                    )
                    .overlay(alignment: message.isMine ? .topLeading : .topTrailing) {
                        if message.isLiked {
                            Image(systemName: "heart.fill")
                                .font(.caption)
                                .foregroundStyle(.red)
                                .padding(4)
                                .background(.white, in: Circle())
                                .offset(x: message.isMine ? -10 : 10, y: -10)
                                .transition(.scale)
                                .accessibilityIdentifier("heart \(message.id)")
                        }
                    }
                    .onTapGesture(count: 2) { withAnimation(.spring) { like() } }
                    .accessibilityIdentifier("bubble \(message.id)")
                Text("12:0\(message.minute)").font(.caption2).foregroundStyle(.secondary)
            }
            if !message.isMine { Spacer(minLength: 48) }
        }
    }

    private var avatar: some View {
        Text("G")
            .font(.caption.bold())
            .foregroundStyle(.white)
            .frame(width: 28, height: 28)
            .background(Circle().fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)))
    }
}

#Preview("A conversation") {
    ChatScreen()
}
