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

    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue.opacity(0.3), .purple.opacity(0.3)], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            VStack(spacing: 20) {
                Spacer()
                header
                fields
                if let problem = model.problem {
                    Label(problem, systemImage: "exclamationmark.triangle")
                        .font(.footnote)
                        .foregroundStyle(.red)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .accessibilityIdentifier("problem")
                }
                signIn
                Button("Forgot your password?") { model.problem = "A mail is on its way." }
                    .font(.footnote)
                    .accessibilityIdentifier("forgot")
                Spacer()
                HStack(spacing: 4) {
                    Text("No account yet?").foregroundStyle(.secondary)
                    Button("Sign up") { signsUp = true }.accessibilityIdentifier("signUp")
                }
                .font(.footnote)
            }
            .padding(.horizontal, 24)
            .padding(.bottom, 12)
        }
        .sheet(isPresented: $signsUp) { SignUpSheet(email: $model.email) }
    }

    private var header: some View {
        VStack(spacing: 8) {
            Image(systemName: "book.closed.fill")
                .font(.system(size: 56))
                .foregroundStyle(.indigo)
                .padding(20)
                .background(.white, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
                .shadow(color: .black.opacity(0.15), radius: 10, y: 4)
            Text("Bookmarks").font(.largeTitle.bold())
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
                    .accessibilityIdentifier("email")
            }
            .padding()
            Divider().padding(.leading, 48)
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
                .onSubmit(model.signIn)
                .accessibilityIdentifier("password")
                Button {
                    showsPassword.toggle()
                } label: {
                    Image(systemName: showsPassword ? "eye.slash" : "eye")
                }
                .buttonStyle(.plain)
                .accessibilityIdentifier("showPassword")
            }
            .padding()
        }
        .background(.white)
        .clipShape(RoundedRectangle(cornerRadius: 12))
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
}

/// What has been typed, and whether it will do.
@MainActor
final class LoginModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published var problem: String?
    @Published private(set) var isSignedIn = false
    @Published private(set) var isBusy = false

    var isComplete: Bool { email.contains("@") && password.count >= 8 }

    func signIn() {
        guard isComplete else {
            problem = "A password has at least 8 characters."
            return
        }
        problem = nil
        isSignedIn = true
    }
}

/// A new account.
private struct SignUpSheet: View {
    @Binding var email: String
    @State private var agrees = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            Form {
                TextField("Mail", text: $email).accessibilityIdentifier("newEmail")
                Toggle(isOn: $agrees) { Text("I have read the terms") }.accessibilityIdentifier("agrees")
                Button("Create the account") { dismiss() }
                    .disabled(!agrees)
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
