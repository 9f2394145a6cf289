import Pairings
import PairingsTheory
import Testing

@Suite("ResidualPairings.md")
@MainActor
struct ResidualPairingsPage {
  struct Empty: Error, Equatable { let missing: Int }

  struct Paying: NaturalTransformation {
    func callAsFunction<Value>(
      _ price: Kind<EnvOf<Int>, Value>
    ) -> StateT<Int, IOOf<Empty>, Value> {
      .stateM { purse in
        let left = purse - price.environment
        return left < 0 ? .raise(Empty(missing: -left)) : .pure((price.value, left))
      }
    }
  }

  func pay(_ price: Int) -> Free<EnvOf<Int>, Void> { .lift(Env(environment: price, value: ())) }

  struct End: Error, Equatable {}

  typealias Walk<Value> = CoT<ZipperOf, ExceptTOf<End, IdentityOf>, Value>

  typealias Step = ExceptT<Empty, StateOf<Int>, Void>

  func draw(_ price: Int) -> Step {
    Step.lift(.modify { $0 - price }).then(
      ExceptT<Empty, StateOf<Int>, Int>.lift(.get)
        .flatMap { $0 < 0 ? .raise(Empty(missing: -$0)) : .pure(()) })
  }

  struct Printing: ResidualFunctorPairing {
    func interact<First, Second, Result>(
      _ input: Kind<EnvOf<Int>, First>, _ next: Kind<ReaderOf<Int>, Second>,
      _ combine: @escaping (First, Second) -> Result
    ) -> IO<Never, Result> {
      .work {
        print("input", input.environment)
        return combine(input.value, next.run(input.environment))
      }
    }
  }

  @Test("programs pay from a purse that is finalised")
  func runs() throws {
    try expectPrinted(as: "Docs/Pairings.docc/ResidualPairings.md") {
      let runner = StatefulRunner(Paying())
      let purse = Store(10) { "\($0) left" }
      print(try runner.future(of: purse, by: pay(3).then(pay(4))).run().extract())  // 3 left

      let empty = runner.interact(pay(8).then(pay(4)), purse) { _, seen in seen }
      print(try empty.handle { .pure("\($0.missing) missing") }.run())  // 2 missing

      var returned: [Int] = []
      let opened = IO<Empty, Store<Int, String>>.work { purse }
      let shopping = runner.using(opened, run: pay(8).then(pay(4))) { purse, ending in
        .work { returned.append(purse.position) }
      }
      print(try shopping.handle { _ in .pure(()) }.run())  // ()
      print(returned)  // [2]

      let onward = Walk<Cursor>.moving(NavigationZipper(), .cursor).flatMap { cursor in
        cursor.index + 1 < cursor.count
          ? Walk<Void>.moving(NavigationZipper(), .forward) : .lift(.raise(End()))
      }
      let days = Zipper(["Mon", "Tue", "Wed"])
      print(CoTPairing().interact(onward, days) { _, day in day }.run().value)  // success("Tue")
      let beyond = CoTPairing().interact(onward.then(onward).then(onward), days) { _, day in day }
      print(beyond.run().value == .failure(End()))  // true

      let drawing = ResidualExceptT<Empty, _>(StateStore<Int>())
      let drawn = drawing.interact(draw(3).then(draw(4)), purse) { _, seen in seen }
      print(drawn.run().value)  // success("3 left")

      let refused = drawing.interact(draw(8).then(draw(4)), purse) { _, seen in seen }
      print(refused.handle { .pure("\($0.missing) missing") }.run().value)  // success("2 missing")
    }
  }

  func shop() -> Component<
    IOOf<Empty>, StateStore<Resource<StatefulRunner<Int, IOOf<Empty>, Paying>, UI<[Int], String>>>,
    [Int], String
  > {
    .residual(
      StatefulRunner(Paying()), Store(10) { left in UI { send in "\(left) left" } }, under: "purse"
    ) { prices in .forEach(prices, pay) }
  }

  @Test("an input pays all prices or none")
  func component() {
    let explorer = Explorer(shop())
    explorer.send([3, 4])  // shows "3 left"
    #expect(explorer.view == "3 left")
    explorer.send([2, 2])  // fails, and shows nothing: still "3 left"
    #expect(explorer.view == "3 left" && explorer.version == 1)
  }

  @Test("layers with effects answer the inputs of a program")
  func layers() throws {
    let numbers = Cofree<ReaderOf<Int>, Int>.unfold(0, head: { $0 }) { n in Reader.asks { n + $0 } }
    let send = { Free<EnvOf<Int>, Void>.lift(Env(environment: $0, value: ())) }
    let sum = FreeInteraction(Tails(Printing())).interact(send(3).then(send(4)), numbers) { $1 }
    let lines = printed { #expect(sum.run() == 7) }
    #expect(lines == ["input 3", "input 4"])
  }
}
