import Foundation

/// The spacing the system font adds to each character, by size.
///
/// Source: Human Interface Guidelines, Typography, "Tracking values" for SF Pro (2025-12); the tables for iOS and for
/// macOS are the same.
enum SystemTracking {
    /// In 1/1000 em, for 6, 7, … 54 pt.
    private static let perPoint: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6,
    ]
    private static let smallest = 6.0
    private static let largestPerPoint = 54.0

    /// In 1/1000 em, for the sizes beyond.
    private static let beyond: [(size: Double, value: Double)] = [
        (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2), (70, 2), (72, 2), (76, 1), (80, 0),
    ]

    /// In em; sizes between two of the table's are interpolated, those outside it take the nearest.
    static func em(atSize size: Double) -> Double {
        if size <= smallest { return perPoint[0] / 1000 }
        if size < largestPerPoint {
            let index = Int(size - smallest)
            let share = size - smallest - Double(index)
            return (perPoint[index] + (perPoint[index + 1] - perPoint[index]) * share) / 1000
        }
        var previous = beyond[0]
        for entry in beyond {
            if size < entry.size {
                let share = (size - previous.size) / (entry.size - previous.size)
                return (previous.value + (entry.value - previous.value) * share) / 1000
            }
            previous = entry
        }
        return previous.value / 1000
    }
}
