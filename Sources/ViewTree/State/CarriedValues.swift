/// The task-local values of a thread that goes on as another one.
struct CarriedValues {
    private let screen = HostScreen.running
    private let clock = HostClock.current
    private let origin = ScreenWork.origin
    private let transaction = Transaction.carried

    /// Does something with the values that were there when this was made.
    func carry(_ body: () -> Void) {
        HostScreen.$running.withValue(screen) {
            HostClock.$current.withValue(clock) {
                ScreenWork.$origin.withValue(origin) { transaction(body) }
            }
        }
    }
}
