extension Loop {
  /// The handler that commits to this loop and shows each commit.
  @inlinable
  var handler: Handler<Eff, Moves> {
    if let body = unsafe body { return Handler(body: body) }
    let body = makeBody(.each)
    unsafe body.isOn = recorders != nil
    if unsafe !isClosed { unsafe self.body = body }
    return Handler(body: body)
  }

  /// The handler that shows each commit, or leaves that to the end of the input.
  @inlinable
  func handler(_ policy: RefreshPolicy) -> Handler<Eff, Moves> {
    let body = handler.body
    return Handler(body: policy == .each ? body : makeBody(policy, recording: body))
  }

  /// Makes what commits to this loop.
  @inlinable @inline(__always)
  func makeBody(
    _ policy: RefreshPolicy, recording: Recording? = nil
  ) -> HandlerBody<Eff, Moves> {
    // Each closure is made where it is stored: one that is handed on is wrapped, at an allocation.
    let mailbox = _Mailbox<Kind<Moves, Void>, Void>(
      isReady: { self.isAtRest }, take: { self.handle($0, policy, $1, $2) },
      takeLater: { move, origin, answer in
        self.hand(answer) { self.make(move, policy, origin) }
      })
    return HandlerBody(
      recording: recording, handle: { Eff._handing($0, to: mailbox, $1) },
      commit: { Eff._handing($0, to: mailbox, $1) })
  }

  /// Makes the mailbox of moves whose values are returned.
  ///
  /// A move that comes within a transaction is none of it, and waits for its end.
  @inlinable
  func mailbox<Value>() -> _Mailbox<Kind<Moves, Value>, Value> {
    _Mailbox(
      isReady: { self.isAtRest },
      take: { move, _, runsNow in
        runsNow && self.isRunningCancelled ? self.inspect(move) : self.commit(returning: move)
      },
      takeLater: { move, origin, answer in
        self.hand(answer) { self.make(move, .each, origin) }
      })
  }

  /// Makes the move of an effect, unless that was cancelled and could not be stopped.
  @inlinable
  func handle(
    _ move: Kind<Moves, Void>, _ policy: RefreshPolicy, _ origin: _Origin?, _ runsNow: Bool
  ) {
    if !(runsNow && isRunningCancelled) { commit(move, policy, origin) }
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
