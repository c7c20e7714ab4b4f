import SwiftUI

/// A shop: categories to scroll through, a grid of products with hearts, and a basket that counts.
struct ProductGridScreen: View {
    struct Product: Identifiable, Hashable {
        let id: Int
        let name: String
        let price: Double
        let category: Category
        var isReduced = false
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
        Product(id: 1, name: "Ash chair", price: 129, category: .chairs),
        Product(id: 2, name: "Brass desk lamp", price: 79.5, category: .lamps, isReduced: true),
        Product(id: 3, name: "Oak table for six people", price: 649, category: .tables),
        Product(id: 4, name: "Wall shelf", price: 45, category: .shelves),
        Product(id: 5, name: "Wool rug", price: 210, category: .rugs, isReduced: true),
        Product(id: 6, name: "Reading chair", price: 390, category: .chairs),
        Product(id: 7, name: "Paper lamp", price: 25, category: .lamps),
    ]

    @State private var category = Category.all
    @State private var order = Order.name
    @State private var favourites: Set<Int> = []
    @State private var basket: [Int: Int] = [:]
    @State private var showsBasket = false

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
                        ForEach(shown) { card($0) }
                    }
                    .padding(.horizontal)
                }
                .padding(.bottom)
            }
            .navigationTitle("Furniture")
            .navigationDestination(for: Product.self) { product in
                ProductDetail(product: product) { add(product) }
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
                    .accessibilityLabel("Order")
                    .accessibilityIdentifier("order")
                    Button {
                        showsBasket = true
                    } label: {
                        Image(systemName: "basket").overlay(alignment: .topTrailing) { count }
                    }
                    .accessibilityLabel("Basket")
                    .accessibilityIdentifier("basket")
                }
            }
            .sheet(isPresented: $showsBasket) { BasketSheet(basket: $basket) }
        }
    }

    /// The card leads to the product; heart and plus lie on it, beside the link and not inside.
    private func card(_ product: Product) -> some View {
        NavigationLink(value: product) { ProductCard(product: product) }
            .buttonStyle(.plain)
            .accessibilityIdentifier("product \(product.id)")
            .overlay(alignment: .topTrailing) {
                let isFavourite = favourites.contains(product.id)
                Button {
                    favourites.formSymmetricDifference([product.id])
                } label: {
                    Image(systemName: isFavourite ? "heart.fill" : "heart")
                        .foregroundStyle(isFavourite ? Color.red : Color.secondary)
                        .frame(width: 44, height: 44)
                        .contentShape(Rectangle())
                }
                .accessibilityLabel(isFavourite ? "Remove from favourites" : "Add to favourites")
                .accessibilityIdentifier("favourite \(product.id)")
            }
            .overlay(alignment: .bottomTrailing) {
                Button {
                    add(product)
                } label: {
                    Image(systemName: "plus")
                        .font(.headline)
                        .foregroundStyle(.white)
                        .frame(width: 44, height: 44)
                        .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 10))
                }
                .accessibilityLabel("Add to basket")
                .accessibilityIdentifier("add \(product.id)")
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
                            .padding(.vertical, 12)
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

    private func add(_ product: Product) {
        basket[product.id, default: 0] += 1
    }
}

/// A product in the grid: a picture, its name and price.
private struct ProductCard: View {
    let product: ProductGridScreen.Product

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(systemName: product.category.symbol)
                .font(.largeTitle)
                .frame(maxWidth: .infinity)
                .frame(height: 120)
                .background(Color.gray.opacity(0.12))
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .overlay(alignment: .topLeading) {
                    if product.isReduced {
                        Text("SALE")
                            .font(.caption2.bold())
                            .foregroundStyle(.black)
                            .padding(.horizontal, 6)
                            .padding(.vertical, 3)
                            .background(.yellow, in: Capsule())
                            .padding(8)
                            .accessibilityIdentifier("sale \(product.id)")
                    }
                }
                .accessibilityIdentifier("picture \(product.id)")
            Text(product.name)
                .font(.subheadline.weight(.semibold))
                .lineLimit(2, reservesSpace: true)
                .accessibilityIdentifier("name \(product.id)")
            Text(product.price, format: .currency(code: "EUR"))
                .monospacedDigit()
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                .padding(.trailing, 52)
                .accessibilityIdentifier("price \(product.id)")
        }
        .contentShape(Rectangle())
    }
}

/// One product on a screen of its own.
private struct ProductDetail: View {
    let product: ProductGridScreen.Product
    let add: @MainActor () -> Void

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Image(systemName: product.category.symbol)
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(maxWidth: .infinity)
                    .frame(height: 240)
                    .accessibilityIdentifier("detailPicture")
                Text(product.name).font(.title2.bold()).accessibilityIdentifier("detailName")
                Text("Made to order, four to six weeks. Shipping is free.").foregroundStyle(.secondary)
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom) {
            Button(action: add) {
                Text("Add to basket").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding(.horizontal)
            .padding(.bottom, 8)
            .accessibilityIdentifier("addDetail")
        }
        .navigationTitle(product.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// What is in the basket, and how much of it.
private struct BasketSheet: View {
    @Binding var basket: [Int: Int]
    @Environment(\.dismiss) private var dismiss

    private var total: Double {
        ProductGridScreen.products.reduce(0) { $0 + $1.price * Double(basket[$1.id] ?? 0) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(ProductGridScreen.products.filter { basket[$0.id] != nil }) { product in
                    LabeledContent(product.name, value: "\(basket[product.id] ?? 0)")
                        .accessibilityIdentifier("line \(product.id)")
                }
                LabeledContent("Total") { Text(total, format: .currency(code: "EUR")).accessibilityIdentifier("total") }
            }
            .navigationTitle("Basket")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Empty", role: .destructive) { basket = [:] }
                        .disabled(basket.isEmpty)
                        .accessibilityIdentifier("emptyBasket")
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }.accessibilityIdentifier("closeBasket")
                }
            }
        }
    }
}

#Preview {
    ProductGridScreen()
}
