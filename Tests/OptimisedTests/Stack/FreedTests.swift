import Pairings
import TestSupport
import Testing

/// A freed value may call anything in its `deinit`; no field refers to the value then.
@Suite("Freed objects, in an optimised build")
struct FreedTests {
  private struct Shown {
    let number: Int
    let farewell: Farewell
  }

  @Test("a view that another replaces shows the explorer when it is freed")
  func view() {
    var calls: [Int] = []
    var explorer: Explorer<IdentityOf, StateStore<Int>, Int, Shown>?
    explorer = Explorer(
      .store(0, on: .reduce { number, input in number += input }) { number, _ in
        Shown(
          number: number,
          farewell: Farewell {
            calls.append(number)
            if number == 5 { calls.append(explorer?.view.number ?? -1) }
          })
      })
    if let explorer {
      explorer.send(5)
      _ = explorer.view
      explorer.send(7)
      expectEqual(explorer.view.number, 12)
    }
    expectEqual(calls, [5, 12])
    explorer = nil
    expectEqual(calls, [5, 12, 12])
  }

  /// The brand of work that calls back.
  private enum CallbackOf: CoroutineConstructor, Launching {
    typealias Host = CallbackHost
    typealias Failure = Never
  }

  @Test("the cancellation of a wait is not called when it is freed at the end of that wait")
  func wait() {
    let explorer = Explorer<CallbackOf, StateStore<Int>, Int, Int>(
      .store(0, on: .update { _, _ in .none }) { number, _ in number })
    var (request, resume): (Request<Never>?, (() -> Void)?)
    var calls: [String] = []
    func step(_ name: String, _ farewell: @escaping () -> Void) -> Kind<CallbackOf, Void> {
      .wait { fiber, resumed in
        let farewell = Farewell(farewell)
        fiber.onCancel { withExtendedLifetime(farewell) { calls.append("cancel \(name)") } }
        resume = { resumed(.success(())) }
      }
    }
    let first = step("first") {
      calls.append("freed")
      request?.cancel()
    }
    request = explorer.run(.run(first.then(step("second") {})))
    resume?()
    expect(calls == ["freed"] && request?.outcome == .cancelled)
  }

  // The two functions below are the caller whose locals the optimizer frees early.

  @inline(never)
  private func twoObservers(_ stage: Stage<Never>, _ end: @escaping () -> Void) {
    let explorer = Explorer<RehearsalOf<Never>, StateStore<Int>, Int, Int>(
      .store(0, on: .effects { _ in .run(Rehearsal<Never, Void>.step("wait") {}) }) { number, _ in
        number
      }, on: stage)
    let request = explorer.send(1)
    request.whenEnded { _ in end() }
    request.whenEnded { _ in end() }
  }

  @inline(never) @_optimize(none)
  private func sizeOfAnEmptyArray() -> Int {
    let array: [Int] = []
    return array.count
  }

  @Test("an explorer that is freed while observers of an end are added")
  func observersOfAnEnd() {
    let stage = Stage<Never>()
    var ends = 0
    for round in 1...3 {
      twoObservers(stage) { ends += 1 }
      expect(ends == 2 * round && sizeOfAnEmptyArray() == 0)
    }
  }
}
