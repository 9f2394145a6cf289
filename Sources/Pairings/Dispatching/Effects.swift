/// The effects that go on after the move of an input, as data.
///
///     .run(search(text), under: .latest(Field.search), failed: { _ in .failed }) { .found($0) }
///
/// An effect ends in an input, in a move or in nothing. Nothing runs before an ``Explorer`` has made
/// and shown the move that the effects belong to.
///
/// ## Laws
///
/// Those of ``Monoid``, compared by what an explorer shows; and for every `a`, `f` and `m`:
///
///     run(pure(a), f) /* is shown as */ /* an input */ f(a)        // run pure
///     move(pure(m)) /* is shown as */ /* the commit of */ m        // move pure
@frozen
public struct Effects<Eff: Monad, Moves: Monad, Input> {
  /// What an effect ends in.
  @frozen
  public enum Next {
    /// An input, which is sent.
    case input(Input)

    /// A move, which is committed.
    case move(Kind<Moves, Void>)

    /// Nothing.
    case nothing
  }

  @frozen @usableFromInline
  enum One {
    /// Work that goes on.
    case run(Work<Eff, Moves, Input>)

    /// The end of what goes on under a key.
    case cancel(Key)
  }

  @usableFromInline var all: [One]

  @inlinable
  init(_ all: [One]) { self.all = all }

  /// Whether there are none.
  @inlinable
  public var isEmpty: Bool { all.isEmpty }
}

extension Effects: Monoid {
  /// Begins other effects after these; none waits for another.
  @inlinable
  public mutating func combine(with other: Effects) { all += other.all }

  /// No effects.
  @inlinable
  public static var empty: Effects { Effects([]) }

  /// No effects.
  @inlinable
  public static var none: Effects { Effects([]) }
}

/// Work that goes on after a move.
@frozen @usableFromInline
struct Work<Eff: Monad, Moves: Monad, Input> {
  @usableFromInline typealias Next = Effects<Eff, Moves, Input>.Next

  @frozen @usableFromInline
  enum Steps {
    /// One effect.
    case one(Kind<Eff, Next>)

    /// Several effects, each of which starts once the one before it was shown.
    case several([Kind<Eff, Next>], RefreshPolicy, FailurePolicy)

    /// An effect that sends on its way.
    case stream((Send<Next>) -> Kind<Eff, Void>)
  }

  @usableFromInline let steps: Steps

  /// Under which key it goes on.
  @usableFromInline let key: RequestKey<Eff>?

  /// What happens if it is cancelled, and not replaced by another.
  @usableFromInline let cancelled: Next?

  @inlinable
  init(_ steps: Steps, _ key: RequestKey<Eff>? = nil, cancelled: Next? = nil) {
    (self.steps, self.key, self.cancelled) = (steps, key, cancelled)
  }
}

// MARK: - Making effects

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
    return Effects([.run(Work(.several(steps, policy, failures), key, cancelled: cancelled.next()))])
  }

  /// An effect that sends inputs for as long as it goes on, such as a timer or a feed.
  ///
  ///     .stream(under: .latest(Timer.tick)) { send in
  ///       Async.iterate(()) { _ in .sleep(for: .seconds(1)).map { .next(send(.tick)) } }
  ///     }
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
  public static func cancel(_ key: some Hashable) -> Effects { Effects([.cancel(Key(key))]) }

  @inlinable
  static func one(
    _ effect: Kind<Eff, Next>, _ key: RequestKey<Eff>?, _ cancelled: Input?
  ) -> Effects {
    Effects([.run(Work(.one(effect), key, cancelled: cancelled.next()))])
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

// MARK: - Effects of a part

extension Effects.Next {
  @inlinable
  func lift<NewMoves: Monad, NewInput>(
    moves: (Kind<Moves, Void>) -> Kind<NewMoves, Void>, input: (Input) -> NewInput
  ) -> Effects<Eff, NewMoves, NewInput>.Next {
    switch self {
    case .input(let value): .input(input(value))
    case .move(let move): .move(moves(move))
    case .nothing: .nothing
    }
  }
}

extension Effects {
  /// Ends in other moves and inputs, made of its own.
  @inlinable
  public func lift<NewMoves: Monad, NewInput>(
    moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    input: @escaping (Input) -> NewInput
  ) -> Effects<Eff, NewMoves, NewInput> {
    Effects<Eff, NewMoves, NewInput>(
      all.map { one in
        switch one {
        case .cancel(let key): .cancel(key)
        case .run(let work): .run(work.lift(moves, input))
        }
      })
  }
}

extension Work {
  @inlinable
  func lift<NewMoves: Monad, NewInput>(
    _ moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    _ input: @escaping (Input) -> NewInput
  ) -> Work<Eff, NewMoves, NewInput> {
    typealias New = Work<Eff, NewMoves, NewInput>
    let steps: New.Steps =
      switch steps {
      case .one(let effect): .one(Eff.map(effect) { $0.lift(moves: moves, input: input) })
      case .several(let effects, let policy, let failures):
        .several(
          effects.map { Eff.map($0) { $0.lift(moves: moves, input: input) } }, policy, failures)
      case .stream(let stream):
        .stream { send in stream(send.contramap { $0.lift(moves: moves, input: input) }) }
      }
    return New(steps, key, cancelled: cancelled?.lift(moves: moves, input: input))
  }
}

// MARK: - Effects that happened already

extension Effects where Eff == IdentityOf {
  /// The same under another effect.
  @inlinable
  public func under<Other: Monad>(_: Other.Type = Other.self) -> Effects<Other, Moves, Input> {
    Effects<Other, Moves, Input>(
      all.map { one in
        switch one {
        case .cancel(let key): .cancel(key)
        case .run(let work): .run(work.under())
        }
      })
  }
}

extension Work where Eff == IdentityOf {
  @inlinable
  func under<Other: Monad>() -> Work<Other, Moves, Input> {
    typealias New = Work<Other, Moves, Input>
    let steps: New.Steps =
      switch steps {
      case .one(let effect): .one(Other.pure(effect.value.under()))
      case .several(let effects, let policy, let failures):
        .several(effects.map { Other.pure($0.value.under()) }, policy, failures)
      case .stream(let stream):
        .stream { send in Other.pure(stream(send.contramap { $0.under() }).value) }
      }
    return New(steps, key?.under(), cancelled: cancelled?.under())
  }
}

extension Effects.Next where Eff == IdentityOf {
  @inlinable
  func under<Other: Monad>() -> Effects<Other, Moves, Input>.Next {
    switch self {
    case .input(let input): .input(input)
    case .move(let move): .move(move)
    case .nothing: .nothing
    }
  }
}

extension RequestKey where Eff == IdentityOf {
  @inlinable
  func under<Other: Monad>() -> RequestKey<Other> {
    switch policy {
    case .latest, .debounced, .throttled: RequestKey<Other>(key, .latest)
    case .queued: RequestKey<Other>(key, .queued)
    case .once: RequestKey<Other>(key, .once)
    }
  }
}
