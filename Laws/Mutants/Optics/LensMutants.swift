import PairingsLaws
import Pairings

/// The faults of a lens of the position of a ``Spot``, beside which there is a mark.
private enum Wrong: String, Fault {
  case setClearsTheSibling = "set clears the sibling → get then set"
  case setIgnoresItsArgument = "set ignores its argument → set then get"
  case changesTurnTheSibling = "a change turns the sibling → set then set"
  case modifyChangesTwice = "modify changes twice → modify coherence"
  case modifyRehearses = "modify changes a copy, too → modify coherence"
  case isTurnedBothWays = "the part is the position turned, both ways"
}

extension Mutants {
  static var lenses: Mutants {
    let position = Lens(\Spot.position)
    let model = Lens<Spot, Three>(
      get: { spot in
        Wrong.present == .isTurnedBothWays ? position.get(spot).next : position.get(spot)
      },
      modify: { spot, change in
        let before = spot.position
        if Wrong.present == .isTurnedBothWays { spot.position = before.next }
        position.modify(&spot, change)
        switch Wrong.present {
        case .setClearsTheSibling: spot.mark = 0
        case .setIgnoresItsArgument: spot.position = before
        case .changesTurnTheSibling where spot.position != before: spot.mark = 1 - spot.mark
        case .modifyChangesTwice: position.modify(&spot, change)
        case .modifyRehearses:
          var copy = spot
          position.modify(&copy, change)
        case .isTurnedBothWays: spot.position = spot.position.next.next
        default: break
        }
      })
    return Mutants(.lens(model, Spot.domain, Three.domain, of: "Spot.position"), Wrong.self)
  }
}
