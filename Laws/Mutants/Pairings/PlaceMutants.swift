import PairingsLaws
import Pairings

private typealias Sides = SumPairing<StateStore<Three>, WriterTraced<Turn>>
private typealias Days = DayPairing<StateStore<Three>, WriterTraced<Turn>>
private typealias Parts = EachPairing<Three, StateStore<Bool>>

private struct Nowhere: PlaceOperations {
  func fingerprint<Value>(_ space: Stores<Value>) -> UInt64? { 0 }
}

private struct IsTheObject: PlaceOperations {
  func fingerprint<Value>(_ space: Stores<Value>) -> UInt64? {
    UInt64(UInt(bitPattern: ObjectIdentifier(space).hashValue))
  }
}

private struct ForgetsWhatIsShown: PlaceOperations {
  func fingerprint<Value>(_ space: Kind<Sides.Space, Value>) -> UInt64? {
    space.showing(.first).fingerprint
  }
}

private struct ForgetsWhatIsHidden: PlaceOperations {
  func fingerprint<Value>(_ space: Kind<Sides.Space, Value>) -> UInt64? {
    let both = space.places(showing: .first)
    return space.shown == .first ? both.fingerprint : both.extract().fingerprint.map { ~$0 }
  }
}

private struct ForgetsTheSecondSide: PlaceOperations {
  func fingerprint<Value>(_ space: Kind<Days.Space, Value>) -> UInt64? {
    space.places().fingerprint
  }
}

private struct ForgetsTheOrder: PlaceOperations {
  func fingerprint<Value>(_ space: Kind<Parts.Space, Value>) -> UInt64? {
    Three.allCases.reduce(into: Fingerprint()) { $0.combine(space.places(of: $1)?.fingerprint) }
      .value
  }
}

private struct CountsElements: PlaceOperations {
  func fingerprint<Value>(_ space: Zipper<Value>) -> UInt64? { UInt64(space.elements.count) }
}

extension Mutants {
  static var places: Mutants {
    let law = Mutant.Expectation.sole("equal places have equal futures")
    return Mutants(
      [
        Mutant("every place is the same", .located(StateStore<Three>(), Nowhere()), law),
        Mutant(
          "the place is the object", .located(StateStore<Three>(), IsTheObject()),
          .sole("extend keeps the place")),
        Mutant(
          "the place of a sum ignores the shown side", .located(Sides(), ForgetsWhatIsShown()), law),
        Mutant(
          "the place of a sum ignores the hidden side", .located(Sides(), ForgetsWhatIsHidden()),
          law),
        Mutant(
          "the place of a day ignores the second side", .located(Days(), ForgetsTheSecondSide()),
          law),
        Mutant("the place of a list ignores its order", .located(Parts(), ForgetsTheOrder()), law),
        Mutant(
          "the place of a zipper is its length", .located(PullerZipper(), CountsElements()), law),
      ], [])
  }
}
