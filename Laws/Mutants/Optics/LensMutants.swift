import PairingLaws
import Pairings

/// Lenses of the position of a ``Spot``, beside which there is a mark.
private typealias PositionLens = Lens<Spot, Three>

extension Lens where Whole == Spot, Part == Three {
  fileprivate static var position: Lens { Lens(\.position) }

  /// A lens that sees the position and changes it in its own way.
  fileprivate init(_ modify: @escaping (inout Spot, (inout Three) -> Void) -> Void) {
    self.init(get: { $0.position }, modify: modify)
  }
}

private func setClearsTheSibling(_ spot: inout Spot, change: (inout Three) -> Void) {
  change(&spot.position)
  spot.mark = 0
}

private func setIgnoresItsArgument(_ spot: inout Spot, change: (inout Three) -> Void) {
  var position = spot.position
  change(&position)
}

private func changesTurnTheSibling(_ spot: inout Spot, change: (inout Three) -> Void) {
  let before = spot.position
  change(&spot.position)
  if spot.position != before { spot.mark = 1 - spot.mark }
}

private func modifyChangesTwice(_ spot: inout Spot, change: (inout Three) -> Void) {
  change(&spot.position)
  change(&spot.position)
}

private func setGoesOneFurther(_ spot: inout Spot, change: (inout Three) -> Void) {
  change(&spot.position)
  spot.position = spot.position.next
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var lenses: [Mutant] {
    [
      Mutant(
        "set clears the sibling", .lens(PositionLens(setClearsTheSibling)), .sole("get then set")),
      Mutant(
        "set ignores its argument", .lens(PositionLens(setIgnoresItsArgument)),
        .sole("set then get")),
      Mutant(
        "a change turns the sibling", .lens(PositionLens(changesTurnTheSibling)),
        .sole("set then set")),
      Mutant(
        "modify changes twice", .lens(PositionLens(modifyChangesTwice)), .sole("modify coherence")),
      Mutant(
        "get reads the next position",
        .lens(PositionLens(get: { $0.position.next }, modify: { $1(&$0.position) })),
        .several(["get then set", "set then get", "modify coherence"])),
      Mutant(
        "set goes one further", .lens(PositionLens(setGoesOneFurther)),
        .several(["get then set", "set then get"])),
      Mutant(
        "the part is the position turned, both ways",
        .lens(
          PositionLens(
            get: { $0.position.next }, set: { $0.position = $1.next.next })), .survives),
    ]
  }
}

extension Suite {
  fileprivate static func lens(_ lens: Lens<Spot, Three>) -> Suite {
    .lens(lens, Spot.domain, Three.domain, of: "Spot.position")
  }

  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var lensModels: [Suite] { [lens(.position)] }
}
