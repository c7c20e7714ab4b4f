import Foundation

nonisolated extension View {
    // An alert while a state is true.

    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.alert, Text(titleKey), true, isPresented, AnyView(actions()), nil)
    }

    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.alert, Text(titleKey), true, isPresented, AnyView(actions()), AnyView(message()))
    }

    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .alert, Text(titleKey), true, isPresented, data.map { AnyView(actions($0)) }, nil,
            isPossible: data != nil)
    }

    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .alert, Text(titleKey), true, isPresented, data.map { AnyView(actions($0)) },
            data.map { AnyView(message($0)) }, isPossible: data != nil)
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.alert, Text(title), true, isPresented, AnyView(actions()), nil)
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.alert, Text(title), true, isPresented, AnyView(actions()), AnyView(message()))
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .alert, Text(title), true, isPresented, data.map { AnyView(actions($0)) }, nil,
            isPossible: data != nil)
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .alert, Text(title), true, isPresented, data.map { AnyView(actions($0)) },
            data.map { AnyView(message($0)) }, isPossible: data != nil)
    }

    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.alert, title, true, isPresented, AnyView(actions()), nil)
    }

    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.alert, title, true, isPresented, AnyView(actions()), AnyView(message()))
    }

    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .alert, title, true, isPresented, data.map { AnyView(actions($0)) }, nil,
            isPossible: data != nil)
    }

    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .alert, title, true, isPresented, data.map { AnyView(actions($0)) },
            data.map { AnyView(message($0)) }, isPossible: data != nil)
    }

    /// An alert about an error.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .alert, Text(error?.errorDescription ?? ""), true, isPresented, AnyView(actions()), nil,
            isPossible: error != nil)
    }

    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .alert, Text(error?.errorDescription ?? ""), true, isPresented, error.map { AnyView(actions($0)) },
            error.map { AnyView(message($0)) }, isPossible: error != nil)
    }
}

nonisolated extension View {
    // A choice that comes up from the bottom while a state is true.

    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.confirmationDialog, Text(titleKey), titleVisibility == .visible, isPresented, AnyView(actions()), nil)
    }

    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, Text(titleKey), titleVisibility == .visible, isPresented, AnyView(actions()),
            AnyView(message()))
    }

    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, Text(titleKey), titleVisibility == .visible, isPresented,
            data.map { AnyView(actions($0)) }, nil,
            isPossible: data != nil)
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, Text(titleKey), titleVisibility == .visible, isPresented,
            data.map { AnyView(actions($0)) },
            data.map { AnyView(message($0)) }, isPossible: data != nil)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.confirmationDialog, Text(title), titleVisibility == .visible, isPresented, AnyView(actions()), nil)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, Text(title), titleVisibility == .visible, isPresented, AnyView(actions()),
            AnyView(message()))
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, Text(title), titleVisibility == .visible, isPresented,
            data.map { AnyView(actions($0)) }, nil,
            isPossible: data != nil)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, Text(title), titleVisibility == .visible, isPresented,
            data.map { AnyView(actions($0)) },
            data.map { AnyView(message($0)) }, isPossible: data != nil)
    }

    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(.confirmationDialog, title, titleVisibility == .visible, isPresented, AnyView(actions()), nil)
    }

    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, title, titleVisibility == .visible, isPresented, AnyView(actions()), AnyView(message())
        )
    }

    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, title, titleVisibility == .visible, isPresented, data.map { AnyView(actions($0)) },
            nil,
            isPossible: data != nil)
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> ModifiedContent<Self, _PresentationModifier> {
        dialog(
            .confirmationDialog, title, titleVisibility == .visible, isPresented, data.map { AnyView(actions($0)) },
            data.map { AnyView(message($0)) }, isPossible: data != nil)
    }
}

nonisolated extension View {
    /// An alert or a dialog. Without a value to present there is none.
    fileprivate func dialog(
        _ kind: PresentationKind, _ title: Text, _ showsTitle: Bool, _ isPresented: Binding<Bool>,
        _ actions: AnyView?, _ message: AnyView?, isPossible: Bool = true
    ) -> ModifiedContent<Self, _PresentationModifier> {
        let actions = actions ?? AnyView(EmptyView())
        var presentation = _PresentationModifier(kind, isPresented, label: title._plainString) {
            AnyView(
                AlertContent(
                    title: showsTitle ? title : nil, message: message, actions: actions,
                    addsCancel: kind == .confirmationDialog))
        }
        if !isPossible { presentation.isPresented = { false } }
        return modifier(presentation)
    }
}
