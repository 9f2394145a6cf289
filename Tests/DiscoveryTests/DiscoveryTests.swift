import PairingsDiscovery
import PairingsLaws
import Pairings
import PropertyTesting
import PropertyTestingSwiftTesting
import TestSupport
import Testing

@Suite("Discovery")
struct DiscoveryTests {
  /// The lists of QuickSpec's first example.
  static var lists: Signature {
    var lists = Signature("lists")
    let list = lists.sort([Int].domain, "xs", "ys", "zs")
    lists.operation("[]", to: list) { [] }
    lists.operation("reverse", list, to: list) { $0.reversed() }
    lists.operation("++", list, list, to: list) { $0 + $1 }
    return lists
  }

  @Test("a bound that ends a search is told, and progress before each term")
  func bounded() {
    let found = Self.lists.discover(Discovery.Bounds(terms: 40))
    expect(
      found.cut == "40 terms" && found.summary.contains("stopped after 40 terms; all of size 3"))
    var (bounds, steps) = (Discovery.Bounds(), 0)
    (bounds.limit, bounds.progress) = (.zero, { _ in steps += 1 })
    let none = Self.lists.discover(bounds)
    expect(steps == 1 && none.equations.isEmpty)
    expect(none.summary.contains("stopped after 0.0 seconds; all of size 0"))
  }

  @Test("the discovered laws, also of an operation between two, are known beyond their suite")
  func beyond() {
    var lists = Self.lists
    let list = lists.sort([Int].domain, "us")
    lists.operation("sorted", list, to: list) { $0.sorted() }
    lists.condition("isShort", list) { $0.count < 2 }
    let found = lists.discover(Discovery.Bounds(size: 5))
    expect(found.equations.contains { $0.text == "isShort(us) ? sorted(us) == us" })
    let other = lists.discover(Discovery.Bounds(size: 5), beyond: found.suite)
    expect(
      other.equations.isEmpty && other.source.contains("    [\n    ])"),
      "\(other.text)\(other.source)")
    let (derived, independent) = lists.dependence(of: found.suite)
    expectEqual(derived, ["homomorphism", "right unit", "left unit"])
    expectEqual(independent, ["involution", "idempotence", "antihomomorphism", "associativity"])
    expect(lists.unproved(found.suite, by: found).isEmpty)
  }

  private enum Own: FiniteLawValue, CaseIterable { case one, two }

  @Test("a private type has its name alone")
  func own() {
    var signature = Signature("own")
    let own = signature.sort(Own.domain, "x")
    signature.operation("same", own, to: own) { $0 }
    expect(signature.discover().source.contains("DiscoveryTests.Own>"))
  }

  @Test("operations that differ in one rare value are compared with each other")
  func rare() {
    var signature = Signature("rare")
    let number = signature.sort(Int.domain, "x")
    signature.operation("zero", to: number) { 0 }
    signature.operation("f", number, to: number) { $0 == 3 ? 1 : 0 }
    signature.operation("g", number, to: number) { $0 == 3 ? 1 : 0 }
    for seed in 1...5 as ClosedRange<UInt64> {
      let found = signature.discover(Discovery.Bounds(size: 2, seed: seed))
      expect(found.equations.contains { $0.text == "g(x) == f(x)" }, "\(found.text)")
    }
  }

  @Test(
    "lists of lists and functions: no law is an instance of another",
    .enabled(if: !isDebug, "it takes ten seconds"))
  func functions() {
    var lists = Signature("map")
    let item = lists.sort(Int.domain, "x")
    let count = lists.sort(Int.domain)
    let list = lists.sort([Int].domain, "xs", "ys", "zs")
    let nested = lists.sort([[Int]].domain, "xss", "yss")
    let change = lists.functions(item, to: item, "f", "g")
    let both = lists.functions(list, to: list)
    lists.operation("[]", to: list) { [] }
    lists.operation("[]", to: nested) { [] }
    lists.operation("single", item, to: list) { [$0] }
    lists.operation("single", list, to: nested) { [$0] }
    lists.operation("length", list, to: count) { $0.count }
    lists.operation("length", nested, to: count) { $0.count }
    lists.operation("concat", nested, to: list) { Array($0.joined()) }
    lists.operation("map", change, list, to: list) { f, x in x.map(f) }
    lists.operation("map", both, nested, to: nested) { f, x in x.map(f) }
    lists.operation("++", list, list, to: list) { $0 + $1 }
    lists.operation("++", nested, nested, to: nested) { $0 + $1 }
    let texts = lists.discover(Discovery.Bounds(size: 6)).equations.map(\.text)
    expectEqual(
      texts,
      [
        "map({ $0 }, xs) == xs", "concat([]) == []", "map(f, []) == []", "xs ++ [] == xs",
        "[] ++ xs == xs", "length(single(xs)) == length(single(x))", "concat(single(xs)) == xs",
        "map(f, single(x)) == single(f(x))", "length(map(f, xs)) == length(xs)",
        "length(xs ++ ys) == length(ys ++ xs)", "map(f, map(g, xs)) == map({ f(g($0)) }, xs)",
        "concat(xss) ++ concat(yss) == concat(xss ++ yss)", "(xs ++ ys) ++ zs == xs ++ (ys ++ zs)",
        "length(xss ++ single(xs)) == length(xss ++ single(ys))",
        "concat(map({ map(f, $0) }, xss)) == map(f, concat(xss))",
        "length(concat(xss ++ xss)) == length(concat(map({ $0 ++ $0 }, xss)))",
        "single([]) ++ map({ $0 ++ $0 }, xss) == map({ $0 ++ $0 }, single([]) ++ xss)",
        "map({ $0 ++ $0 }, xss) ++ single([]) == map({ $0 ++ $0 }, xss ++ single([]))",
        "length(xs ++ map(f, ys)) == length(xs ++ ys)",
        "length(xs ++ (ys ++ zs)) == length(xs ++ (zs ++ ys))",
        "length(concat(map({ xs ++ $0 }, xss))) == length(concat(map({ $0 ++ xs }, xss)))",
      ])
  }

  @Test("an equation under a condition on two variables, told once; a condition that no case meets")
  func conditions() {
    var sets = Signature("sets")
    let set = sets.sort([Int].domain, "xs", "ys")
    sets.operation("union", set, set, to: set) { a, b in a + b.filter { !a.contains($0) } }
    sets.operation("++", set, set, to: set) { $0 + $1 }
    sets.condition("areApart", set, set) { Set($0 + $1).count == $0.count + $1.count }
    sets.condition("isEndless", set) { $0.count > 1_000_000 }
    let found = sets.discover(Discovery.Bounds(size: 3))
    expect(found.unmet == ["isEndless"] && found.text.contains("; no case meets isEndless)"))
    expectEqual(
      found.equations.map(\.text),
      [
        "union(xs, xs) == xs", "areApart(xs, ys) ? xs ++ ys == union(xs, ys)",
      ])
  }

  private func texts(_ signature: Signature, size: Int = 4) -> [String] {
    signature.discover(Discovery.Bounds(size: size)).equations.map(\.text)
  }

  @Test("nothing is left out that does not follow: beside constants and conditions")
  func lost() {
    var lists = Signature("lists")
    let list = lists.sort([Int].domain, "xs", "ys")
    lists.operation("clear", list, to: list) { _ in [] }
    lists.condition("isEmpty", list) { $0.isEmpty }
    expectEqual(texts(lists), ["clear(xs) == clear(ys)", "isEmpty(xs) ? clear(ys) == xs"])
    let (f, g) = ([0, 0, 2], [0, 0, 1])
    var table = Signature("table")
    let number = table.sort(Domain(elements: [0, 1, 2]) { v, seen in seen.record(v) }, "x", "y")
    table.operation("f", number, to: number) { f[$0] }
    table.operation("g", number, to: number) { g[$0] }
    expect(texts(table).contains("g(g(x)) == f(g(x))"))
    var clamping = Signature("clamping")
    let own = clamping.sort(Domain(described: Generator.integer(in: -20...20)), "x")
    clamping.operation("low", own, to: own) { max($0, 0) }
    clamping.condition("isPositive", own) { $0 > 0 }
    clamping.condition("isZero", own) { $0 == 0 }
    expectEqual(
      texts(clamping),
      [
        "low(low(x)) == low(x)", "isPositive(x) ? low(x) == x", "isZero(x) ? low(x) == x",
      ])
  }

  @Test("an equation on one of several types is told once, and a suite names all")
  func partial() {
    var sums = Signature("sums")
    let number = sums.sort(Int.domain, "i", "j", "k")
    let text = sums.sort(String.domain, "s", "t", "u")
    sums.operation("+", number, number, to: number) { $0 &+ $1 }
    sums.operation("+", text, text, to: text) { $0 + $1 }
    let found = sums.discover(Discovery.Bounds(size: 3))
    expectEqual(found.equations.map(\.text), ["i + j == j + i"])
    expect(found.differences(from: sums).isEmpty)
    expectLaws(found.suite)
    sums.condition("isEmpty", text) { $0.isEmpty }
    let all = texts(sums, size: 3)
    expect(all.contains("isEmpty(s) ? t + s == t") && all.contains("isEmpty(s) ? s + t == t"))
  }

  @Test("an equation of two variables is none of a type that has one and does not satisfy it")
  func fewVariables() {
    var sums = Signature("sums")
    let number = sums.sort(Int.domain, "i", "j")
    let text = sums.sort(String.domain, "s")
    sums.operation("+", number, number, to: number) { $0 &+ $1 }
    sums.operation("+", text, text, to: text) { $0 + $1 }
    expect(texts(sums, size: 5).contains("(i + i) + j == i + (i + j)"))
  }

  @Test("a condition's variables keep their roles, also in what tells two signatures apart")
  func roles() {
    func lower(_ choose: @escaping (Int, Int) -> Int) -> Signature {
      var numbers = Signature("numbers")
      let number = numbers.sort(Domain(described: Generator.integer(in: 0...20)), "x", "y")
      numbers.operation("lower", number, number, to: number, choose)
      numbers.condition("isLess", number, number) { $0 < $1 }
      return numbers
    }
    let found = lower(min).discover(Discovery.Bounds(size: 3))
    expect(found.equations.map(\.text).contains("isLess(x, y) ? lower(x, y) == x"))
    expectLaws(found.suite)
    expect(found.differences(from: lower(min)).isEmpty)
    let texts = found.differences(from: lower(max)).map(\.equation.text)
    expectEqual(texts, ["isLess(x, y) ? lower(x, y) == x"])
    var lists = Signature("lists")
    let list = lists.sort([Int].domain, "xs", "ys")
    lists.operation("++", list, list, to: list) { $0 + $1 }
    lists.condition("isEmpty", list) { $0.isEmpty }
    let sums = lists.discover(Discovery.Bounds(size: 3))
    expect(sums.equations.map(\.text).contains("isEmpty(xs) ? ys ++ xs == ys"))
    expect(sums.differences(from: lists).isEmpty)
  }

  @Test("the conjectures of shapes", .enabled(if: !isDebug, "it takes seconds"))
  func shapes() {
    var numbers = Signature("numbers")
    let number = numbers.sort(Int.domain, "x", "y", "z")
    numbers.operation("0", to: number) { 0 }
    numbers.operation("+", number, number, to: number) { $0 &+ $1 }
    numbers.operation("*", number, number, to: number) { $0 &* $1 }
    numbers.operation("min", number, number, to: number) { min($0, $1) }
    let found = numbers.discover(shapes: LawShape.all)
    let names = Set(found.equations.compactMap(\.name))
    expectEqual(
      names,
      [
        "associativity", "commutativity", "right unit", "idempotence", "right zero",
        "left distributivity",
      ])
    expect(found.equations.contains { $0.text == "x * (y + z) == (x * y) + (x * z)" })
    expectLaws(found.suite)
  }
}
