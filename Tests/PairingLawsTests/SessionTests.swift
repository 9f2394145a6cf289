import PairingLaws
import PairingLawsTesting
import Synchronization
import Testing

/// Laws as they are checked in tests.
@Suite("Laws in tests")
struct SessionTests {
  @Test("a law that ends the process is told with its case")
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

  @Test("a replay tries one case of one law")
  func replay() throws {
    var calls = [0, 0]
    func law(_ name: String, _ index: Int) -> Law {
      Law(name, "") { trial in
        calls[index] += 1
        return trial.any("x", Int.domain) == 3 || index == 0
      }
    }
    let laws = Suite("Suite", of: "mine", [law("first", 0), law("second", 1)]).laws
    let replay = try #require(Replay(law: "mine/Suite/first", address: "/3"))
    let reports = Session.reports(laws, runner: Runner(), replay: replay)
    #expect(reports.map(\.isPassed) == [true])
    let holds = replay.holds.load(ordering: .relaxed)
    #expect(holds)
    #expect(calls[1] == 0)
    #expect((1...4).contains(calls[0]))
  }

  @Test("a law alone keeps its name, and with it its cases")
  func alone() throws {
    let law = Law("bound", "x < 1000") { trial in trial.any("x", Int.domain) < 1_000 }
    #expect(law.id == "bound")
    #expect(Runner(seed: 1).check(law).text.contains("@Test(.replay(\"bound\", \""))
  }

  @Test("a failure is kept until the law holds")
  func kept() throws {
    let law = Law("kept until it holds", "") { trial in trial.any("x", Int.domain) < 1_000 }
    let failed = Runner(seed: 1).check(law)
    guard case .failed(let failure) = failed.outcome else {
      Issue.record("The law holds.")
      return
    }
    let folder = FailureFolder()
    #expect(folder.keep(failed) == nil)
    #expect(folder.choices(law.id) == [failure.choices])
    let lawful = Law("kept until it holds", "") { _ in true }
    #expect(folder.keep(Runner(seed: 1).check(lawful)) == nil)
    #expect(folder.choices(law.id).isEmpty)
  }
}
