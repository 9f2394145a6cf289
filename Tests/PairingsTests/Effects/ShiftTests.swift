import Foundation
import Pairings
import TestSupport
import Testing

/// A thread that knows its name.
private final class NamedExecutor: TaskExecutor {
  private let queue: DispatchQueue
  private static let key = DispatchSpecificKey<String>()

  init(_ name: String) {
    queue = DispatchQueue(label: name)
    queue.setSpecific(key: Self.key, value: name)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  static var current: String { DispatchQueue.getSpecific(key: key) ?? "elsewhere" }
}

@Suite("Shifting")
@MainActor
struct ShiftTests {
  private let attic = Workplace(NamedExecutor("attic"))
  private let cellar = Workplace(NamedExecutor("cellar"))

  typealias Effect = AsyncOf<Never>

  @Test func `BA13: work after a shift is done there, until the next shift`() async {
    var trace: [String] = []
    func here(_ step: String) -> Kind<Effect, Void> {
      Async<Never, String>.concurrent { NamedExecutor.current }.map {
        MainActor.assertIsolated()  // The code between the steps stays on the main actor.
        trace.append("\(step) \($0)")
      }
    }
    let work = here("a").then(.shift(to: attic)).then(here("b")).then(here("c"))
      .then(.shift(to: cellar)).then(here("d")).then(.shift(to: .standard)).then(here("e"))
    await expectEqual(work.outcome().ending, .success)
    expectEqual(trace, ["a elsewhere", "b attic", "c attic", "d cellar", "e elsewhere"])
  }
}
