/// Two spaces of which one is shown, like the pages behind two tabs: the comonad
/// that a ``SumMove`` moves in.
///
///     let tabs = SumSpace(
///       Store(1) { "page \($0)" }, Store(true) { "dark: \($0)" }, shown: .first)
///     tabs.extract()                                             // "page 1"
///     SumPairing(StateStore(), StateStore())
///       .moved(tabs, by: .first(.modify { $0 + 1 })).narrow().extract()  // "page 2"
///
/// Both sides are kept with all of their futures: the hidden side can be moved, and
/// is found where it was left. In the literature a sum has a value for every place of
/// the left side and one for every place of the right side. That is not enough: what
/// `extend` computes from the whole space depends on where *both* are, so such an
/// `extend` is not associative. Here a value depends on the side shown and on both
/// places.
///
/// - Complexity: O(1) for every operation, besides the calls of its closures. Only
///   the side that is shown is computed.
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
public final class SumSpace<First: Comonad, Second: Comonad, Value>:
  Placed<SumSpaceOf<First, Second>, Value>
{
  /// Puts two spaces behind each other and shows one of them.
  @inlinable
  public convenience init(
    _ first: Kind<First, Value>, _ second: Kind<Second, Value>, shown: Side = .first
  ) {
    self.init(
      SumPlace(shown: shown, first: First.hide(first), second: Second.hide(second))
    ) { viewpoint in
      switch viewpoint.place.shown {
      case .first: First.reveal(viewpoint.place.first, as: Value.self)
      case .second: Second.reveal(viewpoint.place.second, as: Value.self)
      }
    }
  }
}

/// One of two sides.
@frozen
public enum Side: Equatable, Hashable, Sendable {
  /// The left side.
  case first

  /// The right side.
  case second

  /// The other side.
  @inlinable
  public var toggled: Side { self == .first ? .second : .first }
}

// MARK: - Comonad

extension SumSpace {
  /// Transforms what is seen, whichever side is shown.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> SumSpace<First, Second, NewValue> {
    SumSpaceOf.map(self, transform).narrow()
  }

  /// Returns what the side shown has in focus.
  @inlinable
  public func extract() -> Value { seen }

  /// Recomputes what is seen from everywhere from the space as seen from there.
  @inlinable
  public func extend<NewValue>(
    _ transform: @escaping (SumSpace) -> NewValue
  ) -> SumSpace<First, Second, NewValue> {
    SumSpaceOf.extend(self) { transform($0.narrow()) }.narrow()
  }

  /// Puts everywhere the space as seen from there.
  @inlinable
  public func duplicate() -> SumSpace<First, Second, SumSpace> { extend { $0 } }
}

// MARK: - Sides

extension SumSpace {
  /// Which side is shown.
  @inlinable
  public var shown: Side { place.shown }

  /// Returns this space with a side shown.
  @inlinable
  public func showing(_ side: Side) -> SumSpace {
    var place = place
    place.shown = side
    return SumSpace(place, see)
  }

  /// All that is seen while a side is shown, from every place of both sides.
  @inlinable
  public func places(showing side: Side) -> Kind<First, Kind<Second, Value>> {
    let (place, see) = (place, see)
    return First.extend(place.first) { first in
      Second.extend(place.second) { second in
        Viewpoint.look(from: SumPlace(shown: side, first: first, second: second), see)
      }
    }
  }
}
