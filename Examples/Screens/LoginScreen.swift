import SwiftUI

/// Signing in: two fields that check themselves, a button that waits for them, and a new account in a sheet.
struct LoginScreen: View {
    enum Field: Hashable {
        case email
        case password
    }

    @StateObject private var model = LoginModel()
    @FocusState private var field: Field?
    @State private var showsPassword = false
    @State private var signsUp = false
    @State private var isMailSent = false

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                VStack(spacing: 20) {
                    Spacer()
                    header
                    if model.isSignedIn {
                        signOut
                    } else {
                        fields
                        problem
                        signIn
                        forgot
                    }
                    Spacer()
                    if !model.isSignedIn { signUp }
                }
                .padding(.horizontal, 24)
                .padding(.bottom, 12)
                .frame(maxWidth: .infinity, minHeight: geometry.size.height)
            }
        }
        .background {
            LinearGradient(colors: [.blue.opacity(0.3), .purple.opacity(0.3)], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .sheet(isPresented: $signsUp) { SignUpSheet(email: $model.email) }
        .alert("A mail is on its way", isPresented: $isMailSent) {
            Button("OK") { field = .password }
        } message: {
            Text("It says how to choose a new password.")
        }
    }

    private var header: some View {
        VStack(spacing: 8) {
            Image(systemName: "book.closed.fill")
                .font(.system(size: 56))
                .foregroundStyle(.indigo)
                .frame(width: 96, height: 96)
                .background(.background, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
                .shadow(color: .black.opacity(0.15), radius: 10, y: 4)
                .accessibilityIdentifier("logo")
            Text("Bookmarks").font(.largeTitle.bold()).accessibilityIdentifier("title")
            Text(model.isSignedIn ? "Welcome back." : "Sign in to go on reading.")
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("greeting")
        }
    }

    private var fields: some View {
        VStack(spacing: 0) {
            HStack {
                Image(systemName: "envelope").frame(width: 24)
                TextField("Mail", text: $model.email)
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .focused($field, equals: .email)
                    .submitLabel(.next)
                    .onSubmit { field = .password }
                    .frame(minHeight: 52)
                    .accessibilityIdentifier("email")
            }
            .padding(.horizontal)
            .contentShape(Rectangle())
            .onTapGesture { field = .email }
            .accessibilityIdentifier("emailRow")
            Divider().padding(.leading, 48).accessibilityIdentifier("line")
            HStack {
                Image(systemName: "lock").frame(width: 24)
                Group {
                    if showsPassword {
                        TextField("Password", text: $model.password)
                    } else {
                        SecureField("Password", text: $model.password)
                    }
                }
                .focused($field, equals: .password)
                .submitLabel(.go)
                .onSubmit { model.signIn() }
                .frame(minHeight: 52)
                .accessibilityIdentifier("password")
                Button {
                    showsPassword.toggle()
                } label: {
                    Image(systemName: showsPassword ? "eye.slash" : "eye")
                        .frame(width: 44, height: 44)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(showsPassword ? "Hide the password" : "Show the password")
                .accessibilityIdentifier("showPassword")
            }
            .padding(.leading)
            .padding(.trailing, 4)
            .contentShape(Rectangle())
            .onTapGesture { field = .password }
            .accessibilityIdentifier("passwordRow")
        }
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("fields")
    }

    @ViewBuilder private var problem: some View {
        if let problem = model.problem {
            Label(problem, systemImage: "exclamationmark.triangle")
                .font(.footnote)
                .foregroundStyle(.red)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityIdentifier("problem")
        }
    }

    private var signIn: some View {
        Button(action: model.signIn) {
            ZStack {
                Text("Sign in").opacity(model.isBusy ? 0 : 1)
                if model.isBusy { ProgressView().tint(.white) }
            }
            .font(.headline)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, minHeight: 50)
            .background(model.isComplete ? Color.indigo : Color.gray)
            .cornerRadius(12)
        }
        .disabled(!model.isComplete || model.isBusy)
        .accessibilityIdentifier("signIn")
    }

    private var forgot: some View {
        Button {
            isMailSent = true
        } label: {
            Text("Forgot your password?").font(.footnote).frame(minHeight: 44).contentShape(Rectangle())
        }
        .accessibilityIdentifier("forgot")
    }

    private var signUp: some View {
        HStack(spacing: 4) {
            Text("No account yet?").foregroundStyle(.secondary).accessibilityIdentifier("noAccount")
            Button {
                signsUp = true
            } label: {
                Text("Sign up").frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
            }
            .accessibilityIdentifier("signUp")
        }
        .font(.footnote)
    }

    private var signOut: some View {
        Button("Sign out", action: model.signOut)
            .buttonStyle(.bordered)
            .controlSize(.large)
            .accessibilityIdentifier("signOut")
    }
}

/// What has been typed, and whether it will do.
@MainActor
final class LoginModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var problem: String?
    @Published private(set) var isSignedIn = false
    @Published private(set) var isBusy = false

    var isComplete: Bool { isEmailComplete && password.count >= 8 }
    private var isEmailComplete: Bool { email.contains("@") && !email.hasPrefix("@") && !email.hasSuffix("@") }

    func signIn() {
        guard isComplete else {
            problem = isEmailComplete ? "A password has at least 8 characters." : "This is no mail address."
            return
        }
        problem = nil
        isBusy = true
        Task {
            isSignedIn = await isKnown()
            problem = isSignedIn ? nil : "Mail or password is wrong."
            isBusy = false
        }
    }

    func signOut() {
        password = ""
        isSignedIn = false
    }

    /// What the server would say.
    private func isKnown() async -> Bool { !password.hasPrefix("wrong") }
}

/// A new account.
private struct SignUpSheet: View {
    @Binding var email: String
    @State private var agrees = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            Form {
                TextField("Mail", text: $email)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .accessibilityIdentifier("newEmail")
                Toggle(isOn: $agrees) { Text("I have read the terms") }.accessibilityIdentifier("agrees")
                Button("Create the account") { dismiss() }
                    .disabled(!agrees || email.isEmpty)
                    .accessibilityIdentifier("create")
            }
            .navigationBarTitle("New account", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { dismiss() }.accessibilityIdentifier("cancel"))
        }
    }
}

struct LoginScreen_Previews: PreviewProvider {
    static var previews: some View {
        LoginScreen()
        LoginScreen().preferredColorScheme(.dark).previewDisplayName("Dark")
    }
}
