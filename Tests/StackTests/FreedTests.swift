import Pairings
import Testing

/// A freed value may call anything in its `deinit`; no field refers to the value then.
@Suite("Freed objects, in an optimised build")
struct FreedTests {
  /// An object that calls its owner when it is freed.
  private final class Farewell {
    private let call: () -> Void

    init(_ call: @escaping () -> Void) { self.call = call }

    deinit { call() }
  }

  private struct Shown {
    let number: Int
    let farewell: Farewell
  }

  private struct Boom: Error {}

  @Test("a view of a transaction that fails shows the explorer when it is freed")
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
      transaction(explorer) { () throws(Boom) in
        explorer.send(5)
        _ = explorer.view
        throw Boom()
      }
      #expect(calls == [5, 0] && explorer.view.number == 0)
      explorer.send(7)
      #expect(explorer.view.number == 7)
    }
    #expect(calls == [5, 0, 0])
    explorer = nil
    #expect(calls == [5, 0, 0, 7])
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
    #expect(calls == ["freed"] && request?.outcome == .cancelled)
  }
}
