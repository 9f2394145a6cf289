import Pairings
import TestSupport
import Testing

@Suite("Changes of parts")
struct InPlaceTests {
  struct Level<Inner> {
    var number = 0
    var inner: Inner
  }

  struct Item: Identifiable {
    var id: Int
    var numbers: [Int] = []
  }

  struct Model {
    var items = [Item(id: 1), Item(id: 2)]
    var scores = ["bob": [1]]
    var numbers = Array(0..<1_000)
  }

  enum Input { case numbers([Int]), quit }

  /// Expects a large part to have one address during several changes.
  private func expectInPlace<Whole>(
    _ whole: Whole, sourceLocation: SourceLocation = #_sourceLocation,
    _ modify: (inout Whole, (inout [Int]) -> Void) -> Void
  ) {
    var (whole, addresses, numbers) = (whole, Set<UnsafePointer<Int>?>(), [Int]())
    modify(&whole) { $0 = Array(0..<1_000) }
    for _ in 1...3 {
      modify(&whole) {
        $0[7] += 1
        numbers.append($0[7])
        addresses.insert($0.withUnsafeBufferPointer(\.baseAddress))
      }
    }
    expect(numbers == [8, 9, 10] && addresses.count == 1, sourceLocation: sourceLocation)
  }

  private func nine(hasKeyPaths: Bool) {
    func inner<Inner>() -> Lens<Level<Inner>, Inner> {
      hasKeyPaths ? Lens(\.inner) : Lens(get: { $0.inner }, modify: { $1(&$0.inner) })
    }
    func three<Inner>() -> Lens<Level<Level<Level<Inner>>>, Inner> {
      inner().appending(inner()).appending(inner())
    }
    func levels<Inner>(_ inner: Inner) -> Level<Level<Level<Inner>>> {
      Level(inner: Level(inner: Level(inner: inner)))
    }
    let nine = three().appending(three().appending(three() as Lens<_, [Int]>))
    expectInPlace(levels(levels(levels([Int]())))) { nine.modify(&$0, $1) }
  }

  @Test("BA18: a large part of a lens, an affine, a prism and a traversal is not copied")
  func inPlace() {
    for hasKeyPaths in [true, false] { nine(hasKeyPaths: hasKeyPaths) }
    let element = Lens(\Model.items).appending(.element(id: 2)).appending(\.numbers)
    expectInPlace(Model()) { element.modify(&$0, $1) }
    let value = Lens(\Model.scores).appending(.value(forKey: "bob"))
    expectInPlace(Model()) { value.modify(&$0, $1) }
    let reflected = Prism.case(Input.numbers)
    let written = Prism<Input, [Int]>(
      preview: { if case .numbers(let numbers) = $0 { numbers } else { nil } },
      review: Input.numbers)
    for prism in [reflected, written] { expectInPlace(.numbers([])) { prism.modify(&$0, $1) } }
    expectInPlace([Int]?.some([])) { Prism.some.modify(&$0, $1) }
    let each = Traversal<[[Int]], [Int]>.each
    expectInPlace([[Int]()]) { each.modify(&$0, $1) }
  }

  @Test("BA18: a focused move changes the part in place")
  func focused() {
    var (model, addresses) = (Model(), Set<UnsafePointer<Int>?>())
    let fill = State<[Int], Void>.modify(inPlace: {
      $0[7] += 1
      addresses.insert($0.withUnsafeBufferPointer(\.baseAddress))
    })
    _ = fill.then(fill).focus(\Model.numbers).replicate(3).run(&model)
    expect(model.numbers[7] == 13 && addresses.count == 1)
  }

  struct Refused: Error, Equatable {}

  /// Increments a number, and then refuses three.
  private static func increment(_ number: inout Int) throws(Refused) {
    number += 1
    if number == 3 { throw Refused() }
  }

  @Test("BA18: a change that throws has a typed error; its writes stay, and those before it")
  func throwing() {
    var whole = (number: 2, text: "a")
    let lens = Lens<(number: Int, text: String), Int>(\.number)
    #expect(throws: Refused()) { try lens.modify(&whole, Self.increment) }
    expect(whole == (3, "a"))
    let written = Prism<Result<Int, Refused>, Int>(
      preview: { try? $0.get() }, review: { .success($0) })
    var result = Result<Int, Refused>.success(2)
    #expect(throws: Refused()) { try written.modify(&result, Self.increment) }
    expectEqual(result, .success(3))
    var numbers = [0, 1, 2, 1]
    #expect(throws: Refused()) { try Traversal.each.modify(&numbers, Self.increment) }
    expectEqual(numbers, [1, 2, 3, 1])
  }
}
