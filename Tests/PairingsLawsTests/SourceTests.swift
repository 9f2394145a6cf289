import Foundation
import PropertyTesting
import PropertyTestingSwiftTesting
import Testing

/// Counterexamples, which are Swift source.
@Suite("Swift source of a counterexample")
struct SourceTests {
  private enum State: Equatable {
    case idle
    case failed(code: Int)
    case moved(from: Double, to: Double)
    case shown([Note])
  }

  private struct Note: Equatable {
    var title: String
    var marks: [Character: Set<Int>] = [:]
    var state: State?
  }

  private enum Odd { case none, some(Int), v(Void) }

  private enum Suit: String, CustomStringConvertible {
    case spades = "s"

    var description: String { "♠" }
  }

  private struct Box<A> { let a: A }
  private struct Opaque { let make: () -> Int }

  /// Returns the text of a value in a counterexample.
  private func text<Value>(_ value: Value) -> String {
    let law = Law("none", "") { trial in
      _ = trial.any("x", Domain(elements: [value]) { _, seen in seen.record(0, "observed") })
      return false
    }
    guard case .failed(let failure) = Runner(seed: 1).check(law).outcome else { return "holds" }
    return failure.inputs.map(\.value).joined()
  }

  @Test("values of each kind")
  func kinds() {
    #expect(text([[0, -1], []]) == "[[0, -1], []]")
    #expect(text(["a\"\\(b)\n", "\u{0}é"]) == #"["a\"\\(b)\n", "\0é"]"#)
    #expect(text("\u{301}" as Character) == #""\u{0301}""#)
    #expect(text([1.5, .nan, -.infinity, 1e-300]) == "[1.5, .nan, -.infinity, 1e-300]")
    #expect(text([Int?.none, 1]) == "[nil, 1]")
    #expect(text(Int???.some(.some(nil))) == ".some(.some(nil))")
    #expect(text([State.idle, .failed(code: 4)]) == "[.idle, .failed(code: 4)]")
    #expect(text(["b": [2, 1] as Set, "a": []]) == #"["a": [], "b": [1, 2]]"#)
    #expect(text([String: Int]()) == "[:]")
    #expect(text((1, name: "x", ())) == #"(1, name: "x", ())"#)
    #expect(text(Result<Bool, Mishap>.failure(.e1)) == ".failure(.e1)")
    #expect(text(1..<3) == "1..<3")
    #expect(text([Odd?.some(.none), nil, .v(())]) == "[.some(.none), nil, .v(())]")
    #expect(text(Odd?.some(.some(1))) == ".some(.some(1))")
    #expect(text([Suit.spades]) == #"[SourceTests.Suit(rawValue: "s")!]"#)
    #expect(text([Box(a: Suit?.none)]) == "[SourceTests.Box<Optional<SourceTests.Suit>>(a: nil)]")
    struct Local {}
    #expect(text([Box(a: Local())]) == "[SourceTests.Box<Local>(a: Local())]")
    #expect(text([Date(timeIntervalSince1970: 0)]) == "[1970-01-01 00:00:00 +0000]")
    #expect(text(Opaque { 1 }) == "observed" && text([Opaque { 1 }]) == "observed")
  }

  @Test("a nested value is compiled from its text")
  func compiled() {
    let note: Note =
      Note(
        title: "a\t", marks: ["é": [1, 2]],
        state: .shown([Note(title: "", marks: [:], state: .moved(from: -0.5, to: .infinity))]))
    #expect(
      text(note) == """
        SourceTests.Note(title: "a\\t", marks: ["é": [1, 2]], state: .shown([SourceTests.Note(title: "", marks: \
        [:], state: .moved(from: -0.5, to: .infinity))]))
        """)
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

  @Test("a report, a counterexample and its values print their texts")
  func printed() throws {
    let report = Runner(seed: 1).check(.forAll("short", [Bool].self) { $0.count < 2 })
    guard case .failed(let failure) = report.outcome else { throw CancellationError() }
    #expect("\(report)" == report.text && report.text.contains("\n  where x = [false, false]\n"))
    #expect("\(failure)" == "x = [false, false]\nthe condition is false")
  }
}
