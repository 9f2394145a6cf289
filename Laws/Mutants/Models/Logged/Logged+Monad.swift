import PairingLaws
import Pairings

private enum Lawful: LoggedMonad {}

private enum WritesFromTheRight: LoggedMonad {
  static func join(_ first: Word, _ second: Word) -> Word { second.combined(with: first) }
}

private enum DropsTheSecondLog: LoggedMonad {
  static func join(_ first: Word, _ second: Word) -> Word { first }
}

private enum DropsTheFirstLog: LoggedMonad {
  static func join(_ first: Word, _ second: Word) -> Word { second }
}

private enum TurnsTheSecondLog: LoggedMonad {
  static func join(_ first: Word, _ second: Word) -> Word {
    first.letters.isEmpty ? second : first.combined(with: Word(second.letters.reversed()))
  }
}

private enum MapRunsTwice: LoggedMonad {
  static func map<A, B>(_ ma: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    flatMap(ma) { _ in flatMap(ma) { pure(transform($0)) } }
  }
}

private enum ThenRunsTheFirstTwice: LoggedMonad {
  static func then<A, B>(_ ma: Kind<Self, A>, _ mb: Kind<Self, B>) -> Kind<Self, B> {
    flatMap(ma) { _ in flatMap(ma) { _ in mb } }
  }
}

private enum FlattenForgetsTheOuterLog: LoggedMonad {
  static func flatten<A>(_ mma: Kind<Self, Kind<Self, A>>) -> Kind<Self, A> {
    mma.narrow().value
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedMonads: [Mutant] {
    [
      Mutant("flatMap writes from the right", .monad(WritesFromTheRight.self), .survives),
      Mutant(
        "flatMap drops the log of the continuation", .monad(DropsTheSecondLog.self),
        .sole("left identity")),
      Mutant(
        "flatMap drops the log before the continuation", .monad(DropsTheFirstLog.self),
        .sole("right identity")),
      Mutant(
        "flatMap turns the log of the continuation", .monad(TurnsTheSecondLog.self),
        .sole("associativity")),
      Mutant("map runs the effect twice", .monad(MapRunsTwice.self), .sole("map coherence")),
      Mutant(
        "then runs its first argument twice", .monad(ThenRunsTheFirstTwice.self),
        .sole("then coherence")),
      Mutant(
        "flatten forgets the outer log", .monad(FlattenForgetsTheOuterLog.self),
        .sole("flatten coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedMonads: [Suite] { [monad(Lawful.self, of: "Logged")] }
}
