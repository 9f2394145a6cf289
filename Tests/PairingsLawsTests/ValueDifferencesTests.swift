import Foundation
import TestSupport
import Testing
import PairingsDifferences

/// The differences of two values that a failure prints.
@Suite("PairingsDifferences")
struct ValueDifferencesTests {
  private struct Note: Equatable {
    var title: String
    var marks: Set<Int> = []
  }

  private enum State: Equatable {
    case loading
    case failed(code: Int)
    case moved(from: Int, to: Int)
    case shown([Note])
  }

  private struct Screen: Equatable {
    var notes: [Note] = []
    var selection: Int?
    var state = State.loading
    var drafts: [String: Note] = [:]
  }

  private static let unfinished =
    "not all parts were compared: the values are too large or too deep"

  private func lines(_ left: Any, _ right: Any) -> [String] {
    ValueDifferences(of: left, and: right).lines
  }

  @Test("a difference has the path of the smallest part")
  func paths() {
    let (a, b) = (Note(title: "a"), Note(title: "b"))
    expectEqual(
      lines(Screen(notes: [b, a]), Screen(notes: [b, b])), [#"notes[1].title: "a" ≠ "b""#])
    expectEqual(lines(Screen(selection: 2), Screen()), ["selection: 2 ≠ nil"])
    expectEqual(
      lines(Screen(), Screen(state: .failed(code: 4))), ["state: loading ≠ failed(code: 4)"])
    expectEqual(lines(State.failed(code: 4), State.failed(code: 5)), ["failed.code: 4 ≠ 5"])
    expectEqual(
      lines(State.moved(from: 1, to: 2), .moved(from: 1, to: 3) as State), ["moved.to: 2 ≠ 3"])
    expectEqual(lines(State.shown([a]), State.shown([b])), [#"shown[0].title: "a" ≠ "b""#])
    expectEqual(
      lines(Note(title: "a", marks: [1, 2]), Note(title: "a", marks: [2, 3])),
      ["marks: 1 ≠ nothing", "marks: nothing ≠ 3"])
    expectEqual(
      lines(Screen(drafts: ["x": a, "y": a]), Screen(drafts: ["x": b, "z": b])),
      [
        #"drafts["x"].title: "a" ≠ "b""#, #"drafts["y"]: Note(title: "a", marks: []) ≠ nothing"#,
        #"drafts["z"]: nothing ≠ Note(title: "b", marks: [])"#,
      ])
    expectEqual(lines((1, "a"), (1, "b")), [#"1: "a" ≠ "b""#])
    expectEqual(lines(1, "1"), [#"1 ≠ "1""#])
    expectEqual(lines(Screen(), Screen()), [])
  }

  @Test("an element that is inserted or removed is the only difference")
  func insertions() {
    let notes = (0..<4).map { Note(title: "\($0)") }
    expectEqual(
      lines(Array(notes.dropFirst()), notes), [#"[0]: nothing ≠ Note(title: "0", marks: [])"#])
    expectEqual(lines([1, 2, 3, 4], [1, 4]), ["[1]: 2 ≠ nothing", "[2]: 3 ≠ nothing"])
    expectEqual(lines([1, 2, 3], [1, 5, 6, 3]), ["[1]: 2 ≠ 5", "[2]: nothing ≠ 6"])
    expectEqual(lines("a\nb\nc", "a\nc"), [#"line 2: "b" ≠ nothing"#])
  }

  @Test("values without parts are compared by ==, and functions are assumed to be equal")
  func leaves() {
    struct Odd: Equatable {
      static func == (_: Odd, _: Odd) -> Bool { false }
    }
    struct Tap {
      var label: String
      var tap: () -> Void
    }
    let byEqualsAlone =
      "they are equal in every part that is shown, and not by ==, as NaN and NaN are"
    expectEqual(lines(Odd(), Odd()), ["Odd() ≠ Odd(): \(byEqualsAlone)"])
    expectEqual(lines([1, Double.nan], [1, .nan]), ["[1]: nan ≠ nan: \(byEqualsAlone)"])
    expectEqual(lines(Tap(label: "a") {}, Tap(label: "b") {}), [#"label: "a" ≠ "b""#])
    expectEqual(lines(Duration.seconds(1), Duration.seconds(2)), ["1.0 seconds ≠ 2.0 seconds"])
    expectEqual(lines(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)).count, 1)
  }

  @Test("objects are compared by their parts, also if they refer to each other")
  func objects() {
    class Base { var number = 1 }
    final class Node: Base { var next: Node? }
    func ring(_ number: Int) -> Node {
      let (first, second) = (Node(), Node())
      (first.next, second.next, second.number) = (second, first, number)
      return first
    }
    let (one, other) = (ring(2), ring(3))
    expectEqual(lines(one, other), ["next.number: 2 ≠ 3"])
    expect(lines(one, one) == [] && lines(one, ring(2)) == [])
    for node in [one, other] { node.next?.next = nil }  // The ring is freed.
  }

  @Test("the text is bounded, for values of ten times the size, too", arguments: [1_000, 10_000])
  func bounds(size: Int) {
    let many = lines(Array(0..<size), Array(1...size))
    expect(many.count == 9 && many.last == "and more differences")
    let text = String(repeating: "x", count: size)
    expectEqual(
      lines(text + "a", text + "b"),
      [
        #""…xxxxxxxxxxxxxxxxxxxxa" ≠ "…xxxxxxxxxxxxxxxxxxxxb""#
      ])
    expect(lines([text], [text, text]).allSatisfy { $0.count < 300 })
    expect(lines([Array(0..<size)], []).allSatisfy { $0.count < 300 })
    expectEqual(
      lines(Array(0..<size), Array(0..<size - 1) + [-1]), ["[\(size - 1)]: \(size - 1) ≠ -1"])
  }

  private indirect enum Chain {
    case end(Int)
    case link(Chain)

    static func of(_ length: Int, _ end: Int) -> Chain {
      (0..<length).reduce(.end(end)) { chain, _ in .link(chain) }
    }
  }

  @Test("a value that is too deep is reported as such", arguments: [1_000, 10_000])
  func depth(size: Int) {
    expectEqual(lines(Chain.of(3, 1), Chain.of(3, 2)), ["link.link.link.end: 1 ≠ 2"])
    let deep = lines(Chain.of(size, 1), Chain.of(size, 2))
    expectEqual(deep, [Self.unfinished])
  }

  /// A value whose mirror has itself for a part.
  private struct Looped: Equatable, CustomReflectable {
    var text: String
    var style: Mirror.DisplayStyle?

    var customMirror: Mirror { Mirror(self, children: ["part": self], displayStyle: style) }
  }

  private static let styles: [Mirror.DisplayStyle?] = [
    .optional, .struct, .enum, .collection, .tuple, .class, .dictionary, .set, nil,
  ]

  /// Pairs of values of which each has too much text.
  private static var monsters: [(one: Any, other: Any)] {
    final class Endless: CustomReflectable {
      var customMirror: Mirror {
        Mirror(
          self, children: ["part": 1], ancestorRepresentation: .customized { self.customMirror })
      }
    }
    let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
    func named(_ number: Int) -> Listed {
      Listed(parts: Mirror.Children([(marks, number)] as [Mirror.Child]), style: .struct)
    }
    return styles.map { (Looped(text: "a", style: $0), Looped(text: "b", style: $0)) } + [
      (Endless(), 1), (Chain.of(1_000, 1), Chain.of(1_000, 2)), (marks, marks + "x"),
      ([marks: 1], [marks: 2]), (named(1), named(2)),
    ]
  }

  @Test("the text of values in themselves, too deep, or of endless characters is cut")
  func monsters() {
    for (one, other) in Self.monsters {
      for told in [lines(one, other), lines([one], [])] {
        expect(!told.isEmpty && told.allSatisfy { $0.utf8.count < 2_000 })
      }
    }
  }

  /// A value with the children that it is given.
  private struct Listed: CustomReflectable {
    var parts: Mirror.Children
    var style: Mirror.DisplayStyle?

    var customMirror: Mirror { Mirror(self, children: parts, displayStyle: style) }
  }

  @Test(
    "of a value with ten thousand million parts, the first are compared",
    arguments: styles.filter { ![.optional, .enum, .class].contains($0) })
  func endless(style: Mirror.DisplayStyle?) {
    func parts(_ change: Int) -> Mirror.Children {
      Mirror.Children(
        (0..<10_000_000_000).lazy.map { n -> Mirror.Child in ("part", n == 7 ? change : n) })
    }
    let (one, other) = (
      Listed(parts: parts(1), style: style), Listed(parts: parts(2), style: style)
    )
    let place = style == .collection ? "[7]" : "part"
    expectEqual(
      lines(one, other),
      [
        "\(place): 1 ≠ 2", Self.unfinished,
      ])
    expect(lines([one], []).allSatisfy { $0.count < 300 })
  }

  /// A dictionary or a set of another type than the library's.
  private func listed(_ parts: [Any], _ style: Mirror.DisplayStyle?) -> Listed {
    let children = parts.map { part -> Mirror.Child in (nil, part) }
    return Listed(parts: Mirror.Children(children), style: style)
  }

  @Test("mirrors without a style, and of other dictionaries and sets, are compared by their parts")
  func mirrors() {
    func labelled(_ number: Int, _ style: Mirror.DisplayStyle?) -> Listed {
      let parts: [Mirror.Child] = [("same", 1), ("other", number)]
      return Listed(parts: Mirror.Children(parts), style: style)
    }
    for style in [nil, .dictionary] as [Mirror.DisplayStyle?] {
      expectEqual(lines(labelled(2, style), labelled(3, style)), ["other: 2 ≠ 3"])
      expectEqual(lines(labelled(2, style), labelled(2, style)), [])
    }
    expectEqual(lines(listed([1, 2], nil), listed([1, 3], nil)), ["1: 2 ≠ 3"])
    expectEqual(lines(listed([1], nil), listed([1, 2], nil)), ["Listed(1) ≠ Listed(1, 2)"])
    let pairs = listed([("a", 1), ("b", 2)], .dictionary)
    expectEqual(lines(pairs, listed([("b", 3), ("a", 1)], .dictionary)), [#"["b"]: 2 ≠ 3"#])
    expectEqual(lines(pairs, listed([("b", 2)], .dictionary)), [#"["a"]: 1 ≠ nothing"#])
    expectEqual(
      lines(listed([1, 2], .set), listed([2, 3], .set)), ["1 ≠ nothing", "nothing ≠ 3"])
    // The keys are the same one, or no keys at all.
    let twice = listed([("a", 1), ("a", 2)], .dictionary)
    expectEqual(lines(twice, listed([("a", 1), ("a", 3)], .dictionary)), ["1.1: 2 ≠ 3"])
    expectEqual(lines(listed([1, 1], .set), listed([1, 2], .set)), ["1: 1 ≠ 2"])
    let none: [Listed] = []
    expectEqual(lines([twice], none), [#"[0]: ["a": 1, "a": 2] ≠ nothing"#])
    expectEqual(lines([labelled(2, .dictionary)], none), ["[0]: [same: 1, other: 2] ≠ nothing"])
  }

  @Test("of large sets, dictionaries and texts, some differences are found")
  func large() {
    let size = many(200_000, inDebug: 20_000)
    let numbers = Set(0..<size)
    expectEqual(lines(numbers, Set(size..<2 * size)).last, Self.unfinished)
    expectEqual(lines(numbers, numbers.subtracting([7])), ["7 ≠ nothing"])
    let entries = Dictionary(uniqueKeysWithValues: numbers.map { ($0, $0) })
    let changed = entries.merging([7: -1]) { $1 }
    expectEqual(lines(entries, changed), ["[7]: 7 ≠ -1"])
    expectEqual(lines(entries, entries.mapValues { -$0 - 1 }).last, Self.unfinished)
    expectEqual(lines(Array(0..<size), Array(0...size)), ["[\(size)]: nothing ≠ \(size)"])
    let text = String(repeating: "a\n", count: size)
    expectEqual(lines("b\n" + text, "c\n" + text), [#"line 1: "b" ≠ "c""#, Self.unfinished])
  }

  @Test("members and keys that are unequal to themselves, and nested optionals, are shown")
  func oddValues() {
    expectEqual(lines(Set([Double.nan]), Set<Double>()), ["nan (not equal to itself) ≠ nothing"])
    expectEqual(lines(Set<Double>(), Set([Double.nan])), ["nothing ≠ nan (not equal to itself)"])
    expectEqual(
      lines([Double.nan: 1], [Double: Int]()), ["[nan (not equal to itself)]: 1 ≠ nothing"])
    let (empty, deeper) = (Int??.some(nil), Int???.some(.some(nil)))
    expectEqual(lines(empty as Any, Int??.none as Any), ["some(nil) ≠ nil"])
    expectEqual(lines(Int???.some(nil) as Any, deeper as Any), ["nil ≠ some(nil)"])
    expectEqual(lines([empty], [nil] as [Int??]), ["[0]: some(nil) ≠ nil"])
    expectEqual(lines(Int??.some(3) as Any, Int??.some(4) as Any), ["3 ≠ 4"])
  }
}
