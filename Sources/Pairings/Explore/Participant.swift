#if hasFeature(Embedded)

// Embedded Swift does not specialise what is done for each element of a parameter pack. There
// a transaction is of one, two or three explorers, whose types are hidden in functions.

/// Commits to an explorer, all or nothing, and shows it once.
///
/// - Returns: A request that has ended, unless the explorer makes a move or shows a view: then
///   the transaction waits its turn, as a commit does.
@inlinable @discardableResult
public func transaction<Eff: Monad, Pair: Pairing, View, Failure: Error>(
  _ explorer: Explorer<Eff, Pair, View>, body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  transaction(of: [Participant(explorer.loop)], body)
}

/// Commits to two explorers, all or nothing, and shows each of them once.
///
/// - Returns: A request that has ended, unless one of the explorers makes a move or shows a
///   view: then the transaction waits its turn, as a commit does.
@inlinable @discardableResult
public func transaction<
  Eff: Monad, Pair: Pairing, View, OtherEff: Monad, OtherPair: Pairing, OtherView, Failure: Error
>(
  _ explorer: Explorer<Eff, Pair, View>, _ other: Explorer<OtherEff, OtherPair, OtherView>,
  body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  transaction(of: [Participant(explorer.loop), Participant(other.loop)], body)
}

/// Commits to three explorers, all or nothing, and shows each of them once.
///
/// - Returns: A request that has ended, unless one of the explorers makes a move or shows a
///   view: then the transaction waits its turn, as a commit does.
@inlinable @discardableResult
public func transaction<
  EffA: Monad, A: Pairing, ViewA, EffB: Monad, B: Pairing, ViewB, EffC: Monad, C: Pairing, ViewC,
  Failure: Error
>(
  _ a: Explorer<EffA, A, ViewA>, _ b: Explorer<EffB, B, ViewB>, _ c: Explorer<EffC, C, ViewC>,
  body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  transaction(of: [Participant(a.loop), Participant(b.loop), Participant(c.loop)], body)
}

@inlinable
func transaction<Failure: Error>(
  of participants: [Participant], _ body: @escaping () throws(Failure) -> Void
) -> Request<Failure> {
  let request = Request<Failure>()
  func start() {
    if let busy = participants.last(where: { !$0.canCommit() }) {
      return busy.wait(request, start)
    }
    guard request.begin() else { return }
    for participant in participants { participant.begin() }
    let result = Result { () throws(Failure) in try body() }
    // Each of these is done everywhere before the next: whoever is told finds all of it.
    let ends = participants.map { $0.end(result.isSuccess) }
    for end in ends { end.write() }
    for end in ends { end.show() }
    for end in ends { end.leave() }
    for participant in participants { participant.settle() }
    switch result {
    case .failure(let failure): request.end(.failure(failure))
    case .success:
      request.prepareToEnd(.success)
      keep()
    }
  }
  /// Ends it once all transactions around it have, as cancelled if one of them fails.
  func keep() {
    if let outer = participants.last(where: { $0.isTransacting() }) {
      outer.keep(keep, request.endUndone)
    } else {
      request.end(.success)
    }
  }
  start()
  return request
}

/// One of the explorers of a transaction, whatever its types.
@usableFromInline
@frozen
struct Participant {
  /// What is left to do once a transaction has ended everywhere.
  @usableFromInline typealias End = (write: () -> Void, show: () -> Void, leave: () -> Void)

  @usableFromInline let canCommit: () -> Bool
  @usableFromInline let wait: (_Cancellable, @escaping () -> Void) -> Void
  @usableFromInline let keep: (@escaping () -> Void, @escaping () -> Void) -> Void
  @usableFromInline let isTransacting: () -> Bool
  @usableFromInline let begin: () -> Void
  @usableFromInline let end: (_ isKept: Bool) -> End
  @usableFromInline let settle: () -> Void

  @inlinable
  init<Eff: Monad, Pair: Pairing, View>(_ loop: Loop<Eff, Pair, View>) {
    canCommit = { loop.canCommit }
    wait = { request, start in loop.start(request, start) }
    keep = { keep, undo in loop.enqueue(.keep(keep, orUndo: undo)) }
    isTransacting = { loop.isTransacting }
    begin = { loop.begin() }
    settle = { loop.settle() }
    end = { isKept in
      let aftermath = loop.end(isKept: isKept)
      return (
        { loop.write(aftermath) }, { loop.show(aftermath) }, { loop.leave(aftermath) }
      )
    }
  }
}

#endif
