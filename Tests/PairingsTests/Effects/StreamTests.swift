import Pairings
import PairingsTesting
import TestSupport
import Testing

/// Streams as effects: asynchronous sequences, callbacks that are called many times, scripts.
@Suite("Streams")
@MainActor
struct StreamTests {
  struct Lost: Error, Hashable {}

  enum Input: Hashable { case open(String), close, price(Int), lost }

  /// A component that follows the prices of one name at a time, and shows the last one.
  static func prices<Eff: Failing>(
    _ prices: @escaping (_ name: String, _ send: Send<Int>) -> Kind<Eff, Void>
  ) -> Component<Eff, StateStore<[Int]>, Input, [Int]> {
    .store(
      [],
      on: .update { shown, input in
        switch input {
        case .open(let name):
          shown = []
          return .stream(under: .latest("prices"), failed: { _ in .lost }) { send in
            prices(name, send.contramap { .price($0) })
          }
        case .close: return .cancel("prices")
        case .price(let price): shown.append(price)
        case .lost: shown.append(-1)
        }
        return .none
      }
    ) { shown, _ in shown }
  }

  /// Returns the prices that a component shows in the end.
  private func shown<Failure: Error>(
    _ component: Component<AsyncOf<Failure>, StateStore<[Int]>, Input, [Int]>
  ) async -> [Int] {
    let explorer = Explorer(component)
    _ = await explorer.send(.open("tea")).finished()
    return explorer.view
  }

  @Test("a sequence is received in order, in the isolation, and its failure is an input")
  func sequence() async {
    let component = Self.prices { _, send in
      .each(of: AsyncThrowingStream { 3 }.prefix(2)) { send($0) } as Async<any Error, Void>
    }
    let infallible = Self.prices { _, send in
      .each(of: AsyncStream { 3 }.prefix(2)) { send($0) } as Async<Lost, Void>
    }
    let failing = Self.prices { _, send in
      .each(of: AsyncThrowingStream<Int, any Error> { throw Lost() }) { send($0) }
        as Async<any Error, Void>
    }
    await expectEqual(shown(component), [3, 3])
    await expectEqual(shown(infallible), [3, 3])
    await expectEqual(shown(failing), [-1])
  }

  @Test("a cancellation ends the work at once, also of a sequence that waits on")
  func deaf() async {
    let source = Deaf()
    let component = Self.prices { _, send in
      .each(of: source) { send($0) } as Async<Never, Void>
    }
    let explorer = Explorer(component)
    let request = explorer.send(.open("tea"))
    while source.waiting == nil { await Task.yield() }
    explorer.send(.close)
    await expectEqual(request.finished(), .cancelled)
    source.waiting?.resume(returning: 1)
    for _ in 0..<100 { await Task.yield() }
    expectEqual(explorer.view, [])
  }
}

/// A sequence that does not end when its task is cancelled.
private final class Deaf: AsyncSequence, AsyncIteratorProtocol {
  var waiting: CheckedContinuation<Int?, Never>?

  func makeAsyncIterator() -> Deaf { self }

  func next() async -> Int? { await next(isolation: nil) }

  func next(isolation actor: isolated (any Actor)?) async -> Int? {
    await withCheckedContinuation { waiting = $0 }
  }
}
