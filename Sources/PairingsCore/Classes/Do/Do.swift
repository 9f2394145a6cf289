/// Do-notation: steps of a monad in sequence, each with access to the values of the steps before
/// it.
///
///     let visit = Do { State<Int, Int>.get }
///       .discard { before in .set(before * 2) }
///       .bind { _ in .inspect { "at \($0)" } }
///       .yield { before, after in "from \(before), \(after)" }
///     visit.run(21)  // ("from 21, at 42", 42)
///
/// A `Do` is a description, which runs when the monad does. Each closure is called in its turn, on
/// every run, with the values of that run: runs share no variable. A strict monad, such as
/// ``Writer``, runs during the description.
///
/// ``bind(_:)`` binds one more value, up to three in ``Do3``. For more values, begin the next `Do`
/// in `end`, whose closure has all values so far, or yield a tuple of them and begin with it.
///
/// ## Laws
///
/// For every `m`, `f` whose result is a step, and `g` whose result is a value:
///
///     Do { m }.yield { $0 } == m                                   // yield
///     Do(m).yield { $0 } == m                                      // start
///     Do { m }.bind(f).yield { ($0, $1) }
///       == flatMap(m) { a in map(f(a)) { (a, $0) } }               // bind
///     Do { m }.bindBoth(f).yield { ($0, ($1, $2)) }
///       == Do { m }.bind(f).yield { ($0, $1) }                     // bindBoth
///     Do { m }.discard(f).yield { $0 }
///       == flatMap(m) { a in map(f(a)) { _ in a } }                // discard
///     Do { m }.let(g).yield { ($0, $1) } == map(m) { ($0, g($0)) } // let
///     Do { m }.end(f) == flatMap(m, f)                             // end
///
/// - Complexity: A `flatMap` and a `map` for each step. If `flatMap` takes constant stack, so does
///   a `Do`, also in a recursion.
/// - SeeAlso: Wadler, *Comprehending Monads* (1992).
@frozen
public struct Do<Moves: Monad, First> {
  @usableFromInline let bound: Kind<Moves, First>

  /// Starts with a step.
  @inlinable
  public init(_ step: Kind<Moves, First>) { bound = step }

  /// Starts with a step that is made when it runs.
  @inlinable
  public init(_ make: @escaping () -> Kind<Moves, First>) {
    self.init(Moves.flatMap(Moves.pure(())) { _ in make() })
  }
}

extension Do {
  /// Runs the step that `next` makes of the value, and binds its value.
  @inlinable
  public func bind<Second>(
    _ next: @escaping (First) -> Kind<Moves, Second>
  ) -> Do2<Moves, First, Second> {
    Do2(Moves.flatMap(bound) { first in Moves.map(next(first)) { (first, $0) } })
  }

  /// Runs the step that `next` makes of the value, and binds both values of its pair.
  @inlinable
  public func bindBoth<Second, Third>(
    _ next: @escaping (First) -> Kind<Moves, (Second, Third)>
  ) -> Do3<Moves, First, Second, Third> {
    Do3(Moves.flatMap(bound) { first in Moves.map(next(first)) { (first, $0.0, $0.1) } })
  }

  /// Runs the step that `next` makes of the value, and binds nothing.
  @inlinable
  public func discard<Ignored>(_ next: @escaping (First) -> Kind<Moves, Ignored>) -> Do {
    Do(Moves.flatMap(bound) { first in Moves.map(next(first)) { _ in first } })
  }

  /// Binds the result of a function of the value.
  @inlinable
  public func `let`<Second>(_ make: @escaping (First) -> Second) -> Do2<Moves, First, Second> {
    Do2(Moves.map(bound) { ($0, make($0)) })
  }

  /// Ends with the result of a function of the value.
  @inlinable
  public func yield<Result>(_ make: @escaping (First) -> Result) -> Kind<Moves, Result> {
    Moves.map(bound, make)
  }

  /// Ends with the step that `next` makes of the value.
  @inlinable
  public func end<Result>(
    _ next: @escaping (First) -> Kind<Moves, Result>
  ) -> Kind<Moves, Result> {
    Moves.flatMap(bound, next)
  }
}
