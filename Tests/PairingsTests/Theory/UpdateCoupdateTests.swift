import Pairings
import PairingsTheory
import Testing

@Suite("UpdateCoupdate")
struct UpdateCoupdateTests {
  enum Appending: MonoidAction {
    static func apply(_ patch: [Int], to state: inout [Int]) { state += patch }
  }

  @Test("a patch that is rewritten acts on the state that the step found")
  func censored() {
    let step = Update<Appending, Int> { state in ([state.count], state.count) }
    let doubled = step.replicate(2).censor { $0 + $0 }.listen()
    let (patch, (value, log)) = doubled.run([7])
    #expect(patch == [1, 2, 1, 2] && value == [1, 2] && log == patch)
    var place = UpdatePlace<Appending>([7])
    _ = doubled.run(&place)
    #expect(place.shape == [7, 1, 2, 1, 2])
  }

  @Test("State forgets whether a state was written")
  func quotient() {
    let still = Update<Overwriting<Int>, Void>.pure(())
    let same = Update<Overwriting<Int>, Void> { (Last($0), ()) }
    #expect(still.run(3).position == nil && same.run(3).position == Last(3))
    #expect(UpdateToState()(still).exec(3) == UpdateToState()(same).exec(3))
  }
}
