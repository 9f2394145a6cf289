/// The observers of the end of a request, in order. The first needs no array.
@frozen @usableFromInline
struct EndObservers<Failure: Error> {
  /// An observer of the end. An observer that the framework owns sends nothing during its call.
  @frozen @usableFromInline
  struct Observer {
    @usableFromInline let isOwn: Bool
    @usableFromInline let receive: (Ending<Failure>) -> Void

    @inlinable
    init(isOwn: Bool, _ receive: @escaping (Ending<Failure>) -> Void) {
      (self.isOwn, self.receive) = (isOwn, receive)
    }
  }

  @usableFromInline var first: Observer?
  @usableFromInline var others: [Observer] = []

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { first == nil }

  @inlinable
  var inOrder: [Observer] { (first.map { [$0] } ?? []) + others }

  /// Appends an observer.
  ///
  /// A call that is not inlined: the optimizer frees locals of its callers before or after it. Their
  /// `deinit` may end the request, which writes this list.
  @inlinable @inline(never)
  mutating func append(_ observer: Observer) {
    if first == nil { first = observer } else { others.append(observer) }
  }
}
