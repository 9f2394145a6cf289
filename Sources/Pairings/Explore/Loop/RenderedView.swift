/// The view that a loop made last. An object, since a loop is freed without a look at the
/// type of its views then, and the same one for all views.
///
/// Exclusivity needs no check: no access lasts while somebody else's code runs.
@safe @usableFromInline
@_fixed_layout
final class RenderedView<View> {
  @exclusivity(unchecked) @usableFromInline var version: Int
  @exclusivity(unchecked) @usableFromInline var view: View

  @inlinable
  init(_ snapshot: Snapshot<View>) {
    unsafe version = snapshot.version
    unsafe view = snapshot.view
  }

  @inlinable
  var snapshot: Snapshot<View> { unsafe Snapshot(version: version, view: view) }

  /// Replaces the view; what is freed finds nothing half-written.
  @inlinable
  func replace(with snapshot: Snapshot<View>) {
    let old = unsafe view
    unsafe version = snapshot.version
    unsafe view = snapshot.view
    withExtendedLifetime(old) {}
  }
}
