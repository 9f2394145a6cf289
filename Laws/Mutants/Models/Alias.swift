import PairingLaws
import Pairings

/// A space of two places that is moved in place even if others refer to it.
private final class Alias<Value>: Carrier<AliasOf, Value> {
  var position: Bool
  let peek: (Bool) -> Value

  init(_ position: Bool, _ peek: @escaping (Bool) -> Value) {
    self.position = position
    self.peek = peek
  }
}

private enum AliasOf: CarrierConstructor, Comonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Alias<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Bool.domain.and(Bool.domain.closures(to: values)).map(
      { Alias($0.0, $0.1) }, back: { ($0.narrow().position, $0.narrow().peek) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().peek(wa.narrow().position) }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let peek = wa.narrow().peek
    return Alias(wa.narrow().position) { transform(Alias($0, peek)) }
  }
}

extension Kind where Brand == AliasOf {
  /// The cast is sound: `Alias` is the one class that a kind of this brand has.
  fileprivate func narrow() -> Alias<Value> { carrier(as: Alias<Value>.self) }
}

private struct Aliasing: PlainPairing {
  typealias Moves = StateOf<Bool>
  typealias Space = AliasOf

  static var sights: Domain<Bool> { Bool.domain }

  static var lookouts: [Kind<AliasOf, Bool>] { [Alias(false) { $0 }, Alias(true) { $0 }] }

  func pair<A, B, C>(
    _ move: Kind<StateOf<Bool>, A>, _ space: Kind<AliasOf, B>, _ combine: (A, B) -> C
  ) -> C {
    let (value, position) = move.run(space.narrow().position)
    return combine(value, space.narrow().peek(position))
  }

  func move<A, B>(_ move: Kind<StateOf<Bool>, A>, _ space: inout Kind<AliasOf, B>) -> A {
    let (value, position) = move.run(space.narrow().position)
    space.narrow().position = position
    return value
  }
}

extension Suite {
  /// A list of aliases: the one law that does not ask an alias where it was before.
  static var aliases: Suite {
    let laws = each(EachWords<Three, Aliasing>()).laws
    return Suite("Each", of: "Alias", laws.filter { $0.name == "a new part is its own" })
  }
}
