public import Pairings
public import PairingsTheory

extension Codiscrete: CheckableContainer where Shape: LawValue {}

extension Discrete: CheckableContainer where Shape: LawValue {
  /// The domain of the only position.
  public static var positions: Domain<Void> { .void }
}

extension RegularAction: CheckableContainer where Patch: LawValue {}

extension TrivialAction: CheckableContainer where Patch: LawValue, State == Void {
  /// The domain of the only state.
  public static var shapes: Domain<Void> { .void }
}

extension Overwriting: CheckableContainer where State: LawValue {
  /// The domain of nil and all states.
  public static var positions: Domain<Last<State>?> {
    State.domain.map({ Last($0) }, back: { $0.value }).optional
  }
}

extension CursorSteps: CheckableContainer {
  /// The domain of distances, some of which lead out of every list.
  public static var positions: Domain<Int> {
    Domain(Generator<Int>.integer(in: -4...4)) { $0.observe(&$1) }
  }
}

extension Paths: CheckableContainer where System.State: LawValue, System.Input: LawValue {}
