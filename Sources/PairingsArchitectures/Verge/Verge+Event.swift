public import Pairings

extension Verge {
  /// An event of a store: the input of its explorer.
  @frozen
  public enum Event<Root, Activity>: CustomStringConvertible {
    /// A commit.
    case commit(Commit<Root>)

    /// An activity, which is sent to the observers of activities and changes no state.
    case activity(Activity)

    /// The trace of the commit, or the description of the activity.
    public var description: String {
      switch self {
      case .commit(let commit): "\(commit.trace)"
      case .activity(let activity): "\(activity)"
      }
    }
  }

  /// A commit as data: its trace, and the part of the state that its mutation returned.
  @_fixed_layout
  public class Commit<Root> {
    /// The source location of the commit.
    public let trace: Trace

    /// The function that writes the part of a commit. It is not a method, because Swift does not
    /// specialise the methods of a generic class.
    @usableFromInline final let write: (Commit, inout Root) -> Void

    @inlinable
    init(_ trace: Trace, write: @escaping (Commit, inout Root) -> Void) {
      (self.trace, self.write) = (trace, write)
    }

    /// Replaces the part in a state by the part that the mutation made.
    @inlinable
    public final func change(_ root: inout Root) { write(self, &root) }
  }

  /// A commit to a part of the state.
  @usableFromInline
  @_fixed_layout
  final class PartCommit<Place: Scope>: Commit<Place.Root> {
    @usableFromInline let place: Place
    @usableFromInline let part: Place.Part

    @inlinable
    init(_ trace: Trace, _ place: Place, _ part: Place.Part) {
      (self.place, self.part) = (place, part)
      super.init(trace) { commit, root in
        // This is sound: a commit hands only itself to its own function.
        let commit = unsafe unsafeDowncast(commit, to: PartCommit.self)
        commit.place.write(&root, commit.part)
      }
    }
  }

  /// A part of a state that a commit changes.
  @usableFromInline
  protocol Scope<Root, Part> {
    associatedtype Root
    associatedtype Part: Equatable

    /// Returns the part, or nil if it is missing.
    func read(_ root: Root) -> Part?

    /// Replaces the part if it is there.
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
