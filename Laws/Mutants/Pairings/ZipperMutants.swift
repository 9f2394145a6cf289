import PairingLaws
import Pairings

/// A list with a focus, and how it is pulled along.
private final class Rope<Brand: RopeBrand, Value>: Carrier<Brand, Value> {
  let elements: [Value]
  let cursor: Cursor

  init(_ elements: [Value], _ cursor: Cursor) {
    self.elements = elements
    self.cursor = cursor
  }
}

/// A brand of ``Rope`` that is lawful where a mutant does not say otherwise.
private protocol RopeBrand: CarrierConstructor, Comonad, Checkable {}

extension RopeBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Rope<Self, Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    ZipperOf.domain(of: values).map(
      { Rope($0.elements, $0.cursor) },
      back: { Zipper($0.narrow().elements, at: $0.narrow().cursor.index) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    wa.narrow().elements[wa.narrow().cursor.index]
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let elements = wa.narrow().elements
    return Rope(
      elements.indices.map { transform(Rope(elements, Cursor($0, of: elements.count))) },
      wa.narrow().cursor)
  }
}

extension Kind where Brand: RopeBrand {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Rope<Brand, Value> {
    carrier(as: Rope<Brand, Value>.self)
  }
}

private enum Lawful: RopeBrand {}

private enum ExtendDoesNotShift: RopeBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Rope(wa.narrow().elements.map { _ in transform(wa) }, wa.narrow().cursor)
  }
}

/// A pairing of `Puller` with a list that is lawful where a mutant does not say
/// otherwise.
private protocol RopePairing: UnfusedPairing where Moves == PullerOf, Space == ZipperOf {}

extension RopePairing {
  func pair<A, B, C>(
    _ move: Kind<PullerOf, A>, _ space: Kind<ZipperOf, B>, _ combine: (A, B) -> C
  ) -> C {
    PullerZipper().pair(move, space, combine)
  }
}

private struct LawfulPull: RopePairing {}

private struct ReadsTheOldFocus: RopePairing {
  func pair<A, B, C>(
    _ move: Kind<PullerOf, A>, _ space: Kind<ZipperOf, B>, _ combine: (A, B) -> C
  ) -> C {
    PullerZipper().pair(move, space) { a, _ in combine(a, ZipperOf.extract(space)) }
  }
}

/// A move in place that goes round where it should stay at the end.
private struct MoveWraps: RopePairing {
  func move<A, B>(_ move: Kind<PullerOf, A>, _ space: inout Kind<ZipperOf, B>) -> A {
    let list = space
    var cursor = list.cursor
    let value = move.run(&cursor)
    let isPushed = cursor == list.cursor && cursor.index == cursor.count - 1
    space = list.focused(at: isPushed ? 0 : cursor.index)
    return value
  }
}

/// Words that are those of the framework where a mutant does not say otherwise.
private protocol RopeWords: ZipperVocabulary where Space == ZipperOf, Moves == PullerOf {}

private struct LawfulWords: RopeWords {}

private struct LosesTheLast: RopeWords {
  func future<Value>(_ list: Zipper<Value>) -> [Value] { Array(list.future.dropLast()) }
}

private struct CountsFromTheEnd: RopeWords {
  func index<Value>(_ list: Zipper<Value>) -> Int { list.elements.count - 1 - list.index }
}

private struct JumpsFromTheWrongSide: RopeWords {
  func jump(to index: Int) -> Puller<Void> { Puller { $0.jump(to: $0.count - 1 - index) } }
  var here: Puller<Int> { Puller { $0.count - 1 - $0.index } }
}

private struct JumpsOneFurther: RopeWords {
  func jump(to index: Int) -> Puller<Void> {
    Puller { $0.jump(to: index > $0.index ? index + 1 : index) }
  }
}

private struct StepsTwice: RopeWords {
  func step(by distance: Int) -> Puller<Void> { .step(by: 2 * distance) }
}

private struct StaysNowhere: RopeWords {
  func step(by distance: Int) -> Puller<Void> {
    distance == 0 ? .jump(to: 0) : .step(by: distance)
  }
}

private struct IsAlwaysAtTheFirst: RopeWords {
  var here: Puller<Int> { .pure(0) }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var zippers: [Mutant] {
    [
      Mutant(
        "extend does not shift the focus", .comonad(ExtendDoesNotShift.self, of: "Zipper"),
        .sole("left identity")),
      Mutant("pair reads the old focus", .pairing(ReadsTheOldFocus()), .sole("composition")),
      Mutant(
        "a step at the end wraps", .pairing(MoveWraps()), .sole("move coherence")),
      Mutant("future loses the last element", .zipper(LosesTheLast()), .sole("nothing is lost")),
      Mutant(
        "the index counts from the end", .zipper(CountsFromTheEnd()),
        .several(["extract is the focus", "step goes so far"])),
      Mutant(
        "jump to the last looks at the wrong side", .zipper(JumpsFromTheWrongSide()),
        .sole("jump arrives")),
      Mutant(
        "jump forward goes one further", .zipper(JumpsOneFurther()),
        .several(["jump then jump", "jump arrives"])),
      Mutant("a step is two", .zipper(StepsTwice()), .sole("step goes so far")),
      Mutant(
        "no step goes to the first", .zipper(StaysNowhere()),
        .several(["no step", "step goes so far"])),
      Mutant("here is always the first", .zipper(IsAlwaysAtTheFirst()), .sole("here")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var zippers: [Suite] {
    [
      comonad(Lawful.self, of: "Rope"), pairing(LawfulPull(), of: "RopePairing"),
      zipper(LawfulWords(), of: "RopeWords"),
    ]
  }
}
