import PairingLaws
import PairingLawsTesting
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

@Suite("YourOwnSpace.md")
struct YourOwnSpacePage {
  @Test func box() { expectLaws(.comonad(BoxOf.self), runner: Runner(cases: 50)) }
}
