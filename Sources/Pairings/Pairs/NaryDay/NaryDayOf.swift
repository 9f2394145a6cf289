#if !hasFeature(Embedded)  // As NaryDay.
/// The brand of ``NaryDay``.
///
/// It has no values, like all brands; it is not an enumeration only because those
/// cannot have a parameter pack.
@frozen
public struct NaryDayOf<each Part: Pairing>: _PlacedConstructor, PairedComonad {
  private init() {}

  /// All spaces.
  public typealias Place = NaryDayPlace<repeat each Part>

  /// The pairing with ``NaryDayMove``.
  @inlinable
  public static var pairing: NaryDayPairing<repeat each Part> { NaryDayPairing() }
}

/// Where a ``NaryDay`` is: all spaces without the types of their values, each with the
/// pairing that moves it.
///
/// - Precondition: A step leaves the one that it was given and not that of another space,
///   whose values may have other types.
@frozen
public struct NaryDayPlace<each Part: Pairing> {
  @usableFromInline var parts: (repeat DayPart<each Part>)

  @inlinable
  init(_ part: repeat DayPart<each Part>) { parts = (repeat each part) }
}

/// One of the spaces of a ``NaryDay``, and what moves it. A key path to it, such as
/// `\.0`, says which part a move is for.
@frozen
public struct DayPart<Moved: Pairing> {
  @usableFromInline var space: Kind<Moved.Space, Hidden>
  @usableFromInline let pairing: Moved

  @inlinable
  init(_ space: Kind<Moved.Space, Hidden>, _ pairing: Moved) {
    self.space = space
    self.pairing = pairing
  }

  @inlinable
  func reveal<Value>(as type: Value.Type) -> Value { Moved.Space.reveal(space, as: type) }

  @inlinable
  mutating func move<Value>(_ move: Kind<Moved.Moves, Value>) -> Value {
    pairing.move(move, &space)
  }
}

extension NaryDayOf: LocatedComonad where repeat (each Part).Space: LocatedComonad {
  /// Adds the places of all parts.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    func locate<Moved: Pairing>(_ part: DayPart<Moved>) where Moved.Space: LocatedComonad {
      Moved.Space.locate(part.space, in: &fingerprint)
    }
    repeat locate(each placed(wa).current.parts)
  }
}
#endif
