import Pairings
import TestSupport
import Testing

@Suite("Stress")
struct StressTests {
  actor Home {
    func run(_ count: Int, seed: UInt64) async -> Stress.Result {
      await Stress.run(count, seed: seed)
    }
  }

  static let count = many(40_000, inDebug: 2_000)

  @Test @MainActor func `BA4, BA22: inputs that wait in every way, cancelled at random`() async {
    async let elsewhere = Home().run(Self.count, seed: 1)
    let here = await Stress.run(Self.count, seed: 2)
    #expect(Stress.complaint(here, Self.count) == nil)
    #expect(Stress.complaint(await elsewhere, Self.count) == nil)
  }

  @Test("memory returns to its level") func memory() async {
    await #expect(processExitsWith: .success) {
      // A run of as many inputs has taken what it keeps for the next one.
      let count = Self.count / 4
      _ = await Home().run(count, seed: 1)
      let before = residentBytes()
      for seed in UInt64(2)...4 { _ = await Home().run(count, seed: seed) }
      let growth = residentBytes() - before
      precondition(growth < 8 << 20, "\(growth) bytes were left behind")
    }
  }
}
