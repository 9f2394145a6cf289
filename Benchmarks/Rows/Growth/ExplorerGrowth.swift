import PairingsArchitectures
import PairingsBenchmarks
import Pairings
import PairingsObservation

extension GrowthRows {
  static var explorer: [BenchmarkRow] {
    [
      row("Explorer.observe", "O(n), a commit with n observers", .linear) { size in
        let explorer = counter()
        var seen = 0
        let tokens = (0..<size).map { _ in explorer.observe { seen &+= $0.view } }
        return { count in
          withExtendedLifetime(tokens) { for _ in 0..<count { explorer.send(1) } }
          keep(seen)
        }
      },
      whole(
        "Explorer.observe", "O(log n), n observers that come and go", .linearithmic, over: small
      ) { size in
        let explorer = counter()
        var tokens: [ObservationToken?] = (0..<size).map { _ in explorer.observe { _ in } }
        var places = Scattered()
        for index in tokens.indices.reversed() {
          tokens.swapAt(index, places.next(below: index + 1))
          tokens[index]?.cancel()
        }
        return tokens.count
      },
      whole("Explorer.run", "O(log n), n requests under one key", .linearithmic, over: small) {
        size in
        var ends: [() -> Void] = []
        let effect = Kind<UnhurriedOf, Kind<StateOf<Int>, Void>>.wait { fiber, resume in
          fiber.onCancelAwaitingEnd {}
          ends.append { resume(.cancelled) }
        }
        let explorer = Explorer(
          Component<UnhurriedOf, StateStore<Int>, Never, Int>.store(0, on: .empty) { n, _ in n })
        for _ in 0..<size { explorer.run(.move(effect, under: .latest(1))) }
        for end in ends { end() }
        return explorer.view
      },
      whole("Request.cancel", "O(n)", .linear, over: small) { size in
        let explorer = Explorer(
          Component<UnhurriedOf, StateStore<Int>, Never, Int>.store(0, on: .empty) { n, _ in n })
        var ends: [() -> Void] = []
        let effect = Kind<UnhurriedOf, Kind<StateOf<Int>, Void>>.wait { fiber, resume in
          fiber.onCancelAwaitingEnd {}
          ends.append { resume(.cancelled) }
        }
        explorer.run(.concat((0..<size).map { _ in .move(effect) })).cancel()
        for end in ends { end() }
        return explorer.view
      },
      row("Verge.Dispatcher.observe", "O(n), a commit with n observers", .linear) { size in
        let store = Verge.Store(0, effect: IdentityOf.self, activity: Never.self)
        var seen = 0
        let tokens = (0..<size).map { _ in store.dispatcher.observe { seen &+= $0.current } }
        return { count in
          withExtendedLifetime(tokens) {
            for _ in 0..<count { store.dispatcher.commit { $0 &+= 1 } }
          }
          keep(seen)
        }
      },
    ]
  }

  // MARK: - Models

  static var models: [BenchmarkRow] {
    [
      whole("Observed.observed", "O(log n), n models that come and go", .linearithmic, over: small)
      {
        size in
        let whole = counter().observed()
        var models: [Observed<Int>?] = (0..<size).map { number in whole.observed { $0 &+ number } }
        var places = Scattered()
        for index in models.indices.reversed() {
          models.swapAt(index, places.next(below: index + 1))
          models[index] = nil
        }
        return models.count
      }
    ]
  }

  // MARK: - Flux

  static var flux: [BenchmarkRow] {
    [
      whole("Flux.Dispatcher.register", "O(log n), n in a chain", .linearithmic, over: small) {
        chain(0..<$0).names.count
      },
      whole(
        "Flux.Dispatcher.register", "O(log n), n in a chain, the last first", .linearithmic,
        over: small
      ) { chain((0..<$0).reversed()).names.count },
      whole("Flux.Dispatcher.unregister", "O(log n), n of a chain", .linearithmic, over: small) {
        size in
        let hub = chain(0..<size)
        return (0..<size).count { hub.unregister("\($0)") }
      },
      row("Flux.Dispatcher.names", "O(n)", .linear, over: small) { size in
        let hub = chain(0..<size)
        return { count in for _ in 0..<count { keep(hub.names.count) } }
      },
      row("Flux.Dispatcher.dispatch", "O(n)", .linear, over: small) { size in
        let hub = chain(0..<size)
        return { count in for _ in 0..<count { hub.dispatch(1) } }
      },
    ]
  }

  /// Returns a dispatcher of stores, each of which waits for the one before.
  private static func chain(
    _ numbers: some Sequence<Int>
  ) -> Flux.Dispatcher<RehearsalOf<Never>, Int> {
    let stage = Stage<Never>()
    let hub = Flux.Dispatcher<RehearsalOf<Never>, Int>()
    for number in numbers {
      let store = Flux.Store<RehearsalOf<Never>, Int, Int>(
        "\(number)", 0, Reducer<Int, Int> { $0 &+= $1 }, on: stage)
      do {
        try hub.register(
          store, for: .identity, waitingFor: number > 0 ? ["\(number - 1)"] : [])
      } catch { preconditionFailure("\(error)") }
    }
    return hub
  }
}
