/// A structure and a view from it, with the type of the structure's values hidden: the density
/// comonad of a functor, and the comonad of spaces that a ``Codensity`` moves in.
///
/// A place is a structure. The values in it have a type that moves do not know, so that a move is a
/// natural transformation of the structure: it rearranges the values and cannot look at them.
///
///     let twice = Density(Env(environment: 20, value: "!")) { "\($0.environment * 2)\($0.value)" }
///     twice.extract()  // "40!"
///
/// ## Laws
///
/// The laws of ``Comonad``. Over a comonad, those of ``ComonadTransformer``, and for every `w` and
/// `f`:
///
///     Density(w) { $0.extract() }.lowered == w    // lower after lift
///     Density(w, f).lowered == extend(w, f)       // lowered view
///
/// - Complexity: O(1) for every operation, besides the calls of its closures, and one `map` of the
///   structure for each value.
/// - SeeAlso: Kmett, *Monads from Comonads* (2011); Mac Lane, *Categories for the Working
///   Mathematician* (1971), section X.7, on the codensity monad, its dual.
public typealias Density<Base: Functor, Value> = Kind<DensityOf<Base>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a space from a structure and the value of every structure.
  @inlinable
  public init<Base, Hidden>(
    _ structure: Kind<Base, Hidden>, _ see: @escaping (Kind<Base, Hidden>) -> Value
  ) where Brand == DensityOf<Base> {
    let place = _DensityPlace<Base>(structure.map { TypeErased($0) })
    let space: Kind<DensityOf<Base>, Value> = DensityOf.placed(place) { viewpoint in
      see(viewpoint.place.structure.map { $0.reveal(as: Hidden.self) })
    }
    self = Self._returning(space)
  }
}

extension Kind {
  /// Returns the present structure, without its values.
  @inlinable
  public func structure<Base>() -> Kind<Base, Void> where Brand == DensityOf<Base> {
    DensityOf.placed(self).current.structure.void()
  }

  /// Returns this space with its structure transformed.
  @inlinable
  public func transformed<Base, Transformation: NaturalTransformation>(
    by transformation: Transformation
  ) -> Density<Base, Value>
  where Brand == DensityOf<Base>, Transformation.Source == Base, Transformation.Target == Base {
    let placed = DensityOf.placed(self)
    return DensityOf.placed(_DensityPlace(transformation(placed.current.structure)), placed.see)
  }
}

/// The brand of ``Density``.
public enum DensityOf<Base: Functor>: _StoreConstructor {
  /// The structure, without the type of its values.
  public typealias Place = _DensityPlace<Base>
}

/// The place of a ``Density``: a structure without the type of its values.
@frozen
public struct _DensityPlace<Base: Functor> {
  @usableFromInline let structure: Kind<Base, TypeErased>

  @inlinable
  init(_ structure: Kind<Base, TypeErased>) { self.structure = structure }
}

extension DensityOf: ComonadTransformer where Base: Comonad {
  /// Returns the base with the view at every place.
  @inlinable
  public static func lowered<Value>(_ wa: Kind<Self, Value>) -> Kind<Base, Value> {
    let see = placed(wa).see
    return placed(wa).current.structure.extend {
      Viewpoint.look(from: _DensityPlace($0), see)
    }
  }
}
