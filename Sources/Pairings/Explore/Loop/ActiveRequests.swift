/// The requests of a loop that go on.
@frozen @usableFromInline
struct ActiveRequests {
  /// The request that runs here and now, and cannot be stopped.
  @usableFromInline var running: _Cancellable?

  /// Whether something is taken that an effect came to.
  @usableFromInline var isTaking = false

  /// The requests that were launched, each of which knows its place.
  @usableFromInline var going: [_Cancellable] = []

  @inlinable
  init() {}

  /// Adds a request, unless it is there.
  @usableFromInline
  mutating func insert(_ request: _Cancellable) {
    guard unsafe request.place < 0 else { return }
    unsafe request.place = going.count
    going.append(request)
  }

  /// Removes a request, if it is there.
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
