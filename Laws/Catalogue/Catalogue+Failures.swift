import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of effects that may fail over other effects.
  static var excepts: [Suite] {
    typealias Steps = ExceptTOf<Mishap, StateOf<Three>>
    typealias Logs = ExceptTOf<Mishap, WriterOf<Endomap>>
    typealias Reads = ExceptTOf<Mishap, ReaderOf<Three>>
    typealias Work = ExceptTOf<Mishap, IOOf<Mishap>>
    typealias Play = ExceptTOf<Mishap, RehearsalOf<Never>>
    let plays =
      waiting(Play.self, places: RehearsalOf<Never>.places) { Stage() }
      + [cancellingLaunches(Play.self) { Stage() }]
    return [
      monad(Steps.self), failing(Steps.self),
      monadTransformer(Steps.self),
      state(Steps.self), writer(Logs.self),
      reader(Reads.self),
      stackSafety(Work.self), deferring(Work.self),
      running(ExceptTOf<Mishap, IdentityOf>.self),
      launching(ExceptTOf<Mishap, IdentityOf>.self) {},
      residualPairing(ResidualExceptT<Mishap, _>(StateStore<Three>())),
      residualPairing(ResidualExceptT<Mishap, _>(StateTStore<Three, IOOf<Mishap>>())),
    ] + plays.map { $0.thinned(toOneIn: 20) }
  }
}
