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

  /// Adds an input, times the environment.
  let child = Dispatcher<IOOf<Never>, StateOf<Int>, Int, Int>.effectful { n in
    .asks { factor in State.modify { $0 + n * factor } }
  }
  let environment = { (all: Dependencies) in all.factor }
  let state = Lens(\Whole.part)
  let input = Prism<WholeInput, Int>(
    preview: { if case .part(let n) = $0 { n } else { nil } }, review: { .part($0) })
  let all = Dependencies(factor: 10, name: "all")

  func explore<Position, Environment, Input>(
    _ dispatcher: Dispatcher<IOOf<Never>, StateOf<Position>, Environment, Input>,
    _ inputs: [Input], in environment: Environment, from position: Position
  ) -> (position: Position, commits: Int, refreshes: Int) {
    let component = Component<IOOf<Never>, StateStore<Position>, Position>(
      StateStore(), Store(position) { position in UI { _ in position } })
    let explorer = Explorer(component)
    var refreshes = 0
    let token = explorer.observe { _ in refreshes += 1 }
    for input in inputs {
      explorer.run(dispatcher.dispatch(input, to: explorer.handler, environment: environment))
    }
    token.cancel()
    return (explorer.view, explorer.version, refreshes)
  }

  @Test func `BA16: widen, in all seven forms`() {
    let whole = Whole()
    let moved = Whole(part: 20)
    #expect(explore(child.widen(environment: environment), [2], in: all, from: 0).position == 20)
    #expect(explore(child.widen(state: state), [2], in: 10, from: whole).position == moved)
    #expect(explore(child.widen(input: input), [.part(2)], in: 10, from: 0).position == 20)
    #expect(
      explore(child.widen(environment: environment, state: state), [2], in: all, from: whole)
        .position == moved)
    #expect(
      explore(child.widen(environment: environment, input: input), [.part(2)], in: all, from: 0)
        .position == 20)
    #expect(
      explore(child.widen(state: state, input: input), [.part(2)], in: 10, from: whole)
        .position == moved)
    #expect(
      explore(
        child.widen(environment: environment, state: state, input: input), [.part(2)], in: all,
        from: whole
      ).position == moved)
  }

  @Test func `BA16: widen is functorial and distributes over combine`() {
    let outer = Lens<(Whole, Bool), Whole>(get: { $0.0 }, modify: { $1(&$0.0) })
    let outerInput = Prism<WholeInput?, WholeInput>.some
    let twice = child.widen(state: state, input: input).widen(state: outer, input: outerInput)
    let once = child.widen(
      state: outer.appending(state), input: outerInput.appending(input))
    let inputs: [WholeInput?] = [.part(2), nil, .reset, .part(3)]
    let start = (Whole(), true)
    let (left, right) = (
      explore(twice, inputs, in: 10, from: start), explore(once, inputs, in: 10, from: start)
    )
    #expect(left.position.0 == Whole(part: 50) && left.position.0 == right.position.0)
    #expect(left.commits == 2 && right.commits == 2)
    let same = child.widen(environment: { $0 }, state: Lens.identity, input: .identity)
    #expect(explore(same, [2, 3], in: 10, from: 1).position == 51)
    let triple = Dispatcher<IOOf<Never>, StateOf<Int>, Int, Int>.pure { _ in .modify { $0 * 3 } }
    let combined = child.combined(with: triple).widen(state: state)
    let apart = child.widen(state: state).combined(with: triple.widen(state: state))
    #expect(explore(combined, [2], in: 10, from: Whole()).position == Whole(part: 60))
    #expect(explore(apart, [2], in: 10, from: Whole()).position == Whole(part: 60))
  }

  @Test func `BA17: an input that the prism misses commits nothing and notifies nobody`() {
    let wide = child.widen(environment: environment, state: state, input: input)
    let result = explore(wide, [.reset, .part(1), .reset], in: all, from: Whole())
    #expect(result.position == Whole(part: 10))
    #expect(result.commits == 1 && result.refreshes == 1)
    #expect(wide.on(.reset).isEmpty)
  }

  @Test("a part that is missing is left alone")
  func affine() {
    let wide = child.widen(state: Affine<[String: Int], Int>.value(forKey: "here"))
    #expect(explore(wide, [1], in: 10, from: ["here": 1]).position == ["here": 11])
    #expect(explore(wide, [1], in: 10, from: ["there": 1]).position == ["there": 1])
  }

  @Test func `BA20: one app dispatcher from parts`() {
    let reset = Dispatcher<IOOf<Never>, StateOf<Whole>, Dependencies, WholeInput>.pure { input in
      input == .reset ? .set(Whole(part: 0, rest: 0)) : .modify { $0 }
    }
    let app = reset.combined(
      with: child.widen(environment: environment, state: state, input: input))
    let result = explore(app, [.part(2), .reset, .part(1)], in: all, from: Whole())
    #expect(result.position == Whole(part: 10, rest: 0))
  }

  @Test func `BA34: a reducer runs in place, combines in order and focuses`() {
    let add = Reducer<Int, Int> { $0 += $1 }
    let square = Reducer<Int, Int> { position, _ in position *= position }
    var position = 1
    add.combined(with: square).run(&position, 2)
    #expect(position == 9)
    Reducer<Int, Int>.empty.run(&position, 2)
    #expect(position == 9)
    let wide = add.combined(with: square).focus(state, input)
    var whole = Whole(part: 1)
    wide.run(&whole, .reset)
    #expect(whole == Whole(part: 1))
    wide.run(&whole, .part(2))
    #expect(whole == Whole(part: 9))
    let dispatcher = wide.dispatcher(IOOf<Never>.self, Void.self)
    #expect(explore(dispatcher, [.part(2)], in: (), from: Whole(part: 1)).position == whole)
  }
}
