import Pairings

/// A stress test of many inputs at once under `Async`. Their effects wait in every possible way.
/// Some fail, are cancelled, or have waiters that are cancelled.
///
/// The tests run it, and so do programs with the sanitizers.
struct Stress {
  struct Refused: Error, Equatable {}

  typealias Effect = AsyncOf<Refused>
  typealias Move = Kind<StateOf<Int>, Void>

  /// The numbers of acquisitions and releases, by effect.
  final class Ledger {
    var acquired: [Int: Int] = [:]
    var released: [Int: Int] = [:]
  }

  /// The result of a run.
  struct Result: Equatable {
    var view = 0
    var shown = 0
    var successes = 0
    var failures = 0
    var cancellations = 0
    var ends = 0
    var isReleased = false
  }

  /// A generator that always gives the same numbers.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// The number of ways to wait.
  static let ways = 12

  /// Returns an effect that waits in one of the ways and then adds one.
  static func effect(_ n: Int, _ ledger: Ledger) -> Kind<Effect, Move> {
    let move: Move = .modify { $0 + 1 }
    let yield = Async<Refused, Void>.work { () async in await Task.yield() }
    let nap = Effect.sleep(for: .microseconds(n % 50))
    let away = Async<Refused, Int>.concurrent { n }
    let acquire = nap.then(
      Async<Refused, Int>.computed {
        ledger.acquired[n, default: 0] += 1
        return n
      })
    func release(_ n: Int) -> Kind<Effect, Void> {
      yield.then(.computed { ledger.released[n, default: 0] += 1 })
    }
    switch n % ways {
    case 0: return .pure(move)
    case 1: return yield.then(yield).then(.pure(move))
    case 2: return away.map { _ in move }
    case 3: return nap.then(.pure(move))
    case 4: return Effect.both(nap, away).map { _ in move }
    // A cancelled sleep of Swift keeps its memory until it is due, so the sleeps are short.
    case 5: return Effect.race(away, Effect.sleep(for: .milliseconds(200))).map { _ in move }
    case 6: return nap.timeout(after: .milliseconds(200)).map { _ in move }
    case 7: return nap.shielded().shielded().then(yield).then(.pure(move))
    case 8: return acquire.bracket(release: { n, _ in release(n) }, use: { _ in nap }).map { move }
    case 9:
      return acquire.bracket(
        release: { n, _ in release(n) },
        use: { _ in Effect.both(yield, Effect.sleep(for: .milliseconds(1))) }
      ).map { _ in move }
    case 10: return nap.then(.raise(Refused()))
    default:
      return Async<Refused, [Int]>.traverse(0..<3, atMost: 2) { k in away.map { $0 + k } }
        .map { _ in move }
    }
  }

  /// Sends inputs, cancels some of them, waits for all.
  static func run(
    _ count: Int, seed: UInt64, isolation: isolated any Actor = #isolation
  ) async -> Result {
    var numbers = Numbers(state: seed)
    let ledger = Ledger()
    var result = Result()
    let explorer = Explorer(
      Component<Effect, StateStore<Int>, Never, Int>.store(0, on: .empty) { n, _ in n })
    let token = explorer.observe { _ in result.shown += 1 }
    let reports = explorer.observeReports { _ in }
    var requests: [Request<Refused>] = []
    for n in 0..<count {
      let moved = effect(n, ledger).map { move in
        isolation.assertIsolated()
        return move
      }
      let request = explorer.run(.move(moved))
      request.whenEnded { _ in result.ends += 1 }
      requests.append(request)
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0: request.cancel()
      case 1: requests[Int.random(in: 0...n, using: &numbers)].cancel()
      case 2:
        let waiter = Task {
          _ = isolation
          _ = await request.finished()
          isolation.assertIsolated()
        }
        await Task.yield()
        waiter.cancel()
      default: break
      }
    }
    for request in requests {
      switch await request.finished() {
      case .success: result.successes += 1
      case .failure: result.failures += 1
      case .cancelled: result.cancellations += 1
      }
      isolation.assertIsolated()
    }
    token.cancel()
    reports.cancel()
    result.view = explorer.view
    result.isReleased =
      ledger.acquired == ledger.released && ledger.acquired.values.allSatisfy { $0 == 1 }
    return result
  }

  /// Returns the defect of a result, if it has one.
  static func complaint(_ result: Result, _ count: Int) -> String? {
    let ends = result.successes + result.failures + result.cancellations
    guard
      result.view == result.shown, result.view == result.successes, ends == count,
      result.ends == count, result.isReleased, result.failures > 0, result.cancellations > 0
    else { return "\(result)" }
    return nil
  }
}
