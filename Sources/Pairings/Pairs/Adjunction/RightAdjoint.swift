/// A functor with a left adjoint: a function from a structure of the left functor is a function to
/// a structure of this one, and the other way round.
///
/// An adjunction `F ⊣ G` makes a monad `G F`, a comonad `F G`, and their pairing,
/// ``AdjunctionPairing``. For types and functions, `F a` is a value beside `F Void`, and `G a` is a
/// function from `F Void`. ``Env`` and ``Reader`` are the example from which all others differ by
/// an isomorphism, such as those that are composed of several.
///
///     ReaderOf<Int>.leftAdjunct("n") { "\($0.value) = \($0.environment)" }.run(3)  // "n = 3"
///
/// ## Laws
///
/// For every `a`, `fa`, `f`, `g` and `h`:
///
///     rightAdjunct(fa) { leftAdjunct($0, f) } == f(fa)              // right after left
///     leftAdjunct(a) { rightAdjunct($0, g) } == g(a)                // left after right
///     leftAdjunct(h(a), f) == leftAdjunct(a) { f(map($0, h)) }      // naturality in the value
///     leftAdjunct(a) { g(f($0)) } == map(leftAdjunct(a, f), g)      // naturality in the result
///
/// - Complexity: Moves are run on the structure that `leftAdjunct` returns. It should call its
///   function for the part that is asked for, as ``Reader`` does. A table that calls it for every
///   part at once makes a chain of *n* moves cost 2ⁿ calls or more.
/// - SeeAlso: Kan, *Adjoint Functors* (1958); Kmett, *adjunctions* (2008).
public protocol RightAdjoint<Left>: Functor {
  /// The left adjoint.
  associatedtype Left: Functor

  /// Returns the structure of results of a function of a left structure around a value.
  static func leftAdjunct<Value, Result>(
    _ value: Value, _ transform: @escaping (Kind<Left, Value>) -> Result
  ) -> Kind<Self, Result>

  /// Returns the result that a left structure chooses from the structure that a function makes of
  /// its value.
  static func rightAdjunct<Value, Result>(
    _ left: Kind<Left, Value>, _ transform: @escaping (Value) -> Kind<Self, Result>
  ) -> Result
}

extension RightAdjoint {
  /// Returns the value in a left structure, and the structure without it.
  @inlinable
  static func split<Value>(
    _ left: Kind<Left, Value>
  ) -> (value: Value, structure: Kind<Left, Void>) {
    rightAdjunct(left) { value in leftAdjunct(()) { (value, $0) } }
  }
}

// MARK: - Instances

extension IdentityOf: RightAdjoint {
  /// The identity is its own adjoint.
  public typealias Left = IdentityOf

  /// Applies a function to a value.
  @inlinable
  public static func leftAdjunct<Value, Result>(
    _ value: Value, _ transform: @escaping (Kind<IdentityOf, Value>) -> Result
  ) -> Kind<IdentityOf, Result> {
    Identity(transform(Identity(value)))
  }

  /// Applies a function to a value.
  @inlinable
  public static func rightAdjunct<Value, Result>(
    _ left: Kind<IdentityOf, Value>, _ transform: @escaping (Value) -> Kind<IdentityOf, Result>
  ) -> Result {
    transform(left.value).value
  }
}

extension ReaderOf: RightAdjoint {
  /// A value beside an environment.
  public typealias Left = EnvOf<Environment>

  /// Reads an environment, and applies a function to the value beside it.
  @inlinable
  public static func leftAdjunct<Value, Result>(
    _ value: Value, _ transform: @escaping (Kind<EnvOf<Environment>, Value>) -> Result
  ) -> Kind<ReaderOf, Result> {
    Reader.asks { transform(Env(environment: $0, value: value)) }
  }

  /// Runs the reader that a function makes of the value, in the environment beside it.
  @inlinable
  public static func rightAdjunct<Value, Result>(
    _ left: Kind<EnvOf<Environment>, Value>,
    _ transform: @escaping (Value) -> Kind<ReaderOf, Result>
  ) -> Result {
    transform(left.value).run(left.environment)
  }
}

extension ComposeOf: RightAdjoint where Outer: RightAdjoint, Inner: RightAdjoint {
  /// The composition of the left adjoints, the other way round.
  public typealias Left = ComposeOf<Inner.Left, Outer.Left>

  /// Applies the outer adjunction, then the inner one.
  @inlinable
  public static func leftAdjunct<Value, Result>(
    _ value: Value, _ transform: @escaping (Kind<Left, Value>) -> Result
  ) -> Kind<ComposeOf, Result> {
    Compose(
      Outer.leftAdjunct(value) { outer in
        Inner.leftAdjunct(outer) { transform(Compose($0)) }
      })
  }

  /// Applies the inner adjunction, then the outer one.
  @inlinable
  public static func rightAdjunct<Value, Result>(
    _ left: Kind<Left, Value>, _ transform: @escaping (Value) -> Kind<ComposeOf, Result>
  ) -> Result {
    Inner.rightAdjunct(left.composed()) { outer in
      Outer.rightAdjunct(outer) { transform($0).composed() }
    }
  }
}
