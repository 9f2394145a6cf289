import Pairings
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
    #expect(calls == 0)
    #expect(key.preview(.quit) == nil)
    #expect(key.preview(.failure(Refused())) == nil)
    #expect(calls == 0)
    for number in 0..<100 {
      #expect(key.preview(.other(number)) == nil)
      #expect(key.preview(.key(number)) == number)
      #expect(key.preview(.both(number, "")) == nil)
    }
    #expect(calls == 1)
  }

  @Test("BA19: cases of one name are told apart by their labels, each decided once")
  func BA19_overloadedNames() {
    var calls = 0
    let by = Prism.case { (number: Int) in
      calls += 1
      return Input.move(by: number)
    }
    for _ in 0..<10 {
      #expect(by.preview(.move(to: 1)) == nil)
      #expect(by.preview(.move(2)) == nil)
      #expect(by.preview(.move(by: 3)) == 3)
    }
    #expect(calls == 2)
    let unlabelled = Prism.case(Input.move(_:))
    #expect(unlabelled.preview(.move(by: 1)) == nil)
    #expect(unlabelled.preview(.move(to: 2)) == nil)
    #expect(unlabelled.preview(.move(3)) == 3)
  }

  @Test("BA19: several payloads are a tuple, with and without labels")
  func BA19_tuples() {
    let resize = Prism.case(Input.resize)
    #expect(resize.preview(.key(1)) == nil)
    #expect(resize.preview(.resize(width: 80, height: 25)).map { $0 == (80, 25) } == true)
    guard case .resize(width: 3, height: 4) = resize.review((3, 4)) else {
      Issue.record("review makes another case")
      return
    }
    #expect(Prism.case(Input.both).preview(.both(1, "a")).map { $0 == (1, "a") } == true)
    let triple = Prism.case(Input.triple)
    #expect(triple.preview(.triple(1, 2, note: "b")).map { $0 == (1, 2, "b") } == true)
    var input = Input.both(1, "a")
    Prism.case(Input.both).modify(&input) { $0.0 += 1 }
    #expect(Prism.case(Input.both).preview(input)?.0 == 2)
  }

  @Test("BA19: payloads of a subclass, in an existential, and of nothing")
  func BA19_dynamicTypes() {
    let animal = Prism.case(Input.animal)
    let (dog, cat) = (Dog(), Animal())
    #expect(animal.preview(.animal(dog)) === dog)
    #expect(animal.preview(.animal(cat)) === cat)
    #expect(animal.preview(.named(animal: cat)) == nil)
    #expect(Prism.case(Input.named).preview(.named(animal: dog)) === dog)
    let anything = Prism.case(Input.anything)
    #expect(anything.preview(.anything(5)) as? Int == 5)
    #expect(anything.preview(.anything("a")) as? String == "a")
    #expect(anything.preview(.anything((x: 1, y: 2))) as? (Int, Int) ?? (0, 0) == (1, 2))
    #expect(anything.preview(.key(5)) == nil)
    #expect((anything.preview(.anything({ 6 } as () -> Int)) as? () -> Int)?() == 6)
    #expect(anything.preview(.run { 6 }) == nil)
    #expect(Prism.case(Input.failure).preview(.failure(Refused())) is Refused)
    #expect(Prism.case(Input.optional).preview(.optional(nil)) == .some(nil))
    #expect(Prism.case(Input.optional).preview(.optional(3)) == .some(3))
    #expect(Prism.case(Input.optional).preview(.key(3)) == nil)
    #expect(Prism.case(Input.empty).preview(.empty(())) != nil)
    #expect(Prism.case(Input.empty).preview(.quit) == nil)
    #expect(Prism.case(Input.nested).preview(.nested(.quit)) != nil)
  }

  @Test("BA19: generic enums, optionals and results")
  func BA19_generic() {
    let left = Prism.case(Either<Int, Int>.left)
    #expect(left.preview(.right(1)) == nil)
    #expect(left.preview(.left(2)) == 2)
    #expect(left.preview(left.review(3)) == 3)
    #expect(Prism.case(Either<String, Int>.right).preview(.left("a")) == nil)
    #expect(Prism.case(Either<String, Int>.right).preview(.right(1)) == 1)
    #expect(Prism.case(Int?.some).preview(4) == 4)
    #expect(Prism.case(Int?.some).preview(nil) == nil)
    #expect(Prism.case(Result<Int, Refused>.success).preview(.success(5)) == 5)
    #expect(Prism.case(Result<Int, Refused>.success).preview(.failure(Refused())) == nil)
  }
}
