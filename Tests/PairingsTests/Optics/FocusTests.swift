import Pairings
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

  @Test("BA17: where there is no part, a focused move does nothing and returns nil")
  func BA17_miss() {
    let selected = Lens(\Model.selected).appending(.some)
    let move: State<Model, String?> = Self.next.focus(selected)
    #expect(move.run(Model()) == (nil, Model()))
    #expect(move.run(Model(selected: 4)) == ("was 4", Model(selected: 5)))
    let plain: State<Model, Void> = State.modify { $0 * 2 }.focus(selected)
    #expect(plain.exec(Model()) == Model())
    #expect(plain.exec(Model(selected: 4)) == Model(selected: 8))
    let optional: State<Int?, Void> = State.modify { $0 * 2 }.focus(Prism.some)
    #expect(optional.exec(nil) == nil)
    #expect(optional.exec(4) == 8)
  }

  @Test("a focused move is as deep as the move: a hundred thousand binds")
  func depth() {
    var move = State<Int, Void>.pure(())
    for _ in 0..<100_000 { move = move.flatMap { .modify { $0 + 1 } } }
    #expect(move.focus(\Model.count).exec(Model()).count == 100_001)
  }
}
