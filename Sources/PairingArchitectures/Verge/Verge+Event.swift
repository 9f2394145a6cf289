public import Pairings

extension Verge {
  /// What happens to a store: its input.
  @frozen
  public enum Event<Root, Activity>: CustomStringConvertible {
    /// A commit: where it was made, and what it makes of the state.
    case commit(Trace, (inout Root) -> Void)

    /// Something that those who observe activities are told, and that changes no state.
    case activity(Activity)

    /// Where the commit was made, or the activity.
    public var description: String {
      switch self {
      case .commit(let trace, _): "\(trace)"
      case .activity(let activity): "\(activity)"
      }
    }
  }

  /// A part of a state that a commit is to.
  @usableFromInline
  protocol Scope<Root, Part> {
    associatedtype Root
    associatedtype Part: Equatable

    /// Returns the part, if it is there.
    func read(_ root: Root) -> Part?

    /// Replaces the part, if it is there.
    func write(_ root: inout Root, _ part: Part)
  }

  /// A part that is always there.
  @frozen
  @usableFromInline
  struct Whole<Root, Part: Equatable>: Scope {
    @usableFromInline let lens: Lens<Root, Part>

    @inlinable
    init(_ lens: Lens<Root, Part>) { self.lens = lens }

    @inlinable
    func read(_ root: Root) -> Part? { lens.get(root) }

    @inlinable
    func write(_ root: inout Root, _ part: Part) { lens.set(&root, part) }
  }

  /// A part that may be missing.
  @frozen
  @usableFromInline
  struct Maybe<Root, Part: Equatable>: Scope {
    @usableFromInline let affine: Affine<Root, Part>

    @inlinable
    init(_ affine: Affine<Root, Part>) { self.affine = affine }

    @inlinable
    func read(_ root: Root) -> Part? { affine.preview(root) }

    @inlinable
    func write(_ root: inout Root, _ part: Part) { affine.set(&root, part) }
  }
}
