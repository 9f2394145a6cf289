import PairingsArchitectures
import PairingsBenchmarks
import Pairings
import PairingsObservation

extension GrowthRows {
  static var explorer: [BenchmarkRow] {
    [
      few("Explorer.observe", "O(n), a commit with n observers", from: 10, to: 160) { size in
        let explorer = counter()
        var seen = 0
        let tokens = (0..<size).map { _ in explorer.observe { seen &+= $0.view } }
        return { count in
          withExtendedLifetime(tokens) { for _ in 0..<count { explorer.send(1) } }
          keep(seen)
        }
      },
      few("Dispatcher.on", "O(n), n combined dispatchers with an effect each", from: 10, to: 40) {
        size in
        typealias Running = Dispatcher<IdentityOf, IdentityOf, Int>
        let one = Running.steps { _ in Identity(.run(Identity(()))) }
        let all = (0..<size).reduce(Running.empty) { all, _ in all.combined(with: one) }
        return { count in
          for _ in 0..<count { keep(all.on(1)?.value.isEmpty == true ? 1 : 0) }
        }
      },
      few("Effects.combine", "O(n), n combined effects", from: 15, to: 60) { size in
        typealias FollowUp = Effects<IdentityOf, StateOf<Int>, Int>
        let one = FollowUp.run(Identity(()))
        return { count in
          for _ in 0..<count {
            let all = (0..<size).reduce(FollowUp.none) { all, _ in all.combined(with: one) }
            keep(all.isEmpty ? 1 : 0)
          }
        }
      },
      among("Explorer.observe", "O(log n), an observer that comes and one that goes") { size in
        let explorer = counter()
        var tokens = (0..<size).map { _ in explorer.observe { _ in } }
        var places = Scattered()
        return { count in
          for _ in 0..<count {
            let place = places.next(below: size)
            tokens[place].cancel()
            tokens[place] = explorer.observe { _ in }
          }
        }
      },
      among("Explorer.run", "O(log n), a request under the key of n others") { size in
        let explorer = Explorer(
          Component<UnhurriedOf, StateStore<Int>, Never, Int>.store(0, on: .empty) { n, _ in n })
        var ends: [() -> Void] = []
        let effect = Kind<UnhurriedOf, Kind<StateOf<Int>, Void>>.wait { fiber, resume in
          fiber.onCancelAwaitingEnd {}
          ends.append { resume(.cancelled) }
        }
        var places = Scattered()
        for _ in 0..<size { explorer.run(.move(effect, under: .latest(1))) }
        return { count in
          for _ in 0..<count {
            explorer.run(.move(effect, under: .latest(1)))
            ends.swapAt(places.next(below: size), size)
            ends.removeLast()()
          }
        }
      },
      few("Explorer.observe", "O(n), an observer cancels the n others", from: 5, to: 40) { size in
        { count in
          for _ in 0..<count {
            let explorer = counter()
            var tokens: [ObservationToken] = []
            let first = explorer.observe { _ in for token in tokens { token.cancel() } }
            tokens = (0..<size).map { _ in explorer.observe { _ in } }
            explorer.send(1)
            first.cancel()
          }
        }
      },
      among("Explorer.run", "O(1), .once beside n cancelled ones", .constant) { size in
        let run = endless(under: .once(1))
        for _ in 0..<size { run().cancel() }
        _ = run()
        return { count in for _ in 0..<count { _ = run() } }
      },
      among("Explorer.run", "O(log n), a request behind n in a queue") { size in
        let run = endless(under: .queued(1))
        for _ in 0..<size { _ = run() }
        return { count in for _ in 0..<count { run().cancel() } }
      },
      among("Explorer.run", "O(1), a request behind n cancelled ones in a queue", .constant) {
        size in
        let run = endless(under: .queued(1))
        _ = run()
        for _ in 0..<size { run().cancel() }
        return { count in for _ in 0..<count { run().cancel() } }
      },
      among("Observed.observed", "O(log n), a model that comes and one that goes") { size in
        let whole = counter().observed()
        var models = (0..<size).map { number in whole.observed { $0 &+ number } }
        var places = Scattered()
        return { count in
          for _ in 0..<count {
            models[places.next(below: size)] = whole.observed { $0 &+ count }
          }
        }
      },
    ]
  }

  /// Returns a function that runs an effect under a key, which does not end, even when cancelled.
  private static func endless(under key: RequestKey<UnhurriedOf>) -> () -> Request<Never> {
    let explorer = Explorer(
      Component<UnhurriedOf, StateStore<Int>, Never, Int>.store(0, on: .empty) { n, _ in n })
    let endless = Kind<UnhurriedOf, Kind<StateOf<Int>, Void>>.wait { fiber, _ in
      fiber.onCancelAwaitingEnd {}
    }
    return { explorer.run(.move(endless, under: key)) }
  }

  // MARK: - Flux

  static var flux: [BenchmarkRow] {
    [
      among("Flux.Dispatcher.register", "O(1), and unregister, the last", .constant, to: 4_000) {
        size in
        let hub = chain(size)
        let (last, before) = ("\(size - 1)", "\(size - 2)")
        let store = store(last)
        return { count in
          for _ in 0..<count {
            precondition(hub.unregister(last))
            register(store, waitingFor: [before], in: hub)
          }
        }
      },
      few("Flux.Dispatcher.dispatch", "O(n)", from: 5, to: 80) { size in
        let hub = chain(size)
        return { count in for _ in 0..<count { hub.dispatch(1) } }
      },
    ]
  }

  private typealias Hub = Flux.Dispatcher<RehearsalOf<Never>, Int>
  private typealias Counting = Flux.Store<RehearsalOf<Never>, Int, Int>

  private static func store(_ name: String) -> Counting {
    Counting(name, 0, Reducer<Int, Int> { $0 &+= $1 }, on: Stage<Never>())
  }

  private static func register(_ store: Counting, waitingFor names: [String], in hub: Hub) {
    do { try hub.register(store, for: .identity, waitingFor: names) } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Returns a dispatcher of stores, each of which waits for the one before.
  private static func chain(_ size: Int) -> Hub {
    let hub = Hub()
    for number in 0..<size {
      register(store("\(number)"), waitingFor: number > 0 ? ["\(number - 1)"] : [], in: hub)
    }
    return hub
  }
}

/// An effect whose end does not depend on its cancellation.
enum UnhurriedOf: CoroutineConstructor, Launching {
  typealias Host = CallbackHost
  typealias Failure = Never
}
