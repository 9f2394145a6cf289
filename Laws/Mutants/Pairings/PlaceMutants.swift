import PairingLaws
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
    let law = Mutant.Expectation.sole("one place, one future")
    return Mutants(
      [
        Mutant("every place is the same", .located(StateStore<Three>(), Nowhere()), law),
        Mutant(
          "the place is the object", .located(StateStore<Three>(), IsTheObject()),
          .sole("extend stays")),
        Mutant("a sum forgets what is shown", .located(Sides(), ForgetsWhatIsShown()), law),
        Mutant("a sum forgets what is hidden", .located(Sides(), ForgetsWhatIsHidden()), law),
        Mutant("a day forgets its second side", .located(Days(), ForgetsTheSecondSide()), law),
        Mutant("a list forgets its order", .located(Parts(), ForgetsTheOrder()), law),
        Mutant("a zipper tells its length", .located(PullerZipper(), CountsElements()), law),
      ], [])
  }
}
