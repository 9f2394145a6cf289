public import Pairings
public import Testing

/// A test of a component on a stage. The test sends inputs and performs steps, and asserts every
/// result in order.
///
/// Assertions follow an action, such as ``send(_:sourceLocation:)`` or
/// ``perform(_:at:sourceLocation:)``. Each result without an assertion is an issue at the line of
/// the action.
///
/// A test is created by ``rehearse(_:showing:_:)``.
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
    // This is sound: only the actions and assertions of this test call it, none of which runs while
    // the test is freed.
    self.component.record = { [unowned self] finding, action in
      Issue.report(finding, at: locations[action])
    }
  }

  /// The present view.
  public var view: View { component.explorer.view }

  /// The part of the present view that is asserted.
  public var shown: Shown { showing(view) }

  /// The names of the waiting steps, in the order of their arrival.
  public var waiting: [String] { component.stage.waiting }

  /// The time that has passed on the stage.
  public var now: Duration { component.stage.now }

  /// Allows effects to go on at the end of the test. All results need their assertions.
  ///
  /// A test that is printed calls this if effects are in progress in its last state.
  public func skipUnfinished() { component.isUnfinished = true }

  /// Records every result without an assertion, and every step, sleep and request that goes on, if none
  /// may.
  func finish() { component.finish() }
}

// MARK: - Actions

extension ComponentTest {
  /// Sends an input.
  ///
  /// - Returns: The request of its effects.
  @discardableResult
  public func send(
    _ input: Input, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Request<Failure> {
    locations.append(sourceLocation)
    return component.send(input)
  }

  /// Applies an action to the stage. Asserts that a performed step returns, a failed step fails and
  /// a cancelled step is cancelled, and on which place if `place` is given. Each sleep that ends
  /// needs an assertion by ``expectSlept(for:sourceLocation:)``.
  ///
  ///     try test.apply(.perform(WaitingStep("load", older: 1)))
  ///
  /// - Throws: A finding that is recorded already: the step does not wait, or had another result.
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

  /// Advances the time. Each sleep that ends needs an assertion by
  /// ``expectSlept(for:sourceLocation:)``.
  ///
  /// - Precondition: `duration` is not negative.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    try? apply(.advance(by: duration), nil, nil, sourceLocation)  // The action needs no step.
  }

  /// Performs the first waiting step of a name. Asserts that the step returns, and on which place
  /// if `place` is given.
  ///
  /// - Throws: A finding that is recorded already: the step does not wait, or failed.
  public func perform(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try apply(.perform(WaitingStep(name)), .performed, place, sourceLocation)
  }

  /// Performs the first waiting step of a name, and asserts that the step fails by itself.
  ///
  /// - Throws: A finding that is recorded already: the step does not wait, or returned.
  public func performFailing(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try apply(.perform(WaitingStep(name)), .failed, place, sourceLocation)
  }

  /// Fails the first waiting step of a name.
  ///
  /// - Throws: A finding that is recorded already: the step does not wait.
  public func fail(
    _ name: String, with failure: Failure, at place: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try apply(.fail(WaitingStep(name), with: failure), .failed, place, sourceLocation)
  }

  /// Cancels the effect that waits for the first step of a name.
  ///
  /// - Throws: A finding that is recorded already: the step does not wait.
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
  /// Asserts the next committed view.
  public func expect(_ shown: Shown, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(sourceLocation) { component throws(RehearsalFinding) in try component.expect(shown) }
  }

  /// Asserts the duration of the next sleep that has ended.
  public func expectSlept(
    for duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(ExpectedStep(kind: .slept, name: "\(duration)"), sourceLocation)
  }

  /// Asserts that the next event is the cancellation of a step, by other code than the test.
  public func expectCancelled(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(ExpectedStep(kind: .cancelled, name: name, place: place), sourceLocation)
  }

  /// Asserts that the next report is about an effect that failed with `failure`.
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
