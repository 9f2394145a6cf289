import Dispatch
import Pairings
import TestSupport
import Testing

@Suite("Async")
@MainActor
struct AsyncTests {
  final class Trace {
    var events: [String] = []
    func step(_ name: String) -> Async<Never, Void> { .work { self.events.append(name) } }
  }

  @Test("branches learn of a cancellation that comes before their first wait")
  func cancelledBranches() async {
    let trace = Trace()
    let cancel = Async<Never, Void>.work { withUnsafeCurrentTask { $0?.cancel() } }
    let both = cancel.then(trace.step("first")).both(trace.step("second"))
    let task = Task { () -> Bool in
      if case .cancelled = await both.outcome() { true } else { false }
    }
    await expect(task.value)
    expectEqual(trace.events, [])
  }

  @Test("a callback is received once, from any thread, and not after a cancellation")
  func callbacks() async {
    let called = Async<Never, Int>.callback { resume in
      for n in 0..<4 { Task.detached { resume(.success(n)) } }
    }
    for _ in 0..<100 {
      guard case .success = await called.outcome() else {
        Issue.record("it should be heard")
        return
      }
    }
    var cancels = 0
    let never = Async<Never, Int>.cancellableCallback { _ in { cancels += 1 } }
    await expectEqual(never.timeout(after: .milliseconds(1)).outcome(), .success(nil))
    expectEqual(cancels, 1)
  }

  @Test("a cancellation may wait for the queue that calls back", .timeLimit(.minutes(60)))
  func waitingCancellation() async {
    let queue = DispatchQueue(label: "calls back")
    let called = Async<Never, Int>.cancellableCallback { resume in
      queue.async { resume(.success(1)) }
      return { queue.sync {} }  // A lock of the task that the queue resumes must not be held here.
    }
    for n in 0..<2_000 {
      var isEnded = false
      let cancel = AsyncOf.launch(called, on: Isolation()) { _ in isEnded = true }
      if n.isMultiple(of: 2) { await Task.yield() }
      cancel()
      while !isEnded { await Task.yield() }
    }
  }

  @Test("effects of a list run side by side, so many at a time, in their order", arguments: [1, 3])
  func traversed(limit: Int) async {
    var (running, most) = (0, 0)
    let values = await Async<Never, [Int]>.traverse(0..<20, atMost: limit) { n in
      Async<Never, Int>.work { () async in
        running += 1
        most = max(most, running)
        for _ in 0..<1_000 where most < limit { await Task.yield() }
        running -= 1
        return n * n
      }
    }.outcome()
    expectEqual(values, .success((0..<20).map { $0 * $0 }))
    expectEqual(most, limit)
  }
}
