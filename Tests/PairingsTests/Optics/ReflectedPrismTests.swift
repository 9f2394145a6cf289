import Pairings
import TestSupport
import Testing

@Suite("Prism.case")
struct ReflectedPrismTests {
  class Animal {}
  final class Dog: Animal {}

  enum Input: CustomStringConvertible {
    case key(Int)
    case other(Int)
    case move(by: Int)
    case move(to: Int)
    case move(Int)
    case resize(width: Int, height: Int)
    case both(Int, String)
    case triple(Int, Int, note: String)
    case animal(Animal)
    case named(animal: Animal)
    case anything(Any)
    case optional(Int?)
    case failure(any Error)
    case run(() -> Int)
    case empty(Void)
    case list([Any])
    case quit
    indirect case nested(Input)

    var description: String { "input" }
  }

  enum Either<Left, Right> {
    case left(Left)
    case right(Right)
  }

  struct Refused: Error {}

  @Test("BA19: the case is learned once, from the first payload that fits")
  func BA19_learnsOnce() {
    var calls = 0
    let key = Prism.case { (number: Int) in
      calls += 1
      return Input.key(number)
    }
    expectEqual(calls, 0)
    expectEqual(key.preview(.quit), nil)
    expectEqual(key.preview(.failure(Refused())), nil)
    expectEqual(calls, 0)
    for number in 0..<100 {
      expectEqual(key.preview(.other(number)), nil)
      expectEqual(key.preview(.key(number)), number)
      expectEqual(key.preview(.both(number, "")), nil)
    }
    expectEqual(calls, 1)
  }

  @Test("BA19: cases of one name are told apart by their labels, each decided once")
  func BA19_overloadedNames() {
    var calls = 0
    let by = Prism.case { (number: Int) in
      calls += 1
      return Input.move(by: number)
    }
    for _ in 0..<10 {
      expectEqual(by.preview(.move(to: 1)), nil)
      expectEqual(by.preview(.move(2)), nil)
      expectEqual(by.preview(.move(by: 3)), 3)
    }
    expectEqual(calls, 2)
    let unlabelled = Prism.case(Input.move(_:))
    expectEqual(unlabelled.preview(.move(by: 1)), nil)
    expectEqual(unlabelled.preview(.move(to: 2)), nil)
    expectEqual(unlabelled.preview(.move(3)), 3)
  }

  /// Expects a prism to find the payload of an input, and none in the others.
  private func expectFound<Whole, Part>(
    _ payload: @escaping (Part) -> Whole, in whole: Whole, others: Whole...,
    sourceLocation: SourceLocation = #_sourceLocation, _ isRight: (Part) -> Bool
  ) {
    let prism = Prism.case(payload)
    expectEqual(prism.preview(whole).map(isRight), true, sourceLocation: sourceLocation)
    expect(others.allSatisfy { prism.preview($0) == nil }, sourceLocation: sourceLocation)
  }

  @Test("BA19: several payloads are a tuple, with and without labels")
  func BA19_tuples() {
    expectFound(Input.resize, in: .resize(width: 80, height: 25), others: .key(1)) {
      $0 == (80, 25)
    }
    expectFound(Input.both, in: .both(1, "a")) { $0 == (1, "a") }
    expectFound(Input.triple, in: .triple(1, 2, note: "b")) { $0 == (1, 2, "b") }
    guard case .resize(width: 3, height: 4) = Prism.case(Input.resize).review((3, 4)) else {
      Issue.record("review makes another case")
      return
    }
    var input = Input.both(1, "a")
    Prism.case(Input.both).modify(&input) { $0.0 += 1 }
    expectEqual(Prism.case(Input.both).preview(input)?.0, 2)
  }

  @Test("BA19: payloads of a subclass, in an existential, and of nothing")
  func BA19_dynamicTypes() {
    let (dog, cat) = (Dog(), Animal())
    for animal in [dog, cat] {
      expectFound(Input.animal, in: .animal(animal), others: .named(animal: animal)) {
        $0 === animal
      }
    }
    expectFound(Input.named, in: .named(animal: dog)) { $0 === dog }
    expectFound(Input.anything, in: .anything(5), others: .key(5), .run { 6 }) { $0 as? Int == 5 }
    expectFound(Input.anything, in: .anything("a")) { $0 as? String == "a" }
    expectFound(Input.anything, in: .anything((x: 1, y: 2))) {
      $0 as? (Int, Int) ?? (0, 0) == (1, 2)
    }
    expectFound(Input.anything, in: .anything({ 6 } as () -> Int)) { ($0 as? () -> Int)?() == 6 }
    expectFound(Input.failure, in: .failure(Refused())) { $0 is Refused }
    for number in [nil, 3] {
      expectFound(Input.optional, in: .optional(number), others: .key(3)) { $0 == number }
    }
    expectFound(Input.empty, in: .empty(()), others: .quit) { true }
    expectFound(Input.nested, in: .nested(.quit)) { _ in true }
  }

  @Test("BA19: generic enums, optionals and results")
  func BA19_generic() {
    expectFound(Either<Int, Int>.left, in: .left(2), others: .right(1)) { $0 == 2 }
    let left = Prism.case(Either<Int, Int>.left)
    expectEqual(left.preview(left.review(3)), 3)
    expectFound(Either<String, Int>.right, in: .right(1), others: .left("a")) { $0 == 1 }
    expectFound(Int?.some, in: 4, others: nil) { $0 == 4 }
    expectFound(Result<Int, Refused>.success, in: .success(5), others: .failure(Refused())) {
      $0 == 5
    }
  }
}
