// Makers of what has no effect are of `Identity`, so that nothing else has to be said; `under()`
// puts it under another effect.

extension Dispatcher where Eff == IdentityOf {
  /// An input means a move, or nothing.
  @inlinable
  public static func moves(_ move: @escaping (_ input: Input) -> Kind<Moves, Void>?) -> Dispatcher {
    Dispatcher(.move(move))
  }

  /// An input means a change of the state, in place.
  @inlinable
  public static func reduce<Position>(
    _ change: @escaping (_ position: inout Position, _ input: Input) -> Void
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher(.reduce(Reduction(change)))
  }

  /// An input means the change of the state that a reducer makes, in place.
  @inlinable
  public static func reduce<Position>(
    _ reducer: Reducer<Position, Input>
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher(.reduce(Reduction(reducer.run)))
  }
}

extension Dispatcher {
  /// An input means a move whose value is what goes on after it, or nothing.
  @inlinable
  public static func steps(_ step: @escaping (_ input: Input) -> Kind<Moves, Going>?) -> Dispatcher
  {
    Dispatcher(.step(step))
  }

  /// An input means a change of the state, in place, and what goes on after it; or, where it
  /// changes nothing and returns ``Effects/unchanged``, nothing.
  @inlinable
  public static func update<Position>(
    _ change: @escaping (_ position: inout Position, _ input: Input) -> Going
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher(.update(Reduction(change)))
  }

  /// An input means effects, or nothing; nothing is committed before one of them ends.
  @inlinable
  public static func effects(_ effects: @escaping (_ input: Input) -> Going?) -> Dispatcher {
    Dispatcher(.effects(effects))
  }

  /// An input means several effects in order, each of which ends in a move; see
  /// ``Effects/workflow(_:refresh:failures:under:cancelled:)``.
  @inlinable
  public static func workflow(
    refresh policy: RefreshPolicy = .each, failures: FailurePolicy = .stop,
    _ effects: @escaping (_ input: Input) -> [Kind<Eff, Kind<Moves, Void>>]
  ) -> Dispatcher {
    Dispatcher(
      .effects { input in
        let effects = effects(input)
        return effects.isEmpty ? nil : .workflow(effects, refresh: policy, failures: failures)
      })
  }
}

extension Dispatcher where Eff == IdentityOf {
  /// The same under another effect.
  @inlinable
  public func under<Other: Monad>(_: Other.Type = Other.self) -> Dispatcher<Other, Moves, Input> {
    switch meanings.content {
    case .nothing: .empty
    case .one(.move(let move)): .init(.move(move))
    case .one(.reduce(let reduction)): .init(.reduce(reduction))
    default: .init(.any { step(for: $0)?.under() })
    }
  }
}

extension DispatcherStep where Eff == IdentityOf {
  @inlinable
  func under<Other: Monad>() -> DispatcherStep<Other, Moves, Input> {
    switch self {
    case .move(let move): .move(move)
    case .effects(let effects): .effects(effects.under())
    case .step(let step): .step(Moves.map(step) { $0.under() })
    }
  }
}
