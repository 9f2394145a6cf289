import PairingLaws
import Pairings

/// A value in focus and another one: the smallest space in which one can look around.
final class Two<Brand: TwoBrand, Value>: Carrier<Brand, Value> {
  let focus: Value
  let other: Value

  init(_ focus: Value, _ other: Value) {
    self.focus = focus
    self.other = other
  }
}

/// A brand of ``Two``.
protocol TwoBrand: CarrierConstructor, Comonad, Checkable {}

extension TwoBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Two<Self, Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    values.and(values).map(
      { Two($0.0, $0.1) }, back: { ($0.narrow().focus, $0.narrow().other) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().focus }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Two(transform(wa), transform(Two(wa.narrow().other, wa.narrow().focus)))
  }
}

extension Kind where Brand: TwoBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Two<Brand, Value> { carrier(as: Two<Brand, Value>.self) }
}

private enum Lawful: TwoBrand {}

private enum SeesItselfTwice: TwoBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let (a, b) = (wa.narrow().focus, wa.narrow().other)
    return Two(transform(Two(a, a)), transform(Two(b, b)))
  }
}

private enum OtherSeesItselfTwice: TwoBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Two(transform(wa), transform(Two(wa.narrow().other, wa.narrow().other)))
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var twos: [Mutant] {
    [
      Mutant(
        "every place sees itself twice", .comonad(SeesItselfTwice.self),
        .sole("right identity")),
      Mutant(
        "the other place sees itself twice", .comonad(OtherSeesItselfTwice.self), .survives),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var twos: [Suite] { [comonad(Lawful.self, of: "Two")] }
}
