import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import TestSupport
import Testing

@Suite("FreeCofree")
struct FreeCofreeTests {
  @Test("laws")
  func laws() {
    let runner = Runner(cases: many(300, inDebug: 60))
    expectLaws(.pairing(FreeCofree(ReaderEnv<Bool>().flipped)), runner: runner)
    expectLaws(.pairing(FreeCofree(ReaderEnv<Bool>())), runner: runner)
    expectLaws(.pairing(FreeCofree(IdentityPairing())), runner: runner)
  }

  @Test
  func `BA33: Free of inputs with Cofree of their results is Action with Moore`() {
    expectLaws(
      .agreement(
        ActionMoore<Bool>(), FreeCofree(ReaderEnv<Bool>().flipped), spaces: MooreToCofree(),
        moves: ActionToFree()))
  }

  @Test("a program that reads takes its inputs from a stream")
  func reading() {
    let read = Free<ReaderOf<Int>, Int>.lift(.ask)
    let stream = Cofree<EnvOf<Int>, Int>.unfold(1, head: { $0 }) {
      Env(environment: $0, value: $0 * 2)
    }
    let sum = read.zip(read) { $0 + $1 }.zip(read) { $0 + $1 }
    #expect(FreeCofree(ReaderEnv<Int>()).pair(sum, stream) { [$0, $1] } == [7, 8])
  }

  @Test("a move leaves every other reference to the space as it was")
  func sharing() {
    let pairing = FreeCofree(IdentityPairing())
    let next = Free<IdentityOf, Void>.lift(Identity(()))
    let original: Kind<CofreeOf<IdentityOf>, Int> = CofreeTests.naturals
    var moved = original
    pairing.move(next.then(next), &moved)
    #expect(CofreeOf.extract(original) == 0)
    #expect(CofreeOf.extract(moved) == 2)
  }

  @Test("a million moves keep memory flat")
  func longRun() async {
    await #expect(processExitsWith: .success) {
      let next = Free<IdentityOf, Void>.lift(Identity(()))
      let bytes = LongRunTests.bytes(
        FreeCofree(IdentityPairing()), next.then(next), CofreeTests.naturals.map { $0 + 1 })
      precondition(bytes < 1 << 20, "\(bytes) bytes were left behind")
    }
  }
}

private struct MooreToCofree: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<MooreOf<Bool>, Value>
  ) -> Kind<CofreeOf<ReaderOf<Bool>>, Value> { Cofree(kind) }
}

private struct ActionToFree: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<ActionOf<Bool>, Value>
  ) -> Kind<FreeOf<EnvOf<Bool>>, Value> { Free(kind) }
}
