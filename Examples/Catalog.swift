import SwiftUI

/// A built-in example: a view with the name under which the command line knows it.
public struct Example: Sendable {
    public let name: String
    /// What it shows, in one line.
    public let summary: String
    public let makeView: @MainActor @Sendable () -> AnyView

    init(_ name: String, _ summary: String, _ makeView: @escaping @MainActor @Sendable () -> AnyView) {
        self.name = name
        self.summary = summary
        self.makeView = makeView
    }

    /// Every example, in the order in which they are best read.
    public static let all = screens + uiKit

    private static let screens = [
        Example("InvisibleOverlay", "a colour picker that nobody sees opens from anywhere on a settings row") {
            AnyView(InvisibleOverlay())
        },
        Example("TooFaintOverlay", "the same at opacity 0.01: the picker is dead") { AnyView(TooFaintOverlay()) },
        Example("UnscaledOverlay", "the same without scaleEffect: only 28×28 points take taps") {
            AnyView(UnscaledOverlay())
        },
        Example("CoveredOverlay", "the same under a later sibling, which swallows the taps") {
            AnyView(CoveredOverlay())
        },
        Example("TapOverlay", "a Rectangle with a tap gesture in the picker's place") {
            AnyView(TapOverlay())
        },
        Example("ColourIndicator", "three nested circles that leave the row's height alone") {
            AnyView(ColourIndicator())
        },
        Example("CapsulePicker", "a capsule that moves to the chosen option; text and icon follow") {
            AnyView(CapsulePicker())
        },
        Example("SettingsScreen", "a form of switches, pickers, a slider and a stepper") { AnyView(SettingsScreen()) },
        Example("ChatScreen", "bubbles, a field that sends, context menus") { AnyView(ChatScreen()) },
        Example("LoginScreen", "fields that check themselves, a new account in a sheet") { AnyView(LoginScreen()) },
        Example("ProductGridScreen", "a shop: categories, a grid with hearts, a basket that counts") {
            AnyView(ProductGridScreen())
        },
        Example("OnboardingScreen", "three pages, dots that follow, a button that leads on") {
            AnyView(OnboardingScreen())
        },
        Example("PlayerScreen", "a cover, a bar to drag through the song, a queue in a sheet") {
            AnyView(PlayerScreen())
        },
        Example("DashboardScreen", "rings, bars and tiles of a day's activity") { AnyView(DashboardScreen()) },
        Example("ProfileScreen", "a header that grows, a tab strip with a moving line, a grid of pictures") {
            AnyView(ProfileScreen())
        },
        Example("TaskListScreen", "a list with search, swipe actions and a sheet for new tasks") {
            AnyView(TaskListScreen())
        },
        Example("RecipeTabsScreen", "an app of three tabs with navigation, a badge and a timer") {
            AnyView(RecipeTabsScreen())
        },
    ]

    #if os(Linux)
        private static let uiKit = [
            Example("TicketScreen", "a screen in UIKit: frames, autoresizing, stack views, and a panel over it") {
                AnyView(UIKitScreen { TicketScreen() })
            }
        ]
    #else
        private static let uiKit: [Example] = []
    #endif

    /// The example of a name, or nil.
    public static func named(_ name: String) -> Example? { all.first { $0.name == name } }
}
