public import PairingsCore

// Dispatchers without effects are made under `Identity`, so that callers need not name an effect.
// `under()` converts them to another effect.

extension Dispatcher where Eff == IdentityOf {
  /// Returns a dispatcher in which an input means a move, or nothing.
  @inlinable
  public static func moves(_ move: @escaping (_ input: Input) -> Kind<Moves, Void>?) -> Dispatcher {
    Dispatcher(.move(move))
  }

  /// Returns a dispatcher in which an input means a change of the state, in place.
  @inlinable
  public static func reduce<Position>(
    _ change: @escaping (_ position: inout Position, _ input: Input) -> Void
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher(.reduce(ReducerMove(change)))
  }

  /// Returns a dispatcher in which an input means the change that a reducer makes to the state, in
  /// place.
  @inlinable
  public static func reduce<Position>(
    _ reducer: Reducer<Position, Input>
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher(.reduce(ReducerMove(reducer.function)))
  }
}

extension Dispatcher {
  /// Returns a dispatcher in which an input means a move whose value is the follow-up effects, or
  /// nothing.
  @inlinable
  public static func steps(_ step: @escaping (_ input: Input) -> Kind<Moves, FollowUp>?)
    -> Dispatcher
  {
    Dispatcher(.any { step($0).map { .step($0) } })
  }

  /// Returns a dispatcher in which an input means a change of the state, in place, and the
  /// follow-up effects. An input for which `change` leaves the state unchanged and returns
  /// ``Effects/unchanged`` means nothing.
  @inlinable
  public static func update<Position>(
    _ change: @escaping (_ position: inout Position, _ input: Input) -> FollowUp
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher(.update(ReducerMove(change)))
  }

  /// Returns a dispatcher in which an input means effects, or nothing. No commit is made before one
  /// of the effects ends.
  @inlinable
  public static func effects(_ effects: @escaping (_ input: Input) -> FollowUp?) -> Dispatcher {
    Dispatcher(.any { effects($0).map { .effects($0) } })
  }

  /// Returns a dispatcher in which an input means several effects in order, each of which ends in a
  /// move; see ``Effects/workflow(_:refresh:failures:under:cancelled:)``.
  @inlinable
  public static func workflow(
    refresh policy: RefreshPolicy = .each, failures: FailurePolicy = .stop,
    _ effects: @escaping (_ input: Input) -> [Kind<Eff, Kind<Moves, Void>>]
  ) -> Dispatcher {
    .effects { input in
      let effects = effects(input)
      return effects.isEmpty ? nil : .workflow(effects, refresh: policy, failures: failures)
    }
  }
}

extension Dispatcher {
  /// Returns the same dispatcher under another effect, along a morphism.
  @inlinable
  public func under<Morphism: NaturalTransformation>(
    along morphism: Morphism
  ) -> Dispatcher<Morphism.Target, Moves, Input>
  where Morphism.Source == Eff, Morphism.Target: Monad {
    switch clauses.content {
    case .nothing: .empty
    case .one(.move(let move)): .init(.move(move))
    case .one(.reduce(let reducer)): .init(.reduce(reducer))
    default: .init(.any { step(for: $0)?.under(along: morphism) })
    }
  }
}

extension Dispatcher where Eff == IdentityOf {
  /// Returns the same dispatcher under another effect.
  @inlinable
  public func under<Other: Monad>(_: Other.Type = Other.self) -> Dispatcher<Other, Moves, Input> {
    under(along: PureTransformation<Other>())
  }
}

extension DispatcherStep {
  @inlinable
  func under<Morphism: NaturalTransformation>(
    along morphism: Morphism
  ) -> DispatcherStep<Morphism.Target, Moves, Input>
  where Morphism.Source == Eff, Morphism.Target: Monad {
    switch self {
    case .move(let move): .move(move)
    case .effects(let effects): .effects(effects.under(along: morphism))
    case .step(let step): .step(Moves.map(step) { $0.under(along: morphism) })
    }
  }
}
