import PairingsBenchmarks
import Pairings

/// The rows of an explorer: the cost of an effect without an input, and of a component.
enum ExploreRows {
  static var rows: [BenchmarkRow] {
    [0, 1, 100].flatMap { observers in
      [
        run("Identity", Identity(increment), observers),
        run("IO", IO<Never, Kind<StateOf<Int>, Void>>.work { increment }, observers),
      ]
    } + [commit, workflow, keys, build]
  }

  private static var increment: Kind<StateOf<Int>, Void> { .modify(inPlace: { $0 &+= 1 }) }

  @inline(never)
  private static func component<Eff: Monad>(
    _: Eff.Type
  ) -> Component<Eff, StateStore<Int>, Never, Int> {
    Component.store(0, on: .empty) { count, _ in count }
  }

  private static func run<Eff: Running>(
    _ name: String, _ effect: Kind<Eff, Kind<StateOf<Int>, Void>>, _ observers: Int
  ) -> BenchmarkRow where Eff.Failure == Never {
    BenchmarkRow(
      "Explorer.run", "\(name), \(observers) observers",
      control: observers == 100 ? "loop over closures" : "stored",
      bar: observers == 0 && name == "IO" ? .ratio(2.5) : .ratio(1.5),
      operation: {
        let explorer = opaque(Explorer(component(Eff.self)))
        let effect = opaque(effect)
        var sum = 0
        let tokens = (0..<observers).map { _ in explorer.observe { sum &+= $0.view } }
        return { count in
          for _ in 0..<count { explorer.run(.move(effect)) }
          let result = sum &+ explorer.view &+ tokens.count
          sum = 0
          return result
        }
      },
      by: {
        let stored = opaque(
          Stored<Int, Int>(
            0,
            {
              $0 &+= 1
              return 0
            }, { $0 }))
        var sum = 0
        let closures = (0..<observers).map { _ in opaque({ (view: Int) in sum &+= view }) }
        return { count in
          for _ in 0..<count {
            _ = stored.reduce(&stored.state)
            let view = stored.render(stored.state)
            keep(view)
            for closure in closures { closure(view) }
          }
          let result = sum &+ stored.render(stored.state) &+ closures.count
          sum = 0
          return result
        }
      })
  }

  /// The row of a commit of a prebuilt move.
  private static var commit: BenchmarkRow {
    BenchmarkRow(
      "Explorer.commit", "Identity, 0 observers", control: "stored", bar: .ratio(1.5),
      allocations: 0,
      operation: {
        let explorer = opaque(Explorer(component(IdentityOf.self)))
        let move = opaque(increment)
        return { count in
          for _ in 0..<count { explorer.commit(move) }
          return explorer.view
        }
      },
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

  /// The row of three moves, each shown before the next, beside three sends.
  private static var workflow: BenchmarkRow {
    func explorer() -> Explorer<IOOf<Never>, StateStore<Int>, Never, Int> {
      opaque(Explorer(component(IOOf<Never>.self)))
    }
    let effect = opaque(IO<Never, Kind<StateOf<Int>, Void>>.pure(increment))
    return BenchmarkRow(
      "Explorer.run", "IO, a workflow of three", control: "three effects", bar: .ratio(3),
      operation: {
        let explorer = explorer()
        let workflow = opaque([effect, effect, effect])
        return { count in
          for _ in 0..<count { explorer.run(.workflow(workflow)) }
          return explorer.view
        }
      },
      by: {
        let explorer = explorer()
        return { count in
          for _ in 0..<count {
            for _ in 0..<3 { explorer.run(.move(effect)) }
          }
          return explorer.view
        }
      })
  }

  /// The row of requests under one key, each of which is cancelled by the next and ends later. Any
  /// number of them runs at once.
  private static var keys: BenchmarkRow {
    func sending(_ count: Int, times: Int) -> () -> (Int) -> Int {
      {
        var ends: [() -> Void] = []
        let effect = opaque(
          Kind<UnhurriedOf, Kind<StateOf<Int>, Void>>.wait { fiber, resume in
            fiber.onCancelAwaitingEnd {}
            ends.append { resume(.cancelled) }
          })
        return { rounds in
          var sum = 0
          for _ in 0..<rounds * times {
            let explorer = Explorer(component(UnhurriedOf.self))
            for _ in 0..<count { explorer.run(.move(effect, under: .latest(1))) }
            for end in ends { end() }
            ends = []
            sum &+= explorer.view
          }
          return sum
        }
      }
    }
    return BenchmarkRow(
      "Explorer.run", "10 000 under one key", control: "ten times 1 000", bar: .ratio(1.5),
      isConstant: true, unit: 10_000, operation: sending(10_000, times: 1),
      by: sending(1_000, times: 10))
  }

  private static var build: BenchmarkRow {
    BenchmarkRow(
      "Component", "build and explore", control: "stored", bar: .ratio(2.5), isConstant: true,
      operation: {
        { count in
          var sum = 0
          for _ in 0..<count { sum &+= Explorer(component(IdentityOf.self)).view }
          return sum
        }
      },
      by: {
        { count in
          var sum = 0
          for _ in 0..<count {
            let stored = opaque(Stored<Int, Int>(0, { _ in 0 }, { $0 }))
            sum &+= stored.render(stored.state)
          }
          return sum
        }
      })
  }
}

/// An effect whose end does not depend on its cancellation.
enum UnhurriedOf: CoroutineConstructor, Launching {
  typealias Host = CallbackHost
  typealias Failure = Never
}
