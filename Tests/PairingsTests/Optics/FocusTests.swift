import Pairings
import TestSupport
import Testing

@Suite("focus")
struct FocusTests {
  struct Model: Equatable {
    var count = 1
    var numbers = Array(0..<1_000)
    var selected: Int?
  }

  static var next: State<Int, String> {
    State { n in
      n += 1
      return "was \(n - 1)"
    }
  }

  @Test("BA18: a focused move changes the part in place")
  func BA18_inPlace() {
    let fill = State<[Int], Void>.modify(inPlace: { $0[0] += 1 })
    let move = fill.then(fill).focus(\Model.numbers).replicate(3)
    var model = Model()
    let before = address(of: &model.numbers)
    _ = move.run(&model)
    #expect(model.numbers[0] == 6)
    #expect(address(of: &model.numbers) == before)
  }

  @Test("a focused move is as deep as the move: a million binds")
  func depth() {
    var move = State<Int, Void>.pure(())
    for _ in 0..<million { move = move.flatMap { .modify { $0 + 1 } } }
    #expect(move.focus(\Model.count).exec(Model()).count == million + 1)
  }
}
