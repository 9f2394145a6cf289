import PairingsLaws
import Pairings

/// The faults of a traversal of the cells of a row, beside which there is a mark.
private enum Wrong: String, Fault {
  case aVisitMarks = "a visit marks → identity + …"
  case aChangeTurnsTheMark = "a change turns the mark → fusion + composition"
  case readsBackwards = "parts are in the reverse order → visits"
  case losesTheSecond = "modify loses the change of the second cell → modify then parts"
  case isBackwards = "modify and parts are in the reverse order"
}

extension Mutants {
  static var traversals: Mutants {
    typealias Row = Both<[Three], Bool>
    let model = Traversal<Row, Three>(
      parts: { row in
        switch Wrong.present {
        case .readsBackwards, .isBackwards: row.first.reversed()
        default: row.first
        }
      },
      modify: { row, change in
        let before = row.first
        let places = Array(row.first.indices)
        for place in Wrong.present == .isBackwards ? places.reversed() : places {
          change(&row.first[place])
        }
        switch Wrong.present {
        case .aVisitMarks: row.second = true
        case .aChangeTurnsTheMark where row.first != before: row.second.toggle()
        case .losesTheSecond where before.count > 1: row.first[1] = before[1]
        default: break
        }
      })
    return Mutants(.traversal(model, Row.domain, Three.domain, of: "Both.first"), Wrong.self)
  }
}
