import PairingLaws
import Pairings

/// A value that may be missing, with a mark beside it: the model of an affine.
private struct Slot {
  var value: Three?
  var mark: Int

  static var domain: Domain<Slot> {
    Three.domain.optional.and(.marks(2)).map(
      { Slot(value: $0.0, mark: $0.1) }, back: { ($0.value, $0.mark) })
  }
}

private typealias SlotAffine = Affine<Slot, Three>

extension Affine where Whole == Slot, Part == Three {
  fileprivate static var value: Affine { Lens(\Slot.value).appending(.some) }

  /// An affine that sees the value and changes it in its own way.
  fileprivate init(_ modify: @escaping (inout Slot, (inout Three) -> Void) -> Void) {
    self.init(preview: { $0.value }, modify: modify)
  }
}

private func setIgnoresItsArgument(_ slot: inout Slot, change: (inout Three) -> Void) {
  guard var value = slot.value else { return }
  change(&value)
}

private func setInserts(_ slot: inout Slot, change: (inout Three) -> Void) {
  var value = slot.value ?? .a0
  change(&value)
  slot.value = value
}

private func aMissMarks(_ slot: inout Slot, change: (inout Three) -> Void) {
  guard var value = slot.value else { return slot.mark = 1 }
  change(&value)
  slot.value = value
}

private func changesTurnTheSibling(_ slot: inout Slot, change: (inout Three) -> Void) {
  guard var value = slot.value else { return }
  change(&value)
  if value != slot.value { slot.mark = 1 - slot.mark }
  slot.value = value
}

private func setClearsTheSibling(_ slot: inout Slot, change: (inout Three) -> Void) {
  guard var value = slot.value else { return }
  change(&value)
  slot = Slot(value: value, mark: 0)
}

private func modifyChangesTwice(_ slot: inout Slot, change: (inout Three) -> Void) {
  guard var value = slot.value else { return }
  change(&value)
  change(&value)
  slot.value = value
}

private func setRemoves(_ slot: inout Slot, change: (inout Three) -> Void) {
  guard var value = slot.value else { return }
  change(&value)
  slot.value = nil
}

private func whileUnmarked(_ slot: inout Slot, change: (inout Three) -> Void) {
  guard slot.mark == 0, var value = slot.value else { return }
  change(&value)
  slot.value = value
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var affines: [Mutant] {
    [
      Mutant(
        "set ignores its argument", .affine(SlotAffine(setIgnoresItsArgument)),
        .sole("set then get")),
      Mutant(
        "set inserts what is absent", .affine(SlotAffine(setInserts)),
        .sole("a miss changes nothing")),
      Mutant("a miss marks", .affine(SlotAffine(aMissMarks)), .sole("a miss changes nothing")),
      Mutant(
        "a change turns the sibling", .affine(SlotAffine(changesTurnTheSibling)),
        .sole("set then set")),
      Mutant(
        "set clears the sibling", .affine(SlotAffine(setClearsTheSibling)), .sole("get then set")),
      Mutant(
        "modify changes twice", .affine(SlotAffine(modifyChangesTwice)), .sole("modify coherence")),
      Mutant(
        "set removes", .affine(SlotAffine(setRemoves)), .several(["get then set", "set then get"])),
      Mutant(
        "there is a value only while there is no mark",
        .affine(
          SlotAffine(preview: { $0.mark == 0 ? $0.value : nil }, modify: whileUnmarked)), .survives),
    ]
  }
}

extension Suite {
  fileprivate static func affine(_ affine: Affine<Slot, Three>) -> Suite {
    .affine(affine, Slot.domain, Three.domain, of: "Slot.value")
  }

  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var affineModels: [Suite] { [affine(.value)] }
}
