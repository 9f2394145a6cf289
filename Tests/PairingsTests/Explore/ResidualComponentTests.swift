import Pairings
import PairingsCatalogue
import PairingsTheory
import TestSupport
import Testing

/// Components whose inputs mean moves of a residual pairing.
@Suite("A component of a residual pairing")
@MainActor
struct ResidualComponentTests {
  struct Empty: Error, Equatable {}

  /// Cooperations that pay prices from a purse.
  struct Paying<Eff: Failing>: NaturalTransformation where Eff.Failure == Empty {
    let work: (Int) -> Kind<Eff, Void>

    func callAsFunction<Value>(_ price: Kind<EnvOf<Int>, Value>) -> StateT<Int, Eff, Value> {
      .stateM { purse in
        let left = purse - price.environment
        return left < 0
          ? .raise(Empty()) : Eff.map(work(price.environment)) { (price.value, left) }
      }
    }
  }

  /// Returns a component of a purse. Zero has no meaning.
  static func purse<Eff: Failing>(
    _ work: @escaping (Int) -> Kind<Eff, Void>
  ) -> Component<
    Eff, StateStore<Resource<StatefulRunner<Int, Eff, Paying<Eff>>, UI<[Int], Int>>>, [Int], Int
  >
  where Eff.Failure == Empty {
    .residual(
      StatefulRunner(Paying<Eff>(work: work)),
      Store(10) { left in UI { _ in left } }, under: "purse"
    ) { prices in
      prices.isEmpty
        ? nil
        : Free<EnvOf<Int>, Void>.forEach(prices) { Free.lift(Env(environment: $0, value: ())) }
    }
  }

  @Test("one move is in progress at a time, and a cancelled one commits nothing")
  func later() throws {
    let stage = Stage<Empty>()
    let explorer = Explorer(
      Self.purse { price in Rehearsal<Empty, Void>.step("pay \(price)") {} }, on: stage)
    let (first, refused) = (explorer.send([3, 4]), explorer.send([9]))
    expect(refused.outcome == .cancelled && explorer.view == 10)
    expectEqual(explorer.send([]).outcome, .success)
    try stage.perform("pay 3")
    expectEqual(explorer.view, 10)
    try stage.perform("pay 4")
    expect(first.outcome == .success && explorer.view == 3 && explorer.version == 1)
    let second = explorer.send([1, 1])
    try stage.perform("pay 1")
    second.cancel()
    expect(second.outcome == .cancelled && explorer.view == 3 && stage.cues.isEmpty)
  }

  /// Returns a component whose inputs make a move of the space's own, or fail.
  static func moving<Pair: Pairing>(
    _ pairing: Pair, _ space: Kind<Pair.Space, Int>, _ move: Kind<Pair.Moves, Void>
  ) -> Component<
    ExceptTOf<Empty, IdentityOf>,
    StateStore<Resource<CoTPairing<Pair.Space, ExceptTOf<Empty, IdentityOf>>, UI<Bool, Int>>>,
    Bool, Int
  > {
    .residual(
      CoTPairing(), Pair.Space.map(space) { value in UI { _ in value } }, under: "move"
    ) { fails in .moving(pairing, move).then(fails ? .lift(.raise(Empty())) : .pure(())) }
  }

  @Test("spaces with moves of their own, which may fail: a zipper, a machine, a day and parts")
  func own() {
    func shows<Pair: Pairing>(
      _ pairing: Pair, _ space: Kind<Pair.Space, Int>, _ move: Kind<Pair.Moves, Void>
    ) -> [Int] {
      let explorer = Explorer(Self.moving(pairing, space, move))
      return [explorer.view]
        + [false, true].map { fails in
          explorer.send(fails)
          return explorer.view
        }
    }
    let (cell, sides) = (StateStore<Int>(), Day(Store(1) { $0 }, Store(2) { $0 }) { 10 * $0 + $1 })
    expectEqual(shows(NavigationZipper(), Zipper([1, 2, 3]), .forward), [1, 2, 2])
    expectEqual(
      shows(ActionMoore(), Moore(1, step: { $0 += $1 }, output: { $0 }), .send(4)), [1, 5, 5])
    expectEqual(shows(cell.day(cell), sides, .first(.set(7))), [12, 72, 72])
    let each = Each([(id: "a", space: Store(1) { $0 })], fresh: Store(3) { $0 }) { parts in
      parts.reduce(0) { 10 * $0 + $1.value }
    }
    expectEqual(shows(cell.each(by: String.self), each, .insert("b", at: 0)), [1, 31, 31])
  }

  @Test("a space whose moves have several outcomes shows each of them")
  func several() {
    typealias Step<Value> = CoT<ZipperOf, ManyOf, Value>
    let days = Component<ManyOf, _, Int, String>.residual(
      CoTPairing<ZipperOf, ManyOf>(),
      Zipper(["a", "b", "c"], at: 1).map { day in UI { _ in day } }, under: "move"
    ) { (step: Int) in
      Step<Int>.lift(Many([step, -step])).flatMap {
        Step<Void>.moving(NavigationZipper(), .step(by: $0))
      }
    }
    let runs = days.explored(by: [1, 1]).elements
    expectEqual(runs.map { $0.last?.position.space.index }, [2, 1, 1, 0])
  }
}
