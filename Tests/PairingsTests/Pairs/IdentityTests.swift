import Pairings
import TestSupport
import Testing

@Suite("Identity")
struct IdentityTests {
  @Test("the operations of the class agrees with the fluent one")
  func operations() {
    let two = Identity(2)
    func doubled(_ n: Int) -> Identity<Int> {
      .iterate(n) { n in Identity(n > 99 ? .done(n) : .next(n * 2)) }
    }
    let six = two.map { $0 + 1 }.flatMap { Identity($0 * 2) }
    #expect(six.value == 6)
    #expect(two.zip(Identity(3)) { $0 * $1 } == Identity(6))
    #expect(two.then(Identity("next")).value == "next")
    #expect(two.replicate(3).value == [2, 2, 2])
    #expect(Identity<[Int]>.traverse(three) { Identity($0 * 2) }.value == [0, 2, 4])
    #expect(doubled(1).value == 128)
    #expect(two.duplicate().value === two)
    #expect(two.extend { $0.value + 1 }.extract() == 3)
    #expect(two.moved(by: Identity(())) === two)
    #expect(Identity { (n: Int) in n + 1 }.zap(two) == 3)
    #expect(two.select(from: Identity(two)) === two)
  }
}
