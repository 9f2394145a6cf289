/// The latest view of a loop.
///
/// The view is in an object, so that the release of a loop looks up no type of views. The object
/// is the same for all views of a loop.
///
/// Exclusivity needs no check: no access lasts while code of the user runs.
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

  /// Replaces the view, and frees the old one after all fields are written.
  @inlinable
  func replace(with snapshot: Snapshot<View>) {
    let old = unsafe view
    unsafe version = snapshot.version
    unsafe view = snapshot.view
    withExtendedLifetime(old) {}
  }
}

/// The views of a loop: the latest one, and the observers of views.
@frozen @usableFromInline
struct Views<View> {
  /// The version that was shown last.
  @usableFromInline var shown = 0

  /// The latest view; nil until a view is made.
  @usableFromInline var rendered: RenderedView<View>?

  /// The observers; nil until one is added.
  @usableFromInline var observers: Observers<Snapshot<View>>?

  @inlinable
  init() {}

  /// Returns the latest view, if it is that of a version.
  @inlinable
  func snapshot(of version: Int) -> Snapshot<View>? {
    guard let rendered, unsafe rendered.version == version else { return nil }
    return rendered.snapshot
  }

  /// Stores a view for later reads.
  @inlinable
  mutating func keep(_ snapshot: Snapshot<View>) {
    if let rendered {
      rendered.replace(with: snapshot)
    } else {
      rendered = RenderedView(snapshot)
    }
  }
}

/// The reports of an explorer: the last one, and the observers of reports.
@frozen @usableFromInline
struct Reports {
  /// The last report.
  @usableFromInline var last: ExplorerReport?

  /// The observers; nil until one is added.
  @usableFromInline var observers: Observers<ExplorerReport>?

  @inlinable
  init() {}

  /// The observers of reports, created if needed.
  @inlinable
  var allObservers: Observers<ExplorerReport> {
    mutating get {
      let all = observers ?? Observers<ExplorerReport>()
      observers = all
      return all
    }
  }
}
