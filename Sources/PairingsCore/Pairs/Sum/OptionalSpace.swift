/// A space that can be hidden, like a panel that collapses: its sum with the space of one place.
///
///     let panel = OptionalSpace(Store(1) { "line \($0)" }, hidden: "…")
///     let moves = OptionalPairing(StateStore<Int>(), IdentityPairing())
///     moves.moved(panel, by: .hide()).extract()  // "…"
///
/// A hidden space keeps its place and its futures, and can still be moved.
public typealias OptionalSpace<Space: Comonad, Value> = SumSpace<Space, IdentityOf, Value>

/// The pairing of a space that can be hidden with its moves.
public typealias OptionalPairing<Content: Pairing> = SumPairing<Content, IdentityPairing>

/// A move of a space that can be hidden.
public typealias OptionalMove<Content: Pairing, Value> = SumMove<Content, IdentityPairing, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a space that can be hidden; while it is hidden, its value is `placeholder`.
  @inlinable
  public init<Space: Comonad>(
    _ space: Kind<Space, Value>, hidden placeholder: Value, isShown: Bool = true
  ) where Brand == SumSpaceOf<Space, IdentityOf> {
    self.init(space, Identity(placeholder), shown: isShown ? .first : .second)
  }
}

extension Kind where Brand: _SidedConstructor {
  /// True if the left side is shown, which is the space that can be hidden.
  @inlinable
  public var isShown: Bool { shown == .first }
}

extension SumPairing where Second == IdentityPairing {
  /// Creates the pairing of a space that can be hidden.
  @inlinable
  public init(_ content: First) { self.init(content, IdentityPairing()) }
}

extension Kind where Value == Void {
  /// Shows a space that can be hidden.
  @inlinable
  public static func show<Content>() -> OptionalMove<Content, Void>
  where Brand == SumMoveOf<Content, IdentityPairing> {
    .show(.first)
  }

  /// Hides a space.
  @inlinable
  public static func hide<Content>() -> OptionalMove<Content, Void>
  where Brand == SumMoveOf<Content, IdentityPairing> {
    .show(.second)
  }
}
