import Pairings
import TestSupport
import Testing

@Suite("Action")
struct ActionTests {
  @Test("a bound action is flattened once, at its first read")
  func once() {
    var calls = 0
    let action = Action<Int, Void>.send(1).flatMap {
      calls += 1
      return .send(2)
    }
    expectEqual(calls, 0)
    expectEqual(action.inputs, [1, 2])
    expectEqual(action.inputs, [1, 2])
    expectEqual(action.then(action).inputs, [1, 2, 1, 2])
    expectEqual(calls, 1)
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
      let looking = Farewell { seen.append(box.action?.inputs ?? []) }
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
      expect(action.inputs == [1, 2] && action.value.description == one(value).description)
      box.action = nil
      expectEqual(seen.first, [1, 2])
    }
    check(7) { $0 }
    check(Large()) { $0.values.1 + $0.any.description }
    check("text" as any CustomStringConvertible) { $0 }
  }
}
