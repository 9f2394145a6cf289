import Pairings
import Testing

/// Many inputs at once, under `Async`: run with the thread sanitizer too.
@Suite("Concurrency")
struct ConcurrencyTests {
  static let count = 10_000

  /// Returns an effect that waits in one of several ways and then adds one.
  static func increment(_ n: Int) -> Kind<AsyncOf<Never>, Kind<StateOf<Int>, Void>> {
    let move: Kind<StateOf<Int>, Void> = .modify { $0 + 1 }
    switch n % 4 {
    case 0: return .pure(move)
    case 1: return Async<Never, Void>.work { await Task.yield() }.map { move }
    case 2: return Async<Never, Int>.concurrent { n }.map { _ in move }
    default: return AsyncOf<Never>.sleep(for: .microseconds(n % 50)).map { move }
    }
  }

  /// Sends many inputs at once from one isolation and waits for all of them.
  static func sendMany(isolation: isolated any Actor = #isolation) async -> (Int, [Int]) {
    let explorer = Explorer(counter(AsyncOf<Never>.self))
    var versions: [Int] = []
    let token = explorer.observe { versions.append($0.version) }
    var requests: [Request<Never>] = []
    for n in 0..<count { requests.append(explorer.run(.move(increment(n)))) }
    for request in requests { _ = await request.finished() }
    token.cancel()
    return (explorer.inspect(.get as State<Int, Int>), versions)
  }

  actor Home {
    func sendMany() async -> (Int, [Int]) { await ConcurrencyTests.sendMany() }
  }

  @Test @MainActor func `BA4, BA22: 10 000 inputs at once on the main actor end at 10 000`() async {
    let (end, versions) = await Self.sendMany()
    #expect(end == Self.count && versions == Array(1...Self.count))
  }

  @Test func `BA4, BA22: 10 000 inputs at once on an actor of the program end at 10 000`() async {
    let (end, versions) = await Home().sendMany()
    #expect(end == Self.count && versions == Array(1...Self.count))
  }

  @Test @MainActor func `BA4: cancelling half of them leaves the other half, exactly`() async {
    let explorer = Explorer(counter(AsyncOf<Never>.self))
    let requests = (0..<1000).map { n in
      explorer.run(.move(Async<Never, Void>.work { await Task.yield() }.map { .modify { $0 + 1 } }))
    }
    for request in requests.enumerated() where request.offset % 2 == 0 { request.element.cancel() }
    var endings = (done: 0, cancelled: 0)
    for request in requests {
      switch await request.finished() {
      case .success: endings.done += 1
      case .cancelled: endings.cancelled += 1
      }
    }
    #expect(endings == (500, 500))
    #expect(explorer.view.label == "500" && explorer.version == 500)
  }

  @Test @MainActor func `BA31: commits and continuations run where the component lives`() async {
    let explorer = Explorer(counter(AsyncOf<Never>.self))
    let effect = Async<Never, Int>.concurrent { 1 }
      .flatMap { n in
        MainActor.assertIsolated()
        return Async.pure(n)
      }
      .map { n -> Kind<StateOf<Int>, Void> in
        MainActor.assertIsolated()
        return State { count in
          MainActor.assertIsolated()
          count += n
        }
      }
    #expect(await explorer.run(.move(effect)).finished() == .success)
    #expect(explorer.version == 1)
  }
}
