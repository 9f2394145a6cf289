import PairingLaws
import Pairings

private enum SeekIgnoresItsArgument: PlaceBrand {
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> { space }
}

private enum Frozen: SeekingPlace {
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> { space }
}

private enum SeekTakesTheValuesAlong: SeekingPlace {
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    let place = space.narrow()
    let turns = (position.rawValue + 3 - place.position.rawValue) % 3
    return Place(position, mark: place.mark) { target in
      place.values((0..<turns).reduce(target) { position, _ in position.next })
    }
  }
}

private enum SeekShiftsTheValues: PlaceBrand {
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    Place(position, mark: space.narrow().mark) { space.narrow().values($0.next) }
  }
}

private enum SeekShiftsTheValuesWhenItMoves: PlaceBrand {
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    guard position != space.narrow().position else { return space }
    return Place(position, mark: space.narrow().mark) { space.narrow().values($0.next) }
  }
}

private enum SeekHereClears: PlaceBrand {
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    let place = space.narrow()
    guard position == place.position else { return place.at(position) }
    return Place(position, mark: place.mark) { _ in place.values(.a0) }
  }
}

private enum SeekMarks: SeekingPlace {
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    Place(position, mark: 1, space.narrow().values)
  }
}

private enum SeekCountsItsMoves: SeekingPlace {
  static func seek<A>(_ position: Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    let place = space.narrow()
    let move = place.position == position ? 0 : 1
    return Place(position, mark: (place.mark + move) % 3, place.values)
  }
}

private enum ExtractReadsZero: PlaceBrand {
  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().values(.a0) }
}

private enum PeekReadsTheNext: PlaceBrand {
  static func peek<A>(_ position: Three, _ space: Kind<Self, A>) -> A {
    space.narrow().values(position.next)
  }
}

private enum PositionIsZero: PlaceBrand {
  static func position<A>(_ space: Kind<Self, A>) -> Three { .a0 }
}

private enum ExtendMoves: PlaceBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let place = wa.narrow()
    return Place(place.position.next, mark: place.mark) { transform(place.at($0)) }
  }
}

private enum ExtendComputesOnce: PlaceBrand {
  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let value = transform(wa)
    return Place(wa.narrow().position, mark: wa.narrow().mark) { _ in value }
  }
}

private enum SeeksAppliesTwice: PlaceBrand {
  static func seeks<A>(_ transform: (Three) -> Three, _ space: Kind<Self, A>) -> Kind<Self, A> {
    seek(transform(transform(position(space))), space)
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var placeStores: [Mutant] {
    [
      Mutant(
        "seek ignores its argument", .store(SeekIgnoresItsArgument.self),
        .several(["seek arrives", "extend everywhere"])),
      Mutant(
        "seek ignores its argument, and so does extend", .store(Frozen.self),
        .sole("seek arrives")),
      Mutant(
        "seek takes the values along, and so does extend", .store(SeekTakesTheValuesAlong.self),
        .sole("seek keeps the values")),
      Mutant(
        "seek shifts the values", .store(SeekShiftsTheValues.self),
        .several(["seek keeps the values", "seek here", "seek twice", "extend everywhere"])),
      Mutant(
        "seek shifts the values when it moves", .store(SeekShiftsTheValuesWhenItMoves.self),
        .several(["seek keeps the values", "seek twice", "extend everywhere"])),
      Mutant(
        "seek to the same place clears", .store(SeekHereClears.self),
        .several(["seek keeps the values", "seek here", "seek twice", "extend everywhere"])),
      Mutant("seek marks", .store(SeekMarks.self), .sole("seek here")),
      Mutant("seek counts its moves", .store(SeekCountsItsMoves.self), .sole("seek twice")),
      Mutant(
        "extract reads the first position", .store(ExtractReadsZero.self), .sole("peek here")),
      Mutant(
        "peek reads the next position", .store(PeekReadsTheNext.self),
        .several(["peek here", "extend everywhere"])),
      Mutant(
        "the position is always the first", .store(PositionIsZero.self),
        .several(["peek here", "seek arrives", "seek here"])),
      Mutant("extend moves", .store(ExtendMoves.self), .sole("extend stays")),
      Mutant(
        "extend computes one value for all", .store(ExtendComputesOnce.self),
        .sole("extend everywhere")),
      Mutant("seeks applies twice", .store(SeeksAppliesTwice.self), .sole("seeks coherence")),
    ]
  }
}
