import PairingsLaws
import Pairings

/// The faults of a traversal of the cells of a ``Row``.
private enum Wrong: String, Fault {
  case aVisitMarks = "a visit marks"
  case aChangeTurnsTheMark = "a change turns the mark"
  case visitsTheFirstTwice = "modify visits the first cell twice"
  case omitsTheLast = "modify omits the last cell"
  case visitsSomeCells = "modify visits the cells before the first a2"
  case readsBackwards = "parts are in the reverse order"
  case readsOneTwice = "parts has the first cell twice"
  case losesTheSecond = "modify loses the change of the second cell"
  case orderDependsOnTheFirst = "the order depends on the first cell"
  case isBackwards = "modify and parts are in the reverse order"
  case isWithoutTheMarked = "a marked row has no parts"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .aVisitMarks: .several("identity")
    case .aChangeTurnsTheMark: .several("fusion", "composition")
    case .visitsTheFirstTwice: .several("fusion", "visits")
    case .omitsTheLast: .several("visits", "modify then parts")
    case .visitsSomeCells: .several("fusion", "composition", "modify then parts")
    case .readsBackwards: .sole("visits")
    case .readsOneTwice: .sole("visits")
    case .losesTheSecond: .sole("modify then parts")
    case .orderDependsOnTheFirst: .several("composition", "modify then parts")
    case .isBackwards, .isWithoutTheMarked: .survives
    }
  }
}

/// Cells in a row, with a mark beside them: the model of a traversal.
private struct Row {
  var cells: [Three]
  var mark: Int
}

extension Mutants {
  static var traversals: Mutants {
    /// Returns the places of the parts, in the order of a visit.
    func places(_ row: Row, isVisit: Bool) -> [Int] {
      let all = Array(row.cells.indices)
      switch Wrong.present {
      case .visitsTheFirstTwice where isVisit: return all.prefix(1) + all
      case .omitsTheLast where isVisit: return all.dropLast()
      case .visitsSomeCells: return all.prefix { row.cells[$0] != .a2 }
      case .readsBackwards where !isVisit: return all.reversed()
      case .readsOneTwice where !isVisit: return all.prefix(1) + all
      case .orderDependsOnTheFirst where row.cells.first == .a1: return all.reversed()
      case .isBackwards: return all.reversed()
      case .isWithoutTheMarked where row.mark == 1: return []
      default: return all
      }
    }
    let model = Traversal<Row, Three>(
      parts: { row in places(row, isVisit: false).map { row.cells[$0] } },
      modify: { row, change in
        let before = row.cells
        for place in places(row, isVisit: true) { change(&row.cells[place]) }
        switch Wrong.present {
        case .aVisitMarks: row.mark = 1
        case .aChangeTurnsTheMark where row.cells != before: row.mark = 1 - row.mark
        case .losesTheSecond where before.count > 1: row.cells[1] = before[1]
        default: break
        }
      })
    let rows = Three.domain.array(count: 0...3).zip(.marks(2)).map(
      { Row(cells: $0.0, mark: $0.1) }, back: { ($0.cells, $0.mark) })
    return Mutants(.traversal(model, rows, Three.domain, of: "Row.cells"), Wrong.self)
  }
}
