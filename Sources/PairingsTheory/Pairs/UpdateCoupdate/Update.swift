public import PairingsCore

/// A step that reads a shape and chooses one of its positions: the monad of moves over a
/// ``Coupdate``.
///
/// For a ``Pairings/MonoidAction`` it is a function `(State) -> (Patch, Value)`: a step reads the state and
/// returns the patch to apply. In contrast to ``Pairings/State``, it writes no state, so that the changes
/// are data, which can be sent, logged and undone.
///
///     enum Counting: MonoidAction {
///       static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
///     }
///     let double = Update<Counting, String> { (Sum($0), "was \($0)") }
///     double.replicate(2).run(5)  // (position: Sum(15), value: ["was 5", "was 10"])
///
/// ## Laws
///
/// The laws of ``Pairings/Monad``, and for a monoid action those of ``Pairings/MonadWriter``. For every `f`, every
/// shape `s`, `p` that is enabled at `s`, `q` that is enabled where `p` leads, and `r` that is not:
///
///     inspect(f).run(s) == (root(at: s), f(s))                              // inspect stays
///     follow(p).run(s) == (p, true)                                         // an enabled move arrives
///     follow(r).zip(inspect { $0 }).run(s) == (root(at: s), (false, s))     // a refused move stays
///     follow(p).then(inspect { $0 }).run(s).value == shifted(s, along: p)   // follow shifts
///     follow(p).then(follow(q)).run(s).position == appended(q, to: p)       // follow appends
///     Update(u.co) == u                                                     // from after to
///
/// - Complexity: As ``Pairings/State``: running calls each closure once, in constant stack for every nesting
///   of `flatMap`. Each position is appended to the one so far.
/// - SeeAlso: Ahman and Uustalu, *Update Monads: Cointerpreting Directed Containers* (2014).
public typealias Update<Container: DirectedContainer, Value> = Kind<UpdateOf<Container>, Value>

/// The brand of ``Update``.
public enum UpdateOf<Container: DirectedContainer>: _ProgramConstructor, PairedMonad {
  /// The shape with the position so far, from which a step continues.
  public typealias Context = UpdatePlace<Container>

  /// `Never`, since steps cannot fail.
  public typealias Failure = Never

  /// The pairing with ``Coupdate``.
  @inlinable
  public static var pairing: UpdateCoupdate<Container> { UpdateCoupdate() }
}

// MARK: - Shapes and positions

extension Kind {
  /// Returns the part of the present shape that `read` returns.
  @inlinable
  public static func inspect<Container>(
    _ read: @escaping (Container.Shape) -> Value
  ) -> Update<Container, Value> where Brand == UpdateOf<Container> {
    Brand.make(.step { read($0.shape) })
  }

  /// Runs this step from a shape and returns the chosen position and the value.
  @inlinable
  public func run<Container>(
    _ shape: Container.Shape
  ) -> (position: Container.Position, value: Value) where Brand == UpdateOf<Container> {
    var place = UpdatePlace<Container>(shape)
    let value = Brand.program(self).execute(&place)
    return (place.position, value)
  }
}

extension Kind where Value == Bool {
  /// Follows a position if it is enabled at the present shape, and returns true. Otherwise stays
  /// and returns false.
  @inlinable
  public static func follow<Container>(
    _ position: Container.Position
  ) -> Update<Container, Bool> where Brand == UpdateOf<Container> {
    Brand.make(
      .step { place in
        guard Container.isEnabled(position, at: place.shape) else { return false }
        place.follow(position)
        return true
      })
  }
}

// MARK: - Patches

extension _KindProtocol where Exact == Self {
  /// Creates a step from a function of the state to the patch to apply and a value.
  @inlinable
  public init<Action: MonoidAction>(
    _ update: @escaping (Action.State) -> (patch: Action.Patch, value: Value)
  ) where Brand == UpdateOf<Action> {
    self = Self._returning(
      Brand.make(
        .step { place in
          let (patch, value) = update(place.shape)
          place.follow(patch)
          return value
        }))
  }
}

extension UpdateOf: MonadWriter where Container: MonoidAction {
  /// The monoid of patches.
  public typealias Log = Container.Patch

  /// Applies a patch.
  @inlinable
  public static func tell(_ patch: Container.Patch) -> Kind<Self, Void> {
    make(.step { $0.follow(patch) })
  }

  /// Returns the patch of a step beside its value.
  ///
  /// - Complexity: One nested call for each `listen` within another.
  @inlinable
  public static func listen<Value>(
    _ ma: Kind<Self, Value>
  ) -> Kind<Self, (value: Value, log: Container.Patch)> {
    make(
      .step { place in
        let earlier = place.position
        place.position = .empty
        let value = program(ma).execute(&place)
        let patch = place.position
        place.position = earlier.combined(with: patch)
        return (value, patch)
      })
  }

  /// Runs a step on a copy of the state, and applies the patch that the step's own function makes
  /// of its patch.
  @inlinable
  public static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Container.Patch) -> Container.Patch)>
  ) -> Kind<Self, Value> {
    make(
      .step { place in
        var trial = Context(place.shape)
        let (value, rewrite) = program(ma).execute(&trial)
        place.follow(rewrite(trial.position))
        return value
      })
  }
}
