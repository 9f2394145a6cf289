/// The form of a component, its inputs and its views in the source of a test.
struct TestSource {
  /// The arguments of `rehearse` before the test.
  let component: String

  /// The function that returns the statement that sends an input, by its text.
  let input: (_ text: String) -> String

  /// The failure of a step.
  let failure: String

  /// Returns the line of an event; nil for a travel, which a test does not make.
  func line(_ event: Event) -> String? {
    switch event {
    case .input(let text): "    \(input(text))"
    case .stage(.comes(let name, let older)):
      "    try test." + Self.outcome(name, older, nil)
    case .stage(.fails(let name, let older)):
      "    try test." + Self.outcome(name, older, failure)
    case .stage(.wake): "    try test.apply(.wake)"
    case .stage(.pass(let milliseconds)):
      "    test.advance(by: .milliseconds(\(milliseconds)))"
    case .travel: nil
    }
  }

  private static func outcome(_ name: String, _ older: Int, _ failure: String?) -> String {
    let step = name.debugDescription
    let waiting = older == 0 ? step : "WaitingStep(\(step), older: \(older))"
    return failure.map { "fail(\(waiting), with: \($0))" } ?? "perform(\(waiting))"
  }
}

extension StageNote {
  /// The assertion of the note in a test, or nil for an end that the test itself causes.
  var expectation: String? {
    switch self {
    case .performed, .failed: nil
    case .cancelled(let name): "expectCancelled(\(name.debugDescription))"
    case .slept(let duration):
      "expectSlept(for: .seconds(\(duration.prefix { $0 != " " })))"
    }
  }
}
