import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

@Suite("Prism")
struct PrismTests {
  enum Input: Equatable {
    case key(Character)
    case numbers([Int])
    case inner(Detail)
    case quit
  }

  enum Detail: Equatable {
    case text(String)
    case number(Int)
  }

  static var numbers: Prism<Input, [Int]> {
    Prism(
      preview: { if case .numbers(let numbers) = $0 { numbers } else { nil } },
      review: Input.numbers)
  }

  @Test("a hit is seen, changed and replaced, and a whole is made of a part")
  func hit() {
    var input = Input.numbers([1, 2])
    #expect(Self.numbers.preview(input) == [1, 2])
    #expect(Self.numbers.review([3]) == .numbers([3]))
    #expect(Self.numbers.modify(&input) { $0.removeLast() } == 2)
    #expect(input == .numbers([1]))
    #expect(Self.numbers.set(&input, []))
    #expect(input == .numbers([]))
  }

  @Test(
    "BA17: a prism that misses changes nothing and calls nothing",
    arguments: [Input.key("q"), .quit])
  func BA17_miss(input: Input) {
    var changed = input
    var calls = 0
    let result = Self.numbers.modify(&changed) { numbers in
      calls += 1
      numbers = []
      return calls
    }
    #expect(result == nil)
    #expect(!Self.numbers.set(&changed, [1]))
    #expect(Self.numbers.preview(input) == nil)
    #expect(calls == 0)
    #expect(changed == input)
  }

  @Test("BA18: a payload is changed where it is", arguments: [true, false])
  func BA18_inPlace(isReflected: Bool) {
    let prism = isReflected ? Prism.case(Input.numbers) : Self.numbers
    var input = Input.numbers(Array(0..<1_000))
    let before = prism.modify(&input) { address(of: &$0) }
    prism.modify(&input) { $0[3] = 0 }
    #expect(prism.modify(&input) { address(of: &$0) } == before)
    #expect(prism.preview(input)?[3] == 0)
    var optional: [Int]? = Array(0..<1_000)
    let inOptional = Prism.some.modify(&optional) { address(of: &$0) }
    Prism.some.modify(&optional) { $0[3] = 0 }
    #expect(Prism.some.modify(&optional) { address(of: &$0) } == inOptional)
  }

  @Test("prisms compose to a prism that reviews through both")
  func composition() {
    let inner = Prism.case(Input.inner)
    let text = inner.appending(.case(Detail.text))
    #expect(text.review("a") == .inner(.text("a")))
    #expect(text.preview(.inner(.number(1))) == nil)
    var input = Input.inner(.text("a"))
    text.modify(&input) { $0 += "b" }
    #expect(input == .inner(.text("ab")))
    #expect(Prism.identity.appending(text).preview(input) == "ab")
    #expect(text.appending(Prism.identity).preview(input) == "ab")
  }

  @Test("a change that throws puts its payload back")
  func typedError() {
    struct Refused: Error {}
    var input = Input.numbers([1])
    #expect(throws: Refused.self) {
      try Self.numbers.modify(&input) { numbers throws(Refused) in
        numbers.append(2)
        throw Refused()
      }
    }
    #expect(input == .numbers([1, 2]))
  }

  @Test("laws")
  func laws() {
    let letters = Domain(Generator<Three>.element(of: Three.allCases)) { $0.observe(&$1) }
    expectLaws(.prism(.some, letters.optional, letters))
    expectLaws(.prism(.case(Four.b2), Four.domain, .void))
  }
}
