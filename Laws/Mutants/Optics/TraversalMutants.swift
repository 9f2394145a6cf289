import PairingsLaws
import Pairings

/// The faults of a traversal of the cells of a ``Row``.
private enum Wrong: String, Fault {
  case aVisitMarks = "a visit marks → identity + …"
  case aChangeTurnsTheMark = "a change turns the mark → fusion + composition"
  case readsBackwards = "parts are in the reverse order → visits"
  case losesTheSecond = "modify loses the change of the second cell → modify then parts"
  case isBackwards = "modify and parts are in the reverse order"
}

/// Cells in a row, with a mark beside them: the model of a traversal.
private struct Row {
  var cells: [Three]
  var mark: Int
}

extension Mutants {
  static var traversals: Mutants {
    let model = Traversal<Row, Three>(
      parts: { row in
        switch Wrong.present {
        case .readsBackwards, .isBackwards: row.cells.reversed()
        default: row.cells
        }
      },
      modify: { row, change in
        let before = row.cells
        let places = Array(row.cells.indices)
        for place in Wrong.present == .isBackwards ? places.reversed() : places {
          change(&row.cells[place])
        }
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
