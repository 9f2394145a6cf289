public import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of every instance that the framework ships.
  public static var all: [Suite] {
    monoids + moves + spaces + located + pairings + joins + machines + optics + effects + waiting
      + readers + excepts + dispatchers + algebra + implementations + updates + productCoproducts
      + comodels + indexed + cofunctors
  }

  /// The laws of the monoids of logs.
  static var monoids: [Suite] {
    let numbers = Domain(Generator<Int>.integer(in: -1_000...1_000)) { $0.observe(&$1) }
    let sums = numbers.map({ Sum($0) }, back: { $0.value })
    let lists = Three.domain.array()
    return [
      monoid(Endomap.domain), monoid(String.domain), monoid(lists, of: "[Three]"),
      monoid(Endomap.domain.optional, of: "Endomap?"), monoid(sums, of: "Sum"),
      commutative(sums, of: "Sum"),
      semigroup(numbers.map({ Last($0) }, back: { $0.value }), of: "Last"),
      idempotent(numbers.map({ Last($0) }, back: { $0.value }), of: "Last"),
    ]
  }

  /// The laws of the monads of moves.
  static var moves: [Suite] {
    [
      monad(StateOf<Three>.self), state(StateOf<Three>.self),
      stackSafety(StateOf<Three>.self),
      monad(WriterOf<Endomap>.self), writer(WriterOf<Endomap>.self),
      monad(ReaderOf<Three>.self), reader(ReaderOf<Three>.self),
      stackSafety(ReaderOf<Three>.self),
      monad(NavigationOf.self),
      stackSafety(NavigationOf.self),
      monad(IdentityOf.self),
    ]
  }

  /// The laws of the comonads of spaces.
  static var spaces: [Suite] {
    [
      comonad(StoreOf<Three>.self), store(StoreOf<Three>.self),
      comonad(TracedOf<Endomap>.self), traced(TracedOf<Endomap>.self),
      comonad(EnvOf<Three>.self), env(EnvOf<Three>.self),
      comonad(ZipperOf.self), zipper(),
      comonad(IdentityOf.self),
    ]
  }

  /// The laws of the spaces whose positions are distinguishable.
  static var located: [Suite] {
    let (store, traced) = (StateStore<Three>(), WriterTraced<Endomap>())
    let suites: [Suite] = [
      located(store), located(traced), located(ReaderEnv<Three>()), located(NavigationZipper()),
      located(IdentityPairing()), located(ActionMoore<Three>()),
      located(SumPairing<StateStore<Three>, WriterTraced<Endomap>>()),
      located(DayPairing<StateStore<Three>, WriterTraced<Endomap>>()),
      located(EachPairing<Three, StateStore<Bool>>()),
      located(StateTStoreT<Three, StateStore<Bool>>(StateStore())),
      located(WriterTTracedT<Endomap, StateStore<Bool>>(StateStore())),
      located(ReaderTEnvT<Three, StateStore<Three>>(StateStore())),
    ]
    return suites.map { $0.thinned(toOneIn: 4) }
  }

  /// The laws of the pairings and of the explorer over each.
  static var pairings: [Suite] {
    [
      pairing(StateStore<Three>()), explorer(StateStore<Three>()),
      pairing(WriterTraced<Endomap>()), explorer(WriterTraced<Endomap>()),
      pairing(ReaderEnv<Three>()), explorer(ReaderEnv<Three>()),
      pairing(NavigationZipper()), explorer(NavigationZipper()),
      pairing(IdentityPairing()), explorer(IdentityPairing()),
      functorPairing(StateStore<Three>().flipped),
    ]
  }

  /// The laws of the effects.
  static var effects: [Suite] {
    [
      monad(IOOf<Mishap>.self),
      stackSafety(IOOf<Mishap>.self), failing(IOOf<Mishap>.self), bracketing(IOOf<Mishap>.self),
      deferring(IOOf<Mishap>.self),
      running(IOOf<Mishap>.self), running(IdentityOf.self), launching(IOOf<Mishap>.self) {},
    ]
  }

  /// The laws of the effects that wait, on a stage, and on a bench.
  static var waiting: [Suite] {
    typealias Effect = RehearsalOf<Mishap>
    typealias Tasks = AsyncOf<Mishap>
    let suites =
      [monad(Effect.self), stackSafety(Effect.self), monad(Tasks.self), stackSafety(Tasks.self)]
      + waiting(Effect.self, places: Effect.places) { Stage() }
      + [cancellingLaunches(Effect.self) { Stage() }]
      + waiting(Tasks.self, places: Tasks.places) { Workbench().isolation }
    return suites.map { $0.thinned(toOneIn: 4) }
  }

  /// The laws of the effects that read an environment.
  static var readers: [Suite] {
    typealias Work = ReaderTOf<Three, IOOf<Mishap>>
    typealias Play = ReaderTOf<Bool, RehearsalOf<Mishap>>
    let plays =
      reader(over: RehearsalOf<Mishap>.self, in: Bool.self)
      + waiting(Play.self, places: RehearsalOf<Mishap>.places) { Provided(true, on: Stage()) }
      + [cancellingLaunches(Play.self) { Provided(true, on: Stage()) }]
    return reader(over: IOOf<Mishap>.self, in: Three.self)
      + reader(over: StateOf<Three>.self, in: Three.self)
      + [
        stackSafety(Work.self), failing(Work.self), deferring(Work.self),
        launching(Work.self) { Provided(.a1) }, stackSafety(Play.self),
      ] + plays.map { $0.thinned(toOneIn: 20) }
  }

  /// The laws of dispatchers.
  static var dispatchers: [Suite] {
    let observed = [
      dispatcher(StateStore<Three>.self, in: Harness<IOOf<Mishap>>()),
      dispatcher(WriterTraced<Endomap>.self, in: Harness<RehearsalOf<Mishap>>()),
      widening(in: Harness<IOOf<Mishap>>()),
    ]
    return observed.map { $0.thinned(toOneIn: 4) } + [
      goingOn(StateStore<Three>.self, in: Harness<IOOf<Mishap>>()),
      goingOn(WriterTraced<Endomap>.self, in: Harness<RehearsalOf<Mishap>>()),
      reducer(), ui(), send(),
    ]
  }

  /// Returns the laws of an effect that reads an environment, over a base.
  private static func reader<Base: Monad & Checkable, Environment: LawValue>(
    over _: Base.Type, in _: Environment.Type
  ) -> [Suite] {
    typealias M = ReaderTOf<Environment, Base>
    return [monad(M.self), reader(M.self), monadTransformer(M.self)]
  }

  /// Returns the laws of an effect that may wait.
  static func waiting<
    M: Concurrent & Deferring & Sleeping & Shifting & Launching & Checkable
  >(
    _: M.Type, places: Domain<M.Workplace>, launcher: @escaping () -> M.Launcher
  ) -> [Suite] where M.Failure: LawValue {
    [
      failing(M.self), deferring(M.self), bracketing(M.self), cancelling(M.self),
      concurrent(M.self), sleeping(M.self), time(M.self), retrying(M.self),
      shifting(M.self, places: places), shiftingOnFailure(M.self, places: places),
      shiftingBranches(M.self, places: places), launching(M.self, launcher: launcher),
    ]
  }
}
