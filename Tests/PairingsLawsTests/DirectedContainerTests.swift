import PairingsLaws
import Pairings
import PairingsTheory
import Testing

@Suite("Laws of a directed container")
struct DirectedContainerTests {
  /// Steps from a number to the next one, and a composite of two steps that is not enabled.
  private enum Steps: DirectedContainer, CheckableContainer {
    static func isEnabled(_ steps: Three, at place: Three) -> Bool {
      steps == .a0 || steps == .a1 && place != .a2
    }
    static func root(at place: Three) -> Three { .a0 }
    static func shift(_ place: inout Three, along steps: Three) {
      precondition(isEnabled(steps, at: place))
      place = Three.allCases[place.ordinal + steps.ordinal]
    }
    static func append(_ next: Three, to steps: inout Three) {
      steps = Three.allCases[steps.ordinal + next.ordinal]
    }
  }

  /// The identity comonad, as if the monoid `Endomap` had given it.
  private enum BoxOf: CarrierConstructor, DirectedComonad, Checkable {
    typealias Container = TrivialAction<Endomap, Void>

    final class Box<Value>: Carrier<BoxOf, Value> {
      let content: Value
      init(_ content: Value) { self.content = content }
    }

    static func carrier<Value>(of: Value.Type) -> Carrier<BoxOf, Value>.Type { Box<Value>.self }
    static func extract<A>(_ wa: Kind<BoxOf, A>) -> A { wa.carrier(as: Box.self).content }
    static func extend<A, B>(
      _ wa: Kind<BoxOf, A>, _ transform: @escaping (Kind<BoxOf, A>) -> B
    ) -> Kind<BoxOf, B> { Box(transform(wa)) }
    static func shape<A>(_ wa: Kind<BoxOf, A>) {}
    static func peek<A>(_ wa: Kind<BoxOf, A>, along turn: Endomap) -> A? { extract(wa) }
    static func domain<A>(of values: Domain<A>) -> Domain<Kind<BoxOf, A>> {
      values.map({ Box($0) }, back: { extract($0) })
    }
  }

  @Test("a comonad with one value for all positions is not given by the container")
  func oneValue() {
    let reports = Runner().check(.directedComonad(BoxOf.self))
    #expect(
      reports.filter { !$0.isPassed }.map(\.name) == ["positions have values of their own"])
  }

  /// The places of a ring, with every distance as a position, of which the step by two is listed.
  private enum Ring: GeneratedContainer, CheckableContainer {
    static var shapes: Domain<Int> { Domain(described: .integer(in: 0...5)) }
    static var positions: Domain<Int> { Domain(described: .integer(in: -9...9)) }
    static func isEnabled(_: Int, at _: Int) -> Bool { true }
    static func root(at _: Int) -> Int { 0 }
    static func shift(_ place: inout Int, along distance: Int) {
      place = ((place + distance) % 6 + 6) % 6
    }
    static func append(_ next: Int, to distance: inout Int) { distance += next }
    static func enabled(at _: Int) -> [Int] { [2] }
  }

  @Test("a position that leads where no listed one does is no composite, of which there is no end")
  func endless() {
    let reports = Runner(seed: 1).check(.generatedContainer(Ring.self))
    #expect(
      reports.filter { !$0.isPassed }.map(\.name) == ["listed positions generate"])
  }

  @Test("no shape is shifted along a composite that is not enabled")
  func refusedComposites() {
    let reports = Runner().check(.directedContainer(Steps.self))
    #expect(reports.filter { !$0.isPassed }.map(\.name) == ["composite is enabled"])
  }
}
