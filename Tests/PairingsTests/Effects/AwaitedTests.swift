import Pairings
import Testing

/// Waits for requests and effects under `Async`, from isolations of several kinds, some of which are
/// cancelled at any time.
@Suite("Awaited work returns to its isolation")
struct AwaitedTests {
  private typealias Loop = Explorer<AsyncOf<Never>, StateStore<Int>, Int, Int>

  private actor Counter {
    func next(_ n: Int) async -> Int {
      if n.isMultiple(of: 3) { await Task.yield() }
      return n
    }
  }

  /// Sends an input whose effect waits for another actor, and awaits its end in the isolation.
  private static func send(
    _ n: Int, to other: Counter, isolation: isolated any Actor = #isolation
  ) async -> (ending: Ending<Never>, view: Int) {
    let explorer: Loop = Explorer(
      .store(
        0,
        on: .effects { n in
          .move(Async.work { await other.next(n) }.map { n in State { $0 += n } })
        }
      ) { count, _ in count })
    let ending = await explorer.send(n).finished()
    isolation.assertIsolated()
    return (ending, explorer.view)
  }

  private actor Home {
    func send(_ n: Int, to other: Counter) async -> (ending: Ending<Never>, view: Int) {
      await AwaitedTests.send(n, to: other)
    }
  }

  @MainActor
  private static func sendOnMain(
    _ n: Int, to other: Counter
  ) async -> (ending: Ending<Never>, view: Int) {
    await send(n, to: other)
  }

  @Test(
    "a wait ends once, in its isolation, whenever its task is cancelled", arguments: [true, false])
  func cancelled(onMain: Bool) async {
    let (home, other) = (Home(), Counter())
    await withTaskGroup(of: Void.self) { group in
      for n in 1...1_000 {
        group.addTask {
          let task = Task {
            onMain ? await Self.sendOnMain(n, to: other) : await home.send(n, to: other)
          }
          for _ in 0..<n % 4 { await Task.yield() }
          if n.isMultiple(of: 2) { task.cancel() }
          let (ending, view) = await task.value
          switch ending {
          case .success: #expect(view == n)
          case .cancelled: #expect(n.isMultiple(of: 2) && view == 0)
          }
        }
      }
    }
  }
}
