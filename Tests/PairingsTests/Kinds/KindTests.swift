import Pairings
import Testing

@Suite("Kind")
struct KindTests {
  @Test("generic code goes through the kind and comes back to the carrier")
  func roundTrip() {
    func doubled<F: Functor>(_ fa: Kind<F, Int>) -> Kind<F, Int> { F.map(fa) { $0 * 2 } }
    #expect(doubled(Identity(21)).narrow().value == 42)
    #expect(doubled(State<Int, Int> { $0 }).narrow().eval(4) == 8)
    #expect(doubled(Store(4) { $0 }).narrow().peek(5) == 10)
    #expect(doubled(Writer(log: "a", value: 1)).narrow() == Writer(log: "a", value: 2))
    #expect(doubled(Traced<[Int], Int> { $0.count }).narrow().trace([7]) == 2)
    #expect(doubled(Reader<Int, Int>.ask).narrow().run(4) == 8)
    #expect(doubled(Env(environment: 1, value: 2)).narrow() == Env(environment: 1, value: 4))
    #expect(doubled(IO<Never, Int> { 4 }).narrow().run() == 8)
  }

  @Test("a brand and its carrier can be declared in another module")
  func ownBrand() {
    #expect(BoxOf.map(Box(20)) { $0 + 1 }.unboxed == 21)
  }

  #if DEBUG
  @Test("a second carrier of a brand traps in a debug build, with both names")
  func secondCarrier() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Impostor<Int>()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Impostor<Int>"))
    #expect(message.contains("Identity<Int>"))
  }
  #endif
}

private final class Impostor<Value>: Kind<IdentityOf, Value> {}

private enum BoxOf: Functor {
  static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type { Box<Value>.self }

  static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    Box(transform(fa.unboxed))
  }
}

private final class Box<Value>: Kind<BoxOf, Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Kind where Brand == BoxOf {
  fileprivate var unboxed: Value { unsafeDowncast(self, to: Box<Value>.self).value }
}
