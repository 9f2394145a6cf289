import PairingLaws
import Pairings

// A dispatcher is a function, and its operations are what they are for every effect: a
// mutant of it is a dispatcher of an effect that goes wrong.

private enum Lawful: AttemptBrand {}

private enum MapForgetsTheLog: AttemptBrand {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Attempt(.empty, mark: fa.narrow().mark, fa.narrow().result.map(transform))
  }
}

private enum MapMarks: AttemptBrand {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Attempt(fa.narrow().log, mark: 1, fa.narrow().result.map(transform))
  }
}

private enum IterateTakesTwoTurns: AttemptBrand {
  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    flatMap(step(seed)) { turn in
      guard case .next(let seed) = turn else { return finished(turn) }
      return flatMap(step(seed), finished)
    }
  }

  private static func finished<Seed, A>(_ turn: Iteration<Seed, A>) -> Kind<Self, A> {
    if case .done(let value) = turn { pure(value) } else { raise(.e0) }
  }
}

private enum ThenTakesTurns: AttemptBrand {
  static func then<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, B> {
    flatMap(fb) { value in map(fa) { _ in value } }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var dispatches: [Mutant] {
    func suite<Eff: AttemptBrand>(_: Eff.Type) -> Suite {
      .dispatcher(Eff.self, WriterOf<Turn>.self, of: "\(Eff.self)")
    }
    return [
      Mutant(
        "lift forgets what an action does", suite(MapForgetsTheLog.self),
        .several(["lift identity"])),
      Mutant("lift marks an action", suite(MapMarks.self), .several(["lift identity"])),
      Mutant(
        "dispatch fails after two turns", suite(IterateTakesTwoTurns.self),
        .several(["dispatch of a combination"])),
      Mutant(
        "moves in a row are made in the other order",
        .dispatcher(Lawful.self, ThenTakesTurns.self, of: "\(ThenTakesTurns.self)"),
        .several(["moves in a row"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var dispatches: [Suite] {
    [dispatcher(Lawful.self, WriterOf<Turn>.self, of: "Dispatcher<Attempt>")]
  }
}
