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

  static let count = many(100_000, inDebug: 2_000)

  @Test @MainActor func `BA4, BA22: inputs that wait in every way, cancelled at random`() async {
    async let elsewhere = Home().run(Self.count, seed: 1)
    let here = await Stress.run(Self.count, seed: 2)
    expectEqual(Stress.complaint(here, Self.count), nil)
    expectEqual(Stress.complaint(await elsewhere, Self.count), nil)
  }

  @Test("memory returns to its level") func memory() async {
    await #expect(processExitsWith: .success) {
      _ = await Home().run(Self.count / 5, seed: 1)
      let before = residentBytes()
      for seed in UInt64(2)...4 { _ = await Home().run(Self.count / 5, seed: seed) }
      let growth = residentBytes() - before
      precondition(growth < 16 << 20, "\(growth) bytes were left behind")
    }
  }
}
