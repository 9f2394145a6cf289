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
  @inlinable
  func render() -> Snapshot<View> {
    if let snapshot = unsafe views.snapshot(of: version) { return snapshot }
    return showing {
      let version = unsafe version
      let snapshot = unsafe Snapshot(version: version, view: rules.render(space, sender))
      if unsafe !isClosed { unsafe views.keep(snapshot) }
      return snapshot
    }
  }

  /// Shows the observers the view of a space that they have not seen. From `resting` or
  /// `settling`.
  @inlinable @inline(__always)
  func refresh() {
    guard unsafe views.shown != version else { return }
    unsafe views.shown = version
    if let observers = unsafe views.observers, !observers.isEmpty { show(observers) }
  }

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
