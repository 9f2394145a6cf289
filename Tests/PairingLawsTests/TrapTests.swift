import PairingLaws
import PairingLawsTesting
import Testing

@Suite("Laws that end their process")
struct TrapTests {
  @Test("the law and the case are told")
  func trap() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let law = Law("traps", "x < 5") { trial in
          trial.any("x", Three.domain.array()).count < 3 ? true : [true][1]
        }
        expectLaw(law, runner: Runner(seed: 1, enumerated: 0))
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("The process ended while this law was checked, in this case: traps 1/"))
  }
}
