public import PairingsCore

/// A step that takes a position of one type to a position of another: the indexed monad of state.
///
///     struct Shut {}
///     struct Open {}
///     let open = IndexedState<Shut, Open, Void> { _ in ((), Open()) }
///     let close = IndexedState<Open, Shut, Void> { _ in ((), Shut()) }
///     let knock = open.then(close)  // from Shut to Shut
///     // open.then(open) does not compile.
///
/// ## Laws
///
/// The laws of ``IndexedMonad``. At one index it is ``Pairings/State``: `State(s)` and `IndexedState(s)`
/// are inverse.
///
/// - Complexity: Running calls each closure once. A chain of *n* binds makes *n* nested calls;
///   ``IndexedMonad/iterate(_:_:)`` does not.
/// - SeeAlso: Atkey, *Parameterised Notions of Computation* (2009).
public typealias IndexedState<Source, Target, Value> = Kind<
  Ix<IndexedStateOf, Source, Target>, Value
>

/// The carrier of ``IndexedState``.
@_fixed_layout
public final class IndexedStateCarrier<Source, Target, Value>: Carrier<
  Ix<IndexedStateOf, Source, Target>, Value
>
{
  @usableFromInline let step: (Source) -> (value: Value, position: Target)

  @inlinable
  init(_ step: @escaping (Source) -> (value: Value, position: Target)) { self.step = step }
}

/// The brand of ``IndexedState``.
public enum IndexedStateOf: IndexedMonad {
  /// Returns the carrier.
  @inlinable
  public static func carrier<Source, Target, Value>(
    from source: Source.Type, to target: Target.Type, of value: Value.Type
  ) -> Carrier<Ix<Self, Source, Target>, Value>.Type {
    IndexedStateCarrier<Source, Target, Value>.self
  }

  /// Transforms the value of a step.
  @inlinable
  public static func map<Source, Target, Value, NewValue>(
    _ fa: Kind<Ix<Self, Source, Target>, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Ix<Self, Source, Target>, NewValue> {
    IndexedStateCarrier { position in
      let (value, end) = fa.run(position)
      return (transform(value), end)
    }
  }

  /// Returns a value and keeps the position.
  @inlinable
  public static func pure<Index, Value>(_ value: Value) -> Kind<Ix<Self, Index, Index>, Value> {
    IndexedStateCarrier { (value, $0) }
  }

  /// Runs a step, then the one that `next` makes of its value.
  @inlinable
  public static func flatMap<Source, Middle, Target, Value, NewValue>(
    _ ma: Kind<Ix<Self, Source, Middle>, Value>,
    _ next: @escaping (Value) -> Kind<Ix<Self, Middle, Target>, NewValue>
  ) -> Kind<Ix<Self, Source, Target>, NewValue> {
    IndexedStateCarrier { position in
      let (value, middle) = ma.run(position)
      return next(value).run(middle)
    }
  }

  /// Repeats a step in a loop.
  @inlinable
  public static func iterate<Index, Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Ix<Self, Index, Index>, Iteration<Seed, Value>>
  ) -> Kind<Ix<Self, Index, Index>, Value> {
    IndexedStateCarrier { position in
      var (seed, position) = (seed, position)
      while true {
        let (result, next) = step(seed).run(position)
        position = next
        switch result {
        case .next(let next): seed = next
        case .done(let value): return (value, position)
        }
      }
    }
  }
}

extension _KindProtocol where Exact == Self {
  /// Creates a step from a function of the position to a value and the next position.
  @inlinable
  public init<Source, Target>(
    _ step: @escaping (Source) -> (value: Value, position: Target)
  ) where Brand == Ix<IndexedStateOf, Source, Target> {
    self = Self._returning(IndexedStateCarrier(step))
  }
}

extension Kind {
  /// Runs this step from a position.
  @inlinable
  public func run<Source, Target>(_ position: Source) -> (value: Value, position: Target)
  where Brand == Ix<IndexedStateOf, Source, Target> {
    carrier(as: IndexedStateCarrier.self).step(position)
  }

  /// Returns this step as one on a state of several types of places. The step runs where the state is
  /// at its source, and returns nil elsewhere.
  ///
  /// The compiler knows the type of a place within a program of moves, and not after an input from
  /// outside. So an interface keeps a state that is one of several places, and its dispatcher makes an
  /// indexed move where the move can start.
  @inlinable
  public func embedded<Places, Source, Target>(
    from source: Prism<Places, Source>, to target: Prism<Places, Target>
  ) -> State<Places, Value?> where Brand == Ix<IndexedStateOf, Source, Target> {
    State { state in
      guard let position = source.preview(state) else { return nil }
      let (value, end) = self.run(position)
      state = target.review(end)
      return value
    }
  }
}
