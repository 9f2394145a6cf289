import Pairings
import PairingsTheory

/// Makes moves with effects of another monad, in spaces over other spaces.
func transformers() -> Int {
  let zipper = Zipper([100, 200, 300])
  let positions = StateTStoreT<Int, NavigationZipper>(NavigationZipper())
  let seats = StoreT(2, zipper.map { seen in { seen + $0 } })
  let logs = WriterTTracedT<[Int], NavigationZipper>(NavigationZipper())
  let diary = TracedT(offset: [Int](), zipper.map { seen in { seen + $0.count } })
  let contexts = ReaderTEnvT<Int, NavigationZipper>(NavigationZipper())
  let place = EnvT(environment: 5, zipper)
  let counting = StateT<Int, IOOf<Never>, Int>.stateM { count in .work { (count * 2, count + 1) } }
  let writing = WriterT<[Int], IOOf<Never>, Int>(IO.work { (7, [7]) })
  let reading = ReaderT<Int, IOOf<Never>, Int>.accessM { environment in .work { environment + 1 } }
  return held(
    positions.moved(seats, by: .lift(.forward).then(.modify { $0 + 1 })).extract() == 203,
    logs.moved(diary, by: .lift(.forward).then(.tell([1]))).extract() == 201,
    contexts.moved(place, by: .lift(.forward)).extract() == 200,
    contexts.pair(.ask, place) { $0 + $1 } == 105,
    counting.flatMap { _ in counting }.run(3).run() == (8, 5),
    writing.flatMap { _ in writing }.run().run() == (7, [7, 7]),
    reading.flatMap { _ in reading }.provide(4).run() == 5)
}
