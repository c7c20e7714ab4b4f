import SwiftUI

/// An app of three tabs: recipes with a way into each, a shopping list with a badge, and a timer.
struct RecipeTabsScreen: View {
    enum Tab: Hashable {
        case recipes
        case shopping
        case timer
    }

    @StateObject private var kitchen = Kitchen()
    @State private var tab = Tab.recipes

    var body: some View {
        TabView(selection: $tab) {
            RecipesTab()
                .tabItem { Label("Recipes", systemImage: "fork.knife") }
                .tag(Tab.recipes)
            ShoppingTab()
                .tabItem { Label("Shopping", systemImage: "cart") }
                .badge(kitchen.shopping.count)
                .tag(Tab.shopping)
            TimerTab()
                .tabItem {
                    Image(systemName: "timer")
                    Text("Timer")
                }
                .tag(Tab.timer)
        }
        .environmentObject(kitchen)
        .accentColor(.green)
    }
}

/// What the tabs share.
@MainActor
final class Kitchen: ObservableObject {
    struct Recipe: Identifiable, Hashable {
        let id: Int
        let name: String
        let minutes: Int
        let ingredients: [String]
    }

    let recipes = [
        Recipe(id: 1, name: "Pea soup", minutes: 35, ingredients: ["Peas", "Onion", "Stock"]),
        Recipe(id: 2, name: "Flat bread", minutes: 50, ingredients: ["Flour", "Yeast", "Olive oil"]),
        Recipe(id: 3, name: "Plum cake", minutes: 70, ingredients: ["Plums", "Flour", "Eggs", "Butter"]),
    ]
    @Published var shopping: [String] = []
    @Published var favourites: Set<Int> = [2]

    func toggleFavourite(_ recipe: Recipe) {
        if favourites.contains(recipe.id) { favourites.remove(recipe.id) } else { favourites.insert(recipe.id) }
    }

    func buy(_ ingredient: String) {
        guard !ingredient.isEmpty, !shopping.contains(ingredient) else { return }
        shopping.append(ingredient)
    }
}

private struct RecipesTab: View {
    @EnvironmentObject private var kitchen: Kitchen

    var body: some View {
        NavigationView {
            List {
                ForEach(kitchen.recipes) { recipe in
                    NavigationLink(destination: RecipeDetail(recipe: recipe)) {
                        HStack {
                            VStack(alignment: .leading) {
                                Text(recipe.name).font(.headline)
                                Text("\(recipe.minutes) min").font(.caption).foregroundColor(.secondary)
                            }
                            Spacer()
                            if kitchen.favourites.contains(recipe.id) {
                                Image(systemName: "heart.fill")
                                    .foregroundColor(.red)
                                    .accessibility(identifier: "heart \(recipe.id)")
                            }
                        }
                        .padding(.vertical, 4)
                    }
                    .accessibility(identifier: "recipe \(recipe.id)")
                }
            }
            .navigationBarTitle("Recipes")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

private struct RecipeDetail: View {
    let recipe: Kitchen.Recipe
    @EnvironmentObject private var kitchen: Kitchen

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Rectangle()
                    .fill(Color.green.opacity(0.3))
                    .aspectRatio(16 / 9, contentMode: .fit)
                    .overlay(Image(systemName: "photo").font(.largeTitle))
                    .accessibility(identifier: "photo")
                Group {
                    Text("Ingredients").font(.title3.bold()).accessibility(identifier: "ingredients")
                    ForEach(recipe.ingredients, id: \.self) { ingredient in
                        HStack {
                            Text("• " + ingredient)
                            Spacer()
                            Button(action: { kitchen.buy(ingredient) }) { Text("Buy").frame(minHeight: 30) }
                                .buttonStyle(.bordered)
                                .disabled(kitchen.shopping.contains(ingredient))
                                .accessibility(identifier: "buy \(ingredient)")
                        }
                    }
                }
                .padding(.horizontal)
            }
        }
        .navigationBarTitle(Text(recipe.name), displayMode: .inline)
        .navigationBarItems(
            trailing: Button(action: { kitchen.toggleFavourite(recipe) }) {
                Image(systemName: kitchen.favourites.contains(recipe.id) ? "heart.fill" : "heart")
            }
            .accessibility(label: Text("Favourite"))
            .accessibility(identifier: "favourite"))
    }
}

private struct ShoppingTab: View {
    @EnvironmentObject private var kitchen: Kitchen
    @State private var entry = ""

    var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                HStack {
                    TextField("Something to buy", text: $entry, onCommit: add)
                        .textFieldStyle(RoundedBorderTextFieldStyle())
                        .accessibility(identifier: "entry")
                    Button(action: add) {
                        Image(systemName: "plus.circle.fill")
                            .imageScale(.large)
                            .frame(width: 44, height: 44)
                            .contentShape(Rectangle())
                    }
                    .disabled(entry.isEmpty)
                    .accessibility(label: Text("Add"))
                    .accessibility(identifier: "addEntry")
                }
                .padding()
                if kitchen.shopping.isEmpty {
                    Spacer()
                    Text("Nothing to buy").foregroundColor(.secondary).accessibility(identifier: "empty")
                    Spacer()
                } else {
                    List {
                        ForEach(kitchen.shopping, id: \.self) { Text($0).accessibility(identifier: "item \($0)") }
                            .onDelete { kitchen.shopping.remove(atOffsets: $0) }
                            .onMove { kitchen.shopping.move(fromOffsets: $0, toOffset: $1) }
                    }
                    .listStyle(PlainListStyle())
                }
            }
            .navigationBarTitle("Shopping")
            .navigationBarItems(trailing: EditButton())
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private func add() {
        kitchen.buy(entry)
        entry = ""
    }
}

private struct TimerTab: View {
    @State private var left = 180  // seconds
    @State private var isRunning = false
    @State private var clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 32) {
            ZStack {
                Circle().stroke(Color.gray.opacity(0.2), lineWidth: 12)
                Circle()
                    .trim(from: 0, to: CGFloat(left) / 180)
                    .stroke(Color.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                    .rotationEffect(Angle(degrees: -90))
                Text("\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)")
                    .font(.system(size: 56, weight: .thin, design: .rounded))
                    .accessibility(identifier: "left")
            }
            .frame(width: 240, height: 240)
            HStack(spacing: 40) {
                roundButton("arrow.counterclockwise", color: .gray) { (left, isRunning) = (180, false) }
                    .accessibility(label: Text("Reset"))
                    .accessibility(identifier: "resetTimer")
                roundButton(isRunning ? "pause.fill" : "play.fill", color: .green) { isRunning.toggle() }
                    .accessibility(label: Text(isRunning ? "Pause" : "Start"))
                    .accessibility(identifier: "startTimer")
            }
        }
        .onReceive(clock) { _ in
            guard isRunning else { return }
            left -= 1
            if left == 0 { isRunning = false }
        }
    }

    private func roundButton(_ symbol: String, color: Color, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol)
                .font(.title)
                .foregroundColor(.white)
                .frame(width: 72, height: 72)
                .background(color)
                .clipShape(Circle())
        }
    }
}

struct RecipeTabsScreen_Previews: PreviewProvider {
    static var previews: some View {
        RecipeTabsScreen()
    }
}
