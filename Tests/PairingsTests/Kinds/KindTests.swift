import Pairings
import TestSupport
import Testing

@Suite("Kind")
struct KindTests {
  @Test("generic code goes through the kind and comes back to the carrier")
  func roundTrip() {
    func doubled<F: Functor>(_ fa: Kind<F, Int>) -> Kind<F, Int> { F.map(fa) { $0 * 2 } }
    #expect(doubled(Identity(21)).value == 42)
    #expect(doubled(State<Int, Int> { $0 }).eval(4) == 8)
    #expect(doubled(Store(4) { $0 }).peek(5) == 10)
    #expect(doubled(Writer(log: "a", value: 1)) == Writer(log: "a", value: 2))
    #expect(doubled(Traced<[Int], Int>(offset: .empty) { $0.count }).trace([7]) == 2)
    #expect(doubled(Reader<Int, Int>.ask).run(4) == 8)
    #expect(doubled(Env(environment: 1, value: 2)) == Env(environment: 1, value: 4))
    #expect(doubled(IO<Never, Int>.work { 4 }).run() == 8)
  }

  @Test("a brand and its carrier can be declared in another module")
  func ownBrand() {
    let next = BoxOf.map(Box(20)) { $0 + 1 }
    #expect(next.unboxed == 21)
  }

  @Test("a kind shows its type and its place, and runs no closure")
  func description() {
    #expect("\(Store(3) { _ -> Int in fatalError() })" == "Kind<StoreOf<Int>, Int>(position: 3)")
    #expect("\(State<Int, Int> { _ in fatalError() })" == "Kind<StateOf<Int>, Int>()")
    #expect("\(Writer(log: "ab", value: 7))" == "Kind<WriterOf<String>, Int>(log: ab, value: 7)")
    #expect("\(Env(environment: 1, value: true))".hasSuffix("(environment: 1, value: true)"))
    #expect("\(Zipper(["a", "b"], at: 1))".hasSuffix("(index: 1, elements: [\"a\", \"b\"])"))
    #expect("\(Identity(Identity(4)))".hasSuffix("(Kind<IdentityOf, Int>(4))"))
    let action = Action<Int, Void>.send(3).map { 7 }
    #expect("\(action)".hasSuffix("(not run yet)"))
    #expect(action.value == 7 && "\(action)".hasSuffix("(inputs: [3], value: 7)"))
    var store = Store(0) { $0 }
    weak let observer = store
    let shown = State<Int, String?> { _ in observer.map { "\($0)" } }.move(&store)
    #expect(shown == "Kind<StoreOf<Int>, Int>(being moved)")
  }

  @Test("a second carrier of a brand is refused when it is made, with both names")
  func secondCarrier() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Impostor<Int>()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!isDebug || message.contains("Impostor<Int>") && message.contains("Box<Int>"))
  }

  @Test("a kind is no other carrier than it is")
  func wrongCarrier() async {
    await #expect(processExitsWith: .failure) {
      let box: Kind<BoxOf, Int> = Box(1)
      _ = box.carrier(as: Impostor<Int>.self)
    }
  }
}

private final class Impostor<Value>: Carrier<BoxOf, Value> {}

private enum BoxOf: CarrierConstructor, Functor {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Box<Value>.self }

  static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    Box(transform(fa.unboxed))
  }
}

private final class Box<Value>: Carrier<BoxOf, Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Kind where Brand == BoxOf {
  fileprivate var unboxed: Value { carrier(as: Box<Value>.self).value }
}
