public import PairingsCore

/// The brand of ``Co``.
public enum CoOf<Space: Comonad>: _ProgramConstructor, PairedMonad {
  /// The space that a run moves.
  public typealias Context = _CoSpace<Space>

  /// `Never`, since moves cannot fail.
  public typealias Failure = Never

  /// The pairing with the space.
  @inlinable
  public static var pairing: CoPairing<Space> { CoPairing() }
}
