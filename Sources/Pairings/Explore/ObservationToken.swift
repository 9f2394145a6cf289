/// The token of an observer: the observer is called until the token is cancelled
/// or released.
public final class ObservationToken {
  private var onCancel: (() -> Void)?

  @usableFromInline
  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  /// Ends the observation; the observer is not called again, also not by a
  /// delivery that is going on.
  public func cancel() {
    onCancel.take()?()
  }

  deinit { cancel() }
}
