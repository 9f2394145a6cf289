extension Loop {
  /// The view of the present place. What is sent while it is made is done before this
  /// returns, and the view is that of the place where it arrives.
  ///
  /// - Precondition: The phase is not `moving`.
  @inlinable
  var view: View {
    if let rendered = unsafe rendered, unsafe rendered.version == version {
      return rendered.snapshot.view
    }
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
    if let rendered = unsafe rendered, unsafe rendered.version == version {
      return rendered.snapshot
    }
    return showing {
      let version = unsafe version
      let snapshot = Snapshot(version: version, view: place.view(handler))
      guard unsafe !isClosed else { return snapshot }
      if let rendered = unsafe rendered {
        rendered.replace(with: snapshot)
      } else {
        unsafe rendered = RenderedView(snapshot)
      }
      return snapshot
    }
  }

  /// Shows the observers the view of a space that they have not seen. From `resting` or
  /// `settling`.
  @inlinable @inline(__always)
  func refresh() {
    guard unsafe shown != version else { return }
    unsafe shown = version
    if let observers = unsafe observers, !observers.isEmpty { show(observers) }
  }

  @inlinable
  func show(_ observers: Observers<Snapshot<View>>) {
    let snapshot = render()
    showing { observers.send(snapshot) }
  }

  /// Lets somebody see what there is to see: what they send waits. From any phase but
  /// `moving`.
  @inlinable
  func showing<Result>(_ body: () -> Result) -> Result {
    let before = unsafe phase
    unsafe phase = .showing
    let result = body()
    unsafe phase = before
    return result
  }

  /// Shows somebody new the view of the present place, as soon as it may be seen.
  @inlinable
  func show(_ receive: @escaping (View) -> Void) {
    switch unsafe phase {
    case .moving, .transacting:  // There is nothing yet that everybody may see.
      enqueue(.finish(nil) { receive(self.view) })
    case .resting, .settling, .showing:
      let view = view
      showing { receive(view) }
      settle()
    }
  }

  /// Those who are shown views.
  @inlinable
  var allObservers: Observers<Snapshot<View>> {
    if let observers = unsafe observers { return observers }
    let observers = Observers<Snapshot<View>>()
    unsafe self.observers = observers
    return observers
  }

  /// Those who are told reports.
  @inlinable
  var allReporters: Observers<ExplorerReport> {
    if let reporters = unsafe reporters { return reporters }
    let reporters = Observers<ExplorerReport>()
    unsafe self.reporters = reporters
    return reporters
  }

  /// Makes the view anew for the next one who asks.
  @inlinable
  func forgetView() { _ = unsafe rendered.take() }

  /// Writes a commit into the journal, and gives up the place before it.
  @inlinable
  func record(
    _ past: inout Component<Eff, Pair, View>?, _ origin: _Origin?,
    _ again: @escaping (Pair, inout Space) -> Void
  ) {
    showing {
      guard let before = past.take() else { return }
      let entry = unsafe JournalEntry(
        version: version, origin: origin, before: before, after: place, again: again)
      guard unsafe savepoints.isEmpty else { return unsafe unwritten.append(entry) }
      unsafe recorders?.send(entry)
    }
  }

  /// Tells what went wrong.
  @inlinable
  func report(_ report: ExplorerReport) {
    unsafe lastReport = report
    if let reporters = unsafe reporters { showing { reporters.send(report) } }
  }
}
