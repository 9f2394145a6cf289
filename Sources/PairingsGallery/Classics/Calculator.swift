import Pairings

/// The values of one sheet after another: those that nothing has changed are not computed again.
///
///     let calculator = Calculator()
///     calculator.text(of: sheet)  // What sheet.text is, computed from what has changed.
///
/// - Complexity: What a cell is needed for is computed again after a change of it, and so is
///   what hangs on a cycle.
package final class Calculator {
  private var cells = Cells()
  private let evaluation = Sheet().evaluation(following: true)

  /// What a sheet shows.
  package func text(of sheet: Sheet) -> String {
    evaluation.change(to: sheet.formulas, at: sheet.cells.changes(since: cells))
    cells = sheet.cells
    return sheet.text(evaluation.results(from: sheet.focus))
  }
}
