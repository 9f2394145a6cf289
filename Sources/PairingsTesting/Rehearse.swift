public import Pairings

/// Rehearses a component: runs a test of it on a stage of its own. The test itself causes every
/// event on that stage, and has to assert every result.
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
/// Each of these is an issue at the line of its action: a view without an assertion, a waiting
/// step, a sleep or request that goes on at the end, and an unhandled failure.
///
/// - Parameters:
///   - component: The component.
///   - showing: Returns the part of a view that is asserted.
///   - body: The test.
/// - Throws: The error of the test, except for findings, which are recorded already.
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
    return  // It is recorded, and its consequences need no report.
  }
}

/// Rehearses a component whose views are equatable.
///
/// - Throws: The error of the test, except for findings, which are recorded already.
public func rehearse<Failure: Error, Pair: Pairing, Input, View: Equatable>(
  _ component: Component<RehearsalOf<Failure>, Pair, Input, View>,
  _ body: (ComponentTest<Failure, Pair, Input, View, View>) throws -> Void
) rethrows {
  try rehearse(component, showing: { $0 }, body)
}
