import PairingsLaws
import Pairings
import Testing

/// Attempts to pair functors that have no partner.
@Suite("What cannot pair")
struct WhatCannotPairTests {
  /// A choice among the elements of a list that is not empty.
  private protocol Choice: SendableMetatype {
    func callAsFunction<Value>(_ elements: [Value]) -> Value
  }

  private struct First: Choice {
    func callAsFunction<Value>(_ elements: [Value]) -> Value { elements[0] }
  }

  private struct Last: Choice {
    func callAsFunction<Value>(_ elements: [Value]) -> Value { elements[elements.count - 1] }
  }

  private struct Least: Choice {
    func callAsFunction<Value>(_ elements: [Value]) -> Value {
      elements.min { "\($0)" < "\($1)" } ?? elements[0]
    }
  }

  private struct Frequent: Choice {
    func callAsFunction<Value>(_ elements: [Value]) -> Value {
      let texts = elements.map { "\($0)" }
      func count(_ text: String) -> Int { texts.count { $0 == text } }
      let best = texts.max { (count($0), $0) < (count($1), $1) }
      return zip(texts, elements).first { text, _ in text == best }?.1 ?? elements[0]
    }
  }

  /// The pairing of bags with a value that a choice would make.
  private struct BagPairing<Chosen: Choice>: FunctorPairing {
    typealias Left = BagOf
    typealias Right = IdentityOf
    let choice: Chosen

    func pair<A, B, Result>(
      _ left: Kind<BagOf, A>, _ right: Kind<IdentityOf, B>, _ combine: (A, B) -> Result
    ) -> Result {
      combine(choice(left.carrier(as: Bag.self).elements), right.value)
    }
  }

  private func isNatural(_ choice: some Choice) -> Bool {
    Runner().check(.functorPairing(BagPairing(choice: choice), of: "a bag")).allSatisfy(\.isPassed)
  }

  private func ignoresOrder(_ choice: some Choice) -> Bool {
    let lists = Three.allCases.flatMap { a in
      Three.allCases.flatMap { b in Three.allCases.map { c in [a, b, c] } }
    }
    return lists.allSatisfy { choice($0) == choice(Array($0.reversed())) }
  }

  @Test("a choice from a bag is natural or ignores the order, and never both")
  func bags() {
    func verdicts(_ choice: some Choice) -> [Bool] { [isNatural(choice), ignoresOrder(choice)] }
    #expect(verdicts(First()) == [true, false], "a list, whose order counts, has a first element")
    #expect(verdicts(Last()) == [true, false])
    #expect(verdicts(Least()) == [false, true])
    #expect(verdicts(Frequent()) == [false, true])
  }

  @Test("work that cannot fail can be cancelled, and has no value then")
  @MainActor func cancelled() async {
    let work = Async<Never, Void>.cancel().map { 1 }
    guard case .cancelled = await work.outcome() else {
      Issue.record("The work has a value.")
      return
    }
  }
}

/// Bags: lists whose order is not observed.
private enum BagOf: CarrierConstructor, Functor {
  static func carrier<Value>(of: Value.Type) -> Carrier<BagOf, Value>.Type { Bag<Value>.self }

  static func map<Value, NewValue>(
    _ fa: Kind<BagOf, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<BagOf, NewValue> {
    Bag(fa.carrier(as: Bag.self).elements.map(transform))
  }
}

private final class Bag<Value>: Carrier<BagOf, Value> {
  let elements: [Value]

  init(_ elements: [Value]) { self.elements = elements }
}

extension BagOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<BagOf, Value>> {
    let lists = values.array(count: 1...3)
    return Domain { choices in
      Bag(lists.draw(&choices))
    } observe: { bag, seen in
      lists.observe(bag.carrier(as: Bag.self).elements, &seen)
    }
  }
}
