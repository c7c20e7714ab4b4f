import ViewTree

/// A settings row with an invisible colour picker laid over it: the screen that this project began with.
struct Trick: View {
    @State var colour: Color = .pink
    @State private var rotation = 0.0
    let rainbow = [Color.yellow, .orange, .red, .purple, .blue, .green]

    var body: some View {
        ZStack {
            colour.ignoresSafeArea()
            VStack {
                HStack {
                    Text("Select background color").font(.headline).foregroundColor(.pink).padding(.horizontal)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .overlay(row)
                }
                .frame(maxWidth: .infinity, minHeight: 54)
                .background(.white)
                .cornerRadius(10)
                .shadow(color: .gray.opacity(0.2), radius: 10)
                Spacer()
            }
            .frame(width: 300)
        }
    }

    private var row: some View {
        HStack {
            Spacer()
            Circle().fill(colour)
                .background(
                    Circle().stroke(.white, lineWidth: 4)
                        .background(
                            Circle()
                                .stroke(
                                    LinearGradient(
                                        colors: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing),
                                    lineWidth: 10
                                )
                                .rotationEffect(.degrees(rotation)))
                )
                .frame(width: 18, height: 18)
                .padding(.trailing, 6)
                .padding()
        }
        .overlay(
            ColorPicker("", selection: $colour, supportsOpacity: true).labelsHidden().blur(radius: 20)
                .scaleEffect(x: 20, y: 2).opacity(0.014).frame(maxWidth: .infinity, maxHeight: 50).clipped())
    }
}
