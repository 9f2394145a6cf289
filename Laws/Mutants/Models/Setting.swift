import PairingsLaws
import Pairings

/// The faults of ``SettingOf``.
private enum Wrong: String, Fault {
  case extendTurns = "extend turns the environment → extend keeps the environment"
}

/// The brand of a value in an environment: the model of an `Env`.
private enum SettingOf: NotedBrand, ComonadEnv {
  typealias Note = Three

  static func environment<A>(_ wa: Kind<Self, A>) -> Three { wa.narrow().note }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().held }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let (old, mark) = (wa.narrow().note, wa.narrow().mark)
    return Noted(Wrong.present == .extendTurns ? old.next : old, mark: mark, transform(wa))
  }
}

/// Three positions that all lead nowhere.
private enum Idling: MonoidAction, CheckableContainer {
  static func apply(_ patch: Residue, to state: inout Three) {}
}

extension SettingOf: DirectedComonad {
  typealias Container = Idling

  static func shape<A>(_ wa: Kind<Self, A>) -> Three { wa.narrow().note }

  static func peek<A>(_ wa: Kind<Self, A>, along position: Residue) -> A? { wa.narrow().held }
}

extension Mutants {
  static var settings: Mutants {
    let positions = Mutant(
      "three positions have one value", .directedComonad(SettingOf.self),
      .sole("positions have values of their own"))
    return Mutants([
      Mutants(.env(SettingOf.self), Wrong.self, also: [.comonad(SettingOf.self)]),
      Mutants([positions], []),
    ])
  }
}
