#if !hasFeature(Embedded)  // As NaryDay.
/// The brand of ``NaryDay``.
///
/// The brand has no values, like all brands. It is a structure only because an enumeration cannot
/// have a parameter pack.
@frozen
public struct NaryDayOf<each Part: Pairing>: _StoreConstructor, PairedComonad {
  private init() {}

  /// The place of all spaces.
  public typealias Place = _NaryDayPlace<repeat each Part>

  /// The pairing with ``NaryDayMove``.
  @inlinable
  public static var pairing: NaryDayPairing<repeat each Part> { NaryDayPairing() }
}

/// The place of a ``NaryDay``: all spaces without the types of their values, each with the pairing
/// that moves it.
///
/// - Precondition: A step does not replace its place by that of another space, whose values may
///   have other types.
@frozen
public struct _NaryDayPlace<each Part: Pairing> {
  @usableFromInline var parts: (repeat _DayPart<each Part>)

  @inlinable
  init(_ part: repeat _DayPart<each Part>) { parts = (repeat each part) }
}

/// One of the spaces of a ``NaryDay``, with the pairing that moves it. A key path to it, such as
/// `\.0`, identifies the part that a move is for.
@frozen
public struct _DayPart<Moved: Pairing> {
  @usableFromInline var space: Kind<Moved.Space, TypeErased>
  @usableFromInline let pairing: Moved

  @inlinable
  init(_ space: Kind<Moved.Space, TypeErased>, _ pairing: Moved) {
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
  /// Adds the places of all parts to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    func locate<Moved: Pairing>(_ part: _DayPart<Moved>) where Moved.Space: LocatedComonad {
      Moved.Space.locate(part.space, in: &fingerprint)
    }
    repeat locate(each placed(wa).current.parts)
  }
}
#endif
