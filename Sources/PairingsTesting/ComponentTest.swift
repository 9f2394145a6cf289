public import Pairings
public import Testing

/// A component in a test, which says what it is sent, what happens to its steps and
/// when, and asserts everything that comes of it, in order.
///
/// An action, such as ``send(_:sourceLocation:)`` or ``perform(_:at:sourceLocation:)``,
/// is followed by assertions. What they leave out is an issue at the line of the action.
///
/// Make one by ``rehearse(_:showing:_:)``.
public final class ComponentTest<Failure: Error, Pair: Pairing, Input, View, Shown: Equatable> {
  private let component: RehearsedComponent<Failure, Pair, Input, View, Shown>
  private let showing: (View) -> Shown
  private var locations: [SourceLocation] = []

  init(
    _ component: Component<RehearsalOf<Failure>, Pair, Input, View>,
    showing: @escaping (View) -> Shown
  ) {
    self.component = RehearsedComponent(component, showing: showing)
    self.showing = showing
    // It is called by the actions and assertions of this test alone, none of which runs while the
    // test is freed.
    self.component.record = { [unowned self] finding, action in
      Issue.report(finding, at: locations[action])
    }
  }

  /// The present view.
  public var view: View { component.explorer.view }

  /// What is asserted of the present view.
  public var shown: Shown { showing(view) }

  /// The names of the steps that wait, in the order in which they came.
  public var waiting: [String] { component.stage.cues.map(\.name) }

  /// How much time has passed.
  public var now: Duration { component.stage.now }

  /// Records everything that was not asserted, and what still goes on.
  func finish() { component.finish() }
}

// MARK: - Actions

extension ComponentTest {
  /// Sends an input.
  ///
  /// - Returns: The request of what goes on.
  @discardableResult
  public func send(
    _ input: Input, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Request<Failure> {
    locations.append(sourceLocation)
    return component.send(input)
  }

  /// Does something to the stage, and asserts that a step that is performed returns, one that is
  /// failed fails, and one that is cancelled is, and where it is done if that is said. Each sleep
  /// that ends is to be asserted by ``expectSlept(for:sourceLocation:)``.
  ///
  ///     try test.apply(.perform(WaitingStep("load", older: 1)))
  ///
  /// - Throws: A finding that is recorded already: there is no such step, or it did something else.
  public func apply(
    _ action: StageAction<Failure>, at place: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    let kind: StageEvent.Kind? =
      switch action {
      case .perform: .performed
      case .fail: .failed
      case .cancel: .cancelled
      case .wake, .advance: nil
      }
    try apply(action, kind, place, sourceLocation)
  }

  /// Lets time pass. Each sleep that ends is to be asserted by
  /// ``expectSlept(for:sourceLocation:)``.
  ///
  /// - Precondition: `duration` is not negative.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    try? apply(.advance(by: duration), nil, nil, sourceLocation)  // It misses no step.
  }

  /// Performs the first step of a name that waits, and asserts that it returns, and
  /// where it is done if that is said.
  ///
  /// - Throws: A finding that is recorded already: there is no such step, or it failed.
  public func perform(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try apply(.perform(WaitingStep(name)), .performed, place, sourceLocation)
  }

  /// Performs the first step of a name that waits, and asserts that it fails by itself.
  ///
  /// - Throws: A finding that is recorded already: there is no such step, or it returned.
  public func performFailing(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try apply(.perform(WaitingStep(name)), .failed, place, sourceLocation)
  }

  /// Fails the first step of a name that waits.
  ///
  /// - Throws: A finding that is recorded already: there is no such step.
  public func fail(
    _ name: String, with failure: Failure, at place: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try apply(.fail(WaitingStep(name), with: failure), .failed, place, sourceLocation)
  }

  /// Cancels the effect that waits for the first step of a name.
  ///
  /// - Throws: A finding that is recorded already: there is no such step.
  public func cancel(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try apply(.cancel(WaitingStep(name)), .cancelled, place, sourceLocation)
  }

  private func apply(
    _ action: StageAction<Failure>, _ kind: StageEvent.Kind?, _ place: String?,
    _ location: SourceLocation
  ) throws(RehearsalFinding) {
    locations.append(location)
    do throws(RehearsalFinding) {
      try component.apply(action, expecting: kind, at: place)
    } catch {
      Issue.report(error, at: location)
      throw error
    }
  }
}

// MARK: - Assertions

extension ComponentTest {
  /// Asserts what the next committed view shows.
  public func expect(_ shown: Shown, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(sourceLocation) { component throws(RehearsalFinding) in try component.expect(shown) }
  }

  /// Asserts that the next sleep that ended was this long.
  public func expectSlept(
    for duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(ExpectedStep(kind: .slept, name: "\(duration)"), sourceLocation)
  }

  /// Asserts that a step was cancelled next, by something else than the test.
  public func expectCancelled(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(ExpectedStep(kind: .cancelled, name: name, place: place), sourceLocation)
  }

  /// Asserts that the next report is about an effect that failed like that.
  public func expectFailure(
    _ failure: Failure, sourceLocation: SourceLocation = #_sourceLocation
  ) where Failure: Equatable {
    expect(sourceLocation) { component throws(RehearsalFinding) in
      try component.expectReport("failure \(failure)") { report in
        if case .failed(let error as Failure) = report { error == failure } else { false }
      }
    }
  }

  /// Asserts that the next report is about actions that kept sending actions.
  public func expectRunaway(sourceLocation: SourceLocation = #_sourceLocation) {
    expect(sourceLocation) { component throws(RehearsalFinding) in
      try component.expectReport("a runaway loop") { report in
        if case .runaway = report { true } else { false }
      }
    }
  }

  private func expect(_ step: ExpectedStep, _ location: SourceLocation) {
    expect(location) { component throws(RehearsalFinding) in try component.expect(step) }
  }

  private func expect(
    _ location: SourceLocation,
    _ body: (RehearsedComponent<Failure, Pair, Input, View, Shown>) throws(RehearsalFinding) -> Void
  ) {
    do throws(RehearsalFinding) {
      try body(component)
    } catch {
      Issue.report(error, at: location)
    }
  }
}
