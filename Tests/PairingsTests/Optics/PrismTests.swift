import Pairings
import Testing

@Suite("Prism")
struct PrismTests {
  enum Input: Equatable {
    case key(Character)
    case numbers([Int])
    case quit
  }

  static var numbers: Prism<Input, [Int]> {
    Prism(
      preview: { if case .numbers(let numbers) = $0 { numbers } else { nil } },
      review: Input.numbers)
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
}
