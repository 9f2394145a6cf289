public import Pairings

/// Rehearses a component: runs a test of it on a stage of its own, where nothing
/// happens that the test does not bring about, and nothing may remain that it does not
/// assert.
///
///     @Test func loads() throws {
///       try rehearse(screen(network), showing: \.text) { test in
///         test.send(.fetch)
///         test.expect("loading")
///         try test.perform("load")
///         test.expect("the news")
///       }
///     }
///
/// Every view that was not asserted, every step that waits, every sleep and request
/// that goes on at the end, and every unhandled failure is an issue at the line
/// that it comes from.
///
/// - Parameters:
///   - component: What is rehearsed.
///   - showing: What of a view is asserted.
///   - body: The test.
/// - Throws: What the test throws, except for findings, which are recorded already.
public func rehearse<Failure: Error, Pair: Pairing, Input, View, Shown: Equatable>(
  _ component: Component<RehearsalOf<Failure>, Pair, Input, View>,
  showing: @escaping (View) -> Shown,
  _ body: (ComponentTest<Failure, Pair, Input, View, Shown>) throws -> Void
) rethrows {
  let test = ComponentTest(component, showing: showing)
  do {
    try body(test)
    test.finish()
  } catch is RehearsalFinding {
    return  // It is recorded, and what follows from it is of no interest.
  }
}

/// Rehearses a component whose views can be compared.
///
/// - Throws: What the test throws, except for findings, which are recorded already.
public func rehearse<Failure: Error, Pair: Pairing, Input, View: Equatable>(
  _ component: Component<RehearsalOf<Failure>, Pair, Input, View>,
  _ body: (ComponentTest<Failure, Pair, Input, View, View>) throws -> Void
) rethrows {
  try rehearse(component, showing: { $0 }, body)
}
