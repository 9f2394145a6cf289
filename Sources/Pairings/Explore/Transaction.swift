#if !hasFeature(Embedded)  // As NaryDay; there, see Participant.

/// Commits to several explorers, all or nothing, and shows each of them once.
///
///     transaction(from, to) { () throws(Overdrawn) in
///       from.commit(.modify { $0 - amount })
///       to.commit(.modify { $0 + amount })
///       guard from.view >= 0 else { throw Overdrawn() }
///     }
///
/// Within `body`, commits to these explorers are made at once and shown to nobody; a view
/// that is read there is the one so far. If `body` throws, none of them has happened: the
/// spaces, the versions and the journals are as they were. Effects that are sent within
/// `body` wait until it is done, and are cancelled if it throws. Transactions nest: an inner
/// one ends with those around it, as cancelled if one of them throws. What it did to explorers
/// that those do not name is kept.
///
/// - Returns: A request that has ended, unless one of the explorers makes a move or shows a
///   view: then the transaction waits its turn, as a commit does.
/// - Complexity: The spaces are kept until the end, so the first move of each copies it.
@inlinable @discardableResult
public func transaction<each Eff: Monad, each Pair: Pairing, each View, Failure: Error>(
  _ explorers: repeat Explorer<each Eff, each Pair, each View>,
  body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  let request = Request<Failure>()
  func start() {
    var wait: ((_Cancellable, @escaping () -> Void) -> Void)?
    for explorer in repeat each explorers {
      if !explorer.loop.canCommit { wait = { explorer.loop.start($0, $1) } }
    }
    if let wait { return wait(request, start) }
    guard request.begin() else { return }
    for explorer in repeat each explorers { explorer.loop.begin() }
    let result = Result { () throws(Failure) in try body() }
    // Each of these is done everywhere before the next: whoever is told finds all of it.
    let aftermaths = (repeat (each explorers).loop.end(isKept: result.isSuccess))
    repeat (each explorers).loop.write(each aftermaths)
    repeat (each explorers).loop.show(each aftermaths)
    repeat (each explorers).loop.leave(each aftermaths)
    for explorer in repeat each explorers { explorer.loop.settle() }
    switch result {
    case .failure(let failure): request.end(.failure(failure))
    case .success:
      request.prepareToEnd(.success)
      keep()
    }
  }
  /// Ends it once all transactions around it have, as cancelled if one of them fails.
  func keep() {
    var wait: (() -> Void)?
    for explorer in repeat each explorers {
      guard explorer.loop.isTransacting else { continue }
      wait = { explorer.loop.enqueue(Waiting.keep(keep, orUndo: request.endUndone)) }
    }
    if let wait { wait() } else { request.end(.success) }
  }
  start()
  return request
}

#endif

extension Result {
  @inlinable
  var isSuccess: Bool { if case .success = self { true } else { false } }
}
