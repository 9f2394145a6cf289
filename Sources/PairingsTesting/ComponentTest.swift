public import Pairings
public import Testing

/// A component in a test, which says what it is sent, what happens to its steps and
/// when, and asserts everything that comes of it, in order.
///
/// An action, such as ``send(_:sourceLocation:)`` or ``perform(_:at:sourceLocation:)``,
/// is followed by assertions. What they leave out is an issue at the line of the action.
///
/// Make one by ``rehearse(_:showing:_:)``.
public final class ComponentTest<Failure: Error, Pair: Pairing, View, Shown: Equatable> {
  private let component: RehearsedComponent<Failure, Pair, View, Shown>
  private let showing: (View) -> Shown
  private var locations: [SourceLocation] = []

  init(_ component: Component<RehearsalOf<Failure>, Pair, View>, showing: @escaping (View) -> Shown)
  {
    self.component = RehearsedComponent(component, showing: showing)
    self.showing = showing
    // It is called by the actions and assertions of this test alone, none of which runs while the
    // test is freed.
    self.component.record = { [unowned self] finding, action in
      Issue.record(finding, sourceLocation: locations[action])
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
  /// Launches an interaction that the present view makes.
  ///
  /// - Throws: What making the interaction throws.
  @discardableResult
  public func send<Thrown: Error>(
    _ interaction: (View) throws(Thrown) -> Kind<RehearsalOf<Failure>, Void>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(Thrown) -> Request<Failure> {
    locations.append(sourceLocation)
    return try component.send(interaction)
  }

  /// Launches an interaction that the present view makes under a key, as a policy says: the
  /// one that goes on under it is cancelled, or waits.
  ///
  /// - Throws: What making the interaction throws.
  @discardableResult
  public func send<Thrown: Error>(
    key: some Hashable, _ policy: KeyPolicy = .latest,
    _ interaction: (View) throws(Thrown) -> Kind<RehearsalOf<Failure>, Void>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(Thrown) -> Request<Failure> {
    locations.append(sourceLocation)
    return try component.send(key: key, policy, interaction)
  }

  /// Lets time pass. Each sleep that ends is to be asserted by
  /// ``expectSlept(for:sourceLocation:)``.
  ///
  /// - Precondition: `duration` is not negative.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    locations.append(sourceLocation)
    component.advance(by: duration)
  }

  /// Performs the first step of a name that waits, and asserts that it returns, and
  /// where it is done if that is said.
  ///
  /// - Throws: A finding that is recorded already: there is no such step, or it failed.
  public func perform(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try direct(.performed, name, place, sourceLocation) { stage throws(MissingCue) in
      try stage.perform(name)
    }
  }

  /// Performs the first step of a name that waits, and asserts that it fails by itself.
  ///
  /// - Throws: A finding that is recorded already: there is no such step, or it returned.
  public func performFailing(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try direct(.failed, name, place, sourceLocation) { stage throws(MissingCue) in
      try stage.perform(name)
    }
  }

  /// Fails the first step of a name that waits.
  ///
  /// - Throws: A finding that is recorded already: there is no such step.
  public func fail(
    _ name: String, with failure: Failure, at place: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try direct(.failed, name, place, sourceLocation) { stage throws(MissingCue) in
      try stage.fail(name, with: failure)
    }
  }

  /// Cancels the effect that waits for the first step of a name.
  ///
  /// - Throws: A finding that is recorded already: there is no such step.
  public func cancel(
    _ name: String, at place: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(RehearsalFinding) {
    try direct(.cancelled, name, place, sourceLocation) { stage throws(MissingCue) in
      try stage.cancel(name)
    }
  }

  private func direct(
    _ kind: StageEvent.Kind, _ name: String, _ place: String?, _ location: SourceLocation,
    _ direct: (Stage<Failure>) throws(MissingCue) -> Void
  ) throws(RehearsalFinding) {
    locations.append(location)
    do throws(RehearsalFinding) {
      try component.direct(ExpectedStep(kind: kind, name: name, place: place), direct)
    } catch {
      Issue.record(error, sourceLocation: location)
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
    _ body: (RehearsedComponent<Failure, Pair, View, Shown>) throws(RehearsalFinding) -> Void
  ) {
    do throws(RehearsalFinding) {
      try body(component)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }
}
