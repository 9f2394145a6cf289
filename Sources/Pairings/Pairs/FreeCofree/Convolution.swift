/// Two structures side by side, with one value made of a value of each: the Day convolution of two
/// functors.
///
///     let both = Convolution(Env(environment: "a", value: 1), Identity(2)) { $0 + $1 }
///     both.nested().environment  // "a"
///     both.nested().value.value  // 3
///
/// As an instruction, it asks both sides at once and has one answer. For polynomial functors it is
/// their parallel product ⊗. Of two comonads, ``Day`` is the same with a place.
///
/// ## Laws
///
/// For every `l`, `r`, `f`, `g`, `h`, `k` and residual pairing `p` of functors:
///
///     Convolution(map(l, g), map(r, h), f) == Convolution(l, r) { f(g($0), h($1)) }  // slide
///     Convolution(l, r, f).map(k) == Convolution(l, r) { k(f($0, $1)) }              // map of both
///     Convolution(l, r, f).paired(by: p) == p.pair(l, r, f)                          // paired
///     Convolution(l, r, f).nested() == map(l) { a in map(r) { f(a, $0) } }           // nested
///
/// - Complexity: `map` is O(1), and a chain of maps runs and is freed in constant stack.
/// - SeeAlso: Day, *On Closed Categories of Functors* (1970).
public typealias Convolution<Left: Functor, Right: Functor, Value> = Kind<
  ConvolutionOf<Left, Right>, Value
>

extension _KindProtocol where Exact == Self {
  /// Puts two structures side by side; `combine` makes one value of both.
  @inlinable
  public init<Left: Functor, Right: Functor, First, Second>(
    _ left: Kind<Left, First>, _ right: Kind<Right, Second>,
    _ combine: @escaping (First, Second) -> Value
  ) where Brand == ConvolutionOf<Left, Right> {
    self = Self._returning(
      ConvolutionCarrier(
        Left.map(left) { TypeErased($0) }, Right.map(right) { TypeErased($0) },
        ReaderOf.make(
          .step { combine($0.first.reveal(as: First.self), $0.second.reveal(as: Second.self)) })))
  }
}

/// The carrier of ``Convolution``, which hides the types of the values of both sides.
@usableFromInline
@_fixed_layout
final class ConvolutionCarrier<Left: Functor, Right: Functor, Value>:
  Kind<ConvolutionOf<Left, Right>, Value>
{
  @usableFromInline let left: Kind<Left, TypeErased>
  @usableFromInline let right: Kind<Right, TypeErased>
  @usableFromInline let combine: Reader<Values, Value>

  /// A value of each side.
  @usableFromInline typealias Values = (first: TypeErased, second: TypeErased)

  @inlinable
  init(
    _ left: Kind<Left, TypeErased>, _ right: Kind<Right, TypeErased>,
    _ combine: Reader<Values, Value>
  ) {
    (self.left, self.right, self.combine) = (left, right, combine)
    super.init(_carrier: ())
  }
}

/// The brand of ``Convolution``.
public enum ConvolutionOf<Left: Functor, Right: Functor>: Functor {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> ConvolutionCarrier<Left, Right, Value> {
    kind.carrier(as: ConvolutionCarrier.self)
  }

  /// Transforms the value that is made of both sides.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let both = carrier(fa)
    return ConvolutionCarrier(both.left, both.right, both.combine.map(transform))
  }
}

extension Kind {
  /// Pairs both sides, and combines their values.
  @inlinable
  public func paired<Layers: ResidualFunctorPairing>(by layers: Layers) -> Kind<Layers.Eff, Value>
  where Brand == ConvolutionOf<Layers.Left, Layers.Right> {
    let both = ConvolutionOf.carrier(self)
    return layers.pair(both.left, both.right) { both.combine.run(($0, $1)) }
  }

  /// Returns the left side, with the right side for each of its values.
  @inlinable
  public func nested<Left, Right>() -> Kind<Left, Kind<Right, Value>>
  where Brand == ConvolutionOf<Left, Right> {
    let both = ConvolutionOf.carrier(self)
    return both.left.map { first in both.right.map { both.combine.run((first, $0)) } }
  }
}
