import TestSupport
import Testing

@testable import PairingsExamples
@testable import PairingsTerminal

@Suite("futures of a space")
@MainActor
struct FuturesTests {
  /// Components and effects whose futures can be known.
  static let openings = ExploredComponent.examples.flatMap { component in
    component.effects.filter { !$0.waits }.map { (component, $0) }
  }

  @Test("future(input) is the view after send(input), and changes nothing")
  func truth() throws {
    for (component, effect) in Self.openings {
      let session = try component.opening(under: effect).open(false)
      let blind = try component.opening(under: effect).open(false)
      let inputs = component.exhibit.keys.map(\.input) + ["?"]
      for input in inputs + inputs.reversed() {
        let before = session.view()
        let futures = inputs.map { session.future($0) }
        expectEqual(session.view(), before)
        let isTaken = (try? session.send(input)) != nil
        expectEqual(((try? blind.send(input)) != nil), isTaken)
        expectEqual(session.view(), blind.view())
        let future = inputs.firstIndex(of: input).flatMap { futures[$0] }
        expectEqual(future, (isTaken ? session.view() : nil), "\(component.name) \(input)")
      }
    }
  }
}
