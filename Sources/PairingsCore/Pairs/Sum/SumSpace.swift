/// Two spaces of which one is shown, like the pages behind two tabs: the comonad
/// that a ``SumMove`` moves in.
///
///     let tabs = SumSpace(
///       Store(1) { "page \($0)" }, Store(true) { "dark: \($0)" }, shown: .first)
///     tabs.extract()                                             // "page 1"
///     SumPairing(StateStore(), StateStore())
///       .moved(tabs, by: .first(.modify { $0 + 1 })).extract()  // "page 2"
///
/// Both sides keep all of their futures: the hidden side can be moved, and keeps its place. In the
/// literature a sum has a value for every place of the left side and one for every place of the
/// right side. That is not enough: `extend` computes a value from the whole space, and so from the
/// places of *both* sides. Such an `extend` is not associative. Here a value depends on the side
/// shown and on both places.
///
/// - Complexity: O(1) for every operation, besides the calls of its closures. Only the value of the
///   side shown is computed.
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
public typealias SumSpace<First: Comonad, Second: Comonad, Value> = Kind<
  SumSpaceOf<First, Second>, Value
>

extension _KindProtocol where Exact == Self {
  /// Joins two spaces and shows one of them.
  @inlinable
  public init<First: Comonad, Second: Comonad>(
    _ first: Kind<First, Value>, _ second: Kind<Second, Value>, shown: Side = .first
  ) where Brand == SumSpaceOf<First, Second> {
    let place = _SumPlace(shown: shown, first: First.hide(first), second: Second.hide(second))
    let sum: Kind<SumSpaceOf<First, Second>, Value> = SumSpaceOf.placed(place) { viewpoint in
      switch viewpoint.place.shown {
      case .first: First.reveal(viewpoint.place.first, as: Value.self)
      case .second: Second.reveal(viewpoint.place.second, as: Value.self)
      }
    }
    self = Self._returning(sum)
  }
}

/// The brand of ``SumSpace``.
public enum SumSpaceOf<First: Comonad, Second: Comonad>: _StoreConstructor, _SidedConstructor {
  /// The side shown, and both spaces.
  public typealias Place = _SumPlace<First, Second>
}

/// The place of a ``SumSpace``: the side shown, and both spaces without the types of their values.
@frozen
public struct _SumPlace<First: Comonad, Second: Comonad> {
  /// The side that is shown.
  public var shown: Side

  @usableFromInline var first: Kind<First, TypeErased>
  @usableFromInline var second: Kind<Second, TypeErased>

  @inlinable
  init(shown: Side, first: Kind<First, TypeErased>, second: Kind<Second, TypeErased>) {
    self.shown = shown
    self.first = first
    self.second = second
  }
}

// MARK: - Sides

/// A type constructor whose kinds show one of two sides: ``SumSpace``.
public protocol _SidedConstructor: TypeConstructor {
  /// Returns the side that is shown.
  static func shown<Value>(_ sides: Kind<Self, Value>) -> Side
}

extension Kind where Brand: _SidedConstructor {
  /// The side that is shown.
  @inlinable
  public var shown: Side { Brand.shown(self) }
}

extension SumSpaceOf {
  /// Returns the side that is shown.
  @inlinable
  public static func shown<Value>(_ sides: Kind<Self, Value>) -> Side {
    placed(sides).current.shown
  }
}

extension Kind {
  /// Returns this space with a side shown.
  @inlinable
  public func showing<First, Second>(_ side: Side) -> SumSpace<First, Second, Value>
  where Brand == SumSpaceOf<First, Second> {
    var place = SumSpaceOf.placed(self).current
    place.shown = side
    return SumSpaceOf.placed(place, SumSpaceOf.placed(self).see)
  }

  /// Returns the values at all places of both sides while one side is shown.
  @inlinable
  public func places<First, Second>(showing side: Side) -> Kind<First, Kind<Second, Value>>
  where Brand == SumSpaceOf<First, Second> {
    let (place, see) = (SumSpaceOf.placed(self).current, SumSpaceOf.placed(self).see)
    return First.extend(place.first) { first in
      Second.extend(place.second) { second in
        Viewpoint.look(from: _SumPlace(shown: side, first: first, second: second), see)
      }
    }
  }
}

extension SumSpaceOf: LocatedComonad where First: LocatedComonad, Second: LocatedComonad {
  /// Adds the side shown, and the places of both sides, to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    placed(wa).look { viewpoint in
      fingerprint.combine(viewpoint.place.shown == .first ? 0 : 1)
      First.locate(viewpoint.place.first, in: &fingerprint)
      Second.locate(viewpoint.place.second, in: &fingerprint)
    }
  }
}
