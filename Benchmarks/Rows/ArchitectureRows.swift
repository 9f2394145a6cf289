import PairingsBenchmarks
import PairingsArchitectures
import Pairings

/// The rows of architectures, beside hand-written code.
enum ArchitectureRows {
  static var rows: [BenchmarkRow] {
    [
      scopedCommit(depth: 1, bar: 3), scopedCommit(depth: 20),
      broadcast(to: 1, instructions: 810), broadcast(to: 100),
    ]
  }

  // MARK: - Verge

  /// A state with a chain of parts.
  private struct Node: Equatable {
    var value = 0
    var other = 0
  }

  /// Returns a row of commits through a scope of a given depth, with one observer that compares.
  /// The control is a class with two closures: one compares and one observes.
  private static func scopedCommit(depth: Int, bar: Double? = nil) -> BenchmarkRow {
    BenchmarkRow(
      "Verge.commit", "scoped \(depth) deep, one observer", control: "a class",
      bar: bar.map { .ratio($0) }, allocations: 1, instructions: 1_900, retains: 7,
      isConstant: true,
      operation: {
        let store = opaque(Verge.Store(Node(), effect: IdentityOf.self, activity: Never.self))
        var scope = store.dispatcher
        for _ in 1..<depth { scope = scope.detached(by: .identity) }
        let dispatcher = opaque(scope.detached(by: \.value))
        var seen = 0
        let token = dispatcher.observe { seen &+= $0.current }
        return { count in
          for _ in 0..<count { dispatcher.commit { $0 &+= 1 } }
          return withExtendedLifetime(token) { dispatcher.state == 0 ? seen : 1 }
        }
      },
      by: {
        let model = opaque(HandModel(Node()))
        var (seen, last) = (0, 0)
        model.observers = [
          { node in
            guard node.value != last else { return }
            last = node.value
            seen &+= last
          }
        ]
        let change = opaque { (node: inout Node) in node.value &+= 1 }
        return { count in
          for _ in 0..<count { model.commit(change) }
          return model.state.value == 0 ? seen : 1
        }
      })
  }

  /// A hand-written model: a state that is compared, and observers that are called.
  private final class HandModel<State: Equatable> {
    private(set) var state: State
    var observers: [(State) -> Void] = []

    init(_ state: State) { self.state = state }

    func commit(_ change: (inout State) -> Void) {
      let before = state
      change(&state)
      guard state != before else { return }
      for observer in observers { observer(state) }
    }
  }

  // MARK: - Dispatch

  private static func hub(_ count: Int) -> (Flux.Dispatcher<RehearsalOf<Never>, Int>, [() -> Int]) {
    let stage = Stage<Never>()
    let hub = opaque(Flux.Dispatcher<RehearsalOf<Never>, Int>())
    let stores = (0..<count).map { number in
      Flux.Store<RehearsalOf<Never>, Int, Int>(
        "\(number)", 0, Reducer<Int, Int> { $0 &+= $1 }, on: stage)
    }
    for store in stores {
      do { try hub.register(store, for: .identity) } catch { preconditionFailure("\(error)") }
    }
    return (hub, stores.map { store in { store.state } })
  }

  private static func broadcast(to stores: Int, instructions: Double? = nil) -> BenchmarkRow {
    BenchmarkRow(
      "Flux.dispatch", "to \(stores) stores", control: "closures", bar: .ratio(2),
      allocations: 0, instructions: instructions, isConstant: true,
      operation: {
        let (hub, states) = hub(stores)
        return { count in
          for _ in 0..<count { hub.dispatch(1) }
          return states.reduce(0) { $0 &+ $1() } == 0 ? 0 : 1
        }
      },
      by: {
        let models = opaque((0..<stores).map { _ in HandModel(0) })
        let reduce = opaque { (state: inout Int, action: Int) in state &+= action }
        let entries = opaque(
          models.map { model in { (action: Int) in model.commit { reduce(&$0, action) } } })
        return { count in
          for _ in 0..<count { for entry in entries { entry(1) } }
          return models.reduce(0) { $0 &+ $1.state } == 0 ? 0 : 1
        }
      })
  }
}
