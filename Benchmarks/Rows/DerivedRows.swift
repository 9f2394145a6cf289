import PairingsBenchmarks
import Pairings

/// The rows of derived pairs beside hand-written ones. Chains of binds in a codensity monad nest to the
/// left.
enum DerivedRows {
  static var rows: [BenchmarkRow] {
    [100, 1_000, 10_000].map(trees) + [100, 1_000, 10_000].map(states) + moves
  }

  // MARK: - Moves

  private static var moves: [BenchmarkRow] {
    [
      BenchmarkRow(
        "CodensityDensity<ReaderOf<Int>>.move", "opaque", control: "StateStore",
        operation: {
          PairOperation.move.workload(
            CodensityDensity<ReaderOf<Int>>(), Codensity(step), Density(store))
        }, by: byHand),
      BenchmarkRow(
        "AdjunctionPairing<ReaderOf<Int>>.move", "opaque", control: "StateStore",
        operation: {
          PairOperation.move.workload(
            AdjunctionPairing<ReaderOf<Int>>(),
            Compose(Reader.asks { Env(environment: $0 &+ 1, value: $0 &+ 1) }),
            Compose(Env(environment: 0, value: Reader.asks { $0 &* 2 })))
        }, by: byHand),
      BenchmarkRow(
        "RepresentablePairing<ReaderOf<Int>>.move", "opaque", control: "ReaderEnv",
        operation: {
          PairOperation.move.workload(
            RepresentablePairing<ReaderOf<Int>>(), Reader.asks { $0 &* 2 },
            Env(environment: 3, value: 7))
        },
        by: {
          PairOperation.move.workload(
            ReaderEnv<Int>(), Reader.asks { $0 &* 2 }, Env(environment: 3, value: 7))
        }),
      BenchmarkRow(
        "ComodelPairing<Adding>.move", "opaque", control: "StateStore",
        operation: {
          PairOperation.move.workload(
            ComodelPairing(Adding()), Free.lift(Env(environment: 1, value: 1)), store)
        }, by: byHand),
      BenchmarkRow(
        "ProductCoproduct<StateStore, WriterTraced>.move", "opaque", control: "StateStore",
        operation: {
          PairOperation.move.workload(
            ProductCoproduct(StateStore<Int>(), WriterTraced<Sum<Int>>()),
            FunctorProduct(step, Writer(log: Sum(3), value: 7)), Coproduct(.left(store)))
        }, by: byHand),
    ]
  }

  private struct Adding: Comodel {
    func answer<Value>(_ instruction: Env<Int, Value>, _ state: inout Int) -> Value {
      state &+= instruction.environment
      return instruction.value
    }
  }

  private static func byHand() -> BenchmarkRow.Workload {
    PairOperation.move.workload(StateStore<Int>(), step, store)
  }

  private static var store: Store<Int, Int> { Store(0) { $0 &* 2 } }

  private static var step: State<Int, Int> {
    State {
      $0 &+= 1
      return $0
    }
  }

  // MARK: - Binds that nest to the left

  private static func states(_ length: Int) -> BenchmarkRow {
    BenchmarkRow(
      "Codensity<StateOf<Int>>.flatMap.chain", "\(length)", control: "State", unit: length,
      operation: {
        let step = opaque(step)
        return { count in
          var position = 0
          for _ in 0..<count {
            var chain = Codensity<StateOf<Int>, Int>.lift(step)
            for _ in 0..<length { chain = chain.flatMap { _ in .lift(step) } }
            _ = chain.lower().run(&position)
          }
          return position
        }
      },
      by: {
        let step = opaque(step)
        return { count in
          var position = 0
          for _ in 0..<count {
            var chain = step
            for _ in 0..<length { chain = chain.flatMap { _ in step } }
            _ = chain.run(&position)
          }
          return position
        }
      })
  }

  /// A naive free monad of a question without an answer: a bind walks through its first argument.
  private static func trees(_ length: Int) -> BenchmarkRow {
    let isNaive = length <= 1_000
    return BenchmarkRow(
      "Codensity<TreeOf>.flatMap.chain", "\(length)",
      control: isNaive ? "naive Free" : "Codensity by nested functions", unit: length,
      operation: {
        let ask = opaque(TreeOf.ask)
        return { count in
          var sum = 0
          for _ in 0..<count {
            var chain = Codensity<TreeOf, Int>.lift(ask)
            for _ in 0..<length { chain = chain.flatMap { n in .lift(ask.map { n &+ $0 }) } }
            sum &+= TreeOf.answered(chain.lower())
          }
          return sum
        }
      },
      by: {
        let ask = opaque(TreeOf.ask)
        return { count in
          var sum = 0
          for _ in 0..<count {
            if isNaive {
              var chain = ask
              for _ in 0..<length { chain = chain.flatMap { n in ask.map { n &+ $0 } } }
              sum &+= TreeOf.answered(chain)
            } else {
              var chain = opaque(NaiveCodensity(ask))
              for _ in 0..<length {
                chain = opaque(chain.flatMap { n in NaiveCodensity(ask.map { n &+ $0 }) })
              }
              sum &+= TreeOf.answered(chain.run(TreeOf.pure))
            }
          }
          return sum
        }
      })
  }
}

/// A codensity monad of one type of values and results, whose binds are nested calls.
private struct NaiveCodensity {
  let run: (@escaping (Int) -> Kind<TreeOf, Int>) -> Kind<TreeOf, Int>

  init(run: @escaping (@escaping (Int) -> Kind<TreeOf, Int>) -> Kind<TreeOf, Int>) {
    self.run = run
  }

  init(_ tree: Kind<TreeOf, Int>) { run = tree.flatMap }

  func flatMap(_ next: @escaping (Int) -> NaiveCodensity) -> NaiveCodensity {
    NaiveCodensity { [run] rest in run { next($0).run(rest) } }
  }
}

/// A tree of questions: a leaf, or a question and the tree after it.
private final class Tree<Value>: Carrier<TreeOf, Value> {
  enum Body {
    case leaf(Value)
    case ask(() -> Kind<TreeOf, Value>)
  }

  let body: Body

  init(_ body: Body) { self.body = body }
}

private enum TreeOf: CarrierConstructor, Monad {
  static func carrier<Value>(of: Value.Type) -> Carrier<TreeOf, Value>.Type { Tree<Value>.self }

  static func pure<Value>(_ value: Value) -> Kind<TreeOf, Value> { Tree(.leaf(value)) }

  static func flatMap<Value, NewValue>(
    _ ma: Kind<TreeOf, Value>, _ next: @escaping (Value) -> Kind<TreeOf, NewValue>
  ) -> Kind<TreeOf, NewValue> {
    switch ma.carrier(as: Tree<Value>.self).body {
    case .leaf(let value): next(value)
    case .ask(let rest): Tree(.ask { flatMap(rest(), next) })
    }
  }

  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<TreeOf, Iteration<Seed, Value>>
  ) -> Kind<TreeOf, Value> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let next): iterate(next, step)
      case .done(let value): pure(value)
      }
    }
  }

  static var ask: Kind<TreeOf, Int> { Tree(.ask { pure(1) }) }

  static func answered(_ tree: Kind<TreeOf, Int>) -> Int {
    var tree = tree
    while true {
      switch tree.carrier(as: Tree<Int>.self).body {
      case .leaf(let value): return value
      case .ask(let rest): tree = rest()
      }
    }
  }
}
