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

/// The views of a loop: the one that was made last, and the observers of views.
@frozen @usableFromInline
struct Views<View> {
  /// The version that observers saw last.
  @usableFromInline var shown = 0

  /// The view that was made last, once there is one.
  @usableFromInline var rendered: RenderedView<View>?

  /// The observers, once there is one.
  @usableFromInline var observers: Observers<Snapshot<View>>?

  @inlinable
  init() {}

  /// Returns the view that was made last, if it is of a version.
  @inlinable
  func snapshot(of version: Int) -> Snapshot<View>? {
    guard let rendered, unsafe rendered.version == version else { return nil }
    return rendered.snapshot
  }

  /// Keeps a view for those who ask again.
  @inlinable
  mutating func keep(_ snapshot: Snapshot<View>) {
    if let rendered {
      rendered.replace(with: snapshot)
    } else {
      rendered = RenderedView(snapshot)
    }
  }
}

/// The reports of a loop: the last one, and the observers of reports.
@frozen @usableFromInline
struct Reports {
  /// The last report.
  @usableFromInline var last: ExplorerReport?

  /// The observers, once there is one.
  @usableFromInline var observers: Observers<ExplorerReport>?

  @inlinable
  init() {}
}
