extension Loop {
  /// The view of the present place. Actions that are sent while the view is made are performed
  /// before the return, and the view is that of the place after them.
  ///
  /// - Precondition: No move and no view is being made.
  @inlinable
  var view: View {
    if let snapshot = unsafe views.snapshot(of: version) { return snapshot.view }
    if unsafe phase == .resting { return settledView() }
    unsafe precondition(
      phase != .moving, "A move shows the explorer that makes it: use its argument.")
    unsafe precondition(
      phase != .rendering, "A view shows the explorer that makes it: use its argument.")
    return render().view
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

  /// Runs `body`, during which sent actions wait. From any phase but `moving`.
  @inlinable
  func showing<Result>(_ body: () -> Result) -> Result { within(.showing, body) }

  /// Shows a new observer the view of the present place, as soon as observers may see the place.
  @inlinable
  func show(_ receive: @escaping (View) -> Void) {
    guard unsafe phase != .moving else {  // No observer may see the place.
      return enqueue(.finish(nil) { receive(self.view) })
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

  /// The observers of reports, created if needed.
  @inlinable
  var allReporters: Observers<ExplorerReport> {
    if let observers = unsafe reports.observers { return observers }
    let observers = Observers<ExplorerReport>()
    unsafe reports.observers = observers
    return observers
  }

  /// The function that sends the inputs of views, created if needed.
  @inlinable
  var sender: Send<Input> {
    if let send = unsafe send { return send }
    let send = Send<Input> { _ = self.send($0) }
    if unsafe !isClosed { unsafe self.send = send }
    return send
  }

  /// Shows a commit to the observers of commits. Consumes the space before the commit. The list of
  /// observers is not retained, as in ``refresh()``.
  @inlinable
  func record(
    _ past: consuming Space?, _ change: consuming Change<Eff, Pair, Input, View>
  ) {
    let record = unsafe CommitRecord(version: version, change: change, before: past, after: space)
    guard let recorders = unsafe recorders.map({ unsafe Unmanaged.passUnretained($0) })
    else { return }
    unsafe recorders._guaranteed(by: self) { recorders in showing { recorders.send(record) } }
  }

  /// Stores a report and shows it to the observers of reports.
  @inlinable
  func report(_ report: ExplorerReport) {
    unsafe reports.last = report
    if let observers = unsafe reports.observers { showing { observers.send(report) } }
  }
}
