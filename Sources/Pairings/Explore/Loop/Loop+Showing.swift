extension Loop {
  /// The view of the present place. What is sent while it is made is done before this
  /// returns, and the view is that of the place where it arrives.
  ///
  /// - Precondition: The phase is not `moving`.
  @inlinable
  var view: View {
    if let snapshot = unsafe views.snapshot(of: version) { return snapshot.view }
    guard unsafe phase == .resting else {
      unsafe precondition(
        phase != .moving, "A move shows the explorer that makes it: use what it is given.")
      return render().view
    }
    return settledView()
  }

  /// Makes the view of the present place, and keeps it for those who ask again.
  ///
  /// The space is not held meanwhile. This is sound: it is replaced by a move and at the end of a
  /// transaction alone, of which none is while a view is made.
  @inlinable
  func render() -> Snapshot<View> {
    if let snapshot = unsafe views.snapshot(of: version) { return snapshot }
    let (before, send, version) = unsafe (enter(.showing), sender, version)
    let view = unsafe Unmanaged.passUnretained(space)._guaranteed(by: self) { rules.view($0, send) }
    let snapshot = Snapshot(version: version, view: view)
    if unsafe !isClosed { unsafe views.keep(snapshot) }
    enter(before)
    return snapshot
  }

  /// Shows the observers the view of a space that they have not seen. From `resting` or
  /// `settling`.
  ///
  /// Their list is not held meanwhile. This is sound: it is the same one as long as there is a loop.
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

  /// Runs `body` while what is sent waits. From any phase but `moving`.
  @inlinable
  func showing<Result>(_ body: () -> Result) -> Result { within(.showing, body) }

  /// Shows somebody new the view of the present place, as soon as it may be seen.
  @inlinable
  func show(_ receive: @escaping (View) -> Void) {
    // Within a move or a transaction there is nothing yet that everybody may see.
    guard !isHidden else {
      return enqueue(.finish(nil) { receive(self.view) })
    }
    let view = view
    showing { receive(view) }
    settle()
  }

  /// Those who are shown views.
  @inlinable
  var allObservers: Observers<Snapshot<View>> {
    if let observers = unsafe views.observers { return observers }
    let observers = Observers<Snapshot<View>>()
    unsafe views.observers = observers
    return observers
  }

  /// Those who are told reports.
  @inlinable
  var allReporters: Observers<ExplorerReport> {
    if let observers = unsafe reports.observers { return observers }
    let observers = Observers<ExplorerReport>()
    unsafe reports.observers = observers
    return observers
  }

  /// Where the inputs of views go.
  @inlinable
  var sender: Send<Input> {
    if let send = unsafe send { return send }
    let send = Send<Input> { _ = self.send($0) }
    if unsafe !isClosed { unsafe self.send = send }
    return send
  }

  /// Makes the view anew for the next one who asks.
  @inlinable
  func forgetView() { _ = unsafe views.rendered.take() }

  /// Tells the observers of commits of one, and gives up the place before it.
  @inlinable
  func record(
    _ past: consuming Space?, _ change: consuming Change<Eff, Pair, Input, View>
  ) {
    unsafe records &+= 1
    let record = unsafe CommitRecord(
      number: records, version: version, change: change, before: past, after: space)
    if unsafe transactions.isOpen {
      unsafe transactions.unwritten.append(record)
    } else if let recorders = unsafe recorders {
      showing { recorders.send(record) }
    }
  }

  /// Tells what went wrong.
  @inlinable
  func report(_ report: ExplorerReport) {
    unsafe reports.last = report
    if let observers = unsafe reports.observers { showing { observers.send(report) } }
  }
}
