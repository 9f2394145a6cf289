import PairingsLaws
public import PropertyTesting
import TestSupport
import Testing

/// Something that is not `Sendable`, as a move is.
private final class Step {
  let name: String
  init(_ name: String) { self.name = name }
}

@Suite("Generator")
struct GeneratorTests {
  private func samples<Value>(_ generator: Generator<Value>) -> [Value] {
    (0..<2_000).map { generator.sample(seed: $0, size: 80) }
  }

  @Test(
    "integers stay in their range and reach its ends",
    arguments: [-3...5, 0...0, 7...1_000, -1_000 ... -990, Int.min...Int.max])
  func integers(range: ClosedRange<Int>) {
    let values = samples(.integer(in: range))
    expect(values.allSatisfy(range.contains))
    expect(values.contains(range.lowerBound) || range.count > 2_000)
  }

  @Test("a domain generates values that are not Sendable")
  func drawn() {
    let steps = [Step("a"), Step("b")]
    let draws: [(Int, (inout Choices) -> Step)] = [
      (1, { $0.element(of: steps) }), (3, { _ in steps[1] }),
    ]
    let weighed = Domain { choices in
      choices.frequency(draws)
    } observe: { step, seen in
      seen.record(step.name == "a" ? 0 : 1, step.name)
    }
    let either = Domain(elements: steps, observe: weighed.observe).filter { $0.name == "b" }
    let same: Generator<Int> = .frequency([(1, .element(of: [0, 1])), (3, .pure(1))])
    let lists = Domain(
      draw: { $0.array(count: 1...3) { $0.oneOf([{ $0.optional(either.draw) }, { _ in nil }]) } },
      observe: weighed.optional.array().observe)
    for seed in 0..<500 as Range<UInt64> {
      expect(weighed.sample(seed: seed) === steps[same.sample(seed: seed)])
      let list = lists.sample(seed: seed)
      expect((1...3).contains(list.count) && list.allSatisfy { ($0 ?? steps[1]) === steps[1] })
    }
  }

  @Test("both ends of all integers are reached, also where one side has one more, and all bytes")
  func ends() {
    expectEqual(Set((0..<40_000).map { Generator<Int8>.integer.sample(seed: $0) }).count, 256)
    let values = Set((0..<40_000).map { Generator<Int>.integer.sample(seed: $0) })
    expect(values.isSuperset(of: [.max, .min, .min + 1, 0, 1]))
    let numbers = Set((0..<40_000).map { Generator<UInt32>.integer.sample(seed: $0) })
    expect(numbers.isSuperset(of: [.max, .min]))
  }

  @Test("a recursive value has as many levels as its generator, on a stack of 512 KB")
  func levels() async {
    let depth = many(1_000, inDebug: 100)
    let deepest = await onSmallStack {
      let depths = Generator.recursive(leaf: .pure(0), depth: depth) { $0.map { $0 + 1 } }
      var deepest = 0
      let law = Law("deep", "") { trial in
        deepest = max(deepest, depths.run(&trial.choices))
        return true
      }
      _ = Runner(seed: 1, cases: depth + 1, enumerated: depth + 1).check(law)
      return deepest
    }
    expectEqual(deepest, depth)
  }

  @Test("alternatives follow their weights, of which one may be zero, and their sum large")
  func weights() {
    let values = samples(.frequency([(1, .pure(0)), (9, .pure(1))]))
    expect((100...320).contains(values.count { $0 == 0 }))
    let large = Generator.frequency([(.max - 1, .pure(1)), (1, .pure(2))])
    expect((0..<100).allSatisfy { large.sample(seed: $0) == 1 })
    let generator = Generator.frequency([(0, .pure("never")), (1, .pure("always"))])
    expect((0..<100).allSatisfy { generator.sample(seed: $0) == "always" })
    let law = Law("weights", "") { trial in generator.run(&trial.choices) == "always" }
    expect(Runner(seed: 1).check(law).isPassed)
  }

  @Test(
    "integers of more than 64 bits are within their range, and equal only if all their words are",
    arguments: [0, 64, 126], [9, UInt64.max])
  func wide(shift: Int, count: UInt64) {
    let first: UInt128 = (1 << shift) - 1
    let range = first...first + UInt128(count)
    let numbers = samples(Generator.integer(in: range))
    expect(numbers.allSatisfy(range.contains))
    expect(numbers.contains(range.lowerBound) && numbers.contains(range.upperBound))
    let wide = Domain<UInt128>(.integer(in: range)) { $0.observe(&$1) }
    let beside = numbers.flatMap { [$0, $0 ^ 1 << 64, $0 ^ 1 << 127] }
    expectEqual(Set(beside.map(wide.word)).count, Set(beside).count)
    let signed = Int128(range.upperBound >> 1)
    let below = Generator.integer(in: (-signed - 1)...(-signed + 8))
    expect(samples(below).allSatisfy { (-signed - 1)...(-signed + 8) ~= $0 })
  }

  @Test("recursive values are deeper where a case may be larger")
  func depth() {
    let depths = Generator.recursive(leaf: .pure(0), depth: 9) { $0.map { $0 + 1 } }
    func mean(_ size: Int) -> Double {
      Double((0..<1_000).map { depths.sample(seed: $0, size: size) }.reduce(0, +)) / 1_000
    }
    expect(mean(0) < 0.3 && mean(100) > 1.2)
    let boundless = Generator<Int>.recursive(leaf: .pure(0), depth: .max) { $0.map { $0 + 1 } }
    expect(samples(boundless).contains { $0 > 0 })
  }

  @Test("floating-point numbers are whole, fractional and special")
  func doubles() {
    let numbers = samples(Generator<Double>.double)
    expect(numbers.contains { $0.isNaN } && numbers.contains { $0 == .infinity })
    expect(numbers.contains { $0 == $0.rounded() } && numbers.contains { $0 != $0.rounded() })
    let range = samples(Generator<Double>.double(in: -1...2.5))
    expect(
      range.allSatisfy { (-1...2.5).contains($0) } && range.contains(-1) && range.contains(2.5))
    for lower in [1.0 / 3, -9.492271257308298, Double.leastNonzeroMagnitude, 0.1] {
      for range in [lower...lower, lower...lower.nextUp] {
        expect(samples(Generator<Double>.double(in: range)).allSatisfy { range.contains($0) })
      }
    }
  }

  @Test("sets, dictionaries and lists without repetition have as many elements as they should")
  func unique() {
    let digits = Generator<Int>.integer(in: 0...9)
    expect(samples(digits.set(count: 2...4)).allSatisfy { (2...4).contains($0.count) })
    expect(samples(digits.dictionary(to: .bool, count: 0...3)).allSatisfy { $0.count <= 3 })
    let lists = samples(digits.unique(by: { $0 % 3 }, count: 1...9))
    expect(lists.allSatisfy { Set($0.map { $0 % 3 }).count == $0.count })
    let some = Generator<Int>.integer(in: 0...49).set(count: 20...20)
    let all = digits.unique(by: { $0 }, count: 10...10)
    let made = Law("made", "") { trial in
      let (set, list) = (some.run(&trial.choices), all.run(&trial.choices))
      return trial.choices.isRejected || set.count == 20 && list.sorted() == Array(0...9)
    }
    expect(Runner(seed: 1, enumerated: 0).check(made).isPassed)
    let many = Generator<Int>.integer(in: 0...1_000_000).unique(by: { $0 }, count: 600...600)
    let law = Law("many", "") { trial in Set(many.run(&trial.choices)).count == 600 }
    expect(Runner(seed: 1, cases: 20).check(law).isPassed)
  }

  @Test(
    "a law never gets a value that is excluded, also while its failure is shrunk",
    arguments: Excluding.allCases)
  func excluded(by excluding: Excluding) throws {
    for seed in 0..<5 as Range<UInt64> {
      let law = Law("excluded", "") { trial in
        let number = excluding.draw(&trial.choices)
        guard number > 10 else { throw Excluded(number: number) }
        return trial.expect(number < 1_000, "\(number)")
      }
      guard case .failed(let failure) = Runner(seed: seed).check(law).outcome else {
        throw Excluded(number: 0)
      }
      expectEqual(failure.difference, "1000")
      let again = try Address(failure.choices).map { try #require(Runner().replay(law, $0)) }
      expectEqual(again?.text.contains("1000"), true)
    }
  }

  private struct Excluded: Error {
    let number: Int
  }

  enum Excluding: CaseIterable {
    case filter, within, list, choice, unique

    /// Draws a number above 10.
    func draw(_ choices: inout Choices) -> Int {
      let numbers = Generator.integer(in: 0...5_000)
      switch self {
      case .filter: return Int.domain.filter { $0 > 10 }.draw(&choices)
      case .within:
        return (0..<8).reduce(numbers) { all, bound in all.filter { $0 > bound + 3 } }.run(&choices)
      case .list:
        return Int.domain.array().filter { $0.count { $0 > 10 } > 1 }.draw(&choices).max() ?? 0
      case .choice: return Int(choices.draw(5_000, where: { $0 > 10 }))
      case .unique:
        return numbers.unique(by: { $0 / 11 }, count: 2...3).run(&choices).max() ?? 0
      }
    }
  }

  @Test("a function is observed at all values of its domain, if few cases draw them")
  func probes() {
    let five = Domain(described: Generator.element(of: [3, 1, 4, 1, 5, 9]))
    expectEqual(five.probes, [3, 1, 4, 5, 9])
    expectEqual(Bool.domain.array(count: 0...2).probes.count, 7)
    expectEqual(Domain(described: Generator.integer(in: 0...99)).filter { $0 < 3 }.probes.count, 8)
    let functions = Bool.domain.closures(to: Bool.domain).probes
    expect(functions.count == 4 && Set(functions.map { [$0(false), $0(true)] }).count == 4)
    expectEqual(Int.domain.probes.count, 8)
    let sized = Domain(described: Generator { $0.size < 50 ? 0 : Int($0.draw(1)) + 1 })
    expect(Set(sized.probes).count > 1)
  }

  @Test("a product of many parts does not list all its values")
  func manyParts() {
    var flags: Domain<[Bool]> = Bool.domain.map({ [$0] }, back: { $0[0] })
    for _ in 0..<6 {
      flags = flags.zip(Bool.domain).map(
        { (pair: ([Bool], Bool)) -> [Bool] in pair.0 + [pair.1] },
        back: { (all: [Bool]) -> ([Bool], Bool) in (Array(all.dropLast()), all.last == true) })
    }
    expectEqual(flags.elements?.count, 128)
    let many = flags.zip(flags)
    expect(many.elements == nil && many.probes.count == 8)
  }

  @Test("a permutation has the given elements, and all orders occur")
  func permutations() {
    let orders = samples(Generator.permutation(of: [1, 2, 3]))
    expect(Set(orders).count == 6 && orders.allSatisfy { $0.sorted() == [1, 2, 3] })
    let law = Law("sorted", "") { trial in
      Generator.permutation(of: [1, 2, 3]).run(&trial.choices).count == 3
    }
    expectEqual(Runner(seed: 1).check(law).cases, 6)
  }

  @Test("tuples, alphabets and sizes")
  func parts() {
    let tuples = samples(Generator.tuple(.bool, .integer(in: 0...9), .string(of: "xyz")))
    expect(tuples.allSatisfy { $0.2.allSatisfy("xyz".contains) && (0...9).contains($0.1) })
    expect(tuples.contains { $0.0 } && tuples.contains { !$0.2.isEmpty })
    let lists = Generator<Int>.integer.array()
    func mean(_ generator: Generator<[Int]>) -> Int { samples(generator).map(\.count).reduce(0, +) }
    expect(mean(lists.resized(to: 0)) * 2 < mean(lists.resized(to: 100)))
  }

  @Test("the sequence of a seed is fixed")
  func stability() {
    var stream = RandomStream(seed: 0)
    let words = (0..<3).map { _ in stream.next() }
    expectEqual(
      words, [11_091_344_671_253_066_420, 13_793_997_310_169_335_082, 1_900_383_378_846_508_768])
  }

  @Test("bounded numbers are as likely as each other", arguments: [1, 2, 5, 6, 99] as [UInt64])
  func uniformity(limit: UInt64) {
    var stream = RandomStream(seed: 42)
    var counts = Array(repeating: 0, count: Int(limit) + 1)
    let draws = 20_000 * counts.count
    for _ in 0..<draws { counts[Int(stream.next(through: limit))] += 1 }
    // Six standard deviations of 20 000 draws.
    expect(counts.allSatisfy { abs($0 - 20_000) < 850 })
  }
}

extension UInt128: LawValue {}
