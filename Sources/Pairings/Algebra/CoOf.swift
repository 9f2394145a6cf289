#if !hasFeature(Embedded)  // As Co.

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

/// A space of values of some type, which those who move in it do not know.
@_fixed_layout
public class _CoSpace<Space: Comonad> {
  @inlinable
  init() {}

  /// Moves the space and returns the value of the action.
  @usableFromInline
  func run<Action: CoMove>(_ action: Action) -> Action.Value where Action.Space == Space {
    preconditionFailure("A space has futures.")
  }
}

/// A space of values of a type that those who made it know.
@usableFromInline
@_fixed_layout
final class CoSpace<Space: Comonad, Future>: _CoSpace<Space> {
  /// The space; nothing while an action moves it.
  ///
  /// Exclusivity needs no check: no access lasts, since an action takes the space out and
  /// puts it back.
  @exclusivity(unchecked) @usableFromInline var held: Kind<Space, Future>?

  @inlinable
  init(_ space: Kind<Space, Future>) { unsafe held = space }

  @usableFromInline
  override func run<Action: CoMove>(_ action: Action) -> Action.Value
  where Action.Space == Space {
    var space = take()
    let value = action.move(&space)
    unsafe held = space
    return value
  }

  /// Takes the space out.
  ///
  /// - Precondition: No action is moving it.
  @inlinable
  func take() -> Kind<Space, Future> {
    guard let space = unsafe held.take() else {
      preconditionFailure("A move moves the space that it is moving.")
    }
    return space
  }
}

#endif
