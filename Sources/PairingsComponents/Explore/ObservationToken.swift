/// The token of an observer, which is called until the token is cancelled or released.
public final class ObservationToken {
  private var onCancel: (() -> Void)?

  @usableFromInline
  package init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  /// Ends the observation. The observer is not called again, not even by a delivery in progress.
  public func cancel() {
    onCancel.take()?()
  }

  deinit { cancel() }
}
