import SwiftUI

/// Settings of a reading app: an account row, switches, pickers, a slider, a stepper, and a way out.
struct SettingsScreen: View {
    enum Appearance: String, CaseIterable, Identifiable {
        case system = "System"
        case light = "Light"
        case dark = "Dark"

        var id: Self { self }

        var colorScheme: ColorScheme? {
            switch self {
            case .system: nil
            case .light: .light
            case .dark: .dark
            }
        }
    }

    enum Sync: String, CaseIterable, Identifiable {
        case always = "Always"
        case wifi = "Wi-Fi only"
        case never = "Never"

        var id: Self { self }
    }

    @AppStorage("settings.appearance") private var appearance = Appearance.system
    @AppStorage("settings.sync") private var sync = Sync.wifi
    @State private var notifies = true
    @State private var playsSounds = false
    @State private var textSize = 17.0
    @State private var goal = 20
    @State private var reminder = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var accent = Color.indigo
    @State private var nickname = ""
    @State private var asksToSignOut = false
    @State private var isSignedIn = true
    @FocusState private var editsNickname: Bool

    var body: some View {
        NavigationStack {
            Form {
                account
                reading
                notifications
                storage
                signing
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Reset", action: reset).accessibilityIdentifier("reset")
                }
            }
        }
        .tint(accent)
        .preferredColorScheme(appearance.colorScheme)
    }

    private var name: String { nickname.isEmpty ? "Reader" : nickname }

    private var account: some View {
        Section {
            NavigationLink {
                AccountScreen(nickname: name)
            } label: {
                HStack(spacing: 12) {
                    Image(systemName: "person.crop.circle.fill")
                        .resizable()
                        .scaledToFit()
                        .frame(width: 48, height: 48)
                        .foregroundStyle(accent)
                        .accessibilityIdentifier("portrait")
                    VStack(alignment: .leading, spacing: 2) {
                        Text(name).font(.headline).accessibilityIdentifier("name")
                        Text(isSignedIn ? "Signed in" : "Signed out")
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                            .accessibilityIdentifier("state")
                    }
                }
                .padding(.vertical, 4)
            }
            .accessibilityIdentifier("account")
            TextField("Nickname", text: $nickname)
                .focused($editsNickname)
                .textInputAutocapitalization(.words)
                .submitLabel(.done)
                .accessibilityIdentifier("nickname")
        }
    }

    private var reading: some View {
        Section("Reading") {
            Picker("Appearance", selection: $appearance) {
                ForEach(Appearance.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            .accessibilityIdentifier("appearance")
            ColorPicker("Accent colour", selection: $accent, supportsOpacity: false)
                .accessibilityIdentifier("accent")
            VStack(alignment: .leading) {
                Text("Text size: \(Int(textSize)) pt").accessibilityIdentifier("textSizeLabel")
                Slider(value: $textSize, in: 12...28, step: 1) {
                    Text("Text size")
                } minimumValueLabel: {
                    Image(systemName: "textformat.size.smaller")
                } maximumValueLabel: {
                    Image(systemName: "textformat.size.larger")
                }
                .accessibilityIdentifier("textSize")
            }
            Stepper("Goal: \(goal) pages a day", value: $goal, in: 5...100, step: 5)
                .accessibilityIdentifier("goal")
        }
    }

    private var notifications: some View {
        Section {
            Toggle("Notifications", isOn: $notifies.animation()).accessibilityIdentifier("notifies")
            if notifies {
                Toggle("Sounds", isOn: $playsSounds).accessibilityIdentifier("sounds")
                DatePicker("Reminder", selection: $reminder, displayedComponents: .hourAndMinute)
                    .accessibilityIdentifier("reminder")
            }
        } header: {
            Text("Notifications")
        } footer: {
            Text("A reminder comes once a day, unless the goal has been reached.")
        }
    }

    private var storage: some View {
        Section("Storage") {
            Picker("Download", selection: $sync) {
                ForEach(Sync.allCases) { Text($0.rawValue).tag($0) }
            }
            .accessibilityIdentifier("sync")
            LabeledContent("Used", value: "1.2 GB").accessibilityIdentifier("used")
            LabeledContent {
                ProgressView(value: 0.4).frame(width: 120).accessibilityIdentifier("cacheShare")
            } label: {
                Label("Cache", systemImage: "internaldrive")
            }
        }
    }

    private var signing: some View {
        Section {
            if isSignedIn {
                Button("Sign out", role: .destructive) { asksToSignOut = true }
                    .frame(maxWidth: .infinity)
                    .accessibilityIdentifier("signOut")
            } else {
                Button("Sign in") { isSignedIn = true }
                    .frame(maxWidth: .infinity)
                    .accessibilityIdentifier("signIn")
            }
        }
        .confirmationDialog("Sign out?", isPresented: $asksToSignOut, titleVisibility: .visible) {
            Button("Sign out", role: .destructive) { isSignedIn = false }
            Button("Stay", role: .cancel) {}
        } message: {
            Text("Books stay on this device.")
        }
    }

    private func reset() {
        appearance = .system
        sync = .wifi
        notifies = true
        playsSounds = false
        textSize = 17
        goal = 20
        accent = .indigo
    }
}

/// What the account row leads to.
private struct AccountScreen: View {
    let nickname: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            LabeledContent("Nickname", value: nickname)
            LabeledContent("Member since", value: "2021")
            Button("Back to the settings") { dismiss() }.accessibilityIdentifier("back")
        }
        .navigationTitle(nickname)
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview {
    SettingsScreen()
}
