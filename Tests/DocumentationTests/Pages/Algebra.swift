import Pairings
import PairingsAtlas
import PairingsTheory
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

  enum Edit: Hashable { case add(Int), removeLast }

  struct Counted: Hashable { var items: [Int] = [], sum = 0 }

  @Test("the programs of the page print what it says")
  func prints() {
    expectPrinted(as: "Docs/Pairings.docc/Algebra.md") {
      print(Co.choosing(Right()).pair(with: Store(20) { $0 * 2 }) { _, seen in seen })  // 42

      let written = Traced(offset: "ab") { $0 }
      let again = Co.choosing(Again())
      print(again.pair(with: written) { _, seen in seen })  // abab
      print(Writer(again).pair(with: written) { _, seen in seen })  // ab

      let plain = Component.store(
        [Int](),
        on: .reduce { (items, edit: Edit) in
          switch edit {
          case .add(let item): if items.count < 3 { items.append(item) }
          case .removeLast: _ = items.popLast()
          }
        }
      ) { items, _ in items.reduce(0, +) }
      let counted = Component.store(
        Counted(),
        on: .reduce { (counted, edit: Edit) in
          switch edit {
          case .add(let item):
            guard counted.items.count < 3 else { return }
            counted.items.append(item)
            counted.sum += item
          case .removeLast: _ = counted.items.popLast()  // The sum is forgotten.
          }
        }
      ) { counted, _ in counted.sum }

      let list = Lens<Counted, [Int]>(
        get: { $0.items }, set: { $0 = Counted(items: $1, sum: $1.reduce(0, +)) })
      let result = counted.simulates(
        plain, along: FocusSpaces(list), inputs: [.add(1), .add(2), .removeLast])
      let inputs = result.results[0].path?.actions.map { "\($0)" }
      print(inputs ?? [])  // ["add(1)", "removeLast"]
    }
  }
}
