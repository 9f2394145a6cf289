import Pairings
import TestSupport
import Testing

@Suite("Kind")
struct KindTests {
  @Test("a kind shows its type and its place, and runs no closure")
  func description() {
    expectEqual("\(Store(3) { _ -> Int in fatalError() })", "Kind<StoreOf<Int>, Int>(position: 3)")
    expectEqual("\(State<Int, Int> { _ in fatalError() })", "Kind<StateOf<Int>, Int>()")
    expectEqual("\(Writer(log: "ab", value: 7))", "Kind<WriterOf<String>, Int>(log: ab, value: 7)")
    expect("\(Env(environment: 1, value: true))".hasSuffix("(environment: 1, value: true)"))
    expect("\(Zipper(["a", "b"], at: 1))".hasSuffix("(index: 1, elements: [\"a\", \"b\"])"))
    expect("\(Identity(Identity(4)))".hasSuffix("(Kind<IdentityOf, Int>(4))"))
    let action = Action<Int, Void>.send(3).map { 7 }
    expect("\(action)".hasSuffix("(not run yet)"))
    expect(action.value == 7 && "\(action)".hasSuffix("(inputs: [3], value: 7)"))
    var store = Store(0) { $0 }
    weak let observer = store
    let shown = State<Int, String?> { _ in observer.map { "\($0)" } }.move(&store)
    expectEqual(shown, "Kind<StoreOf<Int>, Int>(being moved)")
  }

  @Test("different words and bytes have different fingerprints, the same in every run")
  func words() {
    let bytes = (UInt8.min ... .max).map { Fingerprint(of: $0).value }
    expectEqual(Set(bytes).count, 256)
    expectEqual(bytes, (0..<256).map { Fingerprint(of: $0).value })
    expectEqual(bytes, (0..<256 as Range<UInt64>).map { Fingerprint(of: $0).value })
    expectEqual([false, true].map { Fingerprint(of: $0).value }, Array(bytes[..<2]))
    let ends = [Int.min, -1, .max].map { Fingerprint(of: $0).value }
    expectEqual(Set(ends + bytes).count, 259)
  }
}
