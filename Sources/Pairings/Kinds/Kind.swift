/// A type constructor applied to a value type: `Brand<Value>`, which Swift
/// cannot write for a generic `Brand`.
///
/// Every functor of this library has two names. The *brand*, `StoreOf<Int>`, is
/// an uninhabited type that stands for the type constructor and carries its
/// operations; the *carrier*, `Store<Int, Value>`, is the class whose instances
/// exist. `Kind<StoreOf<Int>, Value>` is the supertype of that carrier, and
/// generic code is written against it:
///
///     func doubled<F: Functor>(_ fa: Kind<F, Int>) -> Kind<F, Int> {
///       F.map(fa) { $0 * 2 }
///     }
///     doubled(Identity(21)).narrow().value  // 42
///
/// A carrier is never observed to change. Carriers hold plain closures, so they
/// are not `Sendable` and ask no `@Sendable` of anybody: they live in the
/// isolation that made them.
///
/// - Precondition: A brand has one carrier, the one that
///   ``TypeConstructor/carrier(of:)`` names; the way back from a kind to its
///   carrier relies on it. A debug build traps when a second one is created.
/// - SeeAlso: Yallop and White, *Lightweight Higher-Kinded Polymorphism* (2014).
open class Kind<Brand: TypeConstructor, Value>: _AnyKind {
  /// Creates the part of a carrier that generic code sees.
  @inlinable
  public override init() {
    super.init()
    #if !hasFeature(Embedded)  // Embedded Swift has no dynamic casts to check with.
    assert(
      Brand.carrier(of: Value.self).isCarrier(of: self),
      """
      '\(type(of: self))' cannot carry '\(Brand.self)': its one carrier is \
      '\(Brand.carrier(of: Value.self))'. Declare a brand of its own for the new carrier.
      """)
    #endif
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no dynamic casts.
  @usableFromInline
  final class func isCarrier(of kind: Kind<Brand, Value>) -> Bool { kind is Self }
  #endif
}

/// The brand of a functor: a type that stands for a type constructor.
///
/// Declare an uninhabited type, generic over all of the carrier's parameters but
/// the last, and name the carrier:
///
///     enum BoxOf: TypeConstructor {
///       static func carrier<Value>(of: Value.Type) -> Kind<BoxOf, Value>.Type {
///         Box<Value>.self
///       }
///     }
///     final class Box<Value>: Kind<BoxOf, Value> { … }
public protocol TypeConstructor {
  /// Returns the one class whose instances are values of `Kind<Self, Value>`.
  static func carrier<Value>(of value: Value.Type) -> Kind<Self, Value>.Type
}

/// A kind of which nothing is known.
open class _AnyKind {
  @inlinable
  init() {}
}

extension Kind {
  /// Whether a variable holds the only strong reference to its kind.
  ///
  /// The question is put to ``_AnyKind``: for `Kind` a client that is not
  /// specialised would look up its type, at 40 ns a move. The cast back is sound,
  /// since the object is the same.
  @inlinable @inline(__always)
  static func isUnique(_ kind: inout Kind<Brand, Value>) -> Bool {
    #if !hasFeature(Embedded)  // Embedded Swift specialises everything.
    var any: _AnyKind = consume kind
    let isUnique = isKnownUniquelyReferenced(&any)
    kind = unsafeDowncast(consume any, to: Kind<Brand, Value>.self)
    return isUnique
    #else
    return isKnownUniquelyReferenced(&kind)
    #endif
  }
}
