/// A type constructor applied to a value type: `Brand<Value>`, which Swift
/// cannot write for a generic `Brand`.
///
/// A functor has one name, `Store<Int, Value>`, which stands for
/// `Kind<StoreOf<Int>, Value>`. The *brand*, `StoreOf<Int>`, is an uninhabited type
/// that stands for the type constructor and carries its operations. What a class of
/// brands can do is written once, here, for all of them: `map` where the brand is a
/// ``Functor``, `flatMap` where it is a ``Monad``, `extract` where it is a
/// ``Comonad``, `modify` where it is a ``MonadState``, and so on. Generic code and
/// code for one functor are the same code:
///
///     func doubled<F: Functor>(_ fa: Kind<F, Int>) -> Kind<F, Int> { fa.map { $0 * 2 } }
///     doubled(Identity(21)).value  // 42
///
/// A kind is never observed to change by who holds it: a move works in place only where
/// nothing else does, as far as strong references go. Kinds hold plain closures, so they are not
/// `Sendable` and ask no `@Sendable` of anybody: they live in the isolation that
/// made them.
///
/// A brand of your own names what its kinds are made of, and gets all words of its
/// classes: a ``ProgramConstructor`` steps that run on a context, a
/// ``CoroutineConstructor`` steps that wait, a ``PlacedConstructor`` a place and what is
/// seen from it, a ``CarrierConstructor`` a class of your own.
///
/// - SeeAlso: Yallop and White, *Lightweight Higher-Kinded Polymorphism* (2014).
///
/// ## Topics
///
/// ### Functors
///
/// - ``Kind/map(_:)``
/// - ``Kind/replace(with:)``
/// - ``Kind/void()``
/// - ``Kind/tryMap(_:)``
///
/// ### Monads
///
/// - ``Kind/pure(_:)``
/// - ``Kind/flatMap(_:)``
/// - ``Kind/then(_:)``
/// - ``Kind/flatten()``
/// - ``Kind/zip(_:with:)``
/// - ``Kind/apply(_:)``
/// - ``Kind/tryFlatMap(_:)``
///
/// ### Sequences
///
/// - ``Kind/iterate(_:_:)``
/// - ``Kind/traverse(_:_:)``
/// - ``Kind/forEach(_:_:)``
/// - ``Kind/replicate(_:)``
/// - ``Kind/computed(_:)``
///
/// ### Comonads
///
/// - ``Kind/extract()``
/// - ``Kind/extend(_:)``
/// - ``Kind/duplicate()``
/// - ``Kind/tryExtend(_:)``
///
/// ### Moves and spaces
///
/// - ``Kind/pair(with:_:)-(Kind<Brand.Pair.Space,Other>,_)``
/// - ``Kind/zap(_:)``
/// - ``Kind/select(from:)``
/// - ``Kind/move(_:)``
/// - ``Kind/co``
/// - ``Kind/moved(by:)``
/// - ``Kind/pair(with:_:)-(Kind<Brand.Pair.Moves,Other>,_)``
///
/// ### Moves of a position
///
/// - ``Kind/get``
/// - ``Kind/set(_:)``
/// - ``Kind/modify(_:)``
/// - ``Kind/modify(inPlace:)``
/// - ``Kind/inspect(_:)``
///
/// ### Spaces with a position
///
/// - ``Kind/position``
/// - ``Kind/peek(_:)``
/// - ``Kind/peeks(_:)``
/// - ``Kind/experiment(_:)->[Value]``
/// - ``Kind/experiment(_:)->Kind<F,Value>``
/// - ``Kind/seek(_:)``
/// - ``Kind/seeks(_:)``
///
/// ### Moves that read an environment
///
/// - ``Kind/ask``
/// - ``Kind/asks(_:)-type.method``
/// - ``Kind/local(_:)->Kind<Brand,Value>``
///
/// ### Spaces in an environment
///
/// - ``Kind/environment``
/// - ``Kind/asks(_:)-method``
///
/// ### Moves that write
///
/// - ``Kind/tell(_:)``
/// - ``Kind/listen()->Kind<Brand,(Value,Brand.Log)>``
/// - ``Kind/censor(_:)->Kind<Brand,Value>``
/// - ``Kind/pass(_:)``
/// - ``Kind/log``
///
/// ### Spaces with a log
///
/// - ``Kind/trace(_:)``
/// - ``Kind/traces(_:)``
/// - ``Kind/offset``
///
/// ### Transformers
///
/// - ``Kind/lift(_:)->Kind<Brand,Value>``
/// - ``Kind/lowered``
///
/// ### What effects can do
///
/// - ``Kind/suspend(_:)``
/// - ``Kind/raise(_:)``
/// - ``Kind/handle(_:)``
/// - ``Kind/attempt()``
/// - ``Kind/bracket(release:use:)``
/// - ``Kind/guarantee(_:)``
/// - ``Kind/cancel()``
/// - ``Kind/shielded()``
/// - ``Kind/both(_:)``
/// - ``Kind/race(_:)``
/// - ``Kind/timeout(after:)``
/// - ``Kind/never()``
/// - ``Kind/sleep(for:)``
/// - ``Kind/retry(_:)``
/// - ``Kind/retry(times:)``
/// - ``Kind/traverse(_:atMost:_:)``
/// - ``Kind/callback(_:)``
/// - ``Kind/cancellableCallback(_:)``
/// - ``Kind/shift(to:)``
///
/// ### Bodies of your own
///
/// - ``ProgramConstructor``
/// - ``Kind/run(_:)-(Brand.Context)``
/// - ``Kind/work(_:)->Kind<Brand,Value>``
/// - ``Kind/wait(_:)``
/// - ``Kind/init(at:_:)``
/// - ``Kind/place``
/// - ``Kind/carrier(as:)``
@_fixed_layout
open class Kind<Brand: TypeConstructor, Value>: KindProtocol {
  /// Creates the part of a carrier that everybody sees.
  @inlinable
  init(_carrier: Void) {}

  #if !hasFeature(Embedded)  // Embedded Swift has no names of types.
  /// What can be shown of a kind without running a closure of anybody's.
  @usableFromInline
  var contents: String { "" }
  #endif
}

#if !hasFeature(Embedded)
extension Kind: CustomStringConvertible {
  /// The type, and what can be shown without running a closure of anybody's:
  /// `Kind<StoreOf<Int>, String>(position: 3)`.
  public var description: String { "Kind<\(Brand.self), \(Value.self)>(\(contents))" }
}
#endif

/// The brand of a functor: a type that stands for a type constructor.
///
/// Conform to one of ``ProgramConstructor``, ``CoroutineConstructor``,
/// ``PlacedConstructor`` and ``CarrierConstructor``, which say what kinds of the brand
/// are made of. There is one answer a brand, and it is part of the type: what relies on
/// it needs no check.
public protocol TypeConstructor: SendableMetatype {
  /// What kinds of this brand are made of.
  associatedtype _Representation
}

/// What kinds of the library's own brands are made of: a class that it knows.
public enum _BuiltIn {}

/// What ``Kind`` is to its initialisers.
///
/// They return the carrier of a brand, which is a subclass of `Kind`. Only in the
/// extension of a protocol may an initialiser return another instance than the one it was
/// called for, and there they are: for `Kind` itself and not for subclasses, of which a
/// carrier is no instance.
public protocol KindProtocol: SendableMetatype {
  /// The brand.
  associatedtype Brand: TypeConstructor

  /// What the kind has values of.
  associatedtype Value

  /// `Kind<Brand, Value>`, for subclasses as well.
  associatedtype Exact

  /// Returns a carrier as what an initialiser returns.
  static func _returning(_ carrier: Kind<Brand, Value>) -> Exact
}

extension Kind {
  /// Returns a carrier as what an initialiser returns.
  @inlinable @inline(__always)
  public static func _returning(_ carrier: Kind<Brand, Value>) -> Kind<Brand, Value> { carrier }
}

extension Kind {
  /// The kind as its carrier.
  ///
  /// The cast is sound if `Carrier` is the class that the library makes all kinds of this
  /// brand of. Nobody else makes any: the designated initialiser of `Kind` is not
  /// visible elsewhere, the one of ``Carrier`` asks for a brand that says it has one, and
  /// no brand says two things, since what it says is an associated type (unless two modules
  /// make one of a type that neither of them owns).
  @inlinable @inline(__always)
  func carrier<Carrier: Kind>(as type: Carrier.Type) -> Carrier {
    unsafe unsafeDowncast(self, to: type)
  }

  /// Whether a variable holds the only strong reference to its kind.
  ///
  /// The question is put to an ``_Object``: for `Kind` a client that is not specialised
  /// would look up its type, at 40 ns a move, and `AnyObject` may be no object of Swift's.
  /// The casts are sound: nothing of the object is used but its reference count, which is
  /// in the header that all objects of Swift's have, and the object is the same.
  /// Optimised, they are casts of references, through which the optimiser follows the
  /// object, and not of bits, which would hide it: what is in plain sight stays there.
  @inlinable @inline(__always)
  static func isUnique(_ kind: inout Kind<Brand, Value>) -> Bool {
    #if !hasFeature(Embedded)  // Embedded Swift specialises everything.
    var object = unsafe cast(consume kind, to: _Object.self)
    let isUnique = isKnownUniquelyReferenced(&object)
    kind = unsafe cast(consume object, to: Kind<Brand, Value>.self)
    return isUnique
    #else
    return isKnownUniquelyReferenced(&kind)
    #endif
  }

  /// Takes a reference for one of another class. Both casts leave the bits as they are;
  /// without optimisation, a cast of references would look at the class and trap. Sound for
  /// ``isUnique(_:)``, which says why.
  @unsafe @inlinable @inline(__always)
  static func cast<From, To>(_ object: consuming From, to: To.Type) -> To {
    isOptimised
      ? unsafe _unsafeReferenceCast(consume object, to: To.self)
      : unsafe unsafeBitCast(consume object, to: To.self)
  }

  @inlinable @inline(__always)
  static var isOptimised: Bool { !_isDebugAssertConfiguration() }
}

/// An object of which nothing is known but that it is one of Swift's.
@usableFromInline
class _Object {}
