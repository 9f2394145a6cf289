import Pairings
import TestSupport
import Testing

@Suite("Action")
struct ActionTests {
  @Test("flatMap, map, zip, then, compose and the sequences send from left to right")
  func sequencing() {
    func send(_ n: Int) -> Action<Int, Int> { .init(inputs: [n], value: n * 10) }
    #expect(send(1).map { $0 + 1 } == Action(inputs: [1], value: 11))
    #expect(send(1).flatMap { send($0) } == Action(inputs: [1, 10], value: 100))
    #expect(send(1).zip(send(2)) { $0 + $1 } == Action(inputs: [1, 2], value: 30))
    #expect(send(1).then(send(2)) == Action(inputs: [1, 2], value: 20))
    #expect(send(1).replicate(2) == Action(inputs: [1, 1], value: [10, 10]))
    #expect(
      Action<Int, [Int]>.traverse(three, send) == Action(inputs: [0, 1, 2], value: [0, 10, 20]))
    #expect(Action<Int, Void>.forEach(three) { .send($0) }.inputs == three)
    let counted: Action<Int, Int> = .iterate(0) { n in
      send(n).map { n == 3 ? .done($0) : .next(n + 1) }
    }
    #expect(counted == Action(inputs: [0, 1, 2, 3], value: 30))
  }

  @Test("a bound action is flattened once, at its first read")
  func once() {
    var calls = 0
    let action = Action<Int, Void>.send(1).flatMap {
      calls += 1
      return .send(2)
    }
    #expect(calls == 0)
    #expect(action.inputs == [1, 2])
    #expect(action.inputs == [1, 2])
    #expect(action.then(action).inputs == [1, 2, 1, 2])
    #expect(calls == 1)
  }

  /// A value whose deinit calls a function.
  private final class Looking {
    let look: () -> Void
    init(_ look: @escaping () -> Void) { self.look = look }
    deinit { look() }
  }

  @Test("an action that its own step or the deinit of what it holds reads is flat by then")
  func readMeanwhile() {
    struct Large {
      var values = (0, "a", [1.5])
      var any: any CustomStringConvertible = "b"
    }
    final class Box { var action: Action<Int, any CustomStringConvertible>? }
    func check<Value>(
      _ value: Value, as one: @escaping (Value) -> any CustomStringConvertible
    ) {
      let box = Box()
      var (isNested, seen) = (false, [[Int]]())
      let looking = Looking { seen.append(box.action?.inputs ?? []) }
      let action = Action<Int, Value>(inputs: [1], value: value)
        .flatMap { value -> Action<Int, any CustomStringConvertible> in
          withExtendedLifetime(looking) {}
          if !isNested {
            isNested = true
            seen.append(box.action?.inputs ?? [])
          }
          return Action<Int, Void>.send(2).map { one(value) }
        }
      box.action = action
      #expect(action.inputs == [1, 2] && action.value.description == one(value).description)
      box.action = nil
      #expect(seen.first == [1, 2])
    }
    check(7) { $0 }
    check(Large()) { $0.values.1 + $0.any.description }
    check("text" as any CustomStringConvertible) { $0 }
  }
}
