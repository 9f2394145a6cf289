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
    if let snapshot = unsafe views.snapshot(of: version) { return snapshot.view }
    if unsafe phase == .resting { return settledView() }
    unsafe precondition(
      phase != .rendering, "A view shows the explorer that makes it: use its argument.")
    return render().view
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
    if let snapshot = unsafe views.snapshot(of: version) { return snapshot }
    let (before, send, version) = unsafe (enter(.rendering), sender, version)
    let view = unsafe Unmanaged.passUnretained(space)._guaranteed(by: self) { rules.view($0, send) }
    let snapshot = Snapshot(version: version, view: view)
    if unsafe !isClosed { unsafe views.keep(snapshot) }
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
    guard unsafe views.shown != version else { return }
    unsafe views.shown = version
    guard let observers = unsafe views.observers.map({ unsafe Unmanaged.passUnretained($0) })
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

  /// The observers of views, created if needed.
  @inlinable
  var allObservers: Observers<Snapshot<View>> {
    if let observers = unsafe views.observers { return observers }
    let observers = Observers<Snapshot<View>>()
    unsafe views.observers = observers
    return observers
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
