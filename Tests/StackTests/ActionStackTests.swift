import Pairings
import TestSupport
import Testing

@Suite("Action, on a stack of 512 KB")
struct ActionStackTests {
  @Test("a million binds nest to the left, to the right and built in full")
  func stack() async {
    let counts = await onSmallStack {
      let count = million
      var left = Action<Int, Int>.pure(0)
      for _ in 0..<count {
        left = left.flatMap { n in Action<Int, Void>.send(n).map { n + 1 } }
      }
      func right(_ n: Int) -> Action<Int, Int> {
        n == count ? .pure(n) : Action<Int, Void>.send(n).flatMap { right(n + 1) }
      }
      let deep = right(0)
      var built = Action<Int, Void>.send(0)
      for n in 0..<count { built = Action<Int, Void>.send(n).flatMap { [built] in built } }
      var then = Action<Int, Void>.send(0)
      for n in 0..<count { then = Action<Int, Void>.send(n).then(then) }
      return [
        left.value, left.inputs.count, deep.value, deep.inputs.count, built.inputs.count - 1,
        then.inputs.count - 1,
      ]
    }
    #expect(counts == Array(repeating: million, count: 6))
  }
}
