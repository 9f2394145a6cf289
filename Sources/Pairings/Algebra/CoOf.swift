/// The brand of ``Co``.
public enum CoOf<Space: Comonad>: _ProgramConstructor, PairedMonad {
  /// A space that a run moves in.
  public typealias Context = _CoSpace<Space>

  /// A move cannot fail.
  public typealias Failure = Never

  /// The pairing with the space.
  @inlinable
  public static var pairing: CoPairing<Space> { CoPairing() }
}
