extension Loop {
  /// Makes the mailbox of moves whose values are returned.
  ///
  /// A move that comes within a transaction is none of it, and waits for its end.
  @inlinable
  func mailbox<Value>() -> _Mailbox<Kind<Moves, Value>, Value> {
    _Mailbox(
      isReady: { self.isAtRest },
      take: { move, runsNow in
        runsNow && self.isRunningCancelled ? self.inspect(move) : self.commit(returning: move)
      },
      takeLater: { move, answer in
        self.hand(answer) { self.make(returning: move) }
      })
  }

  /// Whether what runs here and now was cancelled, and commits no more.
  @inlinable
  var isRunningCancelled: Bool { unsafe requests.running?.wasCancelled ?? false }

  /// Makes the move of an effect once its turn has come and answers with its value then, or
  /// with nothing if the move is dropped; returns the function that withdraws the move.
  @inlinable
  func hand<Value>(
    _ answer: @escaping (Value?) -> Void, _ make: @escaping () -> Value
  ) -> () -> Void {
    let handed = Handed(make: { answer(make()) }, drop: { answer(nil) })
    enqueue(.hand(handed))
    return handed.withdraw
  }
}

/// A move whose value an effect waits for.
@usableFromInline
@_fixed_layout
final class Handed {
  // Exclusivity needs no check: the functions are moved out before one of them is called.
  @exclusivity(unchecked) @usableFromInline var functions: (make: () -> Void, drop: () -> Void)?

  @inlinable
  init(make: @escaping () -> Void, drop: @escaping () -> Void) {
    unsafe functions = (make, drop)
  }

  /// Makes the move and answers, unless it was withdrawn.
  @inlinable
  func make() { unsafe functions.take()?.make() }

  /// Answers that the move is not made, unless it was withdrawn.
  @inlinable
  func drop() { unsafe functions.take()?.drop() }

  /// Gives the move up, without an answer.
  @inlinable
  func withdraw() { _ = unsafe functions.take() }
}
