import Pairings
import PairingsTheory

/// Makes a move in the space of every pair, and looks.
func pairs() -> Int {
  let store = Store(2) { $0 * 10 }
  let log = Traced<[Int], Int>(offset: .empty) { $0.count }
  let env = Env(environment: 4, value: 5)
  let till = Moore<Int, Int>(0, step: { $0 += $1 }, output: { $0 })
  let naturals = Cofree<IdentityOf, Int>.unfold(0, head: { $0 }) { Identity($0 + 1) }
  let next = Free<IdentityOf, Void>.lift(Identity(()))
  let zipper = Zipper([100, 200, 300])
  return held(
    StateStore().moved(store, by: .modify { $0 + 1 }).extract() == 30,
    WriterTraced().moved(log, by: .tell([1, 2])).extract() == 2,
    ReaderEnv().moved(env, by: .ask).extract() == 5,
    IdentityPairing().moved(Identity(3), by: Identity(())).extract() == 3,
    ActionMoore().moved(till, by: .send(40).then(.send(2))).extract() == 42,
    till.extend { $0.run([1]) }.run([10]) == 11,
    FreeCofree(IdentityPairing()).moved(naturals, by: next.then(next)).extract() == 2,
    Moore(Cofree(till)).run([1, 2]) == 3,
    NavigationZipper().moved(zipper, by: .forward).extract() == 200)
}

/// Makes moves in spaces that are made of others.
func composedPairs() -> Int {
  let (store, zipper) = (Store(2) { $0 * 10 }, Zipper([100, 200, 300]))
  let sides = SumPairing(StateStore<Int>(), NavigationZipper())
  let tabs = SumSpace(store, zipper)
  let panel = OptionalSpace(store, hidden: 7)
  let days = DayPairing(StateStore<Int>(), NavigationZipper())
  let desk = Day(store, zipper) { $0 + $1 }
  let rows = Each([1, 2], fresh: Store(0) { $0 }) { rows in
    rows.reduce(0) { $0 * 10 + $1.value }
  }
  let list = EachPairing<Int, _>(StateStore<Int>())
  let both = CoproductProduct(IdentityPairing(), ReaderEnv<Int>())
  let env = Env(environment: 4, value: 5)
  return held(
    sides.moved(tabs, by: .toggle()).extract() == 100,
    sides.moved(tabs, by: .second(.forward).then(.show(.second))).extract() == 200,
    OptionalPairing(StateStore()).moved(panel, by: .hide()).extract() == 7,
    days.moved(desk, by: .both(.set(3), .forward)).extract() == 230,
    list.moved(rows, by: .part(2, .set(7)).then(.insert(3))).extract() == 70,
    list.moved(rows, by: .remove(1).then(.part(2, .set(5)))).extract() == 5,
    both.pair(Coproduct(.left(Identity(6))), FunctorProduct(Identity(7), env)) { $0 * $1 } == 42,
    PushPile().moved(
      Kind<PileOf, Int>(at: []) { $0.count }, by: Kind<PushOf, Void> { $0.append(1) }
    ).extract() == 1)
}

/// A space of one's own.
private enum PileOf: StoreConstructor { typealias Position = [Int] }

/// The moves in a space of one's own.
private enum PushOf: ProgramConstructor { typealias Context = [Int] }

/// The pairing of the two.
private struct PushPile: ProgramStorePairing {
  typealias Moves = PushOf
  typealias Space = PileOf
}
