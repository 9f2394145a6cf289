import Foundation
import PairingsDiscovery
import PropertyTesting
import PropertyTestingSwiftTesting
import TestSupport
import Testing

@Suite("The source of discovered laws")
struct SourceTests {
  /// Lists with a function of theirs.
  static var mapping: Signature {
    var lists = Signature("mapping,\nof lists")
    let list = lists.sort([Int].domain, "trial")
    let item = lists.sort(Int.domain, "x")
    let change = lists.functions(item, to: item, "f", "g")
    lists.operation("[]", to: list) { [] }
    lists.operation("repeat", list, change, to: list) { $0.map($1) }
    lists.operation("defer", list, to: list) { $0.reversed() }
    lists.operation("f", item, to: change) { n in { $0 &+ n } }
    lists.operation("id", to: change) { { $0 } }
    lists.condition("≤ 1", list) { $0.count < 2 }
    return lists
  }

  @Test("the source is the file beside this one, which is compiled")
  func file() throws {
    let found = Self.mapping.discover(Discovery.Bounds(size: 4))
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("DiscoveredMapping.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    expectEqual(text, "// swift-format-ignore-file\nimport PropertyTesting\n\n" + found.source)
  }

  @Test("a parameter of a closure has no name of an operation")
  func parameters() {
    var pairs = Signature("pairs")
    let number = pairs.sort(Int.domain, "x")
    let pair = pairs.sort(Int.domain.zip(Int.domain), "p")
    let change = pairs.functions(number, number, to: number, "g")
    pairs.operation("with", pair, change, to: number) { $1($0.0, $0.1) }
    pairs.operation("first", pair, to: number) { $0.0 }
    pairs.operation("a", number, to: number) { 0 &- $0 }
    let source = pairs.discover(Discovery.Bounds(size: 3)).source
    expect(source.contains("with(p) { b, _ in b }") && !source.contains("{ a, "))
  }

  @Test("the laws of the suite, and of the source, hold, however many cases")
  func laws() {
    expectLaws(
      Self.mapping.discover(Discovery.Bounds(size: 4)).suite, runner: Runner(cases: 300))
    expectLaws(
      discovered(
        domain0: [Int].domain, domain1: Int.domain, domain2: Int.domain.closures(to: Int.domain),
        repeat: { $0.map($1) }, defer: { $0.reversed() }, operation: [],
        id: { $0 }, f: { n in { $0 &+ n } }, condition: { $0.count < 2 }),
      runner: Runner(cases: 300))
  }
}
