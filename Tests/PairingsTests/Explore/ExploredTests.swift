import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

/// The loop as a value of its effect, beside the explorer.
@Suite("The loop as a value of any monad")
struct ExploredTests {
  /// A component whose inputs mean moves, and effects of every form, as chance has it.
  private static func component<Eff: Monad>(
    _ seed: Int, _ effect: @escaping (Int) -> Kind<Eff, Int>
  ) -> Component<Eff, StateStore<[Int]>, Int, [Int]> {
    typealias FollowUp = Effects<Eff, StateOf<[Int]>, Int>
    let add = { (n: Int) in State<[Int], Void> { $0.append(n) } }
    return .store(
      [],
      on: .update { path, input in
        path.append(input)
        guard input > 0 else { return path.count % 3 == 0 ? .unchanged : .none }
        var (going, next) = (FollowUp.none, input / 2)
        for way in 0..<(input &* seed % 3) {
          switch (input &* 7 + way &+ seed) % 6 {
          case 0: going.combine(with: .run(effect(next)) { $0 })
          case 1: going.combine(with: .run(effect(next), under: .latest("k"), cancelled: -1) { $0 })
          case 2: going.combine(with: .move(Eff.map(effect(next), add)))
          case 3: going.combine(with: .workflow([1, 2].map { Eff.map(effect(next + $0), add) }))
          case 4: going.combine(with: .cancel("k"))
          default: going.combine(with: .run(effect(next), under: .queued("k")) { $0 })
          }
          next /= 2
        }
        return going
      }
    ) { path, _ in path }
  }

  private static func commits<Eff: Launching>(
    _ component: Component<Eff, StateStore<[Int]>, Int, [Int]>, on launcher: Eff.Launcher,
    _ inputs: [Int]
  ) -> [[Int]] {
    let explorer = Explorer(component, on: launcher)
    var commits: [[Int]] = []
    let token = explorer.record { commits.append($0.after.position) }
    for input in inputs { explorer.send(input) }
    token.cancel()
    return commits
  }

  @Test("the explorer makes the commits of the value, and runs each effect once, in its order")
  func specification() {
    typealias Reader = ReaderTOf<Int, IOOf<Never>>
    expectLaw(
      Law("specification", "explored(by: inputs) == /* the commits of */ Explorer") { trial in
        let seed = trial.any("seed", Domain(described: .integer(in: 0...999)))
        let inputs = trial.any(
          "inputs", Domain(described: .integer(in: 0...12)).array(count: 0...3))
        var log: [Int] = []
        let io = Self.component(seed) { n in
          IO<Never, Int>.work {
            log.append(n)
            return n
          }
        }
        let reader = Self.component(seed) { n in Kind<Reader, Int>.asks { max(0, n - $0) } }
        let said = (
          io.explored(by: inputs).run().map(\.position),
          reader.explored(by: inputs).provide(1).run().map(\.position)
        )
        let run = log
        log = []
        let (shown, read) = (
          Self.commits(io, on: (), inputs), Self.commits(reader, on: Provided(1), inputs)
        )
        return trial.expect(
          said.0 == shown && said.1 == read && run == log, "\(said) \(shown) \(read)")
      }, runner: Runner(cases: 100))
  }
}
