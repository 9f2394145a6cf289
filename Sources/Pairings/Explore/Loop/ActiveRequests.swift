/// The requests of a loop that go on.
@frozen @usableFromInline
struct ActiveRequests {
  /// The request that runs here and now, and cannot be stopped.
  @usableFromInline var running: _Cancellable?

  /// Whether something is taken that an effect came to.
  @usableFromInline var isTaking = false

  /// The requests that were launched.
  @usableFromInline var going: [ObjectIdentifier: _Cancellable] = [:]

  @inlinable
  init() {}
}
