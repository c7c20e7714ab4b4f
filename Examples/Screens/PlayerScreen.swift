import Combine
import SwiftUI

/// A media player: cover, a bar to drag through the song, buttons, volume, and a queue in a sheet.
struct PlayerScreen: View {
    @StateObject private var player = Player()
    @State private var showsQueue = false
    @State private var showsLyrics = false
    @State private var volume = 0.6
    @State private var clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @GestureState private var dragged: CGFloat = 0

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 16) {
                Capsule()
                    .fill(.white.opacity(0.5))
                    .frame(width: 40, height: 5)
                cover(side: min(geometry.size.width - 64, geometry.size.height * 0.38))
                titles
                ProgressBar(position: $player.position, length: player.song.length)
                buttons
                volumeBar
                Spacer(minLength: 0)
                footer
            }
            .padding(.horizontal, 32)
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .background(background)
        .foregroundStyle(.white)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .offset(y: max(0, dragged))
        .gesture(
            DragGesture(minimumDistance: 30)
                .updating($dragged) { value, state, _ in state = value.translation.height }
                .onEnded { value in
                    if value.translation.height < -100 { showsQueue = true }
                }
        )
        .onReceive(clock) { _ in player.tick() }
        .sheet(isPresented: $showsQueue) {
            QueueSheet(player: player).presentationDetents([.medium, .large])
        }
    }

    private var background: some View {
        RadialGradient(
            gradient: Gradient(colors: [player.song.color, .black]), center: .top, startRadius: 40, endRadius: 700
        )
        .edgesIgnoringSafeArea(.all)
    }

    private func cover(side: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: 12, style: .continuous)
            .fill(
                AngularGradient(
                    gradient: Gradient(colors: [player.song.color, .white, player.song.color]), center: .center)
            )
            .overlay(Image(systemName: "music.note").font(.system(size: side / 3)))
            .overlay { if showsLyrics { lyrics } }
            .frame(width: side, height: side)
            .scaleEffect(player.isPlaying ? 1 : 0.8)
            .shadow(radius: 20)
            .animation(.spring(response: 0.4, dampingFraction: 0.7), value: player.isPlaying)
            .accessibilityIdentifier("cover")
    }

    private var lyrics: some View {
        ScrollView {
            Text(player.song.lyrics).font(.title3).padding().frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(.black.opacity(0.6), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
        .accessibilityIdentifier("lyricsText")
    }

    private var titles: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Text(player.song.title).font(.title3.bold()).lineLimit(1).accessibilityIdentifier("title")
                Text(player.song.artist).lineLimit(1).opacity(0.7).accessibilityIdentifier("artist")
            }
            Spacer()
            Button {
                player.toggleFavourite()
            } label: {
                Image(systemName: player.isFavourite ? "star.fill" : "star")
                    .frame(width: 44, height: 44)
                    .background(Circle().fill(.white.opacity(0.15)))
                    .contentShape(Rectangle())
            }
            .accessibilityLabel(player.isFavourite ? "Remove from favourites" : "Add to favourites")
            .accessibilityIdentifier("favourite")
        }
    }

    private var buttons: some View {
        HStack {
            Spacer()
            PlayerButton(symbol: "backward.fill", size: 28, action: player.back)
                .accessibilityLabel("Back")
                .accessibilityIdentifier("previous")
            Spacer()
            PlayerButton(
                symbol: player.isPlaying ? "pause.fill" : "play.fill", size: 44, action: player.togglePlaying
            )
            .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
            .accessibilityIdentifier("play")
            Spacer()
            PlayerButton(symbol: "forward.fill", size: 28, action: player.next)
                .accessibilityLabel("Next")
                .accessibilityIdentifier("next")
            Spacer()
        }
    }

    private var volumeBar: some View {
        HStack {
            Image(systemName: "speaker.fill")
            Slider(value: $volume).tint(.white).accessibilityLabel("Volume").accessibilityIdentifier("volume")
            Image(systemName: "speaker.wave.3.fill")
        }
        .font(.footnote)
    }

    private var footer: some View {
        HStack {
            Button {
                withAnimation { showsLyrics.toggle() }
            } label: {
                Image(systemName: "quote.bubble").frame(width: 44, height: 44)
            }
            .accessibilityLabel("Lyrics")
            .accessibilityIdentifier("lyrics")
            Spacer()
            Button {
                showsQueue.toggle()
            } label: {
                Image(systemName: "list.bullet").frame(width: 44, height: 44)
            }
            .accessibilityLabel("Up next")
            .accessibilityIdentifier("queue")
        }
        .buttonStyle(PressedButtonStyle())
    }
}

/// What is played.
@MainActor
final class Player: ObservableObject {
    struct Song: Identifiable, Hashable {
        let id: Int
        let title: String
        let artist: String
        let length: Double
        let color: Color
        let lyrics: String
    }

    static let songs = [
        Song(
            id: 0, title: "Low Tide", artist: "The Harbour", length: 214, color: .blue,
            lyrics: "The boats are lying on their side"),
        Song(
            id: 1, title: "A Long Way Round the Mountain", artist: "Ines Ruiz", length: 187, color: .green,
            lyrics: "I took the road that nobody had swept"),
        Song(id: 2, title: "Static", artist: "Noor", length: 245, color: .purple, lyrics: "No words"),
    ]

    @Published var position = 63.0
    @Published private(set) var isPlaying = false
    @Published private(set) var index = 0
    @Published private var favourites: Set<Int> = []

    var song: Song { Self.songs[index] }
    var isFavourite: Bool { favourites.contains(song.id) }

    func togglePlaying() { isPlaying.toggle() }
    func toggleFavourite() { favourites.formSymmetricDifference([song.id]) }
    func next() { play((index + 1) % Self.songs.count) }

    /// A second has passed.
    func tick() {
        guard isPlaying else { return }
        if position + 1 < song.length { position += 1 } else { next() }
    }

    /// The first time to the beginning, then to the song before.
    func back() {
        if position > 3 { position = 0 } else { play((index + Self.songs.count - 1) % Self.songs.count) }
    }

    func play(_ index: Int) {
        self.index = index
        position = 0
    }
}

/// How far the song is; dragging goes to another place.
private struct ProgressBar: View {
    @Binding var position: Double
    let length: Double
    @State private var isDragging = false

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(.white.opacity(0.3)).accessibilityIdentifier("whole")
                    Capsule().frame(width: geometry.size.width * position / length)
                        .accessibilityIdentifier("elapsed")
                }
                .frame(height: isDragging ? 10 : 6)
                .frame(maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { value in
                            isDragging = true
                            position = length * min(max(value.location.x / geometry.size.width, 0), 1)
                        }
                        .onEnded { _ in isDragging = false }
                )
                .accessibilityIdentifier("bar")
            }
            .frame(height: 44)
            HStack {
                Text(time(position)).accessibilityIdentifier("time")
                Spacer()
                Text("-" + time(length - position)).accessibilityIdentifier("left")
            }
            .font(.caption.monospacedDigit())
            .opacity(0.7)
        }
    }

    private func time(_ seconds: Double) -> String {
        let seconds = Int(seconds)
        return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }
}

private struct PlayerButton: View {
    let symbol: String
    let size: CGFloat
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol).font(.system(size: size)).frame(width: 64, height: 64)
        }
        .buttonStyle(PressedButtonStyle())
    }
}

/// Smaller and brighter while a finger is on it.
private struct PressedButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background(Circle().fill(.white.opacity(configuration.isPressed ? 0.2 : 0)))
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .contentShape(Circle())
    }
}

/// The songs that come next.
private struct QueueSheet: View {
    @ObservedObject var player: Player
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        NavigationView {
            List(Array(Player.songs.enumerated()), id: \.element) { index, song in
                Button {
                    player.play(index)
                    presentationMode.wrappedValue.dismiss()
                } label: {
                    HStack {
                        RoundedRectangle(cornerRadius: 4).fill(song.color).frame(width: 36, height: 36)
                        VStack(alignment: .leading) {
                            Text(song.title)
                            Text(song.artist).font(.caption).foregroundColor(.secondary)
                        }
                        Spacer()
                        if song == player.song {
                            Image(systemName: "waveform").accessibilityIdentifier("playing \(index)")
                        }
                    }
                    .foregroundColor(.primary)
                }
                .accessibilityIdentifier("song \(index)")
            }
            .listStyle(PlainListStyle())
            .navigationBarTitle(Text("Up next"), displayMode: .inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

#Preview {
    PlayerScreen()
}
