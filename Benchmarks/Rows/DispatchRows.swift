import Dispatch
import Pairings
import Synchronization

/// An input on its way to the commit: through a dispatcher, under every effect.
enum DispatchRows {
  static var rows: [Row] {
    [
      pure("Identity", bar: 3) {
        workload(IdentityOf.self) { explorer, dispatcher in
          _ = dispatcher.dispatch(1, to: explorer.handler)  // It has happened already.
        }
      },
      pure("IO", bar: 5) {
        workload(IOOf<Never>.self) { explorer, dispatcher in
          explorer.run(dispatcher.dispatch(1, to: explorer.handler))
        }
      },
      pure("Async", bar: 12) {
        let home = Home()
        return { count in blocking { await home.send(count) } }
      },
      waiting,
    ]
  }

  private typealias Counter<Eff: Monad> = Explorer<Eff, StateStore<Int>, Int>

  private static func workload<Eff: Monad>(
    _: Eff.Type,
    _ input: @escaping (Counter<Eff>, Dispatcher<Eff, StateOf<Int>, Void, Int>) -> Void
  ) -> Row.Workload {
    let explorer = opaque(
      Explorer(
        Component<Eff, StateStore<Int>, Int>(
          StateStore(), Store(0) { count in UI { _ in count } })))
    let dispatcher = opaque(
      Dispatcher<Eff, StateOf<Int>, Void, Int>.pure { n in .modify(inPlace: { $0 &+= n }) })
    return { count in
      for _ in 0..<count { input(explorer, dispatcher) }
      return explorer.view
    }
  }

  private static func pure(
    _ name: String, bar: Double, _ operation: @escaping () -> Row.Workload
  ) -> Row {
    Row(
      "Dispatcher.dispatch", "pure, \(name)", control: "plain call", bar: .ratio(bar),
      operation: operation,
      by: {
        let stored = opaque(
          Stored<Int, Int>(
            0,
            {
              $0 &+= 1
              return 0
            }, { $0 }))
        return { count in
          for _ in 0..<count {
            _ = stored.reduce(&stored.state)
            keep(stored.render(stored.state))
          }
          return stored.render(stored.state)
        }
      })
  }

  private static var waiting: Row {
    Row(
      "Dispatcher.dispatch", "one wait, Async", control: "task", bar: .ratio(1.5),
      operation: {
        let home = Home()
        return { count in blocking { await home.sendWaiting(count) } }
      },
      by: {
        let home = Home()
        return { count in blocking { await home.ask(count) } }
      })
  }
}

/// Where the asynchronous rows live.
actor Home {
  private typealias Effect = AsyncOf<Never>

  private let other = Counter()
  private var total = 0
  private lazy var explorer = Explorer(
    Component<Effect, StateStore<Int>, Int>(
      StateStore(), Store(0) { count in UI { _ in count } }))

  /// Sends inputs one after the other, none of which waits.
  func send(_ count: Int) -> Int {
    let dispatcher = opaque(
      Dispatcher<Effect, StateOf<Int>, Void, Int>.pure { n in .modify(inPlace: { $0 &+= n }) })
    let isolation = Isolation()
    for _ in 0..<count {
      explorer.run(dispatcher.dispatch(1, to: explorer.handler), on: isolation)
    }
    return explorer.view
  }

  /// Sends inputs one after the other, each of which waits for another actor.
  func sendWaiting(_ count: Int) async -> Int {
    let dispatcher = opaque(
      Dispatcher<Effect, StateOf<Int>, Counter, Int>.effectful { n in
        .accessM { other in
          Async.work { await other.next(n) }.map { n in State { $0 &+= n } }
        }
      })
    for _ in 0..<count {
      let effect = dispatcher.dispatch(1, to: explorer.handler, environment: other)
      _ = await explorer.run(effect).finished()
    }
    return explorer.view
  }

  /// Asks another actor in a task of its own, one after the other, by hand: what a request
  /// that can be cancelled and awaited takes at least.
  func ask(_ count: Int) async -> Int {
    for _ in 0..<count {
      await Task {
        total &+= await other.next(1)
      }.value
    }
    return total
  }
}

actor Counter {
  func next(_ n: Int) -> Int { n }
}

/// Blocks the caller until asynchronous work is done.
private func blocking(_ work: @escaping @Sendable () async -> Int) -> Int {
  final class Result: Sendable {
    let value = Atomic(0)
  }
  let (done, result) = (DispatchSemaphore(value: 0), Result())
  Task {
    result.value.store(await work(), ordering: .relaxed)
    done.signal()
  }
  done.wait()
  return result.value.load(ordering: .relaxed)
}
