extension Effects {
  /// An effect that ends in an input, made of its value.
  ///
  /// - Parameters:
  ///   - effect: What runs.
  ///   - key: The key that it goes on under, if there is one.
  ///   - cancelled: The input that is sent if it is cancelled, by ``cancel(_:)`` or its request. One
  ///     that another replaces under its key is not told, since the other follows.
  ///   - input: Makes the input.
  @inlinable
  public static func run<Value>(
    _ effect: Kind<Eff, Value>, under key: RequestKey<Eff>? = nil, cancelled: Input? = nil,
    _ input: @escaping (Value) -> Input
  ) -> Effects {
    one(Eff.map(effect) { .input(input($0)) }, key, cancelled)
  }

  /// An effect that ends in nothing.
  @inlinable
  public static func run(
    _ effect: Kind<Eff, Void>, under key: RequestKey<Eff>? = nil, cancelled: Input? = nil
  ) -> Effects {
    one(Eff.map(effect) { .nothing }, key, cancelled)
  }

  /// An effect that ends in a move.
  @inlinable
  public static func move(
    _ effect: Kind<Eff, Kind<Moves, Void>>, under key: RequestKey<Eff>? = nil,
    cancelled: Input? = nil
  ) -> Effects {
    one(Eff.map(effect) { .move($0) }, key, cancelled)
  }

  /// Effects in order, each of which ends in a move and starts once the move before was made and
  /// shown as `policy` says; the workflow of the papers.
  @inlinable
  public static func workflow(
    _ effects: [Kind<Eff, Kind<Moves, Void>>], refresh policy: RefreshPolicy = .each,
    failures: FailurePolicy = .stop, under key: RequestKey<Eff>? = nil, cancelled: Input? = nil
  ) -> Effects {
    guard !effects.isEmpty else { return none }
    let steps = effects.map { Eff.map($0) { Next.move($0) } }
    return Effects([.run(Work(.several(steps, policy, failures), key, cancelled: cancelled.next()))]
    )
  }

  /// An effect that sends inputs for as long as it goes on, such as a feed. What it sends after it
  /// was cancelled is dropped.
  ///
  ///     .stream(under: .latest(Feed.prices)) { send in prices(send.contramap { .price($0) }) }
  @inlinable
  public static func stream(
    under key: RequestKey<Eff>? = nil, cancelled: Input? = nil,
    _ effect: @escaping (_ send: Send<Input>) -> Kind<Eff, Void>
  ) -> Effects {
    Effects([
      .run(
        Work(.stream { effect($0.contramap { .input($0) }) }, key, cancelled: cancelled.next()))
    ])
  }

  /// Cancels what goes on under a key.
  public static func cancel(_ key: some Hashable) -> Effects {
    Effects([.cancel(Key(key), { $0.cancel($1) })])
  }

  @inlinable
  static func one(
    _ effect: Kind<Eff, Next>, _ key: RequestKey<Eff>?, _ cancelled: Input?
  ) -> Effects {
    Effects([.run(Work(.one(effect), key, cancelled: cancelled.next()))])
  }
}

extension Effects where Eff: Sleeping {
  /// Sends an input each time that an interval has passed, until its key or its request is cancelled.
  ///
  ///     .every(.seconds(1), under: .latest(Timer.tick)) { .tick }
  ///
  /// - Precondition: `interval` is positive; one that is not traps when the effect starts.
  @inlinable
  public static func every(
    _ interval: Duration, under key: RequestKey<Eff>? = nil, cancelled: Input? = nil,
    _ input: @escaping () -> Input
  ) -> Effects {
    .stream(under: key, cancelled: cancelled) { send in Eff.every(interval) { send(input()) } }
  }
}

extension Effects where Eff: Failing {
  /// An effect that ends in an input, made of its value or of its failure.
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
}

extension Optional {
  @inlinable
  func next<Eff: Monad, Moves: Monad>() -> Effects<Eff, Moves, Wrapped>.Next? {
    map { .input($0) }
  }
}
