import PairingLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

/// The box of the article, as far as its laws need it; all of it is in `Tests/Clients`.
private enum BoxOf: CarrierConstructor, Comonad {
  static func carrier<Value>(of: Value.Type) -> Carrier<BoxOf, Value>.Type { Box<Value>.self }

  static func map<Value, NewValue>(
    _ fa: Kind<BoxOf, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<BoxOf, NewValue> {
    Box(transform(extract(fa)))
  }

  static func extract<Value>(_ wa: Kind<BoxOf, Value>) -> Value {
    wa.carrier(as: Box.self).content
  }

  static func extend<Value, NewValue>(
    _ wa: Kind<BoxOf, Value>, _ transform: @escaping (Kind<BoxOf, Value>) -> NewValue
  ) -> Kind<BoxOf, NewValue> {
    Box(transform(wa))
  }
}

private final class Box<Value>: Carrier<BoxOf, Value> {
  let content: Value

  init(_ content: Value) {
    self.content = content
    super.init()
  }
}

extension BoxOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<BoxOf, Value>> {
    Domain { choices in
      Box(values.draw(&choices))
    } observe: { box, seen in
      let box = box.carrier(as: Box.self)
      seen.group("Box") { values.observe(box.content, &$0) }
    }
  }
}

// MARK: - A space that is a function alone

private enum TrailOf: CarrierConstructor, Comonad {
  static func carrier<Value>(of: Value.Type) -> Carrier<TrailOf, Value>.Type { Trail<Value>.self }

  static func extract<Value>(_ wa: Kind<TrailOf, Value>) -> Value {
    wa.carrier(as: Trail.self).values(.empty)
  }

  static func extend<Value, NewValue>(
    _ wa: Kind<TrailOf, Value>, _ transform: @escaping (Kind<TrailOf, Value>) -> NewValue
  ) -> Kind<TrailOf, NewValue> {
    let values = wa.carrier(as: Trail.self).values
    return Trail { log in transform(Trail { values(log.combined(with: $0)) }) }
  }
}

private final class Trail<Value>: Carrier<TrailOf, Value> {
  let values: (Turn) -> Value

  init(_ values: @escaping (Turn) -> Value) {
    self.values = values
    super.init()
  }
}

extension TrailOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<TrailOf, Value>> {
    Turn.domain.closures(to: values).map({ Trail($0) }, back: { $0.carrier(as: Trail.self).values })
  }
}

private struct WriterTrail: Pairing {
  typealias Moves = WriterOf<Turn>
  typealias Space = TrailOf

  func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    combine(move.value, space.carrier(as: Trail.self).values(move.log))
  }

  func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    moveByDuplicating(move, &space)
  }
}

@Suite("YourOwnSpace.md")
struct YourOwnSpacePage {
  @Test func box() { expectLaws(.comonad(BoxOf.self), runner: Runner(cases: 50)) }

  @Test("a trail is lawful, and fails many moves alone, by as many bytes of stack as moves")
  func trail() throws {
    let reports = Runner(cases: 50).check(.pairing(WriterTrail()))
    let failed = reports.filter { !$0.isPassed }
    #expect(failed.map(\.name) == ["many moves"])
    let text = try #require(failed.first?.text)
    #expect(text.contains(/[0-9]+ bytes of stack after 128 moves, [0-9]+ after 512/), "\(text)")
  }
}
