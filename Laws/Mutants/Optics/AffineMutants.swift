import PairingsLaws
import Pairings

/// The faults of an affine of a value that may be missing, beside which there is a mark.
private enum Wrong: String, Fault {
  case setIgnoresItsArgument = "set ignores its argument → set then get"
  case setInserts = "set inserts what is absent → a miss changes nothing"
  case changesTurnTheSibling = "a change turns the sibling → set then set"
  case setClearsTheSibling = "set clears the sibling → get then set"
  case modifyChangesTwice = "modify changes twice → modify coherence"
  case isThereWhileUnmarked = "there is a value only while there is no mark"
}

extension Mutants {
  static var affines: Mutants {
    typealias Slot = Both<Three?, Bool>
    let value = Slot.lens.appending(.some)
    func hides(_ slot: Slot) -> Bool { Wrong.present == .isThereWhileUnmarked && slot.second }
    let model = Affine<Slot, Three>(
      preview: { hides($0) ? nil : value.preview($0) },
      modify: { slot, change in
        if hides(slot) { return }
        if Wrong.present == .setInserts, slot.first == nil { slot.first = .a0 }
        let before = slot.first
        value.modify(&slot, change)
        switch Wrong.present {
        case .setIgnoresItsArgument: slot.first = before
        case .changesTurnTheSibling where slot.first != before: slot.second.toggle()
        case .setClearsTheSibling where before != nil: slot.second = false
        case .modifyChangesTwice: value.modify(&slot, change)
        default: break
        }
      })
    return Mutants(.affine(model, Slot.domain, Three.domain, of: "Both.first"), Wrong.self)
  }
}
