import Pairings
import TestSupport
import Testing

@Suite("Component")
struct ComponentTests {
  typealias Effect = IOOf<Never>

  private static var nowhere: Send<String> { Send { _ in } }

  @Test("an input moves a component as a value, and returns its effects as data")
  func movedByInputs() {
    let component = counter(Effect.self)
    let moved = component.moved(by: "+")
    expect(moved?.component.position == 1 && moved?.effects.isEmpty == true)
    expect(component.moved(by: "none of these") == nil)
    expectEqual(component.applying(.input("+")).position, 1)
    expectEqual(component.applying(.input("none of these")).position, 0)
    expectEqual(component.applying(.move(.set(4), from: "+")).position, 4)
    expectEqual(component.applying(.transform { Store($0.position + 2, $0.peek) }).position, 2)
    let there = component.moved(by: .set(9))
    expectEqual(component.applying(.place(there.space)).position, 9)
    let explorer = Explorer(component)
    expect(explorer.inspect(State.set(4).then(.get)) == 4 && explorer.version == 0)
  }

  @Test("an input without a move starts the reactions to it all the same")
  func reactsToNothing() {
    var seen: [String] = []
    let explorer = Explorer(
      counter(Effect.self).onEffect { _, button in .run(IO.work { seen.append(button) }) })
    explorer.view.press("none of these")
    expect(seen == ["none of these"] && explorer.version == 0)
  }

  @Test func `BA28: onEffect makes one more move, chosen where the input began`() {
    let component = counter(Effect.self).onEffect { component, _ in
      let before = component.view(Self.nowhere).label
      return .move(.pure(.modify { $0 + (before == "0" ? 10 : 100) }))
    }
    let explorer = Explorer(component)
    let screen = Screen(explorer)
    for _ in 0..<2 { explorer.view.press("+") }
    expectEqual(screen.shown, ["1: 1", "2: 11", "3: 12", "4: 112"])
  }

  enum Roll: Equatable { case one }

  @Test("reactions and placed parts keep the input; the moves of effects have none")
  func origins() {
    let dispatcher = Dispatcher<IOOf<Never>, StateOf<Int>, Roll>.update { count, _ in
      count += 1
      return .workflow([IO.pure(.modify { $0 + 2 }), IO.pure(.modify { $0 + 4 })])
    }
    let component = Component.store(0, on: dispatcher) { _, send in send }
      .placed(in: (0, "side"), at: Lens(get: { $0.0 }, modify: { $1(&$0.0) }))
      .onEffect { _, _ in .move(.pure(.modify { ($0.0 * 10, $0.1) })) }
    let explorer = Explorer(component)
    var inputs: [Roll?] = []
    let token = explorer.record { inputs.append($0.input?.input) }
    explorer.view(.one)
    expectEqual(inputs, [.one, nil, nil, nil])
    expectEqual(explorer.position.0, 70)
    token.cancel()
  }
}
