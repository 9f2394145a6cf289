import Pairings
import Testing

@Suite("Algebra.md")
struct AlgebraPage {
  struct Right: CoMove {
    typealias Space = StoreOf<Int>
    func callAsFunction<Result>(_ space: Kind<StoreOf<Int>, (()) -> Result>) -> Result {
      space.peek(space.position + 1)(())
    }
  }

  struct Again: CoMove {
    typealias Space = TracedOf<String>
    func callAsFunction<Result>(_ space: Kind<TracedOf<String>, (()) -> Result>) -> Result {
      space.trace(space.offset)(())
    }
  }

  @Test("every space has moves; one of a space of logs that looks at the offset is no writer")
  func every() {
    expectPrinted(as: "Docs/Pairings.docc/Algebra.md") {
      print(Co.choosing(Right()).pair(with: Store(20) { $0 * 2 }) { _, seen in seen })  // 42

      let written = Traced(offset: "ab") { $0 }
      let again = Co.choosing(Again())
      print(again.pair(with: written) { _, seen in seen })  // abab
      print(Writer(again).pair(with: written) { _, seen in seen })  // ab
    }
  }

  typealias Load<Value> = Committing<StateOf<Int>, IOOf<Never>, Value>

  func load(_ fetch: @escaping (Int) -> IO<Never, Void>) -> Load<Void> {
    Load.iterate(1) { part in
      Load.lift(fetch(part)).then(.commit(.set(part))).map {
        part == 4 ? .done(()) : .next(part + 1)
      }
    }
  }

  @Test("an action that commits on its way is shown on its way")
  func loads() {
    let explorer = Explorer(
      Component<IOOf<Never>, StateStore<Int>, Never, Int>.store(0, on: .empty) { count, _ in count }
    )
    var (fetched, shown): ([Int], [Int]) = ([], [])
    let token = explorer.observe { shown.append($0.view) }
    let fetch = { part in IO<Never, Void>.work { fetched.append(part) } }
    explorer.run(load(fetch))  // shows 1, 2, 3, 4
    token.cancel()
    #expect(fetched == [1, 2, 3, 4] && shown == [1, 2, 3, 4])
  }
}
