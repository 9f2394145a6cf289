import Pairings
import PairingsTheory
import TestSupport
import Testing

/// The properties of single pairs that no law states: calls, hidden values and ends.
@Suite("Single pairs")
struct PairTests {
  @Test("nothing of a stream is computed before its first read")
  func laziness() {
    var calls = 0
    let space = Cofree<IdentityOf, Int>.unfold(0) {
      calls += 1
      return $0
    } tail: {
      Identity($0 + 1)
    }
    let third = FreeCofree(IdentityPairing()).moved(
      space, by: Free<IdentityOf, Void>.lift(Identity(())).replicate(3))
    expectEqual(calls, 0)
    expectEqual(CofreeOf.extract(third), 3)
    expectEqual(calls, 1)
  }

  @Test("a day hides values of every size and kind, and they come back")
  func hidden() {
    let desk = Day(Store(2) { $0 * 10 }, Zipper(["a", "b"])) { "\($0) \($1)" }
    expectEqual(Day(Identity(()), Identity([1, 2])) { "\($0)\($1)" }.extract(), "()[1, 2]")
    expectEqual(Day(Identity((1, 2, 3)), Identity("é")) { "\($0)\($1)" }.extract(), "(1, 2, 3)é")
    expect(Day(Identity(UInt8(7)), Identity(Optional("x"))) { ($0, $1) }.extract() == (7, "x"))
    expectEqual(
      Day(Identity(1.5), Identity(desk)) { "\($0) \($1.extract())" }.extract(), "1.5 20 a")
  }

  @Test("a product of moves that run at once makes each further move once for each side")
  func eager() {
    typealias Both = FunctorProduct<WriterOf<String>, WriterOf<String>, Int>
    var calls = 0
    func count(down n: Int) -> Both {
      guard n > 0 else { return .pure(0) }
      return FunctorProduct(Writer<String, Void>.tell("a"), Writer<String, Void>.tell("b"))
        .flatMap { _ in
          calls += 1
          return count(down: n - 1)
        }
    }
    let (first, second) = count(down: 20).split()
    expectEqual(first.log, String(repeating: "a", count: 20))
    expectEqual(second.log, String(repeating: "b", count: 20))
    expectEqual(calls, 40)
  }

  static var sum: Moore<Int, Int> { Moore(0, step: { $0 += $1 }, output: { $0 }) }

  @Test("a machine that was mapped keeps its futures apart")
  func mapped() {
    let machine = Self.sum
    var mapped = machine.map { $0 * 2 }
    Action.send(3).move(&mapped)
    let other = mapped
    Action.send(4).move(&mapped)
    expectEqual([machine.extract(), other.extract(), mapped.extract()], [0, 6, 14])
  }

  static var days: Zipper<String> {
    Zipper(past: ["Mon"], focus: "Tue", future: ["Wed", "Thu"])
  }

  @Test("at an end a step stays, and moves run in turn instead of being added up")
  func ends() {
    let last = Self.days.focused(at: 3)
    expectEqual(last.moved(by: .forward), last)
    expectEqual(last.moved(by: Navigation.forward.then(.backward)).index, 2)
    expectEqual(last.moved(by: .step(by: .max)), last)
    expectEqual(last.moved(by: .step(by: .min)).index, 0)
    expectEqual(last.moved(by: .jump(to: -5)).index, 0)
    expectEqual(Zipper(["alone"]).moved(by: .backward), Zipper(["alone"]))
  }

  @Test("duplicates share their elements")
  func duplicate() {
    let large = Zipper(Array(0..<1_000))
    let address = { (list: Zipper<Int>) in list.elements.withUnsafeBufferPointer(\.baseAddress) }
    expect(large.duplicate().elements.allSatisfy { address($0) == address(large) })
  }
}
