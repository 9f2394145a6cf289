import Pairings
import PairingsCatalogue
import PairingsTheory
import TestSupport
import Testing

@Suite("Free")
struct FreeTests {
  typealias Program<Value> = Free<EnvOf<Int>, Value>

  @Test("a rest that is bound before it is resumed again goes on with the binds in order")
  func boundRests() throws {
    func append(_ digit: Int) -> (Int) -> Program<Int> {
      { .lift(Env(environment: digit, value: $0 * 10 + digit)) }
    }
    var program = append(1)(0).flatMap(append(2)).flatMap(append(3))
    for digit in 4...5 {
      guard case .right(let layer) = program.resume() else { throw Ended() }
      program = layer.value.flatMap(append(digit))
    }
    expect(Action(program).value == 12_345 && Action(program).inputs == [3, 4, 5])
  }

  private struct Ended: Error {}

  /// Checks that all runs of a program end with their own values, in turns and again.
  private func expectOwnValues<Value>(_ value: @escaping (Int) -> Value, _ number: (Value) -> Int) {
    func values(_ program: Free<ManyOf, Value>) -> [Value] {
      guard case .right(let layer) = program.resume() else {
        guard case .left(let value) = program.resume() else { return [] }
        return [value]
      }
      // Each answer goes on before the others and after them, and once more as a bound rest.
      let backwards = layer.elements.reversed().map(values).reversed().flatMap { $0 }
      let forwards = layer.elements.flatMap { values($0.flatMap { .pure($0) }) }
      expectEqual(backwards.map(number), forwards.map(number))
      return forwards
    }
    let flip = Free<ManyOf, Int>.lift(Many([0, 1]))
    let ask = flip.flatMap { a in flip.map { b in (a, b) } }
    let program = ask.flatMap { a, b in flip.map { value(a * 4 + b * 2 + $0) } }
    expectEqual(values(program).map(number), Array(0..<8))
  }

  @Test("each run ends with its own value, of any type")
  func ownValues() {
    final class Box {
      let number: Int

      init(_ number: Int) { self.number = number }
    }
    expectOwnValues({ $0 }, { $0 })
    expectOwnValues({ $0 == 0 ? nil : .some(.some($0)) }, { (value: Int??) in (value ?? 0) ?? -1 })
    expectOwnValues(Box.init, \.number)
    expectOwnValues({ number in { number } }, { (read: () -> Int) in read() })
    expectOwnValues({ ($0, "\($0)", [$0, $0]) }, { $0.2[1] })
    expectOwnValues({ $0 as any Equatable }, { $0 as? Int ?? -1 })
  }
}
