import PairingLaws
import Pairings

/// Logged values as a functor.
private protocol LoggedFunctor: Functor, LoggedBrand {}

extension LoggedFunctor {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Logged(fa.narrow().log, mark: fa.narrow().mark, transform(fa.narrow().value))
  }
}

private enum Lawful: LoggedFunctor {}

private enum MapCountsChanges: LoggedFunctor {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let value = transform(fa.narrow().value)
    let change = code(fa.narrow().value) == code(value) ? 0 : 1
    return Logged(fa.narrow().log, mark: (fa.narrow().mark + change) % 3, value)
  }
}

private enum MapForgetsTheLog: LoggedFunctor {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Logged(.empty, mark: fa.narrow().mark, transform(fa.narrow().value))
  }
}

private enum ReplaceForgetsTheLog: LoggedFunctor {
  static func replace<A, B>(_ fa: Kind<Self, A>, with value: B) -> Kind<Self, B> {
    Logged(.empty, mark: fa.narrow().mark, value)
  }
}

private enum TryMapForgetsTheLog: LoggedFunctor, StrictFunctor {
  static func tryMap<A, B, Failure: Error>(
    _ fa: Kind<Self, A>, _ transform: (A) throws(Failure) -> B
  ) throws(Failure) -> Kind<Self, B> {
    Logged(.empty, mark: fa.narrow().mark, try transform(fa.narrow().value))
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedFunctors: [Mutant] {
    [
      Mutant(
        "tryMap forgets the log", .strictFunctor(TryMapForgetsTheLog.self),
        .sole("tryMap coherence")),
      Mutant(
        "map counts the values that change", .functor(MapCountsChanges.self), .sole("composition")),
      Mutant("map forgets the log", .functor(MapForgetsTheLog.self), .sole("identity")),
      Mutant(
        "replace forgets the log", .functor(ReplaceForgetsTheLog.self), .sole("replace coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedFunctors: [Suite] { [functor(Lawful.self, of: "Logged")] }
}
