import Pairings
import PairingsTheory

/// Makes the moves that spaces have by themselves, moves that have effects, and what optics
/// and dispatchers make of moves.
func algebra() -> Int {
  let right = Co(StateStore<Int>(), State.modify { $0 + 1 })
  var space = Store(20) { $0 * 2 }
  for _ in 0..<100 { CoPairing().move(right.then(right), &space) }
  let step = StateT<Int, IOOf<Never>, Void>.stateM { count in .work { ((), count + 1) } }
  let second = Lens<(Int, Int), Int>(get: { $0.1 }, modify: { $1(&$0.1) })
  let sum = Reducer<Int, Int> { $0 += $1 }.combined(with: Reducer { $0 *= $1 })
  let till = Moore(1, sum) { $0 }
  return held(
    space.extract() == 440,
    StateStore<Int>().toCo(.modify { $0 + 1 }).pair(with: Store(20) { $0 * 2 }) { $1 } == 42,
    State(right).exec(1) == 2,
    Action(Action<Int, Void>.send(4).co).inputs == [4],
    StateTStore().interact(step, Store(1) { $0 }) { $1 }.run() == 2,
    StateStore<Int>().hoisted(effects: PureTransformation<IOOf<Never>>())
      .interact(.modify { $0 + 1 }, Store(1) { $0 }) { $1 }.run() == 2,
    State<Int, Void>.modify { $0 + 1 }.focus(second).exec((1, 2)) == (1, 3),
    till.run([2, 3]) == 27)
}
