import Pairings
import Testing

@Suite("Dispatcher.widen")
struct WidenTests {
  struct Whole: Equatable {
    var part = 0
    var rest = 100
  }

  enum WholeInput: Equatable {
    case part(Int)
    case reset
  }

  struct Dependencies {
    let factor: Int
    let name: String
  }

  typealias Child<Position, Input> = Dispatcher<IOOf<Never>, StateOf<Position>, Input>

  /// Returns a dispatcher that adds the product of an input and the environment.
  static func child(factor: Int) -> Child<Int, Int> {
    .effects { n in .move(IO.work { .modify { $0 + n * factor } }) }
  }

  let child = child(factor: 10)
  let state = Lens(\Whole.part)
  let input = Prism<WholeInput, Int>(
    preview: { if case .part(let n) = $0 { n } else { nil } }, review: { .part($0) })

  func explore<Position, Input>(
    _ dispatcher: Child<Position, Input>, _ inputs: [Input], from position: Position
  ) -> (position: Position, commits: Int, refreshes: Int) {
    let explorer = Explorer(.store(position, on: dispatcher) { position, _ in position })
    var refreshes = 0
    let token = explorer.observe { _ in refreshes += 1 }
    for input in inputs { explorer.send(input) }
    token.cancel()
    return (explorer.view, explorer.version, refreshes)
  }

  @Test func `BA16: widen a part of an environment, of a state, of inputs, and any of these`() {
    let all = Dependencies(factor: 10, name: "all")
    let narrow = Self.child(factor: all.factor)
    let whole = Whole()
    let moved = Whole(part: 20)
    #expect(explore(narrow, [2], from: 0).position == 20)
    #expect(explore(narrow.widen(state: state), [2], from: whole).position == moved)
    #expect(explore(narrow.widen(input: input), [.part(2)], from: 0).position == 20)
    #expect(
      explore(narrow.widen(state: state, input: input), [.part(2)], from: whole).position == moved)
    let part = Affine<[String: Int], Int>.value(forKey: "here")
    #expect(
      explore(narrow.widen(state: part, input: input), [.part(2)], from: ["here": 1]).position
        == ["here": 21])
  }

  @Test func `BA17: an input that the prism misses commits nothing and notifies no observer`() {
    let wide = child.widen(state: state, input: input)
    let result = explore(wide, [.reset, .part(1), .reset], from: Whole())
    #expect(result.position == Whole(part: 10))
    #expect(result.commits == 1 && result.refreshes == 1)
    #expect(wide.on(.reset) == nil)
    let pure = Dispatcher<IdentityOf, StateOf<Int>, Int>.reduce { $0 += $1 }
      .under(IOOf<Never>.self)
    for wide in [
      pure.widen(state: state, input: input), pure.widen(input: input).widen(state: state),
    ] {
      let result = explore(wide, [.reset, .part(10), .reset], from: Whole())
      #expect(result.position == Whole(part: 10))
      #expect(result.commits == 1 && result.refreshes == 1)
    }
  }

  @Test("all parts move by one input, in one commit, and their effects begin together")
  func traversal() {
    let add = Dispatcher<IdentityOf, StateOf<Int>, Int>.reduce { $0 += $1 }.under(IOOf<Never>.self)
    let all = add.widen(state: Traversal<[Int], Int>.each)
    let moved = explore(all, [5], from: [1, 2, 3])
    #expect(moved.position == [6, 7, 8] && moved.commits == 1)
    let none = explore(all, [5], from: [])
    #expect(none.position == [] && none.commits == 0 && none.refreshes == 0)
    let later = explore(child.widen(state: Traversal<[Int], Int>.each), [1], from: [1, 2])
    #expect(later.position == [21, 22])
    let wide = add.widen(state: Traversal<[Int], Int>.each, input: input)
    #expect(explore(wide, [.reset, .part(1)], from: [1]).position == [2])
  }
}
