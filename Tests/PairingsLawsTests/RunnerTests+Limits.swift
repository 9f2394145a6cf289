import Foundation
import PairingsLaws
import Synchronization
import TestSupport
import Testing

/// Cancellation, limits of time, discarded cases, odd laws and targeted search.
extension RunnerTests {
  @Test(
    "an async law ends with the cancellation of its task, without a failure",
    .timeLimit(.minutes(60)), arguments: [0, 1, 2])
  func cancelled(way: Int) async {
    let (waits, wait) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      let count = Atomic(0)
      let law = Law.waiting("never", "", Int.domain) { trial in
        let number = trial.any("n", Int.domain)
        return {
          switch way {
          case 0:
            wait.yield()
            try await Task.sleep(for: .seconds(1_000))
          // A failure was found, and is being shrunk.
          case 2 where count.add(1, ordering: .relaxed).newValue < 20: break
          default:
            wait.yield()
            while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
          }
          return (number, way == 2 && number > 100 ? 0 : number)
        }
      }
      let runner = Runner(seed: 3, cases: 50, enumerated: 0)
      return await Session.reportsElsewhere([law], runner: runner).map(\.text)
    }
    for await _ in waits { break }
    task.cancel()
    let texts = await task.value
    expect(texts.allSatisfy { $0.contains("was cancelled") }, "\(texts)")
  }

  @Test("zeros are equal, and all that is no number")
  func zeros() {
    let zero = Law("zero", "") { trial in trial.equal(-0.0, 0.0) && trial.equal(Double.nan, -.nan) }
    expect(runner.check(zero).isPassed)
  }

  @Test("the given number of cases is tried, besides discarded ones")
  func discards() {
    let law = Law("rare", "") { trial in
      if trial.choices.draw(9) != 0 { trial.choices.reject() }
      return trial.any("x", Int.domain) != 7_777_777
    }
    let report = Runner(seed: 1, cases: 300, enumerated: 0).check(law)
    expectEqual(report.cases, 300)
    expect(report.discards > 1_000)
    expect(Runner(seed: 1, cases: 5).check(bound).cases > 0)
  }

  /// A clock that its law advances.
  private final class LawClock: Sendable {
    private let time = Mutex(ContinuousClock.now)

    func advance(by duration: Duration) { time.withLock { $0 += duration } }

    /// Returns a runner that counts its limits by this clock.
    func runner(_ runner: Runner) -> Runner {
      var runner = runner
      runner.now = { self.time.withLock { $0 } }
      return runner
    }

    /// Returns a law whose cases each take ten milliseconds.
    func law(_ name: String, holds: Bool) -> Law {
      Law(name, "") { trial in
        _ = trial.any("x", Int.domain)
        self.advance(by: .milliseconds(10))
        return holds
      }
    }
  }

  @Test("a case that takes longer than a case may fails the law")
  func caseLimit() {
    let clock = LawClock()
    let law = Law("sleeps", "") { trial in
      if trial.any("x", Int.domain) > 1_000 { clock.advance(by: .seconds(1)) }
      return true
    }
    let runner = clock.runner(Runner(seed: 1, enumerated: 0, caseLimit: .milliseconds(500)))
    let text = runner.check(law).text
    expect(text.contains("takes longer than a case may"))
    let address = text.split(separator: "\"").last { $0.hasPrefix("1/") }
      .flatMap { Address(String($0)) }
    let again = address.flatMap { runner.replay(law, $0) }
    expectEqual(again?.text.contains("takes longer than a case may"), true, "\(text)")
    // Earlier cases, which take a second together, do not count.
    let limited = clock.runner(Runner(seed: 1, caseLimit: .milliseconds(500)))
    let steady = clock.law("steady", holds: true)
    expectEqual(limited.replay(steady, .enumerated(100))?.isPassed, true)
    expectEqual(runner.replay(law, .enumerated(-1)), nil)
    expectEqual(runner.replay(law, .random(seed: 1, number: -1, of: 10)), nil)
  }

  @Test("the time limit of a case is that of single, saved and broken laws as well")
  func caseLimitOfOthers() throws {
    let clock = LawClock()
    let limited = clock.runner(Runner(seed: 1, cases: 10, caseLimit: .milliseconds(1)))
    let once = Law.once("once", "slow", .essential) {
      clock.advance(by: .milliseconds(5))
      return true
    }
    expect(limited.check(once).text.contains("longer than a case may"))
    let slow = clock.law("slow", holds: true)
    let saved = limited.check(slow, saved: [try failure(bound).choices])
    expect(saved.text.contains("longer than a case may"))
    let row = KillMatrix.Row(
      Mutant("slow", Suite("Slow", of: "Int", [once]), .survives), runner: limited)
    expect(!row.unhealthy.isEmpty && !KillMatrix([row]).failures.isEmpty)
  }

  @Test("a case that fails is a failure, however long it took")
  func slowFailure() throws {
    let clock = LawClock()
    for limits in [
      Runner(seed: 7, caseLimit: .milliseconds(5)), Runner(seed: 7, limit: .milliseconds(5)),
    ] {
      let failure = try failure(clock.law("slow failure", holds: false), clock.runner(limits))
      expectEqual(failure.inputs.count, 1)
    }
  }

  @Test("a law above its time limit, or that of a case, is stopped, at random or in order")
  func limits() {
    let clock = LawClock()
    for (runner, cases) in [
      (Runner(seed: 1, limit: .milliseconds(55)), 6),
      (Runner(seed: 1, caseLimit: .milliseconds(2)), 1),
      (Runner(seed: 1, cases: .max, enumerated: 0, limit: .milliseconds(55)), 6),
    ] {
      let report = clock.runner(runner).check(clock.law("slow", holds: true))
      expect(!report.isPassed && report.cases <= cases, "\(report.cases): \(report.text)")
    }
  }

  @Test("the largest numbers are numbers like others")
  func extremes() throws {
    let law = Law("bound", "") { trial in trial.any("x", Int.domain) < 1_000 }
    let address = try #require(Address("7/9223372036854775806/9223372036854775807"))
    _ = Runner().replay(law, address)
    var runner = Runner(seed: 1, enumerated: .max, limit: .seconds(3_600))
    runner.scanned = .max
    let failure = try failure(law, runner)
    expectEqual(failure.inputs.map(\.value), ["1000"])
  }

  @Test("a law of async functions", .timeLimit(.minutes(60)))
  func waiting() throws {
    actor Server {
      let limit: Int
      init(limit: Int) { self.limit = limit }
      func doubled(_ x: Int) async throws -> Int {
        await Task.yield()
        if x > limit { throw CancellationError() }
        return x == 77 ? 0 : x &* 2
      }
    }
    func doubling(_ server: Server) -> Law {
      Law.waiting("doubling", "server.doubled(x) == x + x", Int.domain) { trial in
        let x = trial.any("x", Int.domain)
        return {
          async let doubled = server.doubled(x)
          try await Task.sleep(for: .microseconds(1))
          return (try await doubled, x &+ x)
        }
      }
    }
    let runner = Runner(seed: 1, cases: 300, enumerated: 160)
    let wrong = try failure(doubling(Server(limit: .max)), runner)
    expect((wrong.difference, wrong.inputs.map(\.value)) == ("0 ≠ 154", ["77"]))
    try expect(failure(doubling(Server(limit: 50)), runner).difference.contains("Cancellation"))
  }

  func expectPassed(_ report: Report) { expect(report.isPassed, "\(report.text)") }
}
