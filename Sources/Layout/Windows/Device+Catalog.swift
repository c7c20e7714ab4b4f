import Foundation
import ViewTree

// Sizes, scales and portrait safe areas. Source: swift-snapshot-testing `View.swift`, flutterware device constants;
// 402 × 874 verified by a recorded dump; the Pro Max of 2024 and later from general knowledge.
extension Device {
    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat
    ) -> Device {
        Device(
            size: CGSize(width: width, height: height), scale: scale,
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), name: name)
    }

    public static let iPhoneSE = phone("iPhone SE", 375, 667, 2, 20, 0)
    public static let iPhone8 = phone("iPhone 8", 375, 667, 2, 20, 0)
    public static let iPhoneX = phone("iPhone X", 375, 812, 3, 44, 34)
    public static let iPhoneXS = phone("iPhone XS", 375, 812, 3, 44, 34)
    public static let iPhoneXR = phone("iPhone XR", 414, 896, 2, 48, 34)
    public static let iPhone11 = phone("iPhone 11", 414, 896, 2, 48, 34)
    public static let iPhone11Pro = phone("iPhone 11 Pro", 375, 812, 3, 44, 34)
    public static let iPhone12 = phone("iPhone 12", 390, 844, 3, 47, 34)
    public static let iPhone12Pro = phone("iPhone 12 Pro", 390, 844, 3, 47, 34)
    public static let iPhone12Mini = phone("iPhone 12 mini", 375, 812, 3, 50, 34)
    public static let iPhone12ProMax = phone("iPhone 12 Pro Max", 428, 926, 3, 47, 34)
    public static let iPhone13 = phone("iPhone 13", 390, 844, 3, 47, 34)
    public static let iPhone13Pro = phone("iPhone 13 Pro", 390, 844, 3, 47, 34)
    public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, 3, 50, 34)
    public static let iPhone13ProMax = phone("iPhone 13 Pro Max", 428, 926, 3, 47, 34)
    public static let iPhone14 = phone("iPhone 14", 390, 844, 3, 47, 34)
    public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, 3, 47, 34)
    public static let iPhone14Pro = phone("iPhone 14 Pro", 393, 852, 3, 59, 34)
    public static let iPhone14ProMax = phone("iPhone 14 Pro Max", 430, 932, 3, 59, 34)
    public static let iPhone15 = phone("iPhone 15", 393, 852, 3, 59, 34)
    public static let iPhone15Plus = phone("iPhone 15 Plus", 430, 932, 3, 59, 34)
    public static let iPhone15Pro = phone("iPhone 15 Pro", 393, 852, 3, 59, 34)
    public static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, 3, 59, 34)
    public static let iPhone16 = phone("iPhone 16", 393, 852, 3, 59, 34)
    public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, 3, 59, 34)
    public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, 3, 62, 34)
    public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, 3, 62, 34)
    public static let iPhone17 = phone("iPhone 17", 402, 874, 3, 62, 34)
    public static let iPhone17Pro = phone("iPhone 17 Pro", 402, 874, 3, 62, 34)
    public static let iPhone17ProMax = phone("iPhone 17 Pro Max", 440, 956, 3, 62, 34)
    /// Source: Apple's specification of the 11-inch iPad Pro (834 × 1194 pt, bars 24/20).
    public static let iPadPro11 = phone("iPad Pro 11-inch", 834, 1194, 2, 24, 20)
    /// A window of a Mac, without a toolbar.
    public static let mac = Device(size: CGSize(width: 800, height: 600), scale: 2, platform: .macOS, name: "Mac")

    /// Every device that is known by name.
    public static let all: [Device] = [
        .iPhoneSE, .iPhone8, .iPhoneX, .iPhoneXS, .iPhoneXR, .iPhone11, .iPhone11Pro, .iPhone12, .iPhone12Pro,
        .iPhone12Mini, .iPhone12ProMax, .iPhone13, .iPhone13Pro, .iPhone13Mini, .iPhone13ProMax, .iPhone14,
        .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax,
        .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPadPro11,
        .mac,
    ]

    /// The device of that name; case and spaces do not matter, nor does a model's generation in brackets, as in
    /// "iPhone SE (3rd generation)". nil if nobody knows it.
    public static func named(_ name: String) -> Device? {
        func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
        let bare = name.prefix { $0 != "(" }
        return all.first { plain($0.name) == plain(name) } ?? all.first { plain($0.name) == plain(String(bare)) }
    }
}
