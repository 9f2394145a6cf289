import Pairings
import PairingsTheory
import Testing

/// Moves with effects that spaces have by themselves, beside the laws of `coT` and `residualPairing`.
@Suite("CoT")
struct CoTTests {
  @Test("a function of continuations that is no choice breaks composition")
  func continuations() {
    // Kmett's moves of the identity space, under lists: `∀r. (a → [r]) → [r]`.
    typealias Move<Value, Result> = ((Value) -> [Result]) -> [Result]
    func reversed<Result>(_ next: (Int) -> [Result]) -> [Result] { next(0).reversed() }
    let twoWays = { (value: Int) in [value + 1, value + 2] }
    // `flatMap` passes the second move as the continuation of the first.
    let bound: [Int] = reversed(twoWays)
    // A residual pairing binds the outcomes of the first move to the second.
    let inTurn = reversed { [$0] }.flatMap(twoWays)
    #expect(bound == [2, 1] && inTurn == [1, 2])
  }

  @Test("a move is made each time that its effect runs")
  func runs() throws {
    var count = 0
    let walk = CoT<ZipperOf, IOOf<Never>, Void>.lift(.work { count += 1 })
      .then(.moving(NavigationZipper(), .forward))
    let effect = CoTPairing().interact(walk.then(walk), Zipper(["a", "b", "c"])) { $1 }
    #expect(effect.run() == "c" && effect.run() == "c" && count == 4)
  }
}
