import Foundation
import PropertyTesting
import PropertyTestingSwiftTesting
import TestSupport
import Testing

/// Counterexamples, which are Swift source.
@Suite("Swift source of a counterexample")
struct SourceTests {
  private enum State {
    case idle, failed(code: Int), moved(from: Double, to: Double), shown([Note])
  }

  private struct Note {
    var title: String
    var marks: [Character: Set<Int>] = [:]
    var state: State?
  }

  private enum Odd { case none, some(Int), v(Void), map }

  private enum Word: Hashable { case `init`, `self`, `Type`, `default`, `in`(`inout`: Int), `a b` }

  private struct `class` { var `default`, `inout`: Int }

  private enum Suit: String, CustomStringConvertible {
    case spades = "s"

    var description: String { "♠" }
  }

  private enum Day: CaseIterable, CustomStringConvertible {
    case monday, tuesday

    var description: String { "a day" }
  }

  private enum Phase: CustomStringConvertible {
    case off, on(Int)

    var description: String { "phase\n#>" }
  }

  private struct Price: CustomStringConvertible {
    private let _cents = 500
    var description: String { "5 €" }
  }

  private struct Flags: OptionSet, Hashable { let rawValue: Int }
  private struct Box<A> { let a: A }
  private struct Field { let error: any Error, list: [Any], other: (any Error)? }
  private enum LooseCase { case any(Any), two(any Error, code: Any) }
  private struct Opaque { let make: () -> Int }
  private enum Either<A, B> { case left(A), right(B) }
  private indirect enum Chain { case end, link(Int, Chain) }

  /// Returns the text of a value in a counterexample.
  private func text<Value>(_ value: Value) -> String {
    let law = Law("none", "") { trial in
      _ = trial.any("x", Domain(elements: [value]) { _, seen in seen.record(0, "observed") })
      return false
    }
    guard case .failed(let failure) = Runner(seed: 1).check(law).outcome else { return "holds" }
    return failure.inputs.map(\.value).joined()
  }

  private static let lines = (try? String(contentsOfFile: #filePath, encoding: .utf8))?
    .split(separator: "\n", omittingEmptySubsequences: false)

  /// Expects the text of a value to be the expression of this call, which was compiled.
  private func same<Value>(_ type: Value.Type, _ value: Value, line: Int = #line) throws {
    let call = try #require(Self.lines)[line - 1]
    let source = try #require(call.firstMatch(of: /self, (.*)\)$/)).1
    expectEqual(text(value)[...], source)
  }

  @Test("names that are keywords, nested optionals and payloads are compiled from their texts")
  func cases() throws {
    try same([Word].self, [.`init`, .`self`, .`Type`, .default, .in(`inout`: -1), .`a b`])
    try same([`class`].self, [SourceTests.class(default: 1, `inout`: 2)])
    try same([State].self, [.idle, .failed(code: 4), .moved(from: -0.0, to: .infinity)])
    try same([Odd?].self, [.some(.none), nil, .v(()), .map, .some(.some(1))])
    try same(Int???.self, .some(.some(nil)))
    try same([Result<(Int, Int), Mishap>].self, [.success((1, 2)), .failure(.e1)])
    try same([Either<(Int, a: Int), Void>].self, [.left((1, a: 2)), .right(())])
    try same(Note.self, SourceTests.Note(title: "", marks: ["a": [], "é": [1, 2]], state: nil))
    try same([Box<Suit?>].self, [SourceTests.Box<Optional<SourceTests.Suit>>(a: nil)])
    try same([Suit].self, [SourceTests.Suit(rawValue: "s")!])
    try same([Day].self, [SourceTests.Day.allCases[1], SourceTests.Day.allCases[0]])
    try same(Set<Flags>.self, [SourceTests.Flags(rawValue: 3)])
    try same([Any].self, [SourceTests.Odd.map, Double.nan, 1, "a"])
    try same([String: any Error].self, ["a": Mishap.e1])
    struct Local {}
    try same([Box<Local>].self, [SourceTests.Box<Local>(a: Local())])
  }

  @Test("parts whose declared type is another have the names of their types")
  func loose() throws {
    try same([Box<Any>].self, [SourceTests.Box<Any>(a: Int8(-3)), SourceTests.Box<Any>(a: true)])
    try same(Field.self, SourceTests.Field(error: Mishap.e1, list: [Float(1.0)], other: nil))
    try same([Box<Any>].self, [SourceTests.Box<Any>(a: [] as Array<Int>)])
    try same([LooseCase].self, [.any(Mishap.e1), .any(1), .two(Mishap.e1, code: UInt8(4))])
    try same([Any].self, [Character("a"), Substring("a"), Unicode.Scalar("a"), -Float.infinity])
    try same([Any].self, [[1, 2] as Set<Int>, [:] as Dictionary<String, Any>, ()])
    try same([Any].self, [Int8(3) as AnyHashable])
    try same([Any].self, [(1, a: .e1) as (Int, a: Mishap), 0..<3 as Range<Int8>])
    try same([any Sendable].self, [3 as Optional<Int8>, Duration.seconds(1)])
    try same([AnyHashable: any Error].self, [Int8(1): Mishap.e1])
    try same([LooseCase].self, [.any((1, "a") as (Int, String))])
    // These compile with a warning, and mean what they show.
    expectEqual(text(LooseCase.any(Int?.some(1) as Any)), ".any(1 as Optional<Int>)")
    let optionals: [Any?] = [Int?.none as Any, Int?.some(1) as Any, nil]
    expectEqual(text(optionals), "[.some(nil as Optional<Int>), .some(1 as Optional<Int>), nil]")
  }

  @Test("numbers, times, ranges and collections are compiled from their texts")
  func numbers() throws {
    try same([Int].self, [-9223372036854775808, 9223372036854775807])
    try same([UInt64].self, [18446744073709551615])
    try same([Double?].self, [-0.0, .nan, -.infinity, 1e-300, 1e+22, nil])
    try same(SIMD2<Float>.self, [0.1, .nan])
    try same([Duration].self, [.seconds(-1), .milliseconds(1500), .milliseconds(-1)])
    try same(Duration.self, Duration(secondsComponent: -1, attosecondsComponent: -500000001))
    try same([Range<Int>?].self, [0..<3, (-5)..<(-3), nil])
    try same([ClosedRange<Double>].self, [0.0...1.0, (-.infinity)...(.infinity)])
    try same((PartialRangeFrom<Int>, PartialRangeUpTo<Int>).self, ((-1)..., ..<(-1)))
    try same([PartialRangeThrough<Duration>].self, [...(.seconds(1))])
    try same(ClosedRange<Character>.self, "\n"..."a")
    try same([String: Int?].self, ["": nil, "a": 1, "b": -1])
    try same([[Int]: [Int]].self, [:])
    try same((Int, name: String, Void, (x: Bool, Int)).self, (1, name: "x", (), (x: true, -1)))
    try same([AnyHashable].self, [1, "a", SourceTests.Word.`init`, Double.nan])
  }

  @Test("texts show each scalar, and are compiled")
  func texts() throws {
    try same([String].self, ["\"\\(b) \\\" #\"# \"\"\" '", "\0a\t\r\n\u{7F}\u{A0}\u{2028}"])
    try same(String.self, "\u{202E}ab\u{2066}\u{200B}\u{FEFF}\u{E000} é e\u{301} शब्द אב")
    try same([Character].self, ["\u{301}", "👨\u{200D}👧", "🇩🇪", "👍🏽", "ᄀ\u{1161}", "\r\n"])
    try same(Substring.self, "a\u{FE0F}")
    try same(Unicode.Scalar.self, "\u{301}")
  }

  @Test("values of Foundation are compiled from their texts")
  func foundation() throws {
    try same([Date].self, [Date(timeIntervalSinceReferenceDate: -978307199.9)])
    try same([Data].self, [Data([]), Data([1, 255])])
    try same(UUID.self, UUID(uuidString: "AA7C1D8A-EACF-4921-9C21-1BC7429CAB1C")!)
    try same([URL].self, [URL(string: "https://a.b/c?d=%20#e")!])
    try same([Decimal].self, [Decimal(string: "-0.1")!, .nan])
    try same(CGSize.self, CGSize(width: 1.0, height: .infinity))
  }

  @Test("a part without source is a placeholder, which does not compile; a function is observed")
  func placeholders() {
    expectEqual(text([Phase.off, .on(1)]), "[<#SourceTests.Phase: phase  #>, .on(1)]")
    expectEqual(text([Price()]), "[<#SourceTests.Price: 5 €#>]")
    let chain = (0..<200).reduce(Chain.end) { .link($1, $0) }
    expect(text(chain).contains(", <#a part deeper than 100 levels#>))"))
    expect(text(Opaque { 1 }) == "observed" && text([Opaque { 1 }]) == "observed")
  }

  /// A tree with its source, as its generator writes it.
  private indirect enum Tree {
    case leaf(String?)
    case node([Tree], size: Int)

    var source: String {
      switch self {
      case .leaf(nil): ".leaf(nil)"
      case .leaf(let text?): ".leaf(\(String.domain.text(text)))"
      case .node(let parts, let size):
        ".node([\(parts.map(\.source).joined(separator: ", "))], size: \(size))"
      }
    }

    static var generator: Generator<Tree> {
      .recursive(leaf: Generator.string().optional.map(Tree.leaf)) { tree in
        tree.array(count: 0...3).zip(.integer, with: Tree.node)
      }
    }
  }

  @Test("random trees")
  func trees() {
    let trees = Domain(Tree.generator) { tree, seen in seen.record(tree.source) }
    expectLaw(Law.forAll("source", trees) { trees.text($0) == $0.source })
  }
}
