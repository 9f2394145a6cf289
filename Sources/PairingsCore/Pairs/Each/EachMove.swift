/// A move of a list of spaces: of one part by its identity, or of the list itself. It is the monad
/// of moves over an ``Each``.
///
///     let move: EachMove<String, StateStore<Int>, Void> =
///       .insert("c", at: 0).then(.part("c", .set(3)))
///
/// - Complexity: Building is O(1). Running calls each step once, in constant stack for every
///   nesting of `flatMap`; freeing takes constant stack too.
public typealias EachMove<ID: Hashable, Part: Pairing, Value> = Kind<EachMoveOf<ID, Part>, Value>

/// The brand of ``EachMove``.
public enum EachMoveOf<ID: Hashable, Part: Pairing>: _ProgramConstructor {
  /// The place of the list, and the pairing that moves its parts.
  public typealias Context = _EachContext<ID, Part>

  /// `Never`, since moves cannot fail.
  public typealias Failure = Never
}

/// The context of an ``EachMove``: the parts, and the pairing that moves them.
///
/// - Precondition: A step does not replace its context by that of another space, whose values may
///   have other types.
@frozen
public struct _EachContext<ID: Hashable, Part: Pairing> {
  @usableFromInline package var place: _EachPlace<ID, Part.Space>
  @usableFromInline package let part: Part

  @inlinable
  init(_ place: consuming _EachPlace<ID, Part.Space>, _ part: Part) {
    self.place = place
    self.part = part
  }
}
