public import PairingsCore

// The making of views, and their observers.

extension Loop {
  /// The view of the present place. Events that are sent while the view is made are performed
  /// before the return, and the view is that of the place after them.
  ///
  /// - Precondition: No move and no view is being made.
  @inlinable
  var view: View {
    unsafe precondition(
      phase != .moving, "A move shows the explorer that makes it: use its argument.")
    if let snapshot = present { return snapshot.view }
    if unsafe phase == .resting { return settledView() }
    unsafe precondition(
      phase != .rendering, "A view shows the explorer that makes it: use its argument.")
    return render().view
  }

  /// The latest view, if it is that of the present place.
  @inlinable
  var present: Snapshot<View>? {
    guard let rendered = unsafe rendered, unsafe rendered.version == version else { return nil }
    return unsafe Snapshot(version: version, view: rendered.view)
  }

  /// Makes the view and performs the events queued then, until the view is that of the present
  /// place. From `resting`.
  @inlinable
  func settledView() -> View {
    unsafe drains &+= 1
    return within(.settling) {
      var drain = Drain()
      var snapshot = render()
      empty(&drain)
      while unsafe snapshot.version != version {
        snapshot = render()
        if drain.runaways == 0 { empty(&drain) } else { discard() }
      }
      return snapshot.view
    }
  }

  /// Makes the view of the present place and stores it for later reads.
  ///
  /// The space is not retained meanwhile. This is sound: only a move replaces the space, and no move
  /// happens while a view is made.
  @inlinable
  func render() -> Snapshot<View> {
    if let snapshot = present { return snapshot }
    let (before, send, version) = unsafe (enter(.rendering), sender, version)
    let view = unsafe Unmanaged.passUnretained(space)._guaranteed(by: self) { rules.view($0, send) }
    let snapshot = Snapshot(version: version, view: view)
    if unsafe !isClosed {
      if let rendered = unsafe rendered {
        rendered.replace(with: snapshot)
      } else {
        unsafe rendered = RenderedView(snapshot)
      }
    }
    enter(before)
    return snapshot
  }

  /// Shows the observers the view of a space that they have not seen. From `resting` or
  /// `settling`.
  ///
  /// The list of observers is not retained meanwhile. This is sound: the loop keeps the same list
  /// for as long as it exists.
  @inlinable @inline(__always)
  func refresh() {
    guard unsafe shown != version else { return }
    unsafe shown = version
    guard let observers = unsafe observers.map({ unsafe Unmanaged.passUnretained($0) })
    else { return }
    unsafe observers._guaranteed(by: self) { if !$0.isEmpty { show($0) } }
  }

  /// Shows the observers the present view.
  @inlinable
  func show(_ observers: Observers<Snapshot<View>>) {
    let snapshot = render()
    showing { observers.send(snapshot) }
  }

  /// Shows a new observer the view of the present place, as soon as observers may see the place.
  @inlinable
  func show(_ receive: @escaping (View) -> Void) {
    guard unsafe phase != .moving else {  // No observer may see the place.
      return enqueue(Event(.turn) { self.show(receive) })
    }
    let view = view
    showing { receive(view) }
    settle()
  }

  /// The function that sends the inputs of views, created if needed.
  @inlinable
  var sender: Send<Input> {
    if let send = unsafe send { return send }
    #if !hasFeature(Embedded)
    let send = unsafe Send(Send.Body({ _ = self.send($0) }, keepsViews: !isClosed))
    #else
    let send = Send<Input> { _ = self.send($0) }
    #endif
    if unsafe !isClosed { unsafe self.send = send }
    return send
  }
}

/// The latest view of a loop. It is in an object, the same for all views of the loop, so that the
/// release of a loop looks up no type of views.
///
/// Exclusivity needs no check: no access lasts while code of the user runs.
@safe @usableFromInline
@_fixed_layout
final class RenderedView<View> {
  @exclusivity(unchecked) @usableFromInline var version: Int
  @exclusivity(unchecked) @usableFromInline var view: View

  @inlinable
  init(_ snapshot: Snapshot<View>) { unsafe (version, view) = (snapshot.version, snapshot.view) }

  /// Replaces the view, and frees the old one after the fields are written.
  @inlinable
  func replace(with new: Snapshot<View>) {
    let old = unsafe view
    unsafe version = new.version
    unsafe view = new.view
    withExtendedLifetime(old) {}
  }
}
