import PairingLaws
import Pairings

private enum Lawful: PlaceBrand {}

private enum LawfulBySeek: SeekingPlace {}

private enum ExtendIgnoresTheNewPosition: PlaceBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Place(wa.narrow().position, mark: wa.narrow().mark) { _ in transform(wa) }
  }
}

private enum ExtendResets: PlaceBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Place(.a0, mark: wa.narrow().mark) { transform(wa.narrow().at($0)) }
  }
}

private enum ExtendShiftsTheValues: PlaceBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let place = wa.narrow()
    return Place(place.position, mark: place.mark) {
      transform(Place($0, mark: place.mark) { place.values($0.next) })
    }
  }
}

private enum ExtractReadsZero: PlaceBrand {
  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().values(.a0) }
}

private enum MapShowsTheFocus: PlaceBrand {
  static func map<A, B>(_ wa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Place(wa.narrow().position, mark: wa.narrow().mark) { _ in transform(extract(wa)) }
  }
}

private enum DuplicateStays: PlaceBrand {
  static func duplicate<A>(_ wa: Kind<Self, A>) -> Kind<Self, Kind<Self, A>> {
    Place(wa.narrow().position, mark: wa.narrow().mark) { _ in wa }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var placeComonads: [Mutant] {
    [
      Mutant(
        "extend ignores the new position", .comonad(ExtendIgnoresTheNewPosition.self),
        .sole("left identity")),
      Mutant(
        "extend resets the position", .comonad(ExtendResets.self),
        .several(["left identity", "right identity", "associativity"])),
      Mutant(
        "extend shifts the values", .comonad(ExtendShiftsTheValues.self),
        .several(["left identity", "right identity"])),
      Mutant(
        "extract reads the first position", .comonad(ExtractReadsZero.self),
        .several(["left identity", "right identity"])),
      Mutant(
        "map shows the focus in every position", .comonad(MapShowsTheFocus.self),
        .sole("map coherence")),
      Mutant(
        "duplicate shows itself in every position", .comonad(DuplicateStays.self),
        .sole("duplicate coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var places: [Suite] {
    [
      comonad(Lawful.self, of: "Place"), store(PlaceWords<Lawful>(), of: "Place"),
      comonad(LawfulBySeek.self, of: "Place by seek"),
      store(PlaceWords<LawfulBySeek>(), of: "Place by seek"),
    ]
  }
}
