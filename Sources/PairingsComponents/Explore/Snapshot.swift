/// A committed view and the number of commits that led to it.
@frozen
public struct Snapshot<View> {
  /// The number of commits so far, this one included.
  public let version: Int

  /// The view of the committed space.
  public let view: View

  @inlinable
  init(version: Int, view: View) {
    self.version = version
    self.view = view
  }
}

extension Snapshot: Equatable where View: Equatable {}
extension Snapshot: Sendable where View: Sendable {}
