import Pairings
import TestSupport
import Testing

@Suite("Action, on a stack of 512 KB")
struct ActionStackTests {
  @Test("a million binds, built in full before they are read")
  func stack() async {
    let counts = await onSmallStack {
      var built = Action<Int, Void>.send(0)
      for n in 0..<million { built = Action<Int, Void>.send(n).flatMap { [built] in built } }
      var then = Action<Int, Void>.send(0)
      for n in 0..<million { then = Action<Int, Void>.send(n).then(then) }
      return [built.inputs.count - 1, then.inputs.count - 1]
    }
    #expect(counts == [million, million])
  }
}
