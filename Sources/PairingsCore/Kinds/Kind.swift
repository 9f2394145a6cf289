/// A type constructor applied to a value type: `Brand<Value>`, which Swift
/// cannot write for a generic `Brand`.
///
/// A functor has one name, `Store<Int, Value>`, which stands for `Kind<StoreOf<Int>, Value>`. The
/// *brand*, `StoreOf<Int>`, is an uninhabited type that stands for the type constructor and carries
/// its operations. The operations of a class of brands are written here once, for all of them:
/// `map` where the brand is a ``Functor``, `flatMap` where it is a ``Monad``, `extract` where it is
/// a ``Comonad``, `modify` where it is a ``MonadState``, and so on. Generic code and code for one
/// functor are the same code:
///
///     func doubled<F: Functor>(_ fa: Kind<F, Int>) -> Kind<F, Int> { fa.map { $0 * 2 } }
///     doubled(Identity(21)).value  // 42
///
/// The holder of a kind never observes a change: a move works in place only where there is one
/// strong reference. Kinds hold plain closures. So they are not `Sendable` and require no
/// `@Sendable` closures: they stay in the isolation that made them.
///
/// A custom brand names the representation of its kinds, and receives all operations of its
/// classes. A ``ProgramConstructor`` has steps that run on a context, a ``StoreConstructor`` has a
/// place and a view from it, and a ``CarrierConstructor`` has a custom class.
///
/// - SeeAlso: Yallop and White, *Lightweight Higher-Kinded Polymorphism* (2014).
@_fixed_layout
open class Kind<Brand: TypeConstructor, Value>: _KindProtocol {
  /// Creates the common part of a carrier.
  @inlinable
  package init(_carrier: Void) {}

  #if !hasFeature(Embedded)  // Embedded Swift has no names of types.
  /// A description of the kind that runs no closure of the user.
  open var _contents: String { "" }
  #endif
}

#if !hasFeature(Embedded)
extension Kind: CustomStringConvertible {
  /// The type, and a description of the content that runs no closure of the user:
  /// `Kind<StoreOf<Int>, String>(position: 3)`.
  public var description: String { "Kind<\(Brand.self), \(Value.self)>(\(_contents))" }
}
#endif

/// The brand of a functor: a type that stands for a type constructor.
///
/// Conform to one of ``ProgramConstructor``, ``StoreConstructor`` and ``CarrierConstructor``, which
/// define the representation of the brand's kinds. A brand has one representation, which is part of
/// its type, so that code that relies on it needs no check.
public protocol TypeConstructor: SendableMetatype {
  /// The representation of kinds of this brand.
  associatedtype _Representation
}

/// The representation of kinds of the library's own brands: a class that the library knows.
public enum _BuiltIn {}

/// The protocol whose extensions hold the initialisers of ``Kind``.
///
/// The initialisers return the carrier of a brand, which is a subclass of `Kind`. Only in the
/// extension of a protocol may an initialiser return another instance than the one it was called
/// for. The initialisers are for `Kind` itself and not for subclasses, of which a carrier is no
/// instance.
public protocol _KindProtocol: SendableMetatype {
  /// The brand.
  associatedtype Brand: TypeConstructor

  /// The type of the values.
  associatedtype Value

  /// `Kind<Brand, Value>`, for subclasses as well.
  associatedtype Exact

  /// Returns a carrier as the result of an initialiser.
  static func _returning(_ carrier: Kind<Brand, Value>) -> Exact
}

extension Kind {
  /// Returns a carrier as the result of an initialiser.
  @inlinable @inline(__always)
  public static func _returning(_ carrier: Kind<Brand, Value>) -> Kind<Brand, Value> { carrier }
}

extension Kind {
  /// Returns the kind as its carrier.
  ///
  /// The cast is sound if `Carrier` is the class of all kinds that the library makes of this brand.
  /// No other code makes any: the designated initialiser of `Kind` is not visible elsewhere, and
  /// that of ``Carrier`` requires a brand with a carrier of its own. No brand has two
  /// representations, since the representation is an associated type (unless two modules make a
  /// brand of a type that neither of them owns).
  @inlinable @inline(__always)
  package func carrier<Carrier: Kind>(as type: Carrier.Type) -> Carrier {
    unsafe unsafeDowncast(self, to: type)
  }

  /// Returns true if a variable holds the only strong reference to its kind.
  ///
  /// The check uses an ``_Object``: for `Kind`, a client that is not specialised would look up its
  /// type, at 40 ns a move, and `AnyObject` may be no Swift object. The casts are sound: only the
  /// reference count of the object is used, which is in the header of all Swift objects, and the
  /// object is the same. In optimised builds they are casts of references, through which the
  /// optimiser follows the object. Casts of bits would hide the object and prevent its allocation
  /// on the stack.
  @inlinable @inline(__always)
  package static func isUnique(_ kind: inout Kind<Brand, Value>) -> Bool {
    #if !hasFeature(Embedded)  // Embedded Swift specialises everything.
    var object = unsafe cast(consume kind, to: _Object.self)
    let isUnique = isKnownUniquelyReferenced(&object)
    kind = unsafe cast(consume object, to: Kind<Brand, Value>.self)
    return isUnique
    #else
    return isKnownUniquelyReferenced(&kind)
    #endif
  }

  /// Casts a reference to that of another class. Both casts keep the bits; without optimisation, a
  /// cast of references would check the class and trap. Sound for ``isUnique(_:)``, whose comment
  /// gives the reason.
  @unsafe @inlinable @inline(__always)
  static func cast<From, To>(_ object: consuming From, to: To.Type) -> To {
    isOptimised
      ? unsafe _unsafeReferenceCast(consume object, to: To.self)
      : unsafe unsafeBitCast(consume object, to: To.self)
  }

  @inlinable @inline(__always)
  static var isOptimised: Bool { !_isDebugAssertConfiguration() }
}

/// A Swift object of an unknown class.
@usableFromInline
class _Object {}
