extension Loop {
  /// Returns a mailbox for the moves of effects, which receive the values of their moves.
  ///
  /// A move that arrives within a transaction is not part of it, and waits for its end.
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

  /// True if the request that runs here and now was cancelled, so that it makes no more commits.
  @inlinable
  var isRunningCancelled: Bool { unsafe requests.running?.wasCancelled ?? false }

  /// Makes the move of an effect in its turn, and calls `answer` with the value of the move, or
  /// with nil if the move is dropped. Returns the function that withdraws the move.
  @inlinable
  func hand<Value>(
    _ answer: @escaping (Value?) -> Void, _ make: @escaping () -> Value
  ) -> () -> Void {
    let handed = Handed(make: { answer(make()) }, drop: { answer(nil) })
    enqueue(.hand(handed))
    return handed.withdraw
  }
}

/// A move or an outcome of an effect that waits its turn and can be withdrawn.
@usableFromInline
@_fixed_layout
final class Handed {
  // Exclusivity needs no check: the functions are moved out before one of them is called.
  @exclusivity(unchecked) @usableFromInline var functions: (make: () -> Void, drop: () -> Void)?

  @inlinable
  init(make: @escaping () -> Void, drop: @escaping () -> Void) {
    unsafe functions = (make, drop)
  }

  /// Calls the function that makes the move, unless the move was withdrawn.
  @inlinable
  func make() { unsafe functions.take()?.make() }

  /// Calls the function that drops the move, unless the move was withdrawn.
  @inlinable
  func drop() { unsafe functions.take()?.drop() }

  /// Releases both functions and calls neither.
  @inlinable
  func withdraw() {
    let withdrawn = unsafe functions.take()
    withExtendedLifetime(withdrawn) {}  // Freed after all fields are written.
  }
}
