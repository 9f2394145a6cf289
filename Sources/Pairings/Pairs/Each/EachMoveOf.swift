/// The brand of ``EachMove``.
public enum EachMoveOf<ID: Hashable, Part: Pairing>: ProgramConstructor {
  /// The list, and what moves its parts.
  public typealias Context = EachContext<ID, Part>

  /// Moves cannot fail.
  public typealias Failure = Never

  /// Names `EachMove` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    EachMove<ID, Part, Value>.self
  }

  /// Makes a move of a program's body.
  @inlinable
  public static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    EachMove(body)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `EachMove` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<ID, Part>() -> EachMove<ID, Part, Value>
  where Brand == EachMoveOf<ID, Part> {
    unsafeDowncast(self, to: EachMove<ID, Part, Value>.self)
  }
}

/// What an ``EachMove`` works on: the parts, and the pairing that moves them.
///
/// - Precondition: A step leaves the one that it was given and not that of another
///   space, whose values may have other types.
@frozen
public struct EachContext<ID: Hashable, Part: Pairing> {
  @usableFromInline var place: EachPlace<ID, Part.Space>
  @usableFromInline let part: Part

  @inlinable
  init(_ place: consuming EachPlace<ID, Part.Space>, _ part: Part) {
    self.place = place
    self.part = part
  }
}
