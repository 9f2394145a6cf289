import PairingsBenchmarks
import Pairings

/// The rows of an explorer: the cost of an effect without an input, and of a component.
enum ExploreRows {
  static var rows: [BenchmarkRow] {
    let identity = Identity(increment)
    let io = IO<Never, Kind<StateOf<Int>, Void>>.work { increment }
    return [
      run("Identity", identity, 0, instructions: 3_000, retains: 9),
      run("IO", io, 0, instructions: 3_400, retains: 7),
      run("IO", io, 1, instructions: 3_800, retains: 9), run("IO", io, 100), commit, build,
    ]
  }

  private static var increment: Kind<StateOf<Int>, Void> { .modify(inPlace: { $0 &+= 1 }) }

  @inline(never)
  private static func component<Eff: Monad>(
    _: Eff.Type
  ) -> Component<Eff, StateStore<Int>, Never, Int> {
    Component.store(0, on: .empty) { count, _ in count }
  }

  private static func run<Eff: Running>(
    _ name: String, _ effect: Kind<Eff, Kind<StateOf<Int>, Void>>, _ observers: Int,
    instructions: Double? = nil, retains: Double? = nil
  ) -> BenchmarkRow where Eff.Failure == Never {
    BenchmarkRow(
      "Explorer.run", "\(name), \(observers) observers",
      control: observers == 100 ? "loop over closures" : "stored",
      bar: observers == 0 && name == "IO" ? .ratio(2.5) : .ratio(1.5), allocations: 4,
      instructions: instructions, retains: retains,
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
      allocations: 0, instructions: 260, retains: 2,
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

  private static var build: BenchmarkRow {
    BenchmarkRow(
      "Component", "build and explore", control: "stored", bar: .ratio(2.5),
      allocations: 10, instructions: 5_100, retains: 3, isConstant: true,
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
