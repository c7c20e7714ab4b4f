import SwiftUI

/// A shop: categories to scroll through, a grid of products with hearts, and a basket that counts.
struct ProductGridScreen: View {
    struct Product: Identifiable, Hashable {
        let id: Int
        let name: String
        let price: Double
        let category: Category
        let isReduced: Bool
    }

    enum Category: String, CaseIterable, Identifiable {
        case all = "All"
        case chairs = "Chairs"
        case lamps = "Lamps"
        case tables = "Tables"
        case shelves = "Shelves"
        case rugs = "Rugs"

        var id: Self { self }

        var symbol: String {
            switch self {
            case .all: "square.grid.2x2"
            case .chairs: "chair"
            case .lamps: "lamp.desk"
            case .tables: "table.furniture"
            case .shelves: "books.vertical"
            case .rugs: "rectangle"
            }
        }
    }

    enum Order: String, CaseIterable {
        case name = "Name"
        case price = "Price"
    }

    static let products = [
        Product(id: 1, name: "Ash chair", price: 129, category: .chairs, isReduced: false),
        Product(id: 2, name: "Brass desk lamp", price: 79.5, category: .lamps, isReduced: true),
        Product(id: 3, name: "Oak table for six people", price: 649, category: .tables, isReduced: false),
        Product(id: 4, name: "Wall shelf", price: 45, category: .shelves, isReduced: false),
        Product(id: 5, name: "Wool rug", price: 210, category: .rugs, isReduced: true),
        Product(id: 6, name: "Reading chair", price: 390, category: .chairs, isReduced: false),
        Product(id: 7, name: "Paper lamp", price: 25, category: .lamps, isReduced: false),
    ]

    @State private var category = Category.all
    @State private var order = Order.name
    @State private var favourites: Set<Int> = []
    @State private var basket: [Int: Int] = [:]

    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

    private var shown: [Product] {
        Self.products
            .filter { category == .all || $0.category == category }
            .sorted { order == .name ? $0.name < $1.name : $0.price < $1.price }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    categories
                    LazyVGrid(columns: columns, spacing: 16) {
                        ForEach(shown) { product in
                            NavigationLink(value: product) {
                                ProductCard(
                                    product: product, isFavourite: favourites.contains(product.id),
                                    toggle: { favourites.formSymmetricDifference([product.id]) },
                                    add: { basket[product.id, default: 0] += 1 })
                            }
                            .buttonStyle(.plain)
                            .accessibilityIdentifier("product \(product.id)")
                        }
                    }
                    .padding(.horizontal)
                }
            }
            .navigationTitle("Furniture")
            .navigationDestination(for: Product.self) { product in
                ProductDetail(product: product) { basket[product.id, default: 0] += 1 }
            }
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Menu {
                        Picker("Order", selection: $order) {
                            ForEach(Order.allCases, id: \.self) { Text($0.rawValue) }
                        }
                    } label: {
                        Image(systemName: "arrow.up.arrow.down")
                    }
                    .accessibilityIdentifier("order")
                    Image(systemName: "basket")
                        .overlay(alignment: .topTrailing) { count }
                        .accessibilityIdentifier("basket")
                }
            }
        }
    }

    @ViewBuilder private var count: some View {
        let total = basket.values.reduce(0, +)
        if total > 0 {
            Text("\(total)")
                .font(.caption2.weight(.bold))
                .foregroundColor(.white)
                .padding(5)
                .background(Circle().fill(Color.red))
                .offset(x: 10, y: -10)
                .accessibilityIdentifier("count")
        }
    }

    private var categories: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(Category.allCases) { item in
                    Button {
                        withAnimation { category = item }
                    } label: {
                        Label(item.rawValue, systemImage: item.symbol)
                            .padding(.horizontal, 14)
                            .padding(.vertical, 8)
                            .background(
                                Capsule().fill(item == category ? Color.accentColor : Color.gray.opacity(0.15))
                            )
                            .foregroundStyle(item == category ? Color.white : Color.primary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier(item.rawValue)
                }
            }
            .padding(.horizontal)
        }
        .accessibilityIdentifier("categories")
    }
}

/// A product in the grid: a picture with a heart, name, price and a button that adds it.
private struct ProductCard: View {
    let product: ProductGridScreen.Product
    let isFavourite: Bool
    let toggle: @MainActor () -> Void
    let add: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ZStack(alignment: .topTrailing) {
                Image(systemName: product.category.symbol)
                    .font(.largeTitle)
                    .frame(maxWidth: .infinity)
                    .frame(height: 120)
                    .background(Color.gray.opacity(0.12))
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                Button(action: toggle) {
                    Image(systemName: isFavourite ? "heart.fill" : "heart")
                        .foregroundStyle(isFavourite ? Color.red : Color.secondary)
                        .frame(width: 44, height: 44)
                        .contentShape(Rectangle())
                }
                .accessibilityIdentifier("favourite \(product.id)")
            }
            .overlay(alignment: .topLeading) {
                if product.isReduced {
                    Text("SALE")
                        .font(.caption2.bold())
                        .padding(.horizontal, 6)
                        .padding(.vertical, 3)
                        .background(.yellow, in: Capsule())
                        .padding(8)
                }
            }
            Text(product.name)
                .font(.subheadline.weight(.semibold))
                .lineLimit(2, reservesSpace: true)
            HStack {
                Text(product.price, format: .currency(code: "EUR")).monospacedDigit()
                Spacer()
                Button(action: add) {
                    Image(systemName: "plus")
                        .font(.headline)
                        .foregroundStyle(.white)
                        .frame(width: 44, height: 44)
                        .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 10))
                }
                .accessibilityIdentifier("add \(product.id)")
            }
        }
        .contentShape(Rectangle())
    }
}

/// One product on a screen of its own.
private struct ProductDetail: View {
    let product: ProductGridScreen.Product
    let add: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Image(systemName: product.category.symbol)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(maxWidth: .infinity, maxHeight: 240)
                .padding()
            Text(product.name).font(.title2.bold()).accessibilityIdentifier("detailName")
            Text("Made to order, four to six weeks. Shipping is free.").foregroundStyle(.secondary)
            Spacer()
            Button("Add to basket", action: add)
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .frame(maxWidth: .infinity)
                .accessibilityIdentifier("addDetail")
        }
        .padding()
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview {
    ProductGridScreen()
}
