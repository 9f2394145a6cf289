import PairingsBenchmarks
import Pairings

/// The rows of moves of derived pairs beside hand-written ones, and of the binds of a naive free monad
/// in its codensity monad.
enum DerivedRows {
  static var rows: [BenchmarkRow] {
    [
      BenchmarkRow(
        "CodensityDensity<ReaderOf<Int>>.move", "opaque", control: "StateStore", allocations: 28,
        operation: {
          PairOperation.move.workload(
            CodensityDensity<ReaderOf<Int>>(), Codensity(step), Density(store))
        }, by: byHand),
      BenchmarkRow(
        "AdjunctionPairing<ReaderOf<Int>>.move", "opaque", control: "StateStore", allocations: 9,
        instructions: 4_600, retains: 6,
        operation: {
          PairOperation.move.workload(
            AdjunctionPairing<ReaderOf<Int>>(),
            Compose(Reader.asks { Env(environment: $0 &+ 1, value: $0 &+ 1) }),
            Compose(Env(environment: 0, value: Reader.asks { $0 &* 2 })))
        }, by: byHand),
      // A regression: 16 retains were enough.
      BenchmarkRow(
        "ComodelPairing<Adding>.move", "opaque", control: "StateStore", allocations: 8,
        instructions: 5_400, retains: 17,
        operation: {
          PairOperation.move.workload(
            ComodelPairing(Adding()), Free.lift(Env(environment: 1, value: 1)), store)
        }, by: byHand),
      BenchmarkRow(
        "ProductCoproduct<StateStore, WriterTraced>.move", "opaque", control: "StateStore",
        allocations: 0, instructions: 240, retains: 2,
        operation: {
          PairOperation.move.workload(
            ProductCoproduct(StateStore<Int>(), WriterTraced<Sum<Int>>()),
            FunctorProduct(step, Writer(log: Sum(3), value: 7)), Coproduct(.left(store)))
        }, by: byHand),
      chain,
    ]
  }

  /// The growth of a chain of binds that nest to the left. In the naive monad it is quadratic.
  private static var chain: BenchmarkRow {
    GrowthRows.many("Codensity.flatMap", "O(n), of a naive free monad, to the left") { size in
      { count in
        for _ in 0..<count {
          var chain = Codensity<TreeOf, Int>.lift(TreeOf.ask)
          for _ in 0..<size { chain = chain.flatMap { n in .lift(TreeOf.ask.map { n &+ $0 }) } }
          keep(TreeOf.answered(chain.lower()))
        }
      }
    }
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
