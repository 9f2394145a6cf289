public import PairingsCore
public import PairingsEffects

extension Effects {
  /// Returns an effect that ends in an input, made from its value.
  ///
  /// - Parameters:
  ///   - effect: The effect to run.
  ///   - key: The key of the effect, if there is one.
  ///   - cancelled: The input that is sent after a cancellation, by ``cancel(_:)`` or by the
  ///     request. It is not sent if another effect replaces this one under its key, since the input
  ///     of the other follows.
  ///   - input: A function from the value to the input.
  @inlinable
  public static func run<Value>(
    _ effect: Kind<Eff, Value>, under key: RequestKey<Eff>? = nil, cancelled: Input? = nil,
    _ input: @escaping (Value) -> Input
  ) -> Effects {
    one(Eff.map(effect) { .input(input($0)) }, key, cancelled)
  }

  /// Returns an effect that ends without an input or a move.
  @inlinable
  public static func run(
    _ effect: Kind<Eff, Void>, under key: RequestKey<Eff>? = nil, cancelled: Input? = nil
  ) -> Effects {
    one(Eff.map(effect) { .nothing }, key, cancelled)
  }

  /// Returns an effect that ends in a move.
  @inlinable
  public static func move(
    _ effect: Kind<Eff, Kind<Moves, Void>>, under key: RequestKey<Eff>? = nil,
    cancelled: Input? = nil
  ) -> Effects {
    one(Eff.map(effect) { .move($0) }, key, cancelled)
  }

  /// Returns effects in order, each of which ends in a move: the workflow of the papers. Each
  /// effect starts once the move before was made and shown by `policy`.
  @inlinable
  public static func workflow(
    _ effects: [Kind<Eff, Kind<Moves, Void>>], refresh policy: RefreshPolicy = .each,
    failures: FailurePolicy = .stop, under key: RequestKey<Eff>? = nil, cancelled: Input? = nil
  ) -> Effects {
    guard !effects.isEmpty else { return none }
    let steps = effects.map { Eff.map($0) { Next.move($0) } }
    return Effects([
      Work(
        .several(Workflow(steps, policy, failures)), key, cancelled: cancelled.map { .input($0) })
    ])
  }

  /// Returns an effect that sends inputs while it is in progress, such as a feed. Inputs that it
  /// sends after its cancellation are dropped.
  ///
  ///     .stream(under: .latest(Feed.prices)) { send in prices(send.contramap { .price($0) }) }
  @inlinable
  public static func stream(
    under key: RequestKey<Eff>? = nil, cancelled: Input? = nil,
    _ effect: @escaping (_ send: Send<Input>) -> Kind<Eff, Void>
  ) -> Effects {
    Effects([
      Work(
        .stream { Eff.map(effect($0.contramap { .input($0) })) { .nothing } }, key,
        cancelled: cancelled.map { .input($0) })
    ])
  }

  /// Returns the same effects with an input for each that its ``RequestKey/once(_:)`` refuses, since
  /// another is in progress.
  ///
  ///     .run(save(draft), under: .once(Field.save)) { .saved($0) }.refused(.stillSaving)
  @inlinable
  public func refused(_ input: Input) -> Effects {
    map {
      Work(
        $0.steps, $0.scope?.key, cancelled: $0.scope?.cancelled, refused: .input(input),
        part: $0.scope?.part)
    }
  }

  /// Returns an effect that is made from the state at its start. If that is a part that is missing
  /// then, there is none.
  ///
  /// - Precondition: The state is one part, and not all parts of a traversal.
  @inlinable
  package static func made<Position>(
    under key: RequestKey<Eff>, _ effect: @escaping (Position) -> Kind<Eff, Next>
  ) -> Effects where Moves == StateOf<Position> {
    let last = Box<Position?>(nil)
    let read = Kind<Moves, Void>.inspect { (position: Position) in
      unsafe precondition(
        last.value == nil, "An effect reads one part, and not all of a traversal.")
      unsafe last.value = position
    }
    return Effects([Work(.made(read, { unsafe last.value.take().map(effect) }), key)])
  }

  @inlinable
  static func one(
    _ effect: Kind<Eff, Next>, _ key: RequestKey<Eff>?, _ cancelled: Input?
  ) -> Effects {
    Effects([Work(.one(effect), key, cancelled: cancelled.map { .input($0) })])
  }
}

extension Effects where Eff: Sleeping {
  /// Returns an effect that sends an input after each interval, until its key or its request is
  /// cancelled.
  ///
  ///     .every(.seconds(1), under: .latest(Timer.tick)) { .tick }
  ///
  /// - Precondition: `interval` is positive; otherwise the effect traps at its start.
  @inlinable
  public static func every(
    _ interval: Duration, under key: RequestKey<Eff>? = nil, cancelled: Input? = nil,
    _ input: @escaping () -> Input
  ) -> Effects {
    .stream(under: key, cancelled: cancelled) { send in Eff.every(interval) { send(input()) } }
  }
}

extension Effects where Eff: Failing {
  /// Returns an effect that ends in an input, made from its value or from its failure.
  @inlinable
  public static func run<Value>(
    _ effect: Kind<Eff, Value>, under key: RequestKey<Eff>? = nil,
    failed: @escaping (Eff.Failure) -> Input, cancelled: Input? = nil,
    _ input: @escaping (Value) -> Input
  ) -> Effects {
    one(
      Eff.handle(Eff.map(effect) { .input(input($0)) }) { Eff.pure(.input(failed($0))) }, key,
      cancelled)
  }

  /// Returns an effect that sends inputs while it is in progress, and one more if it fails.
  ///
  ///     .stream(under: .latest(Feed.prices), failed: { _ in .lost }) { send in
  ///       prices(send.contramap { .price($0) })
  ///     }
  @inlinable
  public static func stream(
    under key: RequestKey<Eff>? = nil, failed: @escaping (Eff.Failure) -> Input,
    cancelled: Input? = nil, _ effect: @escaping (_ send: Send<Input>) -> Kind<Eff, Void>
  ) -> Effects {
    .stream(under: key, cancelled: cancelled) { send in
      Eff.handle(effect(send)) { failure in
        send(failed(failure))
        return Eff.pure(())
      }
    }
  }
}
