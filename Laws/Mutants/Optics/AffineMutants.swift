import PairingsLaws
import Pairings

/// The faults of an affine of the value of a ``Slot``.
private enum Wrong: String, Fault {
  case setIgnoresItsArgument = "set ignores its argument → set then get"
  case setInserts = "set inserts what is absent → a miss changes nothing"
  case changesTurnTheSibling = "a change turns the sibling → set then set"
  case setClearsTheSibling = "set clears the sibling → get then set"
  case modifyChangesTwice = "modify changes twice → modify coherence"
  case isThereWhileUnmarked = "there is a value only while there is no mark"
}

/// A value that may be missing, with a mark beside it: the model of an affine.
private struct Slot {
  var value: Three?
  var mark: Int
}

extension Mutants {
  static var affines: Mutants {
    let value = Lens(\Slot.value).appending(.some)
    func hides(_ slot: Slot) -> Bool { Wrong.present == .isThereWhileUnmarked && slot.mark != 0 }
    let model = Affine<Slot, Three>(
      preview: { hides($0) ? nil : value.preview($0) },
      modify: { slot, change in
        if hides(slot) { return }
        if Wrong.present == .setInserts, slot.value == nil { slot.value = .a0 }
        let before = slot.value
        value.modify(&slot, change)
        switch Wrong.present {
        case .setIgnoresItsArgument: slot.value = before
        case .changesTurnTheSibling where slot.value != before: slot.mark = 1 - slot.mark
        case .setClearsTheSibling where before != nil: slot.mark = 0
        case .modifyChangesTwice: value.modify(&slot, change)
        default: break
        }
      })
    let slots = Three.domain.optional.zip(.marks(2)).map(
      { Slot(value: $0.0, mark: $0.1) }, back: { ($0.value, $0.mark) })
    return Mutants(.affine(model, slots, Three.domain, of: "Slot.value"), Wrong.self)
  }
}
