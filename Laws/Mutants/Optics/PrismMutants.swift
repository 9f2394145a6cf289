import PairingsLaws
import Pairings

/// The faults of a prism of the first of two cases.
private enum Wrong: String, Fault {
  case matchesNothing = "preview never matches → review then preview"
  case matchesAnotherCase = "preview matches another case too → preview then review"
  case mapsAMiss = "modify maps a miss → modify coherence"
  case isTurnedBothWays = "the part is the payload turned, both ways"
}

extension Mutants {
  static var prisms: Mutants {
    typealias Choice = OneOf<Three, Three>
    func second(_ choice: Choice) -> Three? {
      if case .second(let part) = choice { part } else { nil }
    }
    let plain = Prism<Choice, Three>(
      preview: { choice in
        let first = Choice.prism.preview(choice)
        return switch Wrong.present {
        case .matchesNothing: nil
        case .matchesAnotherCase: first ?? second(choice)
        case .isTurnedBothWays: first?.next
        default: first
        }
      },
      review: { .first(Wrong.present == .isTurnedBothWays ? $0.next.next : $0) })
    let model = Prism(preview: plain.preview, review: plain.review) { choice, change in
      if Wrong.present == .mapsAMiss, var part = second(choice) {
        change(&part)
        choice = .second(part)
      }
      plain.modify(&choice, change)
    }
    return Mutants(.prism(model, Choice.domain, Three.domain, of: "OneOf.first"), Wrong.self)
  }
}
