/// The active requests of a loop.
@frozen @usableFromInline
struct ActiveRequests {
  /// The request whose effect runs here and now, and cannot be stopped.
  @usableFromInline var running: _Cancellable?

  /// True while the outcome of an effect is taken.
  @usableFromInline var isTaking = false

  /// The requests that are in progress or wait for others. Each stores its index.
  @usableFromInline var going: [_Cancellable] = []

  @inlinable
  init() {}

  /// Adds a request, unless it is present.
  @usableFromInline
  mutating func insert(_ request: _Cancellable) {
    guard unsafe request.place < 0 else { return }
    unsafe request.place = going.count
    going.append(request)
  }

  /// Removes a request, if it is present.
  @usableFromInline
  mutating func remove(_ request: _Cancellable) {
    let place = unsafe request.place
    guard place >= 0, let last = going.popLast() else { return }
    if last !== request {
      going[place] = last
      unsafe last.place = place
    }
    unsafe request.place = -1
  }
}
