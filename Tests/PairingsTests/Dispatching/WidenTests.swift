import Pairings
import TestSupport
import Testing

@Suite("Dispatcher.widen")
struct WidenTests {
  enum WholeInput {
    case part(Int)
    case reset
  }

  typealias Child<Position, Input> = Dispatcher<IOOf<Never>, StateOf<Position>, Input>

  func explore<Input>(
    _ dispatcher: Child<[Int], Input>, _ inputs: [Input], from position: [Int]
  ) -> (position: [Int], commits: Int) {
    let explorer = Explorer(.store(position, on: dispatcher) { position, _ in position })
    for input in inputs { explorer.send(input) }
    return (explorer.view, explorer.version)
  }

  @Test("all parts move by one input, in one commit, and their effects begin together")
  func traversal() {
    let add = Dispatcher<IdentityOf, StateOf<Int>, Int>.reduce { $0 += $1 }.under(IOOf<Never>.self)
    let all = add.widen(state: Traversal<[Int], Int>.each)
    expect(explore(all, [5], from: [1, 2, 3]) == ([6, 7, 8], 1))
    expect(explore(all, [5], from: []) == ([], 0))
    let later = Child<Int, Int>.effects { n in .move(IO.work { .modify { $0 + n * 10 } }) }
    expectEqual(
      explore(later.widen(state: Traversal<[Int], Int>.each), [1], from: [1, 2]).position, [21, 22])
    let wide = add.widen(state: Traversal<[Int], Int>.each, input: .case(WholeInput.part))
    expectEqual(explore(wide, [.reset, .part(1)], from: [1]).position, [2])
  }
}
