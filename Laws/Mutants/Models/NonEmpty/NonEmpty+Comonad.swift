import PairingLaws
import Pairings

/// Lists as a comonad: the head is in focus, and every place sees itself and what
/// comes after it.
private protocol ListComonad: Comonad, NonEmptyBrand {
  static func extend<A, B>(_ list: [A], _ transform: ([A]) -> B) -> [B]
}

extension ListComonad {
  static func extend<A, B>(_ list: [A], _ transform: ([A]) -> B) -> [B] {
    list.indices.map { transform(Array(list[$0...])) }
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.elements[0] }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    NonEmpty(extend(wa.elements) { transform(NonEmpty($0)) })
  }
}

private enum Lawful: ListComonad {}

private enum ExtendKeepsHead: ListComonad {
  static func extend<A, B>(_ list: [A], _ transform: ([A]) -> B) -> [B] { [transform(list)] }
}

private enum LastSeesBackwards: ListComonad {
  static func extend<A, B>(_ list: [A], _ transform: ([A]) -> B) -> [B] {
    list.indices.map { place in
      let isLast = place > 0 && place == list.count - 1
      return transform(isLast ? list.reversed() : Array(list[place...]))
    }
  }
}

private enum SeesTheRing: ListComonad {
  static func extend<A, B>(_ list: [A], _ transform: ([A]) -> B) -> [B] {
    list.indices.map { transform(Array(list[$0...] + list[..<$0])) }
  }
}

private enum ExtractReturnsLast: ListComonad {
  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.elements[wa.elements.count - 1] }
}

private enum DuplicateRepeats: ListComonad {
  static func duplicate<A>(_ wa: Kind<Self, A>) -> Kind<Self, Kind<Self, A>> {
    NonEmpty(wa.elements.map { _ in wa })
  }
}

private enum MapDropsLast: ListComonad {
  static func map<A, B>(_ wa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    NonEmpty(wa.elements.prefix(max(1, wa.elements.count - 1)).map(transform))
  }
}

private enum MapTouchesFocus: ListComonad {
  static func map<A, B>(_ wa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let value = transform(wa.elements[0])
    return NonEmpty(wa.elements.map { _ in value })
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var listComonads: [Mutant] {
    [
      Mutant(
        "extend returns only the head", .comonad(ExtendKeepsHead.self), .sole("left identity")),
      Mutant(
        "the last place sees the list backwards", .comonad(LastSeesBackwards.self),
        .sole("associativity")),
      Mutant("every place sees the whole ring", .comonad(SeesTheRing.self), .survives),
      Mutant(
        "extract returns the last", .comonad(ExtractReturnsLast.self),
        .several(["left identity", "right identity"])),
      Mutant(
        "duplicate repeats the space in every place", .comonad(DuplicateRepeats.self),
        .sole("duplicate coherence")),
      Mutant("map drops the last", .comonad(MapDropsLast.self), .sole("map coherence")),
      Mutant(
        "map shows the focus in every place", .comonad(MapTouchesFocus.self),
        .sole("map coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var listComonads: [Suite] { [comonad(Lawful.self, of: "NonEmpty")] }
}
