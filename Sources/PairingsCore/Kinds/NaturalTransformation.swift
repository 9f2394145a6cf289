/// A function from one functor to another that does not depend on the values inside.
///
/// A transformation is a value with a generic method, since Swift has no rank-2 function types. It
/// may hold data, such as the part of a state that it focuses on.
///
///     struct Discarding<Failure: Error>: NaturalTransformation { … }
///
/// ## Laws
///
/// For every `fa` and `f`, with `t` for the transformation:
///
///     t(Source.map(fa, f)) == Target.map(t(fa), f)    // naturality
public protocol NaturalTransformation<Source, Target>: SendableMetatype {
  /// The functor of the argument.
  associatedtype Source: TypeConstructor

  /// The functor of the result.
  associatedtype Target: TypeConstructor

  /// Returns the same values in the other structure.
  func callAsFunction<Value>(_ kind: Kind<Source, Value>) -> Kind<Target, Value>
}

extension NaturalTransformation {
  /// Applies this transformation, then another.
  @inlinable
  public func then<Next: NaturalTransformation>(
    _ next: Next
  ) -> ComposedTransformation<Self, Next> where Next.Source == Target {
    ComposedTransformation(first: self, second: next)
  }
}

/// The transformation that returns its argument: the unit of composition.
@frozen
public struct IdentityTransformation<Source: TypeConstructor>: NaturalTransformation {
  /// Creates the identity transformation.
  @inlinable
  public init() {}

  /// Returns its argument.
  @inlinable
  public func callAsFunction<Value>(_ kind: Kind<Source, Value>) -> Kind<Source, Value> { kind }
}

/// One natural transformation after another.
@frozen
public struct ComposedTransformation<First: NaturalTransformation, Second: NaturalTransformation>:
  NaturalTransformation
where First.Target == Second.Source {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// Applies the first transformation, then the second.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<First.Source, Value>
  ) -> Kind<Second.Target, Value> {
    second(first(kind))
  }
}
